loading = Cargando los juegos…
no-script = Los juegos necesitan JavaScript. Actívalo para esta página y recárgala.
failed =
    No se pudieron cargar los juegos: { $error }. Recarga la página. Si no basta, prueba con una versión reciente de
    Firefox, Chrome, Edge o Safari.
no-wasm = este navegador no tiene WebAssembly
old-browser = Los juegos necesitan un navegador más nuevo: usa una versión reciente de Firefox, Chrome, Edge o Safari.
