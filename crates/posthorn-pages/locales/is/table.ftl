# Síða borðs.
title-waiting = Beðið eftir leikmönnum – Posthorn
title-game = Posthorn
title-your-turn = 📯 Þú átt að gera – Posthorn
title-over = Úrslitin – Posthorn

status-waiting = Beðið eftir leikmönnum
status-over = Leiknum er lokið
status-round = { $round }. umferð
status-you-draw = Þú átt að gera: taktu spil
status-you-draw-two = Þú átt að gera: taktu tvö spil, því þú varst ekki með nein spil á hendi
status-you-draw-second = Taktu seinna spilið
status-you-play = Leggðu spil við leiðina þína
status-you-play-or-draw = Leggðu niður spil eða taktu annað með hjálp póstmeistarans
status-you-close = Lokaðu leiðinni eða hleyptu næsta að
status-you-close-or-play = Leggðu niður annað spil, lokaðu leiðinni eða hleyptu næsta að
status-you-play-or-end = Leggðu niður annað spil eða hleyptu næsta að
status-you-end = Hleyptu næsta að
status-you-keep = Veldu þrjú spil til að halda eftir
status-you-over = Leiknum er lokið
status-other-draw = { $name } tekur spil
status-other-draw-two = { $name } tekur tvö spil
status-other-draw-second = { $name } tekur seinna spilið
status-other-play = { $name } leggur niður spil
status-other-play-or-draw = { $name } leggur niður spil eða tekur annað
status-other-close = { $name } lokar leiðinni eða hleypir næsta að
status-other-close-or-play = { $name } leggur niður annað spil, lokar leiðinni eða hleypir næsta að
status-other-keep = { $name } velur þrjú spil til að halda eftir
status-other-over = Leiknum er lokið

area-market = Spil sem snúa upp
area-officials = Póststarfsmenn
area-map = Kort af Suður-Þýskalandi og nágrannalöndum
area-players = Leikmenn
area-own = Spilin þín og leiðin
area-hand = Á hendi
area-route = Leiðin þín
area-log = Atburðir
area-chat = Spjall

take-card = Taka { $city } ({ $region })
take-deck = Taka efsta spilið úr bunkanum; { $count } eftir
discard-title = Kastbunki, { $count } spil
deck = Bunki
discard-empty = Kastbunki
hand-empty = Engin spil á hendi.
route-empty = Engin leið enn. Þú byrjar á henni með fyrsta spilinu sem þú leggur niður.
divider = Skipta plássinu milli spila á hendi og leiðar
own-watching = Þú fylgist með þessum leik.
own-covered = Spilin eru hulin meðan annar leikmaður á að gera.
play-card = Leggja niður { $city }
play-either = { $city }: passar við báða enda leiðarinnar
play-left = Leggja { $city } við vinstri endann
play-right = Leggja { $city } við hægri endann
restart-card = Kasta leiðinni og byrja á nýrri með { $city }
spot-left = Vinstri endi leiðarinnar
spot-right = Hægri endi leiðarinnar

official-administrator = Forstjórinn
official-administrator-about = Áður en þú tekur spil: leggur fram sex ný spil.
official-administrator-ready = Smelltu til að fá sex ný spil.
official-postmaster = Póst{ "\u00AD" }meistarinn
official-postmaster-about = Leyfir þér að taka annað spil.
official-postmaster-ready = Taktu annað spil og hann hjálpar.
official-postmaster-helps = { $name } fær hjálp póstmeistarans.
official-postal-carrier = Póst{ "\u00AD" }flutninga{ "\u00AD" }maðurinn
official-postal-carrier-about = Leyfir þér að leggja niður annað spil.
official-postal-carrier-ready = Leggðu niður annað spil og hann hjálpar.
official-postal-carrier-nothing-fits = Ekkert spil á hendi passar við leiðina.
official-postal-carrier-helps = { $name } fær hjálp póstflutningamannsins.
official-cartwright = Vagna{ "\u00AD" }smiðurinn
official-cartwright-about = Útvegar vagn þótt eitt eða tvö spil vanti.
official-cartwright-ready = Getur hjálpað þegar þú lokar leið: merktu þá við hann.
official-cartwright-helps = { $name } fær hjálp vagnasmiðsins.
official-helped = Hefur þegar hjálpað.

panel-first = Hóf leikinn
panel-ended = Boðaði leikslok
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
   *[other] Fyrir þann næsta þarf leið með { $next } spilum.
}
# [engin] er það sem list-none í site.ftl segir.
panel-tiles-title = { $tiles ->
    [engin] Engir stigaskildir.
   *[other] Stigaskildir: { $tiles }.
}
panel-bot = Þjarkur
panel-online = Er við
panel-offline = Er ekki við sem stendur
panel-resigned = Gaf leikinn; þjarkur spilar áfram
panel-absent = Hefur verið lengi í burtu; þjarkur spilar áfram
panel-stand-in = Láta þjark taka við
panel-timed-out = Féll á tíma; þjarkur spilar áfram
clock-days = { $days } d. { $hours } klst.

button-close = Loka leiðinni
button-end = Hleypa næsta að
button-undo = Taka aftur
button-more = Meira…
button-resign = Gefa leikinn: þjarkur spilar áfram

keep-three = Haltu eftir þremur spilum; hinum er kastað.
keep-submit = Halda þessum eftir

close-heading = Hvert fara pósthúsin?
close-one-each = Eitt í hvert hérað
close-one-region = Öll í eitt hérað
close-own-choice = Eða eigið val: smelltu á borg til að sleppa henni
close-no-candidates = Þú átt þegar pósthús í öllum borgum á þessari leið.
close-cartwright = Vagnasmiðurinn hjálpar: taktu næsta vagn þótt leiðin sé of stutt
close-submit = Setja niður og loka
close-cancel = Loka án þess að ljúka leiðinni
gain-carriage = Vagn { $carriage }
gain-tile = { $pile }: { $value }
gain-points = { $count ->
    [one] { $points } stig
   *[other] { $points } stig
}
gain-ends = Boðar leikslok

ask-give-up = Kasta leiðinni? Spilum hennar er kastað og ekkert fæst fyrir þau.
ask-play-stuck = Eftir þetta passar ekkert spil á hendi við leiðina. Leggja það samt niður?
ask-end-stuck = Ekkert spil á hendi passar við leiðina. Hleypa næsta samt að?
ask-resign = Gefa leikinn? Þjarkur spilar áfram fyrir þig. Þú getur snúið aftur meðan leikurinn stendur.
ask-yes = Já
ask-no = Nei

since-heading = Frá því að þú gerðir síðast
banner-last-round = Síðasta umferð! { $name } boðaði leikslok.
banner-away = Þjarkur spilar fyrir þig.
banner-return = Taka við aftur
cover-pass = { $name } á að gera. Réttu skjáinn áfram.
cover-show = Ég er { $name }: sýna spilin mín

result-toggle = Sýna eða fela úrslitin til að sjá kortið
result-winner = { $name } vinnur
result-player = Leikmaður
result-carriage = Vagn
result-bonus = Stiga{ "\u00AD" }skildir
result-unplaced = Ónotuð pósthús
result-total = Stig
result-chart = Stig eftir hverja umferð
result-rematch = Spila aftur með sama fólki
result-to-rematch = Í næsta leik
result-record = Sækja leikskýrsluna
fair-heading = Var heiðarlega stokkað?
fair-commitment = Tætigildi leyndarmálsins að baki stokkuninni:
fair-secret = Leyndarmálið sjálft:

chat-placeholder = Segðu eitthvað, eða /help
chat-send = Senda

pile-length-5 = 5 spila leið
pile-length-6 = 6 spila leið
pile-length-7 = 7 spila leið
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen og Salzburg
pile-schweiz-tyrol = Schweiz og Tyrol
pile-wuerttemberg-hohenzollern = Württemberg og Hohenzollern
pile-all-regions = Öll héruð
pile-outside-baiern = Utan Baiern
pile-end-of-game = Leikslok

waiting-heading = Verið er að undirbúa borð
invite-heading = Bjóða fleirum
invite-lead = Sendu þennan tengil eða skannaðu kóðann með síma. Hver sem opnar hann getur sest eða horft á.
invite-copy = Afrita
options-heading = Reglur við þetta borð
rule-outside-baiern = Skjöldurinn „Utan Baiern“: pósthús í hverju héraði nema Baiern
rule-every-region = Skjöldurinn „Öll héruð“: pósthús í hverju héraði, líka í Baiern
rule-any-length = Tómur lengdarbunki: næsti bunki fyrir neðan
rule-seven-plus = Tómur lengdarbunki: næsti bunki fyrir neðan, aðeins fyrir leiðir með sjö spilum eða fleiri
rule-finish-round = Síðasta umferðin er spiluð til enda
rule-one-more-each = Þegar leikslok eru boðuð fá allir hinir að gera einu sinni enn
rule-hidden-tiles = Gildi stigaskjalda eru hinum hulin
rule-open-tiles = Gildi stigaskjalda eru öllum sýnileg
rule-rated = Reiknaður til styrkleikastiga
rule-unrated = Ekki reiknaður til styrkleikastiga
seat-empty = Laust sæti
seat-sit = Setjast
seat-none-free = Öll sæti eru skipuð. Þú getur fylgst með.
seat-sit-here = Setjast hér
seat-ready = Ég er til
seat-not-ready = Bíddu, ekki strax
seat-is-ready = til í slaginn
seat-is-not-ready = ekki til í slaginn enn
seat-start = Byrja leikinn
seat-start-hint = Hægt er að byrja þegar öll sæti eru skipuð og allir eru tilbúnir.
seat-leave = Yfirgefa borðið
seat-free = Losa sætið
seat-add-bot = Bæta við þjarki
seat-guest-name = Nafn
seat-add-guest = Spilar við þennan skjá
seat-add-guest-about = Einhver sem spilar við þennan skjá; spilin eru hulin meðan skjárinn gengur á milli

log-market-replaced = { $name } lætur forstjórann leggja fram sex ný spil.
log-took = { $name } tekur { $city }.
log-drew = { $name } tekur spil úr bunkanum.
log-drew-own = { $name } tekur { $city } úr bunkanum.
log-reshuffled = { $count ->
    [1] Eina spilið sem kastað var verður að bunka.
   *[other] Spilin { $count } sem kastað var eru stokkuð og verða að bunka.
}
log-gave-up = { $name } kastar leiðinni { $cities }.
log-played = { $name } leggur niður { $city }.
log-closed = { $name } lokar { $count } spila leið og { $offices ->
    [0] setur ekki niður neitt pósthús.
    [one] setur niður pósthús í { $cities }.
   *[other] setur niður pósthús í { $cities }.
}
log-tile = { $name } tekur stigaskjöld: { $pile }.
log-tile-value = { $name } tekur stigaskjöld: { $pile }, { $value } stig.
log-carriage = { $name } tekur vagn { $carriage }.
log-cut = { $name } kastar { $cities }.
log-end-triggered = { $name } boðar leikslok.
log-passed = { $name } getur hvorki tekið né lagt niður spil og situr hjá.
log-over = Leiknum er lokið.
log-sat = { $name } sest í sæti { $seat }.
log-left = Sæti { $seat } er laust.
log-started = Leikurinn hefst.
log-resigned = { $name } gefur leikinn; þjarkur spilar áfram.
log-timed-out = { $name } fellur á tíma; þjarkur spilar áfram.
log-absent = { $name } hefur verið lengi í burtu; þjarkur spilar áfram.
log-back = { $name } er aftur með.
log-rematch = Verið er að undirbúa næsta leik.
