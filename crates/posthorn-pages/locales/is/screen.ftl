# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Þú og síðan
nav-sound = Hljóð

settings-heading = Stillingar
settings-lead = Þessi vafri man þær.
settings-theme = Birta
theme-auto = Eins og kerfið
theme-light = Í dagsbirtu
theme-dark = Í lampaljósi
settings-motion = Spilin fljúga
motion-normal = Rólega
motion-fast = Hratt
motion-off = Alls ekki
settings-order = Spil á hendi
order-name = Eftir nafni
order-region = Eftir héraði
order-fitting = Þau sem passa fyrst
settings-switches = Auk þess
settings-save = Vista
settings-back = Til baka án þess að vista
pref-ask = Spyrja áður en leið er gefin upp á bátinn eða lendir í blindgötu
pref-auto-end = Ljúka lotunni minni þegar ekkert annað er hægt
pref-sound = Blása í hornið þegar ég á að gera
pref-keys = Stakir lyklar virka við borðið

help-keys-off = Það má slökkva á þeim í stillingum.
keys-shut = Loka
key-market = taka það spil af borðinu
key-deck = taka efsta spilið úr bunkanum
key-administrator = láta forstjórann leggja út sex ný spil
key-hand = fara á milli spila á hendi
key-letter = fara að spilinu á hendi með þeim upphafsstaf
key-play = spila spilinu
key-ends = leggja spilið við vinstri eða hægri enda
key-close = loka leiðinni
key-end = ljúka lotunni
key-undo = taka aftur
key-replay = sýna aftur það sem gerðist frá síðustu lotu minni
key-tell-hand = segja frá hendinni minni
key-tell-route = segja frá leiðinni minni
key-tell-market = segja frá spilunum á borðinu
key-tell-others = segja frá leiðum hinna
key-tell-tiles = segja frá stigaskjöldum sem eftir eru
key-tell-scores = segja hvernig leikmenn standa
key-tell-now = segja hvað á að gera núna
key-zoom = færa kortið nær, fjær eða sýna það allt
key-chat = skrifa í spjallið
key-sound = þagga niður í horninu eða láta það hljóma
key-help = þessi listi

game-heading = Leikurinn
area-towns = Borgir, vegir og pósthús
tabs-area = Það sem sést
tab-map = Kort
tab-players = Leikmenn
tab-talk = Atburðir og spjall
tabs-talk = Atburðir eða spjall
tab-log = Atburðir
tab-chat = Spjall
zoom-in = Nær
zoom-out = Fjær
zoom-all = Allt kortið
since-replay = Sýna aftur
button-give-up = Kasta leiðinni og velja spil til að byrja upp á nýtt

told-hand = { $count ->
    [0] Þú ert ekki með spil á hendi.
   *[other] Höndin þín: { $cities }.
}
told-route = { $count ->
    [0] Þú ert ekki með leið enn.
   *[other] Leiðin þín, { $count } spil: { $cities }.
}
told-market = { $count ->
    [0] Ekkert spil snýr upp.
   *[other] Spil sem snúa upp: { $cities }.
}
told-other-route = { $count ->
    [0] { $name } er ekki með leið.
   *[other] { $name } er með leiðina { $cities }.
}
told-tiles = Stigaskildir sem eftir eru: { $tiles }.
told-score = { $name }: { $cards ->
    [one] { $cards } spil á hendi
   *[other] { $cards } spil á hendi
}, { $offices ->
    [one] { $offices } pósthús eftir
   *[other] { $offices } pósthús eftir
}, { $carriage ->
    [0] enginn vagn
   *[other] vagn { $carriage }
}, { $tiles ->
    [one] { $tiles } stigaskjöldur
   *[other] { $tiles } stigaskildir
}.
told-town = { $city }, { $region }. Vegir til { $roads }. { $count ->
    [0] Ekkert pósthús.
   *[other] Pósthús: { $owners }.
}
