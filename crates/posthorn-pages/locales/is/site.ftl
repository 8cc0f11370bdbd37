# Allt utan spilaborðsins sjálfs.
skip = Beint í efnið
brand-home = Posthorn, á forsíðu
nav-rules = Reglur
nav-help = Hjálp
nav-api = Forritaskil fyrir þjarka
language-menu = Tungumál
back-home = Á forsíðu
message-title = Posthorn
title-of = { $heading } – Posthorn
footer = Posthorn er óopinber útfærsla á Thurn und Taxis eftir Karen og Andreas Seyfarth, ekki í hagnaðarskyni, með eigin myndum og textum og án tengsla við höfundana eða útgefandann.
list-and = { $rest } og { $last }
list-none = engin
offline = Þjónninn svarar ekki. Síðan uppfærist sjálfkrafa þegar hann er kominn aftur; reyndu þá á ný.
reconnecting = Tengist aftur …
reconnected = Tenging komin á aftur.
refresh = Uppfæra
guest-name = Gestur { $number }
seat = Sæti

home-title = Posthorn: spilaðu Thurn und Taxis
home-title-turn = 📯 Þú átt að gera – Posthorn
home-heading = Leggðu póstleiðina
home-lead = Thurn und Taxis í vafranum: gegn þjörkum, gegn vinum, í beinni eða í rólegheitum. Án skráningar og ekkert að setja upp.
play-now = Spila núna
play-opponents = Mótherjar
play-strength = Styrkur
play-quick = Þjarkar spila án hlés
open-heading = Opna borð
open-seats = Sæti
open-pace = Tími
open-visible = Sýnilegt
open-visible-public = Öllum á forsíðunni
open-visible-link = Aðeins þeim sem hafa tengilinn
open-more = Reglur og fleira
open-rules = Reglur
open-first = Hver byrjar
open-first-random = Tilviljun ræður
open-rated = Leikur til styrkleikastiga
open-submit = Opna borðið
preset-classic = Sígildar
preset-classic-about = skjöldurinn „Utan Baiern“ krefst allra héraða nema Baiern
preset-international = Alþjóðlegar
preset-international-about = skjöldurinn „Öll héruð“ krefst líka Baiern
preset-icelandic = Íslenskar
preset-icelandic-about = Baiern líka, lægri lengdarskjöldur aðeins fyrir leiðir með sjö spilum eða fleiri, í lokin fá allir hinir að gera einu sinni enn
preset-own = Eigið val:
option-every-region = Skjöldurinn „Öll héruð“ krefst líka Baiern
option-seven-plus = Aðeins leiðir með sjö spilum eða fleiri fá lægri lengdarskjöld
option-one-more-each = Þegar leikslok eru boðuð fá allir hinir að gera einu sinni enn
option-open-tiles = Gildi stigaskjalda eru öllum sýnileg
pace-free = Engin klukka
pace-live-5 = Í beinni: 5 mínútur á mann og 15 sekúndur í viðbót í hvert sinn
pace-live-10 = Í beinni: 10 mínútur á mann og 30 sekúndur í viðbót í hvert sinn
pace-turns-24 = Í rólegheitum: sólarhringur til að gera
pace-turns-72 = Í rólegheitum: þrír sólarhringar til að gera
pace-turns-168 = Í rólegheitum: vika til að gera
mine-heading = Leikirnir mínir
mine-empty = Engir enn. Einn smellur á „Spila núna“ bætir úr því.
mine-your-turn = þú átt að gera
mine-waiting = beðið eftir leikmönnum
mine-finished = Sæti { $place } af { $players }, { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
tables-open = Opin borð
tables-open-empty = Enginn bíður. Opnaðu borð og sendu vini tengilinn.
tables-free = { $count ->
    [0] fullt
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
tables-join = Vera með
tables-running = Leikir í gangi sem má fylgjast með
tables-running-empty = Enginn leikur er í gangi.
running-round = { $round }. umferð, { $name } á að gera

bot-random = Tilviljun
bot-random-about = leggur niður hvaða spil sem reglurnar leyfa
bot-novice = Nýliði
bot-novice-about = kann reglurnar og varla meira
bot-courier = Sendiboði
bot-courier-about = spilar þokkalega
bot-postmaster = Meistari
bot-postmaster-about = hugsar fram í tímann
bot-prince = Fursti
bot-prince-about = miskunnarlaus

me-heading = Þú
me-lead = Þú ert gestur: þessi vafri man eftir þér.
me-name = Nafn
me-save = Vista
me-tokens = Lyklar fyrir þjarka
me-tokens-lead = Forrit með lykil spilar í þínu nafni.
me-token-new = Hér er lykillinn. Hann er aðeins sýndur í þetta eina sinn:
me-token-revoke = Afturkalla
me-token-label = Til hvers er hann?
me-token-make = Búa til lykil

help-keys = Flýtilyklar
help-commands = Skipanir í spjallinu

note-saved = Vistað.
note-commands = /join: setjast, /leave: standa upp, /ready: vera til í slaginn, /start: byrja, /bot STYRKUR: bæta við þjarki, /watch: horfa bara á, /undo: taka aftur, /help: þessi listi.

error-stale = Leikurinn var kominn lengra: svona er staðan núna.
error-not-seated = Þú átt ekki sæti við þetta borð.
error-not-host = Það getur aðeins sá sem opnaði borðið.
error-seat-taken = Þetta sæti er tekið. Veldu annað eða horfðu á.
error-no-such-seat = Það sæti er ekki við þetta borð.
error-no-such-bot = Sá þjarkur er ekki til. Veldu einn af listanum.
error-begun = Leikurinn er þegar hafinn.
error-not-begun = Leikurinn er ekki hafinn.
error-not-ready = Ekki enn: öll sæti verða að vera skipuð og allir tilbúnir.
error-bad-text = Skrifaðu línu með 1 til 300 stöfum.
error-bad-action = Þetta er ekki aðgerð í spilinu. Notaðu hnappana á síðunni.
error-no-such-command = Sú skipun er ekki til. /help telur þær upp.
error-not-away = Sá leikmaður er við eða hefur ekki verið nógu lengi í burtu. Bíddu aðeins.
error-busy = Of mikið er um að vera við þetta borð. Reyndu aftur eftir augnablik.
error-no-such-table = Það borð er ekki til. Kannski vantar eitthvað í tengilinn.
error-store = Ekki er víst að þetta hafi vistast. Reyndu aftur eftir augnablik; ef það tókst þrátt fyrir allt sést það á borðinu.
error-form = Þetta eyðublað er útrunnið. Farðu til baka, opnaðu síðuna upp á nýtt og reyndu aftur.
error-no-page = Sú síða er ekki til.
error-bad-name = Nafn er 1 til 24 stafir.
error-record-later = Leikskýrslan fæst þegar leiknum er lokið.
error-api-token = Sendu lykil: „Authorization: Bearer …“. Búðu hann til á síðunni þinni eða með POST /api/accounts.
percent = { $share }%
decimal-mark = { "," }
