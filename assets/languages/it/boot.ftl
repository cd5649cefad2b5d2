### Quello che dice index.html prima che il programma sia caricato.

loading = Carico i giochi…
no-script = I giochi hanno bisogno di JavaScript. Attivalo per questa pagina e ricaricala.
failed =
    I giochi non si sono caricati: { $error }. Ricarica la pagina. Se non basta, prova con una versione recente di
    Firefox, Chrome, Edge o Safari.
no-wasm = questo browser non ha WebAssembly
old-browser = I giochi hanno bisogno di un browser più nuovo: usa una versione recente di Firefox, Chrome, Edge o Safari.
