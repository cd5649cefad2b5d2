### La pagina iniziale, e quello che si dice prima che il resto del programma sia caricato.

## Dappertutto

skip = Vai al contenuto
site-name = Scrigno corsaro
tagline = Giochi poco noti di cavalieri, corsari e corti
settings = Impostazioni
about = Informazioni e autori
promise = Funziona anche senza rete. Da questo dispositivo esce solo quello che mandi.
no = No
not-found = A questo indirizzo non c’è nessuna pagina. Ecco a che cosa puoi giocare:

## I giochi

play = Gioca
learn = Impara
options = Opzioni
begin-another = Nuova partita
game-waits = La tua partita ti aspetta.
# Partite: al femminile.
more-games =
    { $games ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $games }
    }
resume = Continua
delete = Elimina
delete-question = Vuoi eliminare questa partita ({ $game })? Non potrai più recuperarla.
saved-game-broken = Qui c’è una partita salvata che non si può leggere: { $why }
open-record = Apri una trascrizione
replay-unknown = Non è la trascrizione di una partita a uno dei giochi che trovi qui.
puzzles = I problemi del giorno
puzzles-why = Uguali per tutti, e ognuno ha una sola soluzione.
statistics = Le tue partite
home = Inizio

## Guai e novità

storage-full = Non c’è più spazio per salvare le partite. Puoi continuare, ma se lasci la pagina perdi questa partita.
storage-denied = Il tuo browser non permette a questa pagina di salvare niente. Puoi continuare, ma se lasci la pagina perdi questa partita.
storage-wiped = Questa partita era stata eliminata dal tuo dispositivo. Adesso è di nuovo salvata.
unreadable = { $what }: quello che è salvato qui non si può leggere, forse perché l’ha salvato una versione più nuova. Resta com’è, e non si salva niente di nuovo.
    .experiments = Laboratorio
    .own-puzzles = Problemi dalle tue partite
    .statistics = I tuoi risultati
update = È pronta una nuova versione.
    .take = Usala subito
old-engine = La pagina e il computer che gioca sono di versioni diverse. Ricarica la pagina e tutto torna a posto.
reload = Ricarica
loading = Caricamento…
load-failed = Questa pagina non si è caricata.
    .why = Forse non sei in rete, o è uscita una nuova versione. Quello che hai salvato c’è ancora.
    .again = Riprova
