# Reglurnar, í stuttu máli og eftir númerum. [D5] í texta verður að tengli.
rules-heading = Reglurnar
rules-lead = Thurn und Taxis á fimm mínútum. Öll smáatriði, með númeri á hverri reglu, eru í reglunum í heild.
rules-short = Í stuttu máli
rules-long = Í heild
rules-long-heading = Reglurnar í heild
rules-long-lead = Hver regla hefur númer svo að síðan, leikskýrsla eða vinur geti vísað til hennar.
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
short-goal-text = Þú byggir upp net pósthúsa í Suður-Þýskalandi og nágrenni. Leggðu leið frá borg til borgar, lokaðu henni og settu niður pósthús í borgirnar á henni. Póstvagnar, stigaskildir og pósthús á kortinu ráða úrslitum.
short-turn = Þegar þú átt að gera
short-turn-text = Alltaf í þessari röð:
short-turn-draw = Þú verður að taka spil: eitt af þeim sex sem snúa upp eða efsta spilið úr bunkanum.
short-turn-play = Þú verður að leggja spil við leiðina þína.
short-turn-close = Þú mátt loka leiðinni ef í henni eru að minnsta kosti þrjú spil.
short-officials = Póststarfsmennirnir
short-officials-text = Í hvert skipti sem þú átt að gera máttu þiggja hjálp eins póststarfsmanns, aðeins einu sinni. Ef þú ert ekki með nein spil á hendi þegar röðin kemur að þér verður það að vera póstmeistarinn: þú tekur tvö spil.
short-route = Leiðin
short-route-text = Spil fer á vinstri eða hægri enda leiðarinnar. Vegur verður að tengja borgina beint við borgina á þeim enda og engin borg má koma tvisvar fyrir. Ef ekkert passar, eða ef þú vilt, kastarðu leiðinni: spilin úr henni fara í kastbunkann og þú byrjar á nýrri með spili af hendi.
short-offices = Pósthús
short-offices-text = Þegar þú lokar leið seturðu niður pósthús í borgirnar á henni, á annan hvorn veginn sem myndirnar sýna. Í hverri borg máttu eiga eitt pósthús; engu skiptir hve mörg hinir eiga þar.
short-tiles = Stigaskildir
short-tiles-text = Þegar þú hefur sett niður pósthúsin færðu stigaskildi, alltaf þann efsta í bunkanum: einn fyrir leið með 5, 6 eða að minnsta kosti 7 spilum; einn fyrir hvert hérað eða héraðapar í töflunni þar sem þú átt pósthús í öllum borgum; einn fyrir pósthús í öllum héruðum (sjá afbrigðin neðst). Hvern héraðsskjöld færðu aðeins einu sinni í leik. Því fyrr, því fleiri stig.
short-tiles-need = Fyrir hvað
short-tiles-values = Stig, í þessari röð
short-carriages = Póstvagnar
short-carriages-text = Ef í leiðinni sem þú lokar eru að minnsta kosti jafnmörg spil og talan á næsta vagni segir færðu þann vagn: fyrst 3, síðan 4 og svo koll af kolli. Aðeins sá hæsti gefur stig. Síðan er spilum leiðarinnar kastað og þú heldur eftir í mesta lagi þremur spilum á hendi.
short-carriages-points = Stig
short-end = Leikslok og stig
short-end-text = Sá sem fyrstur tekur vagn 7 eða setur niður síðasta pósthúsið sitt boðar leikslok og fær skjöldinn fyrir þau. Umferðin er spiluð til enda. Stig: hæsti vagninn, að viðbættum stigaskjöldum, að frádregnu einu stigi fyrir hvert pósthús sem ekki var sett niður. Verði jafnt ræður skjöldurinn fyrir leikslok.
short-options = Afbrigði
short-options-text = Útgefnum reglum ber ekki saman um fáein atriði. Sá sem opnar borð velur:
figure-route = Leið með sex borgum. Lengja má hana við Basel eða München.
figure-each = Eitt í hvert hérað: fimm pósthús, í Baiern annaðhvort Augsburg eða München.
figure-region = Öll í eitt hérað: báðar borgir leiðarinnar í Baiern.

rules-part-S = Undirbúningur
rules-S1 = Tveir, þrír eða fjórir spila. Hver byrjar með 20 pósthús, engan vagn og engin spil.
rules-S2 = Borgarspilin eru 66, þrjú fyrir hverja af borgunum 22. Þau eru stokkuð; sex eru lögð á borðið og snúa upp en hin mynda bunkann og snúa niður.
rules-S3 = Stigaskildirnir 30 eru í tíu bunkum og hæsta gildið efst: leiðir með 5, 6 og 7 spilum; Baden; Baiern (Bæjaraland); Böhmen (Bæheim) og Salzburg; Schweiz (Sviss) og Tyrol (Týról); Württemberg og Hohenzollern; öll héruð; leikslok.
rules-S4 = Vagnarnir eru 20, fjórir af hverju gildi frá 3 til 7, svo að alltaf er nóg af þeim.
rules-S5 = Tilviljun ræður hver byrjar nema sá sem opnar borðið velji sæti.

rules-part-T = Þegar röðin kemur að þér
rules-T1 = Spilað er réttsælis. Þegar þú átt að gera verðurðu fyrst að taka borgarspil, verður síðan að leggja niður borgarspil og mátt loks loka leiðinni þinni.
rules-T2 = Í hvert skipti sem þú átt að gera má einn póststarfsmaður hjálpa þér, aðeins einu sinni: póstmeistarinn (þú tekur annað spil), forstjórinn (sex ný spil snúa upp), póstflutningamaðurinn (þú leggur niður annað spil) eða vagnasmiðurinn (vagn þótt eitt eða tvö spil vanti í leiðina).
rules-T3 = Röðin kemur að næsta leikmanni þegar þú hefur lokað leið eða þegar þú segir til eftir að hafa lagt niður spil.

rules-part-D = Að taka spil
rules-D1 = Taktu eitt af spilunum sex sem snúa upp eða efsta spilið úr bunkanum.
rules-D2 = Þegar spil sem snýr upp er tekið kemur strax nýtt úr bunkanum í staðinn, áður en nokkuð annað er tekið.
rules-D3 = Þegar spil vantar og bunkinn er tómur er kastbunkinn stokkaður og verður að nýjum bunka.
rules-D4 = Póstmeistarinn: eftir fyrsta spilið tekurðu annað, af borðinu eða úr bunkanum; þá er búið að fylla í skarðið. Ekki þarf að tilkynna það: nóg er að taka spilið.
rules-D5 = Ef þú ert ekki með nein spil á hendi þegar röðin kemur að þér verðurðu að þiggja hjálp póstmeistarans: þú tekur tvö spil og enginn annar póststarfsmaður hjálpar þér í það sinn. Í fyrstu umferð á þetta við um alla.
rules-D6 = Forstjórinn: áður en þú tekur fyrsta spilið er öllum spilunum sem snúa upp kastað og sex ný lögð fram. Til þess þarftu að hafa verið með að minnsta kosti eitt spil á hendi þegar röðin kom að þér [D5] og mátt ekki hafa tekið spil.
rules-D7 = Meðan þú tekur spil máttu hafa eins mörg spil á hendi og þú vilt.

rules-part-P = Að leggja leiðina
rules-P1 = Þú mátt aðeins vera með eina leið í smíðum: röð borgarspila sem allir sjá.
rules-P2 = Ef þú ert ekki með leið í smíðum máttu byrja á nýrri með hvaða spili sem er af hendi.
rules-P3 = Leið lengist á vinstri eða hægri enda. Vegur verður að tengja nýju borgina beint við borgina á þeim enda.
rules-P4 = Engin borg má vera tvisvar í sömu leið.
rules-P5 = Aldrei er neinu skotið inn á milli spila og röðin í leið breytist aldrei. Litir héraðanna skipta engu þegar spil eru lögð niður.
rules-P6 = Í stað þess að lengja leiðina máttu kasta henni, og þú verður að gera það ef ekkert spil á hendi passar. Spilin úr henni fara í kastbunkann, ekkert fæst fyrir þau og þú byrjar strax á nýrri leið með spili af hendi. Það telst fyrra spilið sem þú leggur niður í það sinn; seinna spilið, með hjálp póstflutningamannsins, getur aðeins lengt leiðina.
rules-P7 = Póstflutningamaðurinn: eftir fyrsta spilið máttu leggja niður annað með sömu skilyrðum [P3] [P4]. Ekki þarf að tilkynna það.
rules-P8 = Ef spil passar á báða enda ræður þú hvorn þú velur.

rules-part-C = Að loka leiðinni
rules-C1 = Þegar þú hefur lagt niður spil máttu loka leið með þremur spilum eða fleiri. Þú setur niður pósthús, tekur stigaskildi, tekur vagn og fækkar spilum á hendi, í þessari röð.

rules-part-O = Pósthús
rules-O1 = Pósthús fara aðeins í borgir á leiðinni sem þú lokar, eitt í hverja borg. Borgum þar sem þú átt þegar pósthús er sleppt. Pósthús hinna skipta engu.
rules-O2 = Fyrri kostur: í mesta lagi ein borg í hverju héraði á leiðinni.
rules-O3 = Seinni kostur: eins margar borgir á leiðinni og þú vilt, allar í einu og sama héraði.
rules-O4 = Þú mátt setja niður færri en hægt er, jafnvel ekkert.
rules-O5 = Þú getur ekki sett niður fleiri en þú átt eftir.

rules-part-B = Stigaskildir
rules-B1 = Þegar þú hefur sett niður pósthúsin tekurðu alla stigaskildi sem þú hefur unnið til, alltaf þann efsta í hverjum bunka; þeir liggja á hvolfi fyrir framan þig.
rules-B2 = Lengd: leið með 5, með 6, eða með 7 spilum eða fleiri gefur efsta skjöldinn úr þeim bunka. Sé bunkinn tómur gildir næsti lengdarbunki fyrir neðan sem enn á skjöld. Einn lengdarskjöldur fyrir hverja leið, en fleiri en einn í leik. Afbrigði: [V2].
rules-B3 = Héruð: pósthús í öllum borgum í Baden; í Baiern; í Böhmen og Salzburg; í Schweiz og Tyrol; eða í Württemberg og Hohenzollern gefa efsta skjöldinn úr þeim bunka. Pósthúsin mega koma úr fleiri en einni leið.
rules-B4 = Öll héruð: fyrir að minnsta kosti eitt pósthús í hverju héraði fæst skjöldur. Hvort Baiern þarf að vera með er afbrigði: [V1]. Héruðin eru níu; Polen (Pólland, borgin Lodz) telst með þótt það eigi engan eigin skjöld.
rules-B5 = Í hverjum leik færðu í mesta lagi einn skjöld úr hverjum héraðsbunka og einn fyrir öll héruð. Sé bunkinn tómur þegar þú vinnur til skjaldar færðu ekkert, ekki heldur síðar.
rules-B6 = Skjöldinn fyrir leikslok fær sá sem boðar leikslok [E2].

rules-part-G = Póstvagnar
rules-G1 = Ef í leiðinni sem þú lokar eru að minnsta kosti jafnmörg spil og talan á næsta vagni þínum segir tekurðu þann vagn: fyrst 3, síðan 4, 5, 6 og 7, og engum er sleppt. Einn vagn fyrir hverja leið, sama hve löng hún er.
rules-G2 = Aðeins fjöldi spila skiptir máli, ekki hve mörg pósthús þú settir niður.
rules-G3 = Vagnasmiðurinn: ef enginn póststarfsmaður hefur hjálpað þér í þetta sinn máttu taka næsta vagn þótt eitt eða tvö spil vanti í leiðina. Vanti þrjú er það of mikið. Hann lengir ekki leiðina fyrir lengdarskjöldinn og gefur aldrei tvo vagna.
rules-G4 = Vagn sem þú vinnur til er alltaf tekinn. Þú ræður hvort þú þiggur hjálp vagnasmiðsins.

rules-part-H = Spilin á hendi
rules-H1 = Spil leiðarinnar sem var lokað fara í kastbunkann.
rules-H2 = Ef þú ert nú með fleiri en þrjú spil á hendi heldurðu eftir þremur að eigin vali og kastar hinum. Þetta hámark gildir aðeins á þessu augnabliki.
rules-H3 = Næst þegar þú átt að gera byrjarðu á nýrri leið.

rules-part-E = Leikslok og stig
rules-E1 = Leikslok eru boðuð þegar einhver tekur vagn 7 eða setur niður síðasta af 20 pósthúsum sínum.
rules-E2 = Sá sem gerir það fyrstur tekur skjöldinn fyrir leikslok, eins stigs virði. Hann er aðeins veittur einu sinni.
rules-E3 = Umferðin er spiluð til enda svo að allir hafi fengið að gera jafnoft. Afbrigði: [V3].
rules-E4 = Stigin þín: stig hæsta vagnsins (3, 4, 5, 6 og 7 gefa 2, 3, 5, 7 og 10), að viðbættum öllum stigaskjöldum, að frádregnu einu fyrir hvert pósthús sem þú hefur ekki sett niður.
rules-E5 = Sá sem er með flest stig vinnur. Verði jafnt ræður skjöldurinn fyrir leikslok; hafi enginn þeirra sem eru jafnir fengið hann vinnur sá þeirra sem kemur fyrstur réttsælis á eftir þeim sem á hann.

rules-part-I = Hver veit hvað
rules-I1 = Öllum sýnilegt: spilin sem snúa upp, leiðir, pósthús, vagnar, efsti skjöldur og hæð hvers bunka, hve mörg spil hver er með á hendi og hve mörg eru í bunkanum, kastbunkinn, hver tók hvaða spil af borðinu og úr hvaða bunkum skildir hvers og eins komu.
rules-I2 = Hulið: spil sem hinir hafa tekið úr bunkanum og eru með á hendi, röð bunkans og gildi skjaldanna sem liggja á hvolfi hjá hinum [V5]. Eftir leikslok er ekkert hulið.
rules-I3 = Það sem leikmaður má ekki vita fer aldrei frá þjóninum: hvorki til hans sjálfs, til áhorfenda né til þjarka.

rules-part-V = Afbrigði við borð
rules-V1 = Hvers skjöldurinn fyrir öll héruð krefst. Sjálfgefið („Utan Baiern“): pósthús í hverju héraði nema Baiern, sem hvorki hjálpar né spillir. Hinn kosturinn („Öll héruð“): pósthús í hverju héraði, líka í Baiern.
rules-V2 = Lægri lengdarskildir. Sjálfgefið: sé bunki leiðarinnar tómur er tekið úr næsta lengdarbunka fyrir neðan sem enn á skjöld. Hinn kosturinn: það á aðeins við um leiðir með sjö spilum eða fleiri.
rules-V3 = Niðurlag leiksins. Sjálfgefið: umferðin er spiluð til enda. Hinn kosturinn: þegar sá sem boðar leikslok hefur lokið sér af fá allir hinir að gera nákvæmlega einu sinni enn.
rules-V4 = Þrjár tilbúnar samsetningar. Sígildar: allt sem er sjálfgefið. Alþjóðlegar: skjöldurinn „Öll héruð“ krefst líka Baiern. Íslenskar: hann krefst líka Baiern, aðeins leiðir með sjö spilum eða fleiri fá lægri lengdarskjöld og í lokin fá allir hinir að gera einu sinni enn.
rules-V5 = Gildi stigaskjalda: hulin hinum eða sýnileg. Allir sáu þau þegar skildirnir voru teknir, svo þetta breytir aðeins því sem síðan sýnir.

rules-part-X = Sjaldgæf tilvik
rules-X1 = Ef bunkinn og kastbunkinn eru báðir tómir haldast skörðin í spilunum sem snúa upp auð og fyllast um leið og spilum er kastað á ný.
rules-X2 = Ef ekkert spil er að hafa sleppirðu því að taka spil og leggur bara niður spil. Ef þú ert ekki heldur með nein spil á hendi siturðu hjá.
rules-X3 = Ef þú varst ekki með nein spil á hendi og aðeins eitt spil er að hafa tekurðu það og heldur áfram; póstmeistarinn telst hafa hjálpað.
rules-X4 = Ef færri en sex spil eru í bunkanum fyrir forstjórann eru þau lögð fram; síðan er kastbunkinn, með spilunum sem nýbúið er að kasta, stokkaður og það sem á vantar lagt fram úr honum.
rules-X5 = Enginn leikur er endalaus: eftir 500. umferð lýkur honum og stigin eru talin eins og staðan er. Ef enginn á þá skjöldinn fyrir leikslok og tveir eða fleiri eru jafnir vinnur sá þeirra sem kemur fyrstur réttsælis, talið frá þeim sem hóf leikinn, að honum meðtöldum.
rules-X6 = Röðin þegar leið er lokað: pósthús, lengdarskjöldur, héraðsskildir, skjöldur fyrir öll héruð, skjöldur fyrir leikslok ef síðasta pósthúsið var sett niður, vagn, skjöldur fyrir leikslok ef það var vagn 7, spilum á hendi fækkað.
rules-X7 = Skörð í spilunum sem snúa upp eru fyllt eftir hverja aðgerð, frá fyrsta reit; verið getur að stokka þurfi á milli tveggja skarða. Að loka leið og að velja spilin sem haldið er eftir eru tvær aðgerðir.
rules-X8 = Spil sem ekki var hægt að taka fæst ekki bætt upp síðar í sama sinn og enginn póststarfsmaður telst hafa hjálpað. Sá sem situr hjá telst hafa gert.
rules-X9 = Spilum á hendi er líka fækkað í þrjú þegar leikmaður gerir í síðasta sinn. Forstjórinn má hjálpa hversu fá sem spilin eru. Þú mátt kasta leið og byrja á nýrri með borg úr þeirri gömlu.
