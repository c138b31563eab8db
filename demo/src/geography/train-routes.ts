import type { TrainRoute } from './geography-model.ts'

/** `[from, to, passage, minutes, departure there, departure back, train type, company]` */
type Row = readonly [string, string, TrainRoute['passage'], number, string, string, TrainRoute['trainType'], string]

/** Routes that trains really run, with typical times; the companies are invented. */
// biome-ignore format: a route a line
const rows: readonly Row[] = [
  ['Hamburg Hbf', 'København H', 'day', 280, '08:53', '13:26', 'high_speed', 'Nordost-Express'],
  ['Hamburg Hbf', 'Berlin Hbf', 'day', 110, '09:34', '16:38', 'high_speed', 'Nordost-Express'],
  ['Hamburg Hbf', 'Praha hl.n.', 'day', 400, '06:51', '12:28', 'standard', 'Moldau-Bahn'],
  ['Hamburg Hbf', 'München Hbf', 'day', 345, '09:01', '12:16', 'high_speed', 'Nordost-Express'],
  ['Hamburg-Altona', 'Wien Hbf', 'night', 815, '20:20', '20:10', 'standard', 'Sternschnuppe Nachtzug'],
  ['Hamburg Hbf', 'Zürich HB', 'night', 680, '21:01', '19:59', 'standard', 'Sternschnuppe Nachtzug'],
  ['Berlin Hbf', 'Stockholm Central', 'night', 960, '18:36', '16:23', 'standard', 'Sternschnuppe Nachtzug'],
  ['Hannover Hbf', 'Innsbruck Hbf', 'night', 680, '23:21', '20:44', 'standard', 'Sternschnuppe Nachtzug'],
  ['München Hbf', 'Roma Termini', 'night', 800, '20:09', '19:08', 'standard', 'Sternschnuppe Nachtzug'],
  ['München Hbf', 'Venezia Santa Lucia', 'day', 410, '11:34', '13:35', 'standard', 'Alpenbogen Bahn'],
  ['München Hbf', 'Bozen/Bolzano', 'day', 235, '09:34', '14:32', 'standard', 'Alpenbogen Bahn'],
  ['Innsbruck Hbf', 'Verona Porta Nuova', 'day', 210, '09:24', '15:01', 'standard', 'Alpenbogen Bahn'],
  ['Berlin Hbf', 'Praha hl.n.', 'day', 255, '09:16', '14:28', 'standard', 'Moldau-Bahn'],
  ['Berlin Hbf', 'Warszawa Centralna', 'day', 320, '09:52', '13:55', 'standard', 'Moldau-Bahn'],
  ['Wrocław Główny', 'Kraków Główny', 'day', 190, '08:40', '16:20', 'standard', 'Moldau-Bahn'],
  ['Wien Hbf', 'Budapest-Keleti', 'day', 160, '09:40', '15:40', 'high_speed', 'Alpenbogen Bahn'],
  ['Wien Franz-Josefs-Bahnhof', 'Krems (Donau)', 'day', 65, '09:05', '15:51', 'regional', 'Alpenbogen Bahn'],
  ['Frankfurt (Main) Hbf', 'Paris Est', 'day', 235, '08:56', '13:06', 'high_speed', 'Rhein-Rhône-Express'],
  ['Freiburg (Breisgau) Hbf', 'Paris Est', 'day', 195, '10:03', '16:23', 'high_speed', 'Rhein-Rhône-Express'],
  ['Strasbourg', 'Colmar', 'day', 35, '10:21', '16:09', 'regional', 'Rhein-Rhône-Express'],
  ['Paris Gare de Lyon', 'Avignon TGV', 'day', 160, '09:40', '16:35', 'high_speed', 'Rhein-Rhône-Express'],
  ['Köln Hbf', 'Bruxelles-Midi', 'day', 115, '08:43', '16:25', 'high_speed', 'Rhein-Rhône-Express'],
  ['Bruxelles-Midi', 'London St Pancras', 'day', 125, '10:52', '15:04', 'high_speed', 'Rhein-Rhône-Express'],
  ['Chur', 'St. Moritz', 'day', 120, '08:58', '15:02', 'panorama', 'Gletscherblick Bahn'],
  ['St. Moritz', 'Zermatt', 'day', 480, '08:51', '08:52', 'panorama', 'Gletscherblick Bahn'],
  ['Luzern', 'Interlaken Ost', 'day', 115, '10:06', '15:04', 'panorama', 'Gletscherblick Bahn'],
  ['Firenze Santa Maria Novella', 'Siena', 'day', 90, '09:10', '17:18', 'regional', 'Ferrovia dei Colli'],
  ['Firenze Santa Maria Novella', 'Roma Termini', 'day', 95, '09:14', '17:35', 'high_speed', 'Ferrovia dei Colli'],
  ['Roma Termini', 'Frascati', 'day', 30, '13:36', '18:04', 'regional', 'Ferrovia dei Colli'],
  ['Pisa Centrale', 'La Spezia Centrale', 'day', 60, '09:29', '17:10', 'regional', 'Ferrovia dei Colli'],
  ['Fort William', 'Mallaig', 'day', 125, '10:15', '14:10', 'historic', 'West Highland Steam'],
  ['Edinburgh Waverley', 'York', 'day', 150, '10:00', '15:01', 'high_speed', 'Caledonia Rail'],
  ['Oslo S', 'Bergen', 'day', 405, '08:25', '07:59', 'panorama', 'Fjell og Fjord Bahn'],
  ['Flåm', 'Voss', 'day', 110, '10:40', '13:10', 'panorama', 'Fjell og Fjord Bahn'],
  ['Dombås', 'Åndalsnes', 'day', 105, '11:38', '14:45', 'panorama', 'Fjell og Fjord Bahn'],
  ['Wernigerode', 'Erfurt Hbf', 'day', 170, '09:30', '16:00', 'regional', 'Harzrand Bahn'],
]

/** Every route in both directions. */
export const trainRoutes: readonly TrainRoute[] = rows.flatMap(
  ([from, to, passage, minutes, departure, departureBack, trainType, company]) => [
    { from, to, passage, minutes, departure, trainType, company },
    { from: to, to: from, passage, minutes, departure: departureBack, trainType, company },
  ],
)
