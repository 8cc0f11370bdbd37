# Síða borðs.
title-waiting = Beðið eftir leikmönnum – Posthorn
title-game = Posthorn
title-your-turn = 📯 Þú átt að gera – Posthorn
title-over = Úrslitin – Posthorn

status-waiting = Beðið eftir leikmönnum
status-over = Leiknum er lokið
status-round = { $round }. umferð
status-you-draw = Þú átt að gera: taktu spil
status-you-draw-two = Þú átt að gera: taktu tvö spil, því höndin var tóm
status-you-draw-second = Taktu annað spil
status-you-play = Leggðu spil við leiðina þína
status-you-play-or-draw = Leggðu niður spil eða taktu annað með hjálp póstmeistarans
status-you-close = Lokaðu leiðinni eða ljúktu lotunni
status-you-close-or-play = Leggðu niður annað spil, lokaðu leiðinni eða ljúktu lotunni
status-you-play-or-end = Leggðu niður annað spil eða ljúktu lotunni
status-you-end = Ljúktu lotunni
status-you-keep = Veldu þrjú spil til að halda
status-you-over = Leiknum er lokið
status-other-draw = { $name }: tekur spil
status-other-draw-two = { $name }: tekur tvö spil
status-other-draw-second = { $name }: tekur annað spil
status-other-play = { $name }: leggur niður spil
status-other-play-or-draw = { $name }: leggur niður spil eða tekur annað
status-other-close = { $name }: lokar leiðinni eða lýkur lotunni
status-other-close-or-play = { $name }: leggur niður annað spil, lokar leiðinni eða lýkur lotunni
status-other-keep = { $name }: velur þrjú spil til að halda
status-other-over = Leiknum er lokið

area-market = Spil sem snúa upp
area-officials = Póststarfsmenn
area-map = Kort af Suður-Þýskalandi og nágrönnum þess
area-players = Leikmenn
area-own = Höndin þín og leiðin
area-hand = Höndin þín
area-route = Leiðin þín
area-log = Það sem gerðist
area-chat = Spjall

take-card = Taka { $city } ({ $region })
take-deck = Taka efsta spilið úr bunkanum; { $count } eftir
discard-title = Kastbunki, { $count } spil
deck = Bunki
discard-empty = Kastbunki
hand-empty = Engin spil á hendi.
route-empty = Engin leið enn. Fyrsta spilið sem þú leggur niður byrjar leið.
divider = Skipta plássinu milli handar og leiðar
own-watching = Þú fylgist með þessum leik.
own-covered = Spilin eru hulin meðan annar leikmaður á að gera.
play-card = Leggja niður { $city }
play-either = { $city }: passar við báða enda leiðarinnar
play-left = Leggja { $city } við vinstri endann
play-right = Leggja { $city } við hægri endann
restart-card = Kasta leiðinni og byrja nýja með { $city }
spot-left = Vinstri endi leiðarinnar
spot-right = Hægri endi leiðarinnar

official-administrator = Forstjórinn
official-administrator-about = Á undan fyrsta spili: leggur fram sex ný spil.
official-administrator-ready = Smelltu til að fá sex ný spil.
official-postmaster = Póst{ "\u00AD" }meistarinn
official-postmaster-about = Leyfir þér að taka annað spil.
official-postmaster-ready = Taktu annað spil og hann hjálpar.
official-postmaster-helps = Póstmeistarinn hjálpar: { $name }.
official-postal-carrier = Póst­flutninga­maðurinn
official-postal-carrier-about = Leyfir þér að leggja niður annað spil.
official-postal-carrier-ready = Leggðu niður annað spil og hann hjálpar.
official-postal-carrier-helps = Póstflutningamaðurinn hjálpar: { $name }.
official-cartwright = Vagna{ "\u00AD" }smiðurinn
official-cartwright-about = Útvegar vagn þótt eitt eða tvö spil vanti.
official-cartwright-ready = Getur hjálpað við lokun: merktu við hann þar.
official-cartwright-helps = Vagnasmiðurinn hjálpar: { $name }.
official-helped = Hefur hjálpað í þessari lotu.

panel-first = Byrjaði leikinn
panel-ended = Hóf leikslokin
panel-hand = Spil
panel-offices = Pósthús eftir
panel-carriage = Vagn
panel-tiles = Skildir
panel-route = Leið í smíðum
panel-hand-known = Tekin fyrir opnum tjöldum: { $known }. Óþekkt: { $unknown }.
panel-hand-open = Á hendi: { $cards }.
panel-carriage-title = { $carriage ->
    [0] Enginn vagn enn.
   *[other] Vagn { $carriage }, { $points } stiga virði.
} { $next ->
    [0] Enginn er hærri.
   *[other] Sá næsti þarf leið með { $next } spilum.
}
panel-tiles-title = Stigaskildir: { $tiles }.
panel-bot = Þjarkur
panel-online = Er við
panel-offline = Er ekki við sem stendur
panel-resigned = Gaf leikinn; þjarkur spilar áfram
panel-absent = Hefur verið lengi í burtu; þjarkur spilar áfram
panel-stand-in = Lengi í burtu: láta þjark spila áfram
panel-timed-out = Féll á tíma; þjarkur spilar áfram
clock-days = { $days } d. { $hours } klst.

button-close = Loka leiðinni
button-end = Ljúka lotu
button-undo = Taka aftur
button-more = Meira…
button-resign = Gefa leikinn: þjarkur spilar áfram

keep-three = Haltu þremur spilum; hinum er kastað.
keep-submit = Halda þessum

close-heading = Hvert fara pósthúsin?
close-one-each = Eitt í hvert hérað
close-one-region = Öll í eitt hérað
close-own-choice = Eða eigið val: smelltu á borg til að sleppa henni
close-no-candidates = Þú átt þegar pósthús í öllum borgum á þessari leið.
close-cartwright = Vagnasmiðurinn hjálpar: taktu næsta vagn þótt leiðin sé of stutt
close-submit = Setja og loka
gain-carriage = Vagn { $carriage }
gain-tile = { $pile }: { $value }
gain-points = { $count ->
    [one] { $points } stig
   *[other] { $points } stig
}
gain-ends = Leikslok hefjast

ask-give-up = Kasta leiðinni? Spilum hennar er kastað og ekkert fæst fyrir þau.
ask-play-stuck = Eftir þetta passar ekkert spil á hendi við leiðina. Leggja það samt niður?
ask-end-stuck = Ekkert spil á hendi passar við leiðina. Ljúka lotunni samt?
ask-resign = Gefa leikinn? Þjarkur spilar áfram fyrir þig. Þú getur snúið aftur meðan leikurinn stendur.
ask-yes = Já
ask-no = Nei

since-heading = Frá síðustu lotu þinni
banner-last-round = Síðasta umferð! { $name } hóf leikslokin.
banner-away = Þjarkur spilar fyrir þig.
banner-return = Taka við aftur
cover-pass = { $name } á að gera. Réttu skjáinn áfram.
cover-show = Ég er { $name }: sýna spilin mín

result-winner = { $name } vinnur
result-player = Leikmaður
result-carriage = Vagn
result-bonus = Stiga{ "\u00AD" }skildir
result-unplaced = Ónotuð pósthús
result-total = Stig
result-chart = Stig eftir hverja umferð
result-rematch = Spila aftur með sama fólki
result-to-rematch = Í næsta leik
result-record = Sækja leikskrána
fair-heading = Var heiðarlega stokkað?
fair-commitment = Tætigildi stokkunarleyndarmálsins:
fair-secret = Leyndarmálið sjálft:

chat-placeholder = Segðu eitthvað, eða /help
chat-send = Segja

pile-length-5 = 5 spila leið
pile-length-6 = 6 spila leið
pile-length-7 = 7 spila leið
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen og Salzburg
pile-schweiz-tyrol = Schweiz og Tyrol
pile-wuerttemberg-hohenzollern = Württemberg og Hohenzollern
pile-all-regions = Öll héruð
pile-end-of-game = Leikslok

waiting-heading = Borð er undirbúið
invite-heading = Bjóða
invite-lead = Sendu þennan hlekk eða láttu síma lesa kóðann. Hver sem opnar hann getur sest eða horft á.
invite-copy = Afrita
options-heading = Það sem er spilað
rule-outside-baiern = Skjöldurinn „öll héruð“: pósthús í hverju héraði; Baiern skiptir engu
rule-every-region = Skjöldurinn „öll héruð“: pósthús í hverju héraði, líka Baiern
rule-any-length = Lengdarbunki tómur: næsti lægri
rule-seven-plus = Lengdarbunki tómur: næsti lægri, aðeins fyrir leiðir með sjö spilum eða fleiri
rule-finish-round = Síðasta umferðin er spiluð til enda
rule-one-more-each = Þegar leikslok hefjast fá allir aðrir eina lotu enn
rule-hidden-tiles = Gildi stigaskjalda eru hinum hulin
rule-open-tiles = Gildi stigaskjalda eru öllum sýnileg
rule-rated = Til stiga
rule-unrated = Ekki til stiga
seat-empty = Laust sæti
seat-sit = Setjast
seat-sit-here = Setjast hér
seat-ready = Ég er til
seat-not-ready = Bíddu, ekki strax
seat-is-ready = til í slaginn
seat-is-not-ready = ekki til enn
seat-start = Byrja leikinn
seat-start-hint = Hægt er að byrja þegar öll sæti eru skipuð og allir eru til.
seat-leave = Yfirgefa borðið
seat-free = Losa sætið
seat-add-bot = Bæta við þjarki
seat-guest-name = Nafn
seat-add-guest = Situr hjá mér
seat-add-guest-about = Einhver sem spilar við þennan skjá; spilin eru hulin milli lota

log-market-replaced = { $name } lætur forstjórann leggja fram sex ný spil.
log-took = { $name } tekur { $city }.
log-drew = { $name } tekur spil úr bunkanum.
log-drew-own = { $name } tekur { $city } úr bunkanum.
log-reshuffled = { $count ->
    [one] Eina spilið sem kastað var verður að bunka.
   *[other] Spilin { $count } sem kastað var eru stokkuð og verða að bunka.
}
log-gave-up = { $name } kastar leiðinni { $cities }.
log-played = { $name } leggur niður { $city }.
log-closed = { $name } lokar { $count } spila leið og { $offices ->
    [0] setur ekkert pósthús.
    [one] setur pósthús í { $cities }.
   *[other] setur pósthús í { $cities }.
}
log-tile = { $name } tekur stigaskjöld: { $pile }.
log-tile-value = { $name } tekur stigaskjöld: { $pile }, { $value } stig.
log-carriage = { $name } tekur vagn { $carriage }.
log-cut = { $name } kastar { $cities }.
log-end-triggered = { $name } hefur leikslokin.
log-passed = { $name } getur hvorki tekið né lagt niður spil og situr hjá.
log-over = Leiknum er lokið.
log-sat = { $name } sest í sæti { $seat }.
log-left = Sæti { $seat } er laust.
log-started = Leikurinn hefst.
log-resigned = Leikmaður í sæti { $seat } gefur leikinn; þjarkur spilar áfram.
log-timed-out = Leikmaður í sæti { $seat } fellur á tíma; þjarkur spilar áfram.
log-absent = Leikmaður í sæti { $seat } hefur verið lengi í burtu; þjarkur spilar áfram.
log-back = Leikmaður í sæti { $seat } er kominn aftur.
log-rematch = Næsti leikur er undirbúinn.
