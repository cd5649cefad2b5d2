### Was index.html sagt, bevor das Programm da ist.

loading = Die Spiele werden geladen …
no-script = Die Spiele brauchen JavaScript. Bitte erlaube JavaScript für diese Seite und lade sie neu.
failed =
    Die Spiele konnten nicht geladen werden: { $error }. Bitte lade die Seite neu. Hilft das nicht, versuch es mit einer
    aktuellen Version von Firefox, Chrome, Edge oder Safari.
no-wasm = Dieser Browser hat kein WebAssembly
old-browser = Die Spiele brauchen einen neueren Browser: Bitte nimm eine aktuelle Version von Firefox, Chrome, Edge oder Safari.
