loading = Chargement des jeux…
no-script = Les jeux ont besoin de JavaScript. Veuillez l’autoriser pour cette page, puis la recharger.
failed =
    Impossible de charger les jeux : { $error }. Veuillez recharger la page. Si cela ne suffit pas, essayez une version
    récente de Firefox, Chrome, Edge ou Safari.
no-wasm = ce navigateur n’a pas WebAssembly
old-browser = Les jeux demandent un navigateur plus récent : utilisez une version récente de Firefox, Chrome, Edge ou Safari.
