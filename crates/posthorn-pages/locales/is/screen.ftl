# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Aðalvalmynd
nav-sound = Hljóð

settings-heading = Stillingar
settings-lead = Þessi vafri man þær.
settings-theme = Útlit
theme-auto = Kerfisstilling
theme-light = Ljóst
theme-dark = Dökkt
settings-motion = Hreyfingar
motion-normal = Venjulegar
motion-fast = Hraðar
motion-off = Engar
settings-order = Spil á hendi
order-name = Eftir nafni
order-region = Eftir héraði
order-fitting = Þau sem passa fyrst
settings-switches = Annað
settings-save = Vista
settings-back = Til baka án þess að vista
pref-ask = Spyrja áður en leið er kastað eða hún lendir í blindgötu
pref-auto-end = Hleypa næsta sjálfkrafa að þegar ég get ekkert annað gert
pref-sound = Blása í hornið þegar ég á að gera
pref-keys = Flýtilyklar virkir við borðið

help-keys-off = Það má slökkva á þeim í stillingum.
keys-shut = Loka
key-market = taka það spil af borðinu
key-deck = taka efsta spilið úr bunkanum
key-administrator = láta forstjórann leggja fram sex ný spil
key-hand = fara á milli spila á hendi
key-letter = fara á spil á hendi með þeim upphafsstaf
key-play = leggja spilið niður
key-ends = leggja spilið við vinstri eða hægri enda
key-close = loka leiðinni
key-end = hleypa næsta að
key-undo = taka aftur
key-replay = sýna aftur það sem gerðist frá því að ég gerði síðast
key-tell-hand = lesa upp spilin mín
key-tell-route = lesa upp leiðina mína
key-tell-market = lesa upp spilin á borðinu
key-tell-others = lesa upp leiðir hinna
key-tell-tiles = lesa upp stigaskildina sem eftir eru
key-tell-scores = lesa upp stöðu leikmanna
key-tell-now = lesa upp hvað á að gera núna
key-zoom = stækka kortið, minnka það eða sýna það allt
key-chat = skrifa í spjallið
key-sound = þagga niður í horninu eða láta það hljóma
key-help = þessi listi

game-heading = Leikurinn
area-towns = Borgir, vegir og pósthús
tabs-area = Hvað á að sýna
tab-map = Kort
tab-players = Leikmenn
tab-talk = Atburðir og spjall
tabs-talk = Atburðir eða spjall
tab-log = Atburðir
tab-chat = Spjall
zoom-in = Stækka
zoom-out = Minnka
zoom-all = Allt kortið
since-replay = Sýna aftur
button-give-up = Kasta leiðinni…

told-hand = { $count ->
    [0] Þú ert ekki með nein spil á hendi.
   *[other] Á hendi: { $cities }.
}
told-route = { $count ->
    [0] Þú ert ekki með leið í smíðum.
   *[other] Leiðin þín, { $count } spil: { $cities }.
}
told-market = { $count ->
    [0] Ekkert spil snýr upp.
   *[other] Spil sem snúa upp: { $cities }.
}
told-other-route = { $count ->
    [0] { $name } er ekki með leið í smíðum.
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
told-town = { $city }, { $region }. Vegir: { $roads }. { $count ->
    [0] Ekkert pósthús.
   *[other] Pósthús: { $owners }.
}
