# Reglurnar, í stuttu máli og eftir númerum. [D5] í texta verður að hlekk.
rules-heading = Reglurnar
rules-lead = Thurn und Taxis á fimm mínútum. Öll smáatriði, með númeri á hverri reglu, eru í reglunum í heild.
rules-short = Í stuttu máli
rules-long = Í heild
rules-long-heading = Reglurnar í heild
rules-long-lead = Hver regla hefur númer svo að síðan, leikskrá eða vinur geti vísað til hennar.
rules-search = Leita í reglunum
rules-search-button = Leita
rules-found = { $count ->
    [0] Engin regla inniheldur öll þessi orð.
    [one] { $count } regla inniheldur þessi orð.
   *[other] { $count } reglur innihalda þessi orð.
}
rules-all = Sýna allar reglur
rules-contents = Efnisyfirlit

short-goal = Markmiðið
short-goal-text = Þú byggir upp net pósthúsa í Suður-Þýskalandi og nágrenni. Leggðu leið frá borg til borgar, lokaðu henni og settu pósthús í borgirnar á henni. Póstvagnar, stigaskildir og pósthús á kortinu ráða úrslitum.
short-turn = Þín lota
short-turn-text = Alltaf í þessari röð:
short-turn-draw = Þú verður að taka spil: eitt af þeim sex sem snúa upp eða efsta spilið úr bunkanum.
short-turn-play = Þú verður að leggja spil við leiðina þína.
short-turn-close = Þú mátt loka leiðinni ef í henni eru að minnsta kosti þrjú spil.
short-officials = Póststarfsmennirnir
short-officials-text = Í hverri lotu hjálpar þér einn póststarfsmaður og aðeins einu sinni. Ef þú byrjar lotuna með tóma hönd verður það að vera póstmeistarinn: þú tekur tvö spil.
short-route = Leiðin
short-route-text = Spil fer á vinstri eða hægri enda leiðarinnar. Vegur verður að tengja borgina beint við borgina á þeim enda og engin borg má koma tvisvar fyrir. Ef ekkert passar, eða ef þú vilt, kastarðu leiðinni: spilin úr henni fara í kastbunkann og spil af hendi byrjar nýja.
short-offices = Pósthús
short-offices-text = Þegar þú lokar leið seturðu pósthús í borgirnar á henni á annan af tveimur vegu. Í hverri borg máttu eiga eitt pósthús; engu skiptir hve mörg hinir eiga þar.
short-tiles = Stigaskildir
short-tiles-text = Þegar pósthúsin eru komin tekurðu efsta skjöldinn úr hverjum bunka sem þú hefur unnið til. Því fyrr, því meira er hann virði.
short-tiles-need = Fyrir hvað
short-tiles-values = Stig, í þessari röð
short-carriages = Póstvagnar
short-carriages-text = Ef í leið sem þú lokar eru að minnsta kosti jafnmörg spil og næsti vagn krefst færðu þann vagn: fyrst 3, síðan 4 og svo áfram. Aðeins sá hæsti gefur stig. Síðan er spilum leiðarinnar kastað og á hendi heldurðu mest þremur spilum.
short-carriages-points = Stig
short-end = Leikslok og stig
short-end-text = Sá sem tekur vagn 7 eða setur síðasta pósthúsið sitt hefur leikslokin og fær skjöldinn fyrir leikslok. Umferðin er spiluð til enda. Stig: hæsti vagninn, að viðbættum stigaskjöldum, að frádregnu einu stigi fyrir hvert ónotað pósthús. Verði jafnt ræður skjöldurinn fyrir leikslok.
short-options = Afbrigði
short-options-text = Útgefnum reglum ber ekki saman um fáein atriði. Sá sem opnar borð velur:
figure-route = Leið með sex borgum. Hún getur haldið áfram við Basel eða München.
figure-each = Eitt í hvert hérað: fimm pósthús, í Baiern annaðhvort Augsburg eða München.
figure-region = Öll í eitt hérað: báðar borgir leiðarinnar í Baiern.

rules-part-S = Undirbúningur
rules-S1 = Tveir, þrír eða fjórir spila. Hver byrjar með 20 pósthús, engan vagn og engin spil.
rules-S2 = Borgarspilin eru 66, þrjú fyrir hverja af borgunum 22. Þau eru stokkuð; sex snúa upp og hin mynda bunkann, á hvolfi.
rules-S3 = Stigaskildirnir 30 eru í tíu bunkum og hæsta gildið efst: leiðir með 5, 6 og 7 spilum; Baden; Baiern; Böhmen og Salzburg; Schweiz og Tyrol; Württemberg og Hohenzollern; öll héruð; leikslok.
rules-S4 = Vagnarnir eru 20, fjórir af hverju gildi frá 3 til 7, svo aldrei vantar neinn vagn.
rules-S5 = Tilviljun ræður hver byrjar nema sá sem opnar borðið velji sæti.

rules-part-T = Lotan
rules-T1 = Spilað er réttsælis. Í þinni lotu verðurðu fyrst að taka borgarspil, verður síðan að leggja niður borgarspil og mátt loks loka leiðinni þinni.
rules-T2 = Í hverri lotu getur einn póststarfsmaður hjálpað þér, einu sinni: póstmeistarinn (þú tekur annað spil), forstjórinn (sex ný spil snúa upp), póstflutningamaðurinn (þú leggur niður annað spil) eða vagnasmiðurinn (vagn þótt eitt eða tvö spil vanti í leiðina).
rules-T3 = Lotunni lýkur þegar þú hefur lokað leið eða þegar þú segir til eftir að hafa lagt niður spil.

rules-part-D = Að taka spil
rules-D1 = Taktu eitt af spilunum sex sem snúa upp eða efsta spilið úr bunkanum.
rules-D2 = Þegar spil sem snýr upp er tekið kemur strax nýtt úr bunkanum í staðinn, áður en nokkuð annað er tekið.
rules-D3 = Þegar spil vantar og bunkinn er tómur er kastbunkinn stokkaður og verður að nýjum bunka.
rules-D4 = Póstmeistarinn: eftir fyrsta spilið tekurðu annað, af borðinu eða úr bunkanum; þá er búið að fylla í skarðið. Ekki þarf að tilkynna það: nóg er að taka spilið.
rules-D5 = Ef höndin er tóm þegar lotan þín byrjar verðurðu að þiggja hjálp póstmeistarans: þú tekur tvö spil og enginn annar póststarfsmaður hjálpar í þeirri lotu. Í fyrstu umferð á þetta við um alla.
rules-D6 = Forstjórinn: áður en þú tekur fyrsta spilið er öllum spilunum sem snúa upp kastað og sex ný lögð fram. Til þess þarftu að hafa að minnsta kosti eitt spil á hendi í upphafi lotu [D5] og ekki hafa tekið spil.
rules-D7 = Meðan þú tekur spil má höndin vera eins stór og vera vill.

rules-part-P = Að leggja leiðina
rules-P1 = Þú ert mest með eina leið í smíðum: röð borgarspila sem allir sjá.
rules-P2 = Ef þú ert ekki með leið byrjar hvaða spil sem er af hendi þinni nýja.
rules-P3 = Leið lengist á vinstri eða hægri enda. Vegur verður að tengja nýju borgina beint við borgina á þeim enda.
rules-P4 = Engin borg má vera tvisvar í sömu leið.
rules-P5 = Aldrei er neinu skotið inn á milli spila og röðin í leið breytist aldrei. Litir héraðanna skipta engu þegar spil eru lögð niður.
rules-P6 = Í stað þess að lengja leiðina máttu kasta henni, og þú verður að gera það ef ekkert spil á hendi passar. Spilin úr henni fara í kastbunkann, ekkert fæst fyrir þau og spil af hendi byrjar strax nýja leið. Það er fyrsta spilið sem lagt er niður í lotunni; annað spil, með póstflutningamanninum, getur aðeins lengt leið.
rules-P7 = Póstflutningamaðurinn: eftir fyrsta spilið leggurðu niður annað með sömu skilyrðum [P3] [P4]. Ekki þarf að tilkynna það.
rules-P8 = Ef spil passar á báða enda velurðu endann.

rules-part-C = Að loka leiðinni
rules-C1 = Þegar þú hefur lagt niður spil máttu loka leið með þremur spilum eða fleiri. Þú setur pósthús, tekur stigaskildi, tekur vagn og fækkar spilum á hendi, í þessari röð.

rules-part-O = Pósthús
rules-O1 = Pósthús fara aðeins í borgir á leiðinni sem þú lokar, eitt í hverja borg. Borgum þar sem þú átt þegar pósthús er sleppt. Pósthús hinna skipta engu.
rules-O2 = Fyrri kostur: mest ein borg í hverju héraði á leiðinni.
rules-O3 = Seinni kostur: eins margar borgir á leiðinni og þú vilt, allar í einu og sama héraði.
rules-O4 = Þú mátt setja færri en hægt er, jafnvel ekkert.
rules-O5 = Þú getur ekki sett fleiri en þú átt eftir.

rules-part-B = Stigaskildir
rules-B1 = Þegar pósthúsin eru komin tekurðu efsta skjöldinn úr hverjum bunka sem þú hefur unnið til; hann liggur á hvolfi fyrir framan þig.
rules-B2 = Lengd: leið með 5, með 6, eða með 7 spilum og fleiri gefur efsta skjöldinn úr þeim bunka. Sé bunkinn tómur gildir næsti lægri lengdarbunki sem enn á skjöld. Einn lengdarskjöldur fyrir hverja leið, en fleiri en einn í leik. Afbrigði: [V2].
rules-B3 = Héruð: pósthús í öllum borgum í Baden; í Baiern; í Böhmen og Salzburg; í Schweiz og Tyrol; eða í Württemberg og Hohenzollern gefa efsta skjöldinn úr þeim bunka. Pósthúsin mega koma úr fleiri en einni leið.
rules-B4 = Öll héruð: pósthús í öllum héruðum gefa skjöld. Hvort Baiern þarf að vera með er afbrigði: [V1].
rules-B5 = Í hverjum leik færðu mest einn skjöld úr hverjum héraðsbunka og einn fyrir öll héruð. Sé bunkinn tómur þegar þú vinnur til skjaldar færðu ekkert, ekki heldur síðar.
rules-B6 = Skjöldinn fyrir leikslok fær sá sem hefur leikslokin [E2].

rules-part-G = Póstvagnar
rules-G1 = Ef í leiðinni sem þú lokar eru að minnsta kosti jafnmörg spil og gildi næsta vagns þíns tekurðu þann vagn: fyrst 3, síðan 4, 5, 6 og 7, og engum er sleppt. Einn vagn fyrir hverja leið, sama hve löng hún er.
rules-G2 = Aðeins fjöldi spila skiptir máli, ekki hve mörg pósthús þú settir.
rules-G3 = Vagnasmiðurinn: ef enginn póststarfsmaður hefur hjálpað í lotunni máttu taka næsta vagn þótt eitt eða tvö spil vanti í leiðina. Þrjú eru of mörg. Hann lengir ekki leiðina fyrir lengdarskjöldinn og gefur aldrei annan vagn.
rules-G4 = Vagn sem þú vinnur til er alltaf tekinn. Vagn vagnasmiðsins er þitt val.

rules-part-H = Höndin
rules-H1 = Spil leiðarinnar sem var lokað fara í kastbunkann.
rules-H2 = Ef þú ert nú með fleiri en þrjú spil á hendi heldurðu þremur að eigin vali og kastar hinum. Þetta hámark gildir aðeins á þessu augnabliki.
rules-H3 = Í næstu lotu þinni byrjarðu nýja leið.

rules-part-E = Leikslok og stig
rules-E1 = Leikslok hefjast þegar einhver tekur vagn 7 eða setur síðasta pósthúsið af 20.
rules-E2 = Sá sem gerir það fyrstur tekur skjöldinn fyrir leikslok, eins stigs virði. Hann er aðeins veittur einu sinni.
rules-E3 = Umferðin er spiluð til enda svo að allir hafi fengið jafnmargar lotur. Afbrigði: [V3].
rules-E4 = Stigin þín: stig hæsta vagnsins (3, 4, 5, 6 og 7 gefa 2, 3, 5, 7 og 10), að viðbættum öllum stigaskjöldum, að frádregnu einu fyrir hvert pósthús sem þú hefur ekki sett.
rules-E5 = Flest stig vinna. Verði jafnt ræður skjöldurinn fyrir leikslok; hafi enginn hinna jöfnu hann vinnur sá þeirra sem kemur fyrstur réttsælis á eftir eiganda hans.

rules-part-I = Hver veit hvað
rules-I1 = Öllum sýnilegt: spilin sem snúa upp, leiðir, pósthús, vagnar, efsti skjöldur og hæð hvers bunka, hve mörg spil eru á hverri hendi og í bunkanum, kastbunkinn, hver tók hvaða spil af borðinu og úr hvaða bunkum skildir hvers og eins komu.
rules-I2 = Hulið: spil á öðrum höndum sem komu úr bunkanum, röð bunkans og gildi skjalda hinna sem liggja á hvolfi [V5]. Eftir leikslok er ekkert hulið.
rules-I3 = Það sem leikmaður má ekki vita fer aldrei frá þjóninum: ekki til hans, ekki til áhorfenda og ekki til þjarka.

rules-part-V = Afbrigði við borð
rules-V1 = Hvers skjöldurinn „öll héruð“ krefst. Fyrsta val: pósthús í hverju héraði nema Baiern, sem hvorki hjálpar né spillir. Hitt valið: pósthús í hverju héraði, líka Baiern.
rules-V2 = Lægri lengdarskildir. Fyrsta val: hver leið tekur úr næsta lægri bunka þegar hennar eigin er tómur. Hitt valið: aðeins leiðir með sjö spilum eða fleiri.
rules-V3 = Síðustu lotur. Fyrsta val: umferðin er spiluð til enda. Hitt valið: eftir lotuna sem hefur leikslokin fá allir aðrir nákvæmlega eina lotu enn.
rules-V4 = Þrjú söfn með einum smelli. Sígildar: alltaf fyrsta valið. Alþjóðlegar: „öll héruð“ krefst líka Baiern. Íslenskar: líka Baiern, aðeins leiðir með sjö spilum eða fleiri fá lægri lengdarskjöld og allir aðrir fá eina lotu enn í lokin.
rules-V5 = Gildi stigaskjalda: hulin hinum eða sýnileg. Allir sáu þau þegar skildirnir voru teknir, svo þetta breytir aðeins því sem síðan sýnir.

rules-part-X = Sjaldgæf tilvik
rules-X1 = Ef bunkinn og kastbunkinn eru báðir tómir standa skörðin í spilunum sem snúa upp auð og fyllast um leið og spilum er kastað á ný.
rules-X2 = Ef ekkert spil er að hafa sleppirðu því að taka spil og leggur niður spil. Ef höndin er líka tóm siturðu hjá.
rules-X3 = Ef höndin var tóm og aðeins eitt spil er að hafa tekurðu það og heldur áfram; póstmeistarinn telst notaður.
rules-X4 = Ef færri en sex spil eru í bunkanum fyrir forstjórann eru þau lögð fram; síðan er kastbunkinn, með spilunum sem var verið að kasta, stokkaður og afgangurinn lagður fram úr honum.
rules-X5 = Enginn leikur er endalaus: eftir 500. umferð lýkur honum og talið er eins og hann stendur. Ef enginn á þá skjöldinn fyrir leikslok vinnur sá hinna jöfnu sem kemur fyrstur réttsælis frá þeim sem byrjaði, að honum meðtöldum.
rules-X6 = Röðin þegar leið er lokað: pósthús, lengdarskjöldur, héraðsskildir, „öll héruð“, leikslok fyrir síðasta pósthúsið, vagn, leikslok fyrir vagn 7, spilum á hendi fækkað.
rules-X7 = Skörð í spilunum sem snúa upp eru fyllt eftir hverja aðgerð, frá fyrsta reit; stokkað getur verið á milli tveggja skarða. Að loka leið og að velja spilin sem haldið er eru tvær aðgerðir.
rules-X8 = Spil sem ekki var hægt að taka fæst ekki síðar í lotunni og notar engan póststarfsmann. Lota þar sem setið er hjá telst lota.
rules-X9 = Spilum á hendi er líka fækkað í þrjú í síðustu lotu. Forstjórinn má hjálpa hversu fá sem spilin eru. Þú mátt kasta leið og byrja þá nýju með borg úr þeirri gömlu.
