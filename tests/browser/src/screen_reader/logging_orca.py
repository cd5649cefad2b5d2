"""Runs Orca with a voice that speaks into a log.

Orca speaks through the module `speechd`. The module here takes its place. For each utterance it takes as long as a voice does, and
writes a line of JSON when the utterance was asked for, begun, and ended or cut off.
"""

import importlib.machinery
import json
import os
import queue
import re
import sys
import threading
import time
import types

LOG = open(os.environ["SPEECH_LOG"], "a", buffering=1)
SECONDS_PER_WORD = 60 / float(os.environ["WORDS_PER_MINUTE"])
ENTITIES = {"&lt;": "<", "&gt;": ">", "&amp;": "&"}


def log(number, event, text=None):
    LOG.write(json.dumps({"number": number, "event": event, "at": time.time(), "text": text}) + "\n")


class Voice(threading.Thread):
    """Speaks one utterance after the other, in the order in which they were asked for."""

    def __init__(self):
        super().__init__(daemon=True)
        self.waiting = queue.Queue()
        self.cancelled = threading.Condition()
        self.last_asked = self.last_cancelled = 0
        self.start()

    def say(self, text, callback=None):
        plain = re.sub("|".join(ENTITIES), lambda found: ENTITIES[found[0]], re.sub("<[^>]*>", "", text))
        with self.cancelled:
            self.last_asked += 1
            log(self.last_asked, "asked", plain)
            self.waiting.put((self.last_asked, plain, callback or (lambda *_: None)))

    def cancel(self):
        with self.cancelled:
            self.last_cancelled = self.last_asked
            self.cancelled.notify()

    def run(self):
        while True:
            number, text, callback = self.waiting.get()
            with self.cancelled:
                if self.last_cancelled < number:
                    log(number, "begun")
                    callback(CallbackType.BEGIN)
                    seconds = len(text.split()) * SECONDS_PER_WORD
                    self.cancelled.wait_for(lambda: self.last_cancelled >= number, seconds)
                is_cut = self.last_cancelled >= number
                log(number, "cut" if is_cut else "ended")
            callback(CallbackType.CANCEL if is_cut else CallbackType.END)


class Constants(type):
    """The type of a class that has any constant that it is asked for."""

    def __getattr__(cls, name):
        return name


class CallbackType(metaclass=Constants):
    BEGIN, CANCEL, END, INDEX_MARK = range(4)


class SSIPClient:
    voice = Voice()

    def __init__(self, *_, **__):
        pass

    def speak(self, text, callback=None, event_types=None):
        self.voice.say(text, callback)

    def char(self, text):
        self.voice.say(text)

    def cancel(self, *_):
        self.voice.cancel()

    def __getattr__(self, name):
        return lambda *_, **__: ()


speechd = types.ModuleType("speechd")
speechd.SSIPClient, speechd.CallbackType = SSIPClient, CallbackType
speechd.Priority = speechd.PunctuationMode = speechd.DataMode = Constants("Any", (), {})
speechd.SSIPCommunicationError = speechd.SSIPCommandError = type("SSIPError", (Exception,), {})
sys.modules["speechd"] = speechd

program = importlib.machinery.SourceFileLoader("orca_program", "/usr/bin/orca").load_module()
# Orca refuses to run beside another process that is called so, such as the one of another test.
program.setProcessName = lambda name: None
sys.exit(program.main())
