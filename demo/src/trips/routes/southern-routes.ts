import { day, extra, hotel, line, onTheSpot, possible, type Route, way } from '../route-model.ts'

/** Routes that start in Freiburg. */

// biome-ignore format: a day on a line, and what it has on the next
export const tuscanyClassic: Route = {
  organisation: 'sued',
  category: 'classic',
  mainDestination: 'Toskana',
  destinations: ['Florenz', 'Siena'],
  season: [3, 11],
  weekday: 0,
  board: 'half',
  prices: { from20: 89900, from30: 77900, from40: 69900, single: 22500 },
  days: [
    day('Freiburg – Montecatini Terme', 748, 'Anreise durch die Schweiz und über den Apennin, zwei Fahrer.',
      hotel('Hotel Villa Leopoldina', 5)),
    day('Florenz', 104, 'Dom, Piazza della Signoria und Ponte Vecchio.',
      line('Stadtführung, drei Stunden', '10:00'), possible('Uffizien mit Reservierung', 29, '14:30')),
    day('Lucca und Pisa', 118, 'Zwei Städte, die einander nie mochten.',
      line('Stadtführung Lucca', '09:30'), line('Pisa, Platz der Wunder', '14:00')),
    day('Siena und San Gimignano', 232, 'Muschelplatz und Geschlechtertürme.',
      line('Stadtführung Siena', '10:00'), onTheSpot('Dom von Siena', 8)),
    day('Viareggio', 92, 'Ein Tag am Meer; am Nachmittag Marmor in Pietrasanta.',
      way('Freie Zeit an der Promenade', '10:00')),
    day('Montecatini – Freiburg', 748, 'Rückreise mit zwei Fahrern.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const alsaceBurgundy: Route = {
  organisation: 'sued',
  category: 'culture',
  mainDestination: 'Burgund',
  destinations: ['Elsass', 'Straßburg'],
  season: [3, 11],
  weekday: 2,
  board: 'half',
  prices: { from20: 84900, from30: 74900, from40: 68900, single: 24500 },
  days: [
    day('Freiburg – Colmar – Dijon', 268, 'Am Morgen der Isenheimer Altar, abends die Stadt der Herzöge.',
      line('Museum Unterlinden', '09:30'), hotel('Hôtel des Ducs Rameau', 2)),
    day('Dijon und Fontenay', 156, 'Herzogspalast und die älteste erhaltene Zisterzienserabtei.',
      line('Abtei Fontenay', '14:30')),
    day('Beaune – Cluny', 132, 'Hôtel-Dieu, Weinberge und die einst größte Kirche der Christenheit.',
      line('Hôtel-Dieu Beaune', '10:00'), possible('Weinprobe in den Kellern', 26, '12:00'), hotel('Hostellerie de l’Abbaye Blanche', 2)),
    day('Taizé und Tournus', 74, 'Mittagsgebet in Taizé, am Nachmittag St. Philibert.',
      line('Mittagsgebet in Taizé', '12:20')),
    day('Cluny – Straßburg', 362, 'Zurück an den Rhein; Münster und Petite France.',
      line('Straßburger Münster', '15:30'), hotel('Hôtel de la Petite Ill', 1)),
    day('Straßburg – Freiburg', 88, 'Vormittag in Straßburg, Heimfahrt am Mittag.',
      extra('Bootsfahrt auf der Ill, Sonderfahrt', 420)),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const southTyrol: Route = {
  organisation: 'sued',
  category: 'hiking',
  mainDestination: 'Südtirol',
  destinations: [],
  season: [4, 10],
  weekday: 0,
  board: 'half',
  prices: { from20: 72900, from30: 64900, from40: 59900, single: 12500 },
  days: [
    day('Freiburg – Arlberg – Brixen', 452, 'Anreise über den Arlberg und den Brenner.', hotel('Hotel Plosewiese', 5)),
    day('Plose und Villnöß', 58, 'Erste Wanderungen mit Blick auf die Geislerspitzen.',
      line('Wanderung 9 oder 15 Kilometer', '09:30')),
    day('Seiser Alm', 82, 'Europas größte Hochalm.', line('Umlaufbahn und Almwanderung', '09:45')),
    day('Bozen und Ritten', 96, 'Erdpyramiden, Lauben und Ötzi.', possible('Archäologiemuseum', 15, '14:00')),
    day('Kloster Neustift', 22, 'Bibliothek, Kreuzgang und ein Glas Sylvaner.',
      line('Klosterführung mit Weinprobe', '10:30'), line('Singen in der Stiftskirche', '16:00')),
    day('Brixen – Freiburg', 452, 'Heimreise über den Bodensee.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const romePilgrimage: Route = {
  organisation: 'sued',
  category: 'culture',
  mainDestination: 'Rom und Latium',
  destinations: ['Rom', 'Umbrien'],
  weekday: 0,
  board: 'half',
  prices: { from20: 118900, from30: 102900, from40: 94900, single: 28900 },
  days: [
    day('Freiburg – Assisi', 842, 'Lange Anreise mit zwei Fahrern, abends in der Stadt des heiligen Franz.',
      hotel('Hotel Casa San Rufino', 2)),
    day('Assisi', 12, 'San Francesco, Santa Chiara und Portiuncula.',
      line('Messe in San Damiano', '09:00'), line('Führung durch die Unter- und Oberkirche', '11:00')),
    day('Assisi – Orvieto – Rom', 214, 'Über den Dom von Orvieto in die Ewige Stadt.',
      line('Dom Orvieto', '11:00'), hotel('Casa per Ferie San Benedetto', 4)),
    day('Rom, Vatikan', null, 'Audienz, Petersdom und Vatikanische Gärten.',
      line('Generalaudienz', '09:00'), possible('Vatikanische Museen, Zeitfenster', 32, '14:30')),
    day('Rom, Antike', null, 'Forum, Kolosseum und Pantheon.', line('Führung durch das antike Rom', '09:30')),
    day('Rom, Katakomben', 28, 'Messe in den Katakomben, Nachmittag frei.',
      line('Messe in den Domitilla-Katakomben', '10:00')),
    day('Rom – Verona', 512, 'Rückweg mit Zwischenübernachtung.', hotel('Hotel Arena Scaligera', 1)),
    day('Verona – Freiburg', 612, 'Heimreise über den Brenner.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const viennaMusic: Route = {
  organisation: 'sued',
  category: 'choir',
  mainDestination: 'Wien',
  destinations: ['Wien und Donau', 'Salzburg'],
  weekday: 3,
  board: 'half',
  prices: { from20: 79900, from30: 69900, from40: 63900, single: 21800 },
  days: [
    day('Freiburg – Salzburg', 522, 'Anreise durch Bayern, abends ein Gang durch die Getreidegasse.',
      hotel('Hotel Mönchsberg Linde', 1)),
    day('Salzburg – Melk – Wien', 312, 'Barockstift über der Donau.',
      line('Stift Melk mit Führung', '12:00'), hotel('Hotel Am Karlsgarten', 3)),
    day('Wien', 14, 'Ringstraße, Stephansdom und ein Heuriger.',
      line('Stadtrundfahrt', '09:30'), possible('Abend beim Heurigen', 36, '19:00')),
    day('Wien, Musik', null, 'Haus der Musik und Konzert in der Minoritenkirche.',
      line('Konzert in der Minoritenkirche', '18:00')),
    day('Wien – Passau – Regensburg', 412, 'Durch die Wachau nach Bayern zurück.',
      line('Orgelkonzert im Passauer Dom', '17:00'), hotel('Hotel Steinerne Donaubrücke', 1, 'An der Donau, zehn Gehminuten zum Dom')),
    day('Regensburg – Freiburg', 478, 'Heimreise.'),
  ],
}

// biome-ignore format: a day on a line, and what it has on the next
export const berlinSchool: Route = {
  organisation: 'sued',
  category: 'school',
  mainDestination: 'Berlin',
  destinations: ['Berlin und Brandenburg'],
  weekday: 1,
  board: 'half',
  prices: { from20: 48900, from30: 41900, from40: 37900, single: 9900 },
  days: [
    day('Freiburg – Berlin', 802, 'Anreise mit zwei Fahrern.', hotel('Jugendhotel Landwehr', 4)),
    day('Berlin, Regierungsviertel', 12, 'Reichstag, Brandenburger Tor und Holocaust-Mahnmal.',
      line('Vortrag im Plenarsaal und Kuppel', '10:30')),
    day('Berlin, geteilte Stadt', null, 'Bernauer Straße und Hohenschönhausen.',
      line('Gedenkstätte Berliner Mauer', '09:30'), line('Führung Hohenschönhausen', '14:00')),
    day('Potsdam', 74, 'Sanssouci und Cecilienhof.',
      line('Schloss Cecilienhof', '10:30'), possible('Musical am Abend', 38, '19:30')),
    day('Berlin – Freiburg', 802, 'Rückreise, Ankunft gegen 20 Uhr.'),
  ],
}
