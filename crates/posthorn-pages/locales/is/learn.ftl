# Ábendingar, litið um öxl og fyrsti leikurinn með leiðsögn.
open-hints = Ábendingar frá þjarki
hints-against-bots = Þegar spilað er við þjarka
hints-allowed = Fyrir alla
hints-never = Engar
rule-hints-against-bots = Sá sem spilar einn við þjarka má biðja um ábendingar
rule-hints-allowed = Allir mega biðja um ábendingar
rule-hints-never = Engar ábendingar
error-no-hints = Við þetta borð eru engar ábendingar.

hint-heading = Ábending
hint-ask = Ábending
hint-win = Vinningslíkur: { $win }%.
hint-lead = Vænt forskot í stigum: { $points }.
hint-points = Vænt stig: { $points }.
hint-chance = vinningslíkur { $win }%
hint-others = Annað sem kemur til greina
key-hint = biðja um ábendingu

step-take = Taktu { $city }.
step-take-new = Taktu spil sem snýr upp.
step-take-deck = Taktu efsta spilið úr bunkanum.
step-administrator = Kallaðu á forstjórann: sex ný spil.
step-play = Leggðu niður { $city }.
step-play-left = Leggðu { $city } við vinstri endann.
step-play-right = Leggðu { $city } við hægri endann.
step-restart = Kastaðu leiðinni og byrjaðu nýja með { $city }.
step-close = Lokaðu leiðinni, með pósthús í: { $cities }.
step-close-cartwright = Lokaðu leiðinni með hjálp vagnasmiðsins, með pósthús í: { $cities }.
step-keep = Haltu { $cities }.
step-end = Ljúktu lotunni.

why-closes = { $offices ->
    [0] Með því að loka núna kemst ekkert pósthús á borðið.
    [one] Með því að loka núna kemst eitt pósthús á borðið.
   *[other] Með því að loka núna komast { $offices } pósthús á borðið.
}
why-tiles = { $points ->
    [one] Fyrir það fæst stigaskjöldur upp á eitt stig.
   *[other] Fyrir það fást stigaskildir upp á { $points } stig.
}
why-carriage = Fyrir það fæst vagn { $carriage }.
why-ends = Það hefur leikslokin.
why-fits = { $city } getur lengt leiðina.
why-joins = { $city } liggur að { $other } á hendi þinni.
why-wanted = { $city } vantar enn fyrir skjöldinn „{ $pile }“.
why-two-cards = Tvö spil koma leiðinni í { $length }.
why-grows = { $length ->
    [one] Þetta er góð byrjun á leið.
   *[other] Leiðin verður { $length } spil.
}
why-starts-anew = Leiðin kemst varla lengra; { $city } er betri byrjun.
why-blind = Ekkert spil sem snýr upp hjálpar eins og hulið spil gæti gert.
why-new-market = Spilin sem snúa upp koma að litlu gagni.
why-waits = Lengri leið er meira virði.
why-keeps = Þessi spil fara best saman.

prospect-in-hand = { $count ->
    [one] Eitt spil á hendi passar við leiðina eins og hún er.
   *[other] { $count } spil á hendi passa við leiðina eins og hún er.
}
prospect-likely = Ekkert spil á hendi passar við leiðina, en eitt ætti að koma: um { $chance }%.
prospect-open = Ekkert spil á hendi passar við leiðina. Líkurnar á að eitt komi í tæka tíð eru um { $chance }%.
prospect-unlikely = Leiðin er ef til vill komin í blindgötu: spil sem passar kemur aðeins í tæka tíð með um { $chance }% líkum.

result-replay = Skoða leikinn aftur
error-not-over = Leik má skoða aftur þegar honum er lokið.
replay-title = Litið um öxl, { $at } af { $last } – Posthorn
replay-own = Hönd og leið: { $name }
replay-controls = Augnablik leiksins
replay-first = Á byrjunina
replay-back = Einni aðgerð aftar
replay-on = Einni aðgerð framar
replay-last = Á endann
replay-slider = Augnablik leiksins
replay-go = Sýna
replay-link = Tengill á þetta augnablik
replay-copy = Afrita tengilinn
replay-eyes = Séð af
replay-eyes-all = Öll spil opin
replay-start = Leikurinn hefst
replay-result = Á úrslitin
key-moments = þegar litið er um öxl: einni aðgerð aftar eða framar
key-moments-ends = þegar litið er um öxl: á byrjunina eða endann

analysis-heading = Það sem sterkasti þjarkurinn segir
analysis-lead = Furstinn fer yfir leikinn og leitar að lotunum sem skiptu mestu. Það tekur dálitla stund; þú getur skoðað leikinn á meðan.
analysis-begin = Leita að mikilvægustu lotunum
analysis-running = Furstinn hugsar: { $percent }% búin.
analysis-look = Hve langt er hann kominn?
analysis-note = Hverjar líkur eru það sem leikmaðurinn gat vænst þá, af spilunum sem hann sá. Lítinn mun getur þjarkur ekki greint með vissu.
chart-heading = Vinningslíkur í gegnum leikinn.
chart-line = { $name }: { $first }% í byrjun, milli { $low }% og { $high }%, { $last }% í lokin.
chart-numbers = Það sama í tölum
chart-turn = Lota
turns-heading = Loturnar sem skiptu mestu
turns-none = Enginn gerði mistök sem orð er á gerandi.
turns-turn = { $name }, { $round }. umferð
turns-played = Leikið:
turns-better = Betra:
turns-look = Skoða þetta augnablik

tour-heading = Fyrsti leikurinn þinn
tour-step = Skref { $number } af { $steps }
tour-lead = Ertu hér í fyrsta sinn? Leiðsögn sýnir þér allan leikinn við sjálft borðið, á innan við fimm mínútum.
tour-begin = Læra með því að spila
tour-continue = Halda áfram með fyrsta leikinn
tour-skip = Fara; leikurinn bíður þín á forsíðunni
tour-look = Hvað gerðist?
tour-play = Á forsíðu
error-off-tour = Ekki slæm hugmynd, en leiðsögnin er með annað í huga núna: gerðu það sem stendur á spjaldinu.

tour-1 = Vertu með! Þú leggur póstleiðir borg úr borg. Hver lota byrjar á borgarspili: taktu Zürich, spilið sem lýsir.
tour-2 = Höndin var tóm í byrjun lotunnar, svo þú tekur tvö spil og póstmeistarinn hjálpar. Taktu það seinna úr bunkanum: aðeins þú sérð það.
tour-3 = Það er Ulm. Nú leggur þú niður spil, eins og í hverri lotu: Ulm verður fyrsta borg leiðarinnar.
tour-4 = Leið vex við endana og vegur þarf að tengja borgirnar. Enginn tengir Zürich við Ulm, svo Zürich verður eftir á hendi. Ljúktu lotunni.
tour-5 = Líttu á kortið: Sigmaringen er milli Ulm og Zürich. Taktu hana.
tour-6 = Leggðu Sigmaringen við hægri endann, við hliðina á Ulm.
tour-7 = Í hverri lotu má einn póststarfsmaður hjálpa. Póstflutningamaðurinn leyfir þér að leggja niður annað spil: leggðu Zürich við hægri endann.
tour-8 = Þrjár borgir nægja til að loka leiðinni. Veldu „{ button-close }“ og svo „{ close-one-each }“: borgirnar eru í þremur héruðum, svo hver þeirra fær pósthús. Staðfestu með „{ close-submit }“.
tour-9 = Þrjú pósthús, og vagn 3 fyrir þriggja spila leið! Næsti vagn þarf fjögurra spila leið. Höndin er aftur tóm: taktu Freiburg.
tour-10 = Sá sem á pósthús í hverri borg héraðs fær stigaskjöld þess. Í Baden eru þrjár: Freiburg, Carlsruhe og Mannheim. Taktu Carlsruhe.
tour-11 = Byrjaðu aðra leiðina með Freiburg.
tour-12 = Póstmeistarinn hefur þegar hjálpað, svo ekki má leggja niður annað spil. Ljúktu lotunni.
tour-13 = Mannheim vantar og ekkert spil sem snýr upp kemur að gagni. Kallaðu á forstjórann áður en þú tekur spil: hann leggur út sex ný.
tour-14 = Þarna er hún. Taktu Mannheim.
tour-15 = Leggðu Carlsruhe við hægri endann, við hliðina á Freiburg.
tour-16 = Mannheim bíður næstu lotu. Gættu þín: ef ekkert spil passar við leiðina í lotu þarftu að kasta henni og byrja upp á nýtt. Ljúktu lotunni.
tour-17 = Taktu Stuttgart: spil til vara heldur leið á lífi.
tour-18 = Leggðu Mannheim við hægri endann. Nú er öll Baden í leiðinni.
tour-19 = Lokaðu nú á hinn háttinn: „{ button-close }“, „{ close-one-region }“. Þá fara öll þrjú pósthúsin í Baden og þú færð skjöld þess. Eitt spil vantar í vagn 4, en vagnasmiðurinn hjálpar: merktu við hann og svo „{ close-submit }“.
tour-opponent = Nú á mótherjinn að gera. Fylgstu með kortinu og því sem gerist.
tour-time-passes = Nú þekkir þú alla lotuna. Láttu nokkrar umferðir líða og sjáðu pósthúsum, skjöldum og vögnum fjölga, hraðar en í raun.
tour-20 = Nokkrum umferðum síðar áttu vagn 6 og sex spila leið. Sá sem tekur vagn 7, eða setur síðasta pósthúsið af 20, kemur leikslokunum af stað og fær skjöld þeirra. Taktu Salzburg.
tour-21 = Leggðu Salzburg við vinstri endann, við hliðina á Innsbruck: sjö borgir!
tour-22 = Lokaðu leiðinni, eitt pósthús í hvert hérað: „{ button-close }“, „{ close-one-each }“, „{ close-submit }“. Fyrir það fæst vagn 7, skjöldurinn fyrir sjö spila leið og leikslokin.
tour-done = Umferðin var spiluð á enda og þú hefur unnið! Það sem telur: hæsti vagninn og stigaskildirnir, að frádregnu einu stigi fyrir hvert pósthús sem eftir er. Spilaðu nú þinn eigin leik.

mine-asleep = sefur
