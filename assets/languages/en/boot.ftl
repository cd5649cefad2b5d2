### What index.html says before the program is there. The build puts these texts into that page, and the program does not have them.

loading = Loading the games…
no-script = The games need JavaScript. Please allow JavaScript for this page and reload it.
# $error says what went wrong, such as the next message.
failed =
    The games could not be loaded: { $error }. Please reload the page. If that does not help, try a current version of
    Firefox, Chrome, Edge or Safari.
no-wasm = this browser has no WebAssembly
old-browser = The games need a newer browser: please use a current version of Firefox, Chrome, Edge or Safari.
