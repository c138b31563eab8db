/**
 * What places are called in German, where the gazetteer has another name: `German = name there`, separated by commas; what
 * else it is called stands behind a stroke. Where both are alike nothing stands here.
 */
const named = {
  DE: 'München=Munich',
  AT: 'Velden am Wörther See=Velden am Wörthersee, Wien=Vienna, St. Pölten=Sankt Pölten',
  CH: 'Genf=Genève, St. Gallen=Sankt Gallen, Biel=Biel/Bienne, Freiburg im Üechtland=Fribourg, Neuenburg=Neuchâtel, Siders=Sierre',
  LU: 'Luxemburg=Luxembourg, Esch an der Alzette=Esch-sur-Alzette',
  BE: 'Brüssel=Brussels|Bruxelles|Brussel, Lüttich=Liège, Brügge=Brugge, Ostende=Ostend|Oostende, Löwen=Leuven, Mecheln=Mechelen, Ypern=Ieper',
  NL: 'Den Haag=The Hague|’s-Gravenhage, Nimwegen=Nijmegen',
  FR: 'Straßburg=Strasbourg, Nizza=Nice, Mülhausen=Mulhouse, Dünkirchen=Dunkerque, Hagenau=Haguenau, Diedenhofen=Thionville, Schlettstadt=Sélestat, Zabern=Saverne, Weißenburg=Wissembourg',
  IT: 'Turin=Turin|Torino, Sorrent=Sorrento, Rom=Rome|Roma, Mailand=Milan|Milano, Neapel=Naples|Napoli, Genua=Genoa|Genova, Florenz=Florence|Firenze, Venedig=Venice|Venezia, Padua=Padova, Triest=Trieste, Bozen=Bolzano, Trient=Trento, Syrakus=Siracusa, Meran=Merano, Brixen=Bressanone, Bruneck=Brunico, Sterzing=Vipiteno, Leifers=Laives, Klausen=Chiusa, Tarent=Taranto, Sankt Ulrich in Gröden=Ortisei',
  ES: 'Cádiz=Cadiz, Saragossa=Zaragoza, Vitoria-Gasteiz=Gasteiz / Vitoria, San Sebastián=Donostia / San Sebastián, Palma de Mallorca=Palma, La Coruña=A Coruña, Castellón de la Plana=Castelló de la Plana',
  PT: 'Lissabon=Lisbon|Lisboa',
  IE: 'Galway=Gaillimh, Limerick=Luimneach',
  DK: 'Kopenhagen=Copenhagen|København, Aarhus=Århus, Apenrade=Aabenraa, Hadersleben=Haderslev, Sonderburg=Sønderborg, Tondern=Tønder',
  FI: 'Hyvinkää=Hyvinge',
  LV: 'Dünaburg=Daugavpils',
  PL: 'Warschau=Warsaw|Warszawa, Krakau=Kraków, Breslau=Wrocław, Posen=Poznań, Danzig=Gdańsk, Stettin=Szczecin, Bromberg=Bydgoszcz, Kattowitz=Katowice, Gdingen=Gdynia, Tschenstochau=Częstochowa, Thorn=Toruń, Gleiwitz=Gliwice, Allenstein=Olsztyn, Oppeln=Opole, Elbing=Elbląg, Waldenburg=Wałbrzych, Landsberg an der Warthe=Gorzów Wielkopolski, Grünberg=Zielona Góra, Köslin=Koszalin, Liegnitz=Legnica, Graudenz=Grudziądz, Stolp=Słupsk, Hirschberg=Jelenia Góra, Gnesen=Gniezno, Schweidnitz=Świdnica, Ratibor=Racibórz, Beuthen=Bytom, Hindenburg=Zabrze, Neiße=Nysa, Görlitz (Zgorzelec)=Zgorzelec, Kolberg=Kołobrzeg, Swinemünde=Świnoujście, Zoppot=Sopot, Marienburg=Malbork, Lodsch=Łódź, Brieg=Brzeg, Glatz=Kłodzko',
  CZ: 'Pilsen=Pilsen|Plzeň, Prag=Prague|Praha, Brünn=Brno, Ostrau=Ostrava, Olmütz=Olomouc, Reichenberg=Liberec, Budweis=České Budějovice, Königgrätz=Hradec Králové, Aussig=Ústí nad Labem, Pardubitz=Pardubice, Karlsbad=Karlovy Vary, Marienbad=Mariánské Lázně, Franzensbad=Františkovy Lázně, Eger=Cheb, Iglau=Jihlava, Troppau=Opava, Znaim=Znojmo, Kuttenberg=Kutná Hora, Tetschen=Děčín, Teplitz=Teplice, Krumau=Český Krumlov, Kremsier=Kroměříž, Leitmeritz=Litoměřice, Gablonz=Jablonec nad Nisou, Jungbunzlau=Mladá Boleslav, Neuhaus=Jindřichův Hradec, Zlin=Zlín',
  SK: 'Kaschau=Košice, Neusohl=Banská Bystrica, Sillein=Žilina, Tyrnau=Trnava, Trentschin=Trenčín, Neutra=Nitra, Eperies=Prešov, Bartfeld=Bardejov, Pistyan=Piešťany',
  HU: 'Raab=Győr, Fünfkirchen=Pécs, Ödenburg=Sopron, Steinamanger=Szombathely, Stuhlweißenburg=Székesfehérvár, Gran=Esztergom, Erlau=Eger',
  SI: 'Laibach=Ljubljana, Marburg an der Drau=Maribor, Cilli=Celje, Krainburg=Kranj, Pettau=Ptuj, Veldes=Bled',
  RS: 'Belgrad=Belgrade|Beograd',
  RO: 'Bukarest=Bucharest|București, Klausenburg=Cluj-Napoca, Temeswar=Timişoara, Kronstadt=Braşov, Hermannstadt=Sibiu, Konstanza=Constanţa, Großwardein=Oradea, Schäßburg=Sighișoara, Neumarkt am Mieresch=Târgu-Mureş, Mühlbach=Sebeş, Mediasch=Mediaş, Bistritz=Bistriţa',
  BG: 'Plowdiw=Plovdiv, Warna=Varna, Weliko Tarnowo=Veliko Tŭrnovo, Russe=Ruse, Nessebar=Nesebar',
  GR: 'Kalambaka=Kalampáka, Parga=Párga, Athen=Athens|Athina, Thessaloniki=Thessaloníki, Patras=Pátra, Piräus=Piraeus|Pireas, Heraklion=Irákleion, Larisa=Lárisa, Rhodos=Ródos, Chania=Chaniá, Kavala=Kavála, Ioannina=Ioánnina, Trikala=Tríkala, Chalkida=Chalkída, Korinth=Kórinthos, Nafplio=Náfplio, Sparta=Spárti, Alexandroupolis=Alexandroupoli',
  CY: 'Nikosia=Nicosia, Larnaka=Larnaca',
  TR: 'Izmir=İzmir',
  XK: 'Prishtina=Pristina',
  MD: 'Kischinau=Chisinau',
  UA: 'Kiew=Kyiv|Kiev, Lemberg=Lviv, Charkiw=Kharkiv, Saporischschja=Zaporizhia, Tscherniwzi=Chernivtsi',
  BY: "Homel=Homyel', Wizebsk=Vitebsk",
  MA: 'Chefchaouen=Chefchaouene, Ouarzazate=Ouarzazat, Marrakesch=Marrakesh, Tanger=Tangier',
  IL: 'Be’er Scheva=Beersheba, Aschdod=Ashdod',
  EG: 'Kairo=Cairo, Gizeh=Giza',
  JO: 'Madaba=Mādabā, Akaba=Aqaba',
}

/** By country and the name in the gazetteer: what it is called in German, and by all other names. */
export const germanNames = new Map(
  Object.entries(named).flatMap(([country, pairs]) =>
    pairs
      .split(', ')
      .map((pair) => pair.split('='))
      .map(([german, others]) => [`${country} ${others.split('|')[0]}`, { german, others }]),
  ),
)
