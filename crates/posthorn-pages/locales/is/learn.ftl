# Ábendingar, endursýning og fyrsti leikurinn með leiðsögn.
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

step-take = Taka { $city }.
step-take-new = Taka spil sem snýr upp.
step-take-deck = Taka efsta spilið úr bunkanum.
step-administrator = Kalla á forstjórann: sex ný spil.
step-play = Leggja niður { $city }.
step-play-left = Leggja { $city } við vinstri endann.
step-play-right = Leggja { $city } við hægri endann.
step-restart = Kasta leiðinni og byrja á nýrri með { $city }.
# [engin] er það sem list-none í site.ftl segir.
step-close = { $cities ->
    [engin] Loka leiðinni án þess að setja niður pósthús.
   *[other] Loka leiðinni og setja niður pósthús í { $cities }.
}
step-close-cartwright = { $cities ->
    [engin] Loka leiðinni með hjálp vagnasmiðsins án þess að setja niður pósthús.
   *[other] Loka leiðinni með hjálp vagnasmiðsins og setja niður pósthús í { $cities }.
}
step-keep = Halda eftir { $cities }.
step-end = Hleypa næsta að.

why-closes = { $offices ->
    [0] Með því að loka núna kemst ekkert pósthús á borðið.
    [one] Með því að loka núna kemst eitt pósthús á borðið.
   *[other] Með því að loka núna komast { $offices } pósthús á borðið.
}
why-tiles = { $points ->
    [1] Fyrir það fæst stigaskjöldur upp á eitt stig.
   *[other] Fyrir það fást stigaskildir upp á { $points } stig.
}
why-carriage = Fyrir það fæst vagn { $carriage }.
why-ends = Með því eru leikslok boðuð.
why-fits = { $city } getur lengt leiðina.
why-joins = { $city } liggur að { $other }, sem þú ert með á hendi.
why-wanted = Enn vantar { $city } fyrir skjöldinn „{ $pile }“.
why-two-cards = Með tveimur spilum verður leiðin { $length } spil.
why-grows = { $length ->
    [1] Þetta er góð byrjun á leið.
   *[other] Leiðin verður { $length } spil.
}
why-starts-anew = Leiðin kemst varla lengra; { $city } er betri byrjun.
why-blind = Ekkert spilanna sem snúa upp hjálpar jafnmikið og hulið spil gæti gert.
why-new-market = Spilin sem snúa upp koma að litlu gagni.
why-waits = Lengri leið er meira virði.
why-keeps = Þessi spil fara best saman.

prospect-in-hand = { $count ->
    [1] Eitt spil á hendi passar við leiðina eins og hún er.
   *[other] { $count } spil á hendi passa við leiðina eins og hún er.
}
prospect-likely = Ekkert spil á hendi passar við leiðina, en líklega kemur eitt sem passar: um { $chance }%.
prospect-open = Ekkert spil á hendi passar við leiðina. Líkurnar á að eitt komi í tæka tíð eru um { $chance }%.
prospect-unlikely = Leiðin er ef til vill komin í blindgötu: líkurnar á að spil sem passar komi í tæka tíð eru aðeins um { $chance }%.

result-replay = Skoða leikinn aftur
error-not-over = Leik má skoða aftur þegar honum er lokið.
replay-title = Endursýning, { $at } af { $last } – Posthorn
replay-own = Spil á hendi og leið: { $name }
replay-controls = Augnablik leiksins
replay-first = Fremst
replay-back = Eina aðgerð til baka
replay-on = Eina aðgerð áfram
replay-last = Aftast
replay-slider = Augnablik leiksins
replay-go = Sýna
replay-link = Tengill á þetta augnablik
replay-copy = Afrita tengilinn
replay-eyes = Sjónarhóll
replay-eyes-all = Öll spil sýnileg
replay-start = Leikurinn hefst
replay-result = Sjá úrslit
key-moments = í endursýningu: eina aðgerð til baka eða áfram
key-moments-ends = í endursýningu: fremst eða aftast

analysis-heading = Álit sterkasta þjarksins
analysis-lead = Furstinn fer yfir leikinn og leitar að ákvörðununum sem skiptu mestu. Það tekur dálitla stund; þú getur skoðað leikinn á meðan.
analysis-begin = Leita að mikilvægustu ákvörðununum
analysis-running = Furstinn hugsar: { $percent }% lokið.
analysis-look = Hve langt er hann kominn?
analysis-note = Líkurnar sýna hvers leikmaðurinn gat vænst þá, miðað við spilin sem hann sá. Lítinn mun getur þjarkur ekki greint með vissu.
chart-heading = Vinningslíkur eftir því sem á leikinn leið.
chart-line = { $name }: { $first }% í byrjun, milli { $low }% og { $high }%, { $last }% í lokin.
chart-numbers = Það sama í tölum
chart-turn = Umferð
turns-heading = Ákvarðanirnar sem skiptu mestu
turns-none = Enginn gerði mistök sem orð er á gerandi.
turns-turn = { $name }, { $round }. umferð
turns-played = Fyrir valinu varð:
turns-better = Betra hefði verið:
turns-look = Skoða þetta augnablik

tour-heading = Fyrsti leikurinn þinn
tour-step = Skref { $number } af { $steps }
tour-lead = Ertu hér í fyrsta sinn? Leiðsögnin kynnir þér allan leikinn við sjálft spilaborðið, á innan við fimm mínútum.
tour-begin = Læra með því að spila
tour-continue = Halda áfram með fyrsta leikinn
tour-skip = Hætta í bili
tour-look = Hvað gerðist?
tour-play = Á forsíðu
error-off-tour = Ekki slæm hugmynd, en leiðsögnin er með annað í huga núna: gerðu það sem stendur á spjaldinu.

tour-1 = Verið velkomin! Þú leggur póstleiðir borg úr borg. Þegar þú átt að gera tekurðu fyrst borgarspil: taktu Zürich, spilið sem lýsir.
tour-2 = Þú varst ekki með nein spil á hendi þegar röðin kom að þér, svo að þú tekur tvö og póstmeistarinn hjálpar. Taktu það seinna úr bunkanum: aðeins þú sérð það.
tour-3 = Það er Ulm. Nú leggurðu niður spil, eins og alltaf þegar þú átt að gera: Ulm verður fyrsta borg leiðarinnar.
tour-4 = Leið lengist við endana og vegur þarf að tengja borgirnar. Enginn vegur tengir Zürich við Ulm, svo að Zürich verður eftir á hendi. Hleyptu næsta að.
tour-5 = Líttu á kortið: Sigmaringen er milli Ulm og Zürich. Taktu það spil.
tour-6 = Leggðu Sigmaringen við hægri endann, við hliðina á Ulm.
tour-7 = Einn póststarfsmaður má hjálpa þér í hvert sinn sem þú átt að gera. Póstflutningamaðurinn leyfir þér að leggja niður annað spil: leggðu Zürich við hægri endann.
tour-8 = Þrjár borgir nægja til að loka leiðinni. Veldu „{ button-close }“ og svo „{ close-one-each }“: borgirnar eru í þremur héruðum, svo hver þeirra fær pósthús. Staðfestu með „{ close-submit }“.
tour-9 = Þrjú pósthús, og vagn 3 fyrir þriggja spila leið! Fyrir næsta vagn þarf fjögurra spila leið. Nú áttu engin spil á hendi, rétt eins og í upphafi: taktu Freiburg.
tour-10 = Fyrir Baden er sérstakur stigaskjöldur: til að fá hann þarftu pósthús í öllum þremur borgunum þar, Freiburg, Carlsruhe og Mannheim. (Sumir skildir krefjast tveggja héraða saman.) Taktu Carlsruhe.
tour-11 = Byrjaðu á nýrri leið með Freiburg.
tour-12 = Póstmeistarinn hefur þegar hjálpað, svo að ekki má leggja niður annað spil. Hleyptu næsta að.
tour-13 = Mannheim vantar og ekkert spil sem snýr upp kemur að gagni. Kallaðu á forstjórann áður en þú tekur spil: hann leggur fram sex ný.
tour-14 = Þarna kom það. Taktu Mannheim.
tour-15 = Leggðu Carlsruhe við hægri endann, við hliðina á Freiburg.
tour-16 = Mannheim bíður þar til næst. Gættu þín: ef ekkert spil passar við leiðina þegar þú átt að leggja niður spil verðurðu að kasta henni og byrja upp á nýtt. Hleyptu næsta að.
tour-17 = Taktu Stuttgart: gott er að eiga spil til vara svo að leiðin stöðvist ekki.
tour-18 = Leggðu Mannheim við hægri endann. Nú er allt Baden í leiðinni.
tour-19 = Lokaðu nú á hinn veginn: „{ button-close }“, „{ close-one-region }“. Þá fara öll þrjú pósthúsin í Baden og þú færð skjöldinn fyrir það. Eitt spil vantar upp á vagn 4, en vagnasmiðurinn hjálpar: merktu við hann og veldu svo „{ close-submit }“.
tour-opponent = Nú á mótherjinn að gera. Fylgstu með kortinu og atburðunum.
tour-time-passes = Nú kanntu allt sem gera má þegar röðin kemur að þér. Láttu nokkrar umferðir líða og sjáðu pósthúsum, skjöldum og vögnum fjölga, hraðar en í venjulegum leik.
tour-20 = Nokkrum umferðum síðar áttu vagn 6 og sex spila leið. Sá sem fyrstur tekur vagn 7, eða setur niður síðasta af 20 pósthúsum sínum, boðar leikslok og fær skjöldinn fyrir þau. Taktu Salzburg.
tour-21 = Leggðu Salzburg við vinstri endann, við hliðina á Innsbruck: sjö borgir!
tour-22 = Lokaðu leiðinni, eitt pósthús í hvert hérað: „{ button-close }“, „{ close-one-each }“, „{ close-submit }“. Fyrir það færðu vagn 7 og tvo stigaskildi (sjö spila leið; Schweiz og Tyrol) og boðar leikslok.
tour-done = Umferðin var spiluð til enda og þú hefur unnið! Stig fást fyrir hæsta vagninn og stigaskildina, að frádregnu einu stigi fyrir hvert pósthús sem eftir er. Spilaðu nú þinn eigin leik.

mine-asleep = í biðstöðu
