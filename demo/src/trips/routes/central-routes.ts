import { day, extra, hotel, line, onTheSpot, possible, type Route, way } from '../route-model.ts'

/** Routes by land that start in Lüneburg; they are sold all the year. */

// biome-ignore format: a day on a line, and what it has on the next
export const pragueSchool: Route = {
  organisation: 'nord',
  category: 'school',
  mainDestination: 'Prag',
  destinations: ['Böhmen'],
  weekday: 1,
  board: 'half',
  prices: { from20: 46900, from30: 39900, from40: 35900, single: 9800 },
  days: [
    day('Lüneburg – Dresden – Prag', 618, 'Anreise mit zweistündigem Halt in Dresden.',
      way('Abfahrt am Schulhof', '06:00'), hotel('Jugendhotel Vltava', 4, 'Mehrbettzimmer, Begleitung auf demselben Flur')),
    day('Prag, Altstadt und Burg', null, 'Hradschin, Karlsbrücke und Altstädter Ring.',
      line('Burgführung, zwei Stunden', '09:30'), possible('Schwarzes Theater am Abend', 21, '19:30')),
    day('Theresienstadt', 128, 'Besuch der Gedenkstätte mit Gespräch.',
      line('Gedenkstätte Theresienstadt, Führung', '10:00')),
    day('Prag, jüdisches Viertel', null, 'Synagogen und alter Friedhof, am Nachmittag Zeit in Gruppen.',
      line('Rundgang Josefov', '10:00'), onTheSpot('Moldaufahrt', 12)),
    day('Prag – Lüneburg', 618, 'Rückreise, Ankunft gegen 19 Uhr.', way('Abfahrt am Hotel', '09:00')),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const saxonyElbe: Route = {
  organisation: 'nord',
  category: 'club',
  mainDestination: 'Sachsen',
  destinations: ['Dresden'],
  weekday: 4,
  board: 'half',
  prices: { from20: 52900, from30: 46900, from40: 42900, single: 9600 },
  days: [
    day('Lüneburg – Meißen – Dresden', 478, 'Anreise mit Besuch der Porzellanstadt.',
      line('Albrechtsburg Meißen', '14:00'), hotel('Hotel Elbterrassen', 3)),
    day('Dresden', 12, 'Frauenkirche, Zwinger und Brühlsche Terrasse.',
      line('Stadtführung, zweieinhalb Stunden', '09:30'), possible('Opernführung', 15, '14:00')),
    day('Sächsische Schweiz', 92, 'Bastei und Fahrt mit dem Raddampfer.',
      line('Bastei mit Felsenbrücke', '10:30'), line('Dampferfahrt Bad Schandau–Pirna', '14:00')),
    day('Dresden – Lüneburg', 470, 'Heimreise mit Halt in Wittenberg.', line('Schlosskirche Wittenberg', '12:00')),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const bachAndLuther: Route = {
  organisation: 'nord',
  category: 'culture',
  mainDestination: 'Thüringen und Harz',
  destinations: ['Leipzig'],
  weekday: 5,
  board: 'half',
  prices: { from20: 64900, from30: 57900, from40: 52900, single: 12800 },
  days: [
    day('Lüneburg – Wittenberg', 272, 'In die Stadt der Reformation.',
      line('Lutherhaus und Stadtkirche', '13:30'), hotel('Hotel Lutherlinde', 1)),
    day('Wittenberg – Leipzig', 74, 'Nachmittags Motette in der Thomaskirche.',
      line('Bach-Museum', '11:00'), line('Motette in der Thomaskirche', '15:00'), hotel('Hotel Thomaskantor', 2)),
    day('Leipzig – Naumburg', 124, 'Naumburger Dom und eine Orgelvorführung in der Wenzelskirche.',
      line('Naumburger Dom mit Uta', '10:30'), extra('Orgelvorführung für die Gruppe', 150)),
    day('Leipzig – Weimar – Eisenach', 208, 'Goethe, Schiller und die Wartburg.',
      line('Weimar, Stadtführung', '10:30'), hotel('Hotel Wartburgaue', 1)),
    day('Eisenach – Lüneburg', 352, 'Am Morgen die Wartburg, dann Heimreise.', line('Wartburg', '09:00')),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const silesiaCracow: Route = {
  organisation: 'nord',
  category: 'choir',
  mainDestination: 'Polen',
  destinations: ['Krakau', 'Breslau'],
  weekday: 4,
  board: 'half',
  prices: { from20: 78900, from30: 68900, from40: 62900, single: 19800 },
  days: [
    day('Lüneburg – Görlitz – Breslau', 642, 'Durch die Lausitz nach Schlesien, zwei Fahrer.',
      hotel('Hotel Most Tumski', 2)),
    day('Breslau', 10, 'Dominsel, Aula Leopoldina und die Zwerge.',
      line('Stadtführung', '09:30'), line('Kurzkonzert in der Aula', '16:00')),
    day('Breslau – Schweidnitz – Krakau', 342, 'Unterwegs die Friedenskirche aus Holz und Lehm.',
      line('Friedenskirche Schweidnitz mit Singen', '10:30'), hotel('Hotel Kazimierz Dwór', 3)),
    day('Krakau', null, 'Wawel, Tuchhallen und Marienkirche.',
      line('Stadtführung mit Wawel', '09:30'), line('Konzert in St. Peter und Paul', '19:00')),
    day('Wieliczka', 32, 'Das Salzbergwerk mit seiner unterirdischen Kapelle.',
      line('Salzbergwerk, Führung auf Deutsch', '10:00'), possible('Abendessen mit Klezmermusik', 34, '19:00')),
    day('Krakau – Dresden', 548, 'Rückweg bis an die Elbe.', hotel('Hotel Neustädter Hof an der Prießnitz', 1)),
    day('Dresden – Lüneburg', 470, 'Heimreise am Vormittag.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const rugenCoast: Route = {
  organisation: 'nord',
  category: 'hiking',
  mainDestination: 'Ostseeküste',
  destinations: [],
  season: [3, 11],
  weekday: 0,
  board: 'half',
  prices: { from20: 58900, from30: 52900, from40: 48900, single: 11500 },
  days: [
    day('Lüneburg – Stralsund – Binz', 338, 'Anreise mit Halt in der Hansestadt Stralsund.',
      line('Altstadt Stralsund', '12:30'), hotel('Strandhotel Möwenruf', 4)),
    day('Kreidefelsen', 42, 'Hochuferweg von Sassnitz zum Königsstuhl, zwei Gruppen.',
      line('Wanderung 8 oder 14 Kilometer', '09:30')),
    day('Mönchgut', 48, 'Hügel, Bodden und Fischerdörfer.',
      line('Wanderung Göhren–Thiessow', '10:00'), onTheSpot('Räucherfisch am Hafen', 9)),
    day('Hiddensee', 62, 'Mit dem Schiff auf die Insel ohne Autos.',
      line('Fährüberfahrt ab Schaprode', '09:45'), possible('Kutschfahrt nach Grieben', 14, '13:00')),
    day('Binz – Lüneburg', 338, 'Heimreise am Vormittag.'),
  ],
}
