import { day, extra, hotel, line, onTheSpot, possible, type Route, way } from '../route-model.ts'

/** Nine days by coach for people who look closely: Florence, Lucca, Siena, the Val d'Orcia. */
// biome-ignore format: a day on a line, and what it has on the next
export const tuscanyArt: Route = {
  organisation: 'sued',
  category: 'culture',
  mainDestination: 'Toskana',
  destinations: ['Florenz', 'Siena', 'Lucca'],
  season: [4, 10],
  weekday: 6,
  board: 'half',
  prices: { from20: 156900, from30: 132800, from40: 121500, single: 38500 },
  offer: {
    title: 'Ihre Studienreise: Toskana für Kunstfreunde',
    intro: [
      'haben Sie vielen Dank für das anregende Gespräch. Sie wünschten sich eine Reise, die lieber ein Museum gründlich zeigt als drei im Lauf; danach haben wir die Tage eingerichtet.',
      'Drei Nächte in Montecatini und drei in Siena ersparen Ihnen das Kofferpacken. In Florenz haben wir ein Zeitfenster am frühen Morgen vorgemerkt, in Siena begleitet Sie eine Restauratorin durch den Dom.',
      'Zwischen Hin- und Rückweg liegen der Lago Maggiore und Verona, sodass die Fahrtage Pausen mit Programm bekommen. Über Ihre Wünsche zum Programm freue ich mich.',
    ],
    remarks: [
      'Kurtaxen sind vor Ort zu zahlen, zurzeit etwa 2 bis 4 € je Person und Nacht.',
      'Zufahrtsgebühren für Reisebusse in Florenz, Siena, Pisa und Lucca sind im Preis enthalten.',
    ],
  },
  days: [
    day('Freiburg – Gotthard – Stresa', 352, 'Durch die Schweiz und über den Gotthard an den Lago Maggiore; am Nachmittag ein Spaziergang an der Uferpromenade.',
      way('Abfahrt, Zustieg in Müllheim um 07:20 Uhr', '07:00'), way('Mittagspause in Andermatt', '11:30'),
      possible('Boot zur Isola Bella mit Palast und Garten', 34, '15:30'), hotel('Hotel Isole Fiorite', 1, 'An der Promenade, Abendmenü mit Blick auf die Inseln')),
    day('Stresa – Parma – Montecatini Terme', 398, 'Über die Poebene und den Apennin in die Toskana. In Parma sehen Sie die Kuppelfresken Correggios im Dom.',
      line('Parma: Dom und Baptisterium mit Führung', '12:00'), hotel('Hotel Terme Belsole', 3, 'Thermalbad im Garten, Weinkeller, Parkplatz für den Bus')),
    day('Florenz', 104, 'Ein ganzer Tag für die Stadt der Medici: am Morgen die Uffizien, am Nachmittag San Marco mit den Fresken Fra Angelicos.',
      line('Uffizien, Einlass mit festem Zeitfenster, Kopfhörer für alle', '08:45'), way('Mittagspause, Zeit zur eigenen Verfügung', '12:00'),
      line('Kloster San Marco', '14:00'), possible('Aufstieg auf die Domkuppel mit Reservierung', 32, '16:30')),
    day('Lucca und Pisa', 118, 'Auf der Stadtmauer um Lucca, danach das Wunderfeld von Pisa. Den Tag beschließt eine Ölmühle in den Hügeln.',
      line('Rundgang Lucca mit San Martino und dem Volto Santo', '09:30'), line('Pisa: Dom, Baptisterium und Camposanto', '13:30'),
      onTheSpot('Besteigung des Schiefen Turms', 20), line('Ölmühle mit Probe und kleinem Imbiss', '17:00')),
    day('Montecatini – San Gimignano – Siena', 126, 'Geschlechtertürme, Safran und Vernaccia in San Gimignano, am Abend Einzug in Siena.',
      line('San Gimignano: Collegiata mit den Freskenzyklen', '10:30'), possible('Weinprobe Vernaccia mit Käse und Schinken', 24, '13:00'),
      hotel('Hotel Contrada del Colle', 3, 'Innerhalb der Mauern, Dachterrasse, vier Sterne')),
    day('Siena', null, 'Die Stadt zu Fuß: der Dom mit seinem Marmorboden, Duccios Maestà und das Rathaus mit der guten Regierung.',
      line('Dom und Dombibliothek mit einer Restauratorin', '09:30'), line('Palazzo Pubblico: Lorenzettis Fresken', '11:30'),
      way('Nachmittag zur eigenen Verfügung'), extra('Vortrag am Abend: Der Palio und seine Contraden', 220)),
    day('Val d’Orcia – Pienza – Montepulciano', 168, 'Zypressenwege und Weizenhügel, die Idealstadt Pius’ II. und ein Keller unter Montepulciano.',
      line('Abtei Monte Oliveto Maggiore, Kreuzgang', '09:45'), line('Pienza: Palazzo Piccolomini und Dom', '12:00'),
      line('Weinprobe Vino Nobile im Keller', '15:30')),
    day('Siena – Arezzo – Verona', 348, 'In Arezzo wartet Piero della Francescas „Legende vom Wahren Kreuz“; am Abend sind Sie in Verona.',
      line('San Francesco in Arezzo, Zeitfenster', '10:00'), hotel('Hotel Arena Scaligera', 1, 'Fünf Gehminuten zur Arena')),
    day('Verona – Brenner – Freiburg', 612, 'Rückreise durch das Etschtal und über den Brenner mit zwei Fahrern; Ankunft gegen 19 Uhr.',
      way('Abfahrt in Verona', '08:00'), way('Mittagspause in Innsbruck', '11:45')),
  ],
}
