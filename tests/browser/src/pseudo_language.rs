//! The pseudo-language on the page that is shipped: every text is 40 % longer and has marks on its letters.
//!
//! A build with `PSEUDO_LANGUAGE=1` has it as a further language (`xtask/catalogues/src/pseudo.rs`). The tests lengthen the texts
//! in the document instead, by the same rule: this needs no second build, and what is tested is what is shipped. It is stricter
//! in one respect: texts that no catalogue has, such as typed moves, become longer too.

use anyhow::{Result, ensure};

use crate::Page;
use crate::page::{LOST, STICKING_OUT, screenshots_are_wanted, strings};

/// Lengthens all texts of the document, and every text that the page writes from now on.
const LENGTHEN: &str = r#"
    if (window.lengthened) return;
    const MARKS = { a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý", c: "ç", n: "ñ", s: "š", z: "ž" };
    const mark = (letter) => {
        const marked = MARKS[letter.toLowerCase()] ?? letter;
        return letter === letter.toLowerCase() ? marked : marked.toUpperCase();
    };
    // Of every five letters two come twice.
    const longer = (text) => {
        let letters = 0;
        return text.replace(/\p{L}/gu, (letter) => {
            const isTwice = [0, 2].includes(letters++ % 5);
            return mark(letter) + (isTwice ? mark(letter).toLowerCase() : "");
        });
    };
    // What was written into each text, to recognise what the page writes. A single letter is a rank or a coordinate.
    const lengthened = window.lengthened = new WeakMap();
    const change = (text) => {
        if (lengthened.get(text) === text.data || !/\p{L}{2}/u.test(text.data)) return;
        if (text.parentElement?.closest("script, style, textarea")) return;
        lengthened.set(text, longer(text.data));
        text.data = lengthened.get(text);
    };
    const changeBelow = (node) => {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        if (node.nodeType === Node.TEXT_NODE) change(node);
        while (texts.nextNode()) change(texts.currentNode);
    };
    changeBelow(document.body);
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            if (target.nodeType === Node.TEXT_NODE) change(target);
            addedNodes.forEach(changeBelow);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });"#;

impl Page {
    /// Lengthens all texts of the page as in the pseudo-language, until another document is loaded.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn lengthen_texts(&self) -> Result<()> {
        self.run(LENGTHEN, vec![]).await.map(drop)
    }

    /// Returns what is cut off, covered or too wide on a screen with long texts, at the narrowest and a wide width. Takes
    /// screenshots if [`crate::page::SCREENSHOTS`] is set.
    ///
    /// # Errors
    ///
    /// When the browser is gone, or the texts are not longer.
    pub async fn look_at_long_texts(&self, name: &str) -> Result<Vec<String>> {
        let mut lost = Vec::new();
        for width in [320, 1440] {
            self.resize(width, 800).await?;
            self.run_async("await document.fonts.ready").await?;
            let marked =
                self.run("return /[áéíóúýçñšž]/.test(document.querySelector('main').innerText)", vec![]).await?;
            ensure!(marked == true, "expected long texts on {name}");
            for faults in [STICKING_OUT, LOST] {
                let found = strings(&self.run(faults, vec![]).await?);
                lost.extend(found.into_iter().map(|line| format!("{name} at {width} px: {line}")));
            }
            if screenshots_are_wanted() {
                self.screenshot(&format!("long-{name}-{width}")).await?;
            }
        }
        Ok(lost)
    }
}
