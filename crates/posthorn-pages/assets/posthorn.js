// Every page works without this script. With it, forms are answered in place, the page follows the table live, and
// everything can be done by keys or by touch.
//
// This is the only module that does something when it is loaded; the others wait to be started from here:
//
//   page        finding elements, and the reader's preferences
//   messages    what is shown for a while, spoken, or asked
//   forms       sending forms without leaving the page
//   live        the connection to the server
//   connection  what is shown while the page waits for it
//   update      changing the page when something comes over it, with the help of
//     morph       making one element like another
//     focus       keeping the focus where it was
//     log         the lists of what happened and what was said
//     motion      things that fly over the table
//     horn        the sound that calls a player
//     prepare     what a new part of the page needs
//   clock       clocks by the server's time
//   recap       what happened since the last turn, once more
//   cards       picking and dragging cards
//   closing     choosing offices, and cards to keep
//   buttons     clicks that need no server
//   highlight   a card's town and roads on the map
//   divider     the divider between hand and route
//   map         zooming and moving the map
//   keys        the keys of the table
//   hint        asking a bot
//   replay      looking at a finished game
//   analysis    what the bot says about it

import { startAnalysis } from "./analysis.js";
import { startButtons } from "./buttons.js";
import { startDragging } from "./cards.js";
import { startClocks } from "./clock.js";
import { startClosing } from "./closing.js";
import { startDivider } from "./divider.js";
import { startForms } from "./forms.js";
import { startHighlighting } from "./highlight.js";
import { startHints } from "./hint.js";
import { startKeys } from "./keys.js";
import { startLive } from "./live.js";
import { startLog } from "./log.js";
import { startMap } from "./map.js";
import { startMotion } from "./motion.js";
import { prepare } from "./prepare.js";
import { startReplay } from "./replay.js";

startClocks();
startForms();
startMotion();
startButtons();
startClosing();
startHighlighting();
startDivider();
startDragging();
startKeys();
startHints();
startReplay();
startAnalysis();
// Style sheets show some things only where a script runs.
document.body.classList.add("scripted");
prepare(document);
startLog();
startMap();
startLive();
