import { day, dayFerry, hotel, line, nightFerry, onTheSpot, possible, type Route, way } from '../route-model.ts'

/** Routes that start in Lüneburg and cross the sea. */

// biome-ignore format: a day on a line, and what it has on the next
export const fjordNorway: Route = {
  organisation: 'nord',
  category: 'classic',
  mainDestination: 'Norwegen',
  destinations: ['Oslo', 'Bergen'],
  season: [5, 9],
  weekday: 6,
  board: 'half',
  prices: { from20: 192900, from30: 164900, from40: 149900, single: 49800 },
  days: [
    day('Lüneburg – Kiel – auf See', 151, 'Einschiffung am Norwegenkai, Fahrt durch die Kieler Förde.',
      way('Abfahrt am Bahnhof Lüneburg', '09:30'), nightFerry('Kiel', 'Oslo', 'Zweibettkabinen innen, Abend- und Frühstücksbüfett')),
    day('Oslo', 22, 'Ankunft durch den Oslofjord, Stadtrundfahrt mit Vigelandpark und Holmenkollen.',
      line('Stadtrundfahrt Oslo, drei Stunden', '10:45'), possible('Eintritt Fram-Museum', 16, '15:00'), hotel('Frogner Parkhotell', 1)),
    day('Oslo – Geilo – Flåm', 352, 'Durch das Hallingdal und über das Fjell hinab an den Sognefjord.',
      line('Stabkirche Borgund', '15:00'), hotel('Aurlandsdal Fjordhotell', 2)),
    day('Nærøyfjord', 42, 'Mit dem Schiff durch den schmalsten Arm des Sognefjords.',
      dayFerry('Flåm', 'Gudvangen', 'Fjordschiff, zwei Stunden'), onTheSpot('Bergbahn Flåm–Myrdal und zurück', 62)),
    day('Flåm – Voss – Bergen', 168, 'Wasserfälle, Obstgärten und am Nachmittag die Hansestadt.',
      line('Stadtführung Bergen mit Bryggen', '15:30'), hotel('Fløyfjellet Hotell', 1)),
    day('Bergen – auf See', 10, 'Vormittag zur freien Verfügung, mittags legt das Schiff ab.',
      nightFerry('Bergen', 'Hirtshals', 'Zweibettkabinen innen, Abend- und Frühstücksbüfett')),
    day('Hirtshals – Lüneburg', 560, 'Das Schiff legt am Morgen an; Rückreise durch Jütland.',
      way('Mittagspause in Kolding', '11:00')),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const balticCapitals: Route = {
  organisation: 'nord',
  category: 'culture',
  mainDestination: 'Baltikum',
  destinations: ['Riga', 'Tallinn', 'Vilnius'],
  season: [4, 10],
  weekday: 4,
  board: 'half',
  prices: { from20: 168900, from30: 145900, from40: 132900, single: 42500 },
  days: [
    day('Lüneburg – Kiel – auf See', 151, 'Am Abend legt das Schiff nach Klaipėda ab.',
      nightFerry('Kiel', 'Klaipėda', 'Zweibettkabinen außen, Abendessen und Frühstück')),
    day('Auf See – Klaipėda', 8, 'Ein Tag auf der Ostsee, abends Ankunft in der alten Memelstadt.',
      hotel('Danės Krantinė Hotel', 2)),
    day('Kurische Nehrung', 104, 'Dünen, Fischerhäuser und das Sommerhaus Thomas Manns in Nida.',
      line('Führung im Thomas-Mann-Haus', '11:00'), possible('Haffrundfahrt im Kurenkahn', 22, '14:00')),
    day('Klaipėda – Kaunas – Vilnius', 312, 'Über die zweite Stadt des Landes in die barocke Hauptstadt.',
      line('Altstadt Kaunas', '12:30'), hotel('Gedimino Kalno Viešbutis', 1)),
    day('Vilnius – Trakai – Riga', 348, 'Stadtführung in Vilnius und Wasserburg Trakai, am Abend Riga.',
      line('Stadtführung Vilnius', '09:00'), hotel('Hotel Daugavas Krasts', 2)),
    day('Riga', null, 'Jugendstil, Dom und Zentralmarkt; mittags ein Orgelkonzert.',
      line('Jugendstil-Rundgang', '09:30'), line('Orgelkonzert im Dom', '12:00')),
    day('Riga – Sigulda – Tallinn', 342, 'Durch das Gauja-Tal nach Estland.',
      line('Burgruine Turaida', '10:30'), hotel('Hotell Pikk Torn', 1)),
    day('Tallinn – Helsinki', 6, 'Vormittags die Unterstadt, nachmittags über den Finnischen Meerbusen.',
      line('Stadtführung Tallinn', '09:30'), dayFerry('Tallinn', 'Helsinki'), hotel('Hotelli Tuomiokirkko', 1)),
    day('Helsinki – auf See', 25, 'Felsenkirche und Markt, dann gehen Sie an Bord.',
      line('Felsenkirche Temppeliaukio', '10:00'), nightFerry('Helsinki-Vuosaari', 'Travemünde', 'Zweibettkabinen außen, Vollpension an Bord')),
    day('Travemünde – Lüneburg', 96, 'Ankunft am Abend, kurze Heimfahrt.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const swedenLakes: Route = {
  organisation: 'nord',
  category: 'choir',
  mainDestination: 'Schweden',
  destinations: ['Stockholm'],
  season: [5, 9],
  weekday: 5,
  board: 'half',
  prices: { from20: 134900, from30: 114900, from40: 104900, single: 34500 },
  days: [
    day('Lüneburg – Kiel – auf See', 151, 'Am frühen Abend legt das Schiff nach Göteborg ab.',
      nightFerry('Kiel', 'Göteborg', 'Zweibettkabinen innen, Abendbüfett')),
    day('Göteborg – Vadstena', 242, 'Am Vättersee liegt das Kloster der heiligen Birgitta.',
      line('Klosterkirche Vadstena mit kurzem Singen', '14:30'), hotel('Klosterhotellet Vätterstrand', 1)),
    day('Vadstena – Linköping – Stockholm', 252, 'Durch Östergötland in die Hauptstadt.',
      line('Dom Linköping', '11:00'), hotel('Söderhöjden Hotell', 3)),
    day('Stockholm', 14, 'Altstadt, Rathaus und das Wasa-Museum.',
      line('Stadtführung mit Gamla Stan', '09:30'), possible('Eintritt Wasa-Museum', 21, '14:00')),
    day('Schloss Gripsholm', 132, 'Ausflug nach Mariefred, abends Konzert in der Deutschen Kirche.',
      line('Schloss Gripsholm', '11:00'), line('Konzert in der Deutschen Kirche', '19:00')),
    day('Stockholm – Jönköping – Trelleborg', 618, 'Ein langer Fahrtag nach Süden; zwei Fahrer.',
      nightFerry('Trelleborg', 'Rostock', 'Zweibettkabinen innen, Frühstück an Bord')),
    day('Rostock – Lüneburg', 205, 'Frühe Ankunft, Frühstück an Bord, Heimfahrt.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const jutlandCoast: Route = {
  organisation: 'nord',
  category: 'club',
  mainDestination: 'Dänemark',
  destinations: [],
  season: [3, 11],
  weekday: 3,
  board: 'half',
  prices: { from20: 74900, from30: 64900, from40: 59900, single: 16800 },
  days: [
    day('Lüneburg – Ribe', 318, 'In die älteste Stadt Dänemarks.',
      line('Rundgang mit dem Nachtwächter', '20:00'), hotel('Hotel Domkirkegården', 2)),
    day('Wattenmeer und Fanø', 84, 'Mit dem Traktorbus auf die Sandbank Koresand.',
      possible('Robbensafari', 29, '13:00')),
    day('Ribe – Aalborg', 232, 'An der Westküste entlang zum Limfjord.',
      line('Bovbjerg Fyr, Leuchtturm und Aussicht', '12:00'), hotel('Hotel Limfjordsbro', 2)),
    day('Skagen', 212, 'Wo Nord- und Ostsee zusammenstoßen: Grenen und die Skagenmaler.',
      line('Kunstmuseum Skagen', '11:00'), onTheSpot('Sandormen zur Landspitze', 6)),
    day('Aalborg – Aarhus – Lüneburg', 505, 'Am Vormittag der Dom von Aarhus, abends daheim.',
      line('Dom Aarhus', '10:30')),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const cornwallGardens: Route = {
  organisation: 'nord',
  category: 'culture',
  mainDestination: 'Südengland',
  destinations: ['London'],
  season: [4, 9],
  weekday: 1,
  board: 'half',
  prices: { from20: 159900, from30: 137900, from40: 126900, single: 44800 },
  days: [
    day('Lüneburg – Hoek van Holland – auf See', 470, 'Am Nachmittag ein Halt in Gouda, abends auf das Schiff.',
      nightFerry('Hoek van Holland', 'Harwich', 'Zweibettkabinen innen, Frühstück an Bord')),
    day('Harwich – Salisbury – Bath', 318, 'Quer durch Südengland mit Halt an der Kathedrale von Salisbury.',
      line('Kathedrale Salisbury', '13:00'), hotel('The Crescent Spa House', 1)),
    day('Bath – Exeter – St Ives', 312, 'Georgianisches Bath am Morgen, am Abend das Meer.',
      line('Rundgang Bath mit Royal Crescent', '09:00'), hotel('Porthmeor Sands Hotel', 3)),
    day('Gärten an der Südküste', 96, 'Subtropische Gärten im Schutz der Buchten bei Falmouth.',
      line('Garten mit Führung durch die Besitzer', '10:30'), line('Cream Tea im Pfarrgarten', '15:30')),
    day('Land’s End und Minack', 78, 'Klippen, Steinkreise und das Theater über dem Meer.',
      possible('Minack Theatre, Besichtigung', 12, '11:00')),
    day('St Ives – Plymouth', 128, 'Am Nachmittag die Hafenstadt, aus der die Pilgerväter aufbrachen.',
      line('Stadtführung Plymouth: Barbican und Hoe', '11:30'), hotel('Tamar Hoe Hotel', 1)),
    day('Plymouth – Roscoff – Rouen', 470, 'Am Morgen über den Kanal, durch die Normandie nach Rouen.',
      dayFerry('Plymouth', 'Roscoff', 'Ruhesessel, Mittagsimbiss'), hotel('Hôtel des Flèches', 1)),
    day('Rouen – Lüneburg', 868, 'Rückreise mit zwei Fahrern; Ankunft spät am Abend.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const lowCountries: Route = {
  organisation: 'nord',
  category: 'city',
  mainDestination: 'Niederlande',
  destinations: ['Amsterdam', 'Brügge'],
  weekday: 3,
  board: 'none',
  prices: { from20: 62900, from30: 54900, from40: 49900, single: 18900 },
  days: [
    day('Lüneburg – Amsterdam – Haarlem', 438, 'Anreise und Grachtenfahrt am Nachmittag.',
      line('Grachtenfahrt, 60 Minuten', '15:30'), hotel('Hotel Spaarnezicht', 2)),
    day('Amsterdam', 44, 'Rijksmuseum und Jordaan.',
      line('Rijksmuseum, Zeitfenster', '10:00'), possible('Rundgang mit dem Fahrrad', 24, '14:30')),
    day('Haarlem – Delft – Brügge', 242, 'Über die Stadt Vermeers nach Flandern.',
      line('Königlich-blaue Manufaktur in Delft', '11:00'), hotel('Hotel Minnewaterhof', 2)),
    day('Brügge und Gent', 104, 'Beginenhof, Belfried und der Genter Altar.',
      line('Genter Altar in St. Bavo', '14:00')),
    day('Brügge – Lüneburg', 640, 'Rückreise mit Mittagspause bei Antwerpen.'),
  ],
}
