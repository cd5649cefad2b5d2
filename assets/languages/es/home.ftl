### La página de inicio, y lo que se dice antes de que se cargue el resto del programa.

## En todas partes

skip = Ir al contenido
site-name = Gabinete corsario
tagline = Juegos poco conocidos de caballeros, corsarios y cortes
settings = Ajustes
about = Información y créditos
promise = Funciona sin conexión. Solo sale de este dispositivo lo que tú envías.
no = No
not-found = No hay ninguna página en esta dirección. Puedes jugar a esto:

## Los juegos

play = Jugar
learn = Aprender
options = Opciones
begin-another = Nueva partida
game-waits = Tu partida te espera.
more-games = Ver { $games } más
resume = Continuar
delete = Borrar
delete-question = ¿Borrar esta partida de { $game }? No podrás recuperarla.
saved-game-broken = Aquí hay una partida guardada que no se puede leer: { $why }
open-record = Abrir una partida
replay-unknown = Esto no es la anotación de una partida de ninguno de estos juegos.
puzzles = Retos del día
puzzles-why = Los mismos para todo el mundo, y cada uno con una sola solución.
statistics = Tus partidas
home = Inicio

## Problemas y novedades

storage-full = No queda sitio para guardar tus partidas. Puedes seguir jugando, pero perderás esta partida al salir de la página.
storage-denied = Tu navegador no deja que esta página guarde nada. Puedes seguir jugando, pero perderás esta partida al salir de la página.
storage-wiped = Esta partida se había borrado de tu dispositivo. Ya está guardada otra vez.
unreadable = { $what }: lo guardado aquí no se puede leer, quizá porque lo guardó una versión más nueva. Se queda como está y no se guarda nada nuevo.
    .experiments = Laboratorio
    .own-puzzles = Retos de tus partidas
    .statistics = Tus resultados
update = Hay una nueva versión.
    .take = Usarla ya
old-engine = La página y la máquina que juega son de versiones distintas. Recarga la página para arreglarlo.
reload = Recargar
loading = Cargando…
load-failed = No se pudo cargar esta página.
    .why = Quizá no tienes conexión, o hay una versión nueva. No se ha perdido nada de lo que tenías guardado.
    .again = Reintentar
