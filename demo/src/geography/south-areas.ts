import type { AreaRow } from './geography-model.ts'

/** Southern European and Mediterranean areas with their places; coordinates from GeoNames (see demo/README.md). */
// biome-ignore format: a place a cell
export const southAreas: readonly AreaRow[] = [
  { name: 'Florenz und Umgebung', destination: 'Toskana', country: 'IT', places: [
    ['Florenz', 43.7792, 11.2463], ['Prato', 43.8805, 11.097], ['Pistoia', 43.9306, 10.9237],
    ['Montecatini Terme', 43.8815, 10.7723], ['Fiesole', 43.8045, 11.2949],
  ] },
  { name: 'Chianti und Siena', destination: 'Toskana', country: 'IT', places: [
    ['Siena', 43.3182, 11.3306], ['San Gimignano', 43.4738, 11.0297], ['Volterra', 43.4025, 10.8615],
    ['Montepulciano', 43.1, 11.787], ['Pienza', 43.0787, 11.6767], ['Greve in Chianti', 43.5851, 11.3171],
    ['Arezzo', 43.4628, 11.8807], ['Cortona', 43.2747, 11.9853],
  ] },
  { name: 'Toskanische Küste', destination: 'Toskana', country: 'IT', places: [
    ['Pisa', 43.7085, 10.4036], ['Lucca', 43.8437, 10.5045], ['Viareggio', 43.8669, 10.2502],
    ['Livorno', 43.5443, 10.3262], ['Massa Marittima', 43.0478, 10.8929], ['Piombino', 42.9255, 10.5259],
    ['Portoferraio', 42.8123, 10.313],
  ] },
  { name: 'Umbrien', destination: 'Umbrien', country: 'IT', places: [
    ['Assisi', 43.0667, 12.6211], ['Perugia', 43.1122, 12.3888], ['Orvieto', 42.7192, 12.1125],
    ['Spoleto', 42.7407, 12.739], ['Gubbio', 43.35, 12.5731],
  ] },
  { name: 'Latium', destination: 'Rom und Latium', country: 'IT', places: [
    ['Rom', 41.8919, 12.5113], ['Tivoli', 41.9595, 12.8016], ['Viterbo', 42.4194, 12.1056],
    ['Civitavecchia', 42.0932, 11.7967], ['Frascati', 41.8091, 12.6794],
  ] },
  { name: 'Südtirol', destination: 'Südtirol', country: 'IT', places: [
    ['Bozen', 46.4907, 11.3398], ['Meran', 46.6682, 11.1595], ['Brixen', 46.715, 11.656],
    ['Bruneck', 46.7994, 11.9343], ['Kastelruth', 46.5666, 11.561], ['Sterzing', 46.8931, 11.4296],
  ] },
  { name: 'Gardasee', destination: 'Oberitalienische Seen', country: 'IT', places: [
    ['Riva del Garda', 45.8858, 10.8412], ['Verona', 45.4299, 10.9844], ['Garda', 45.5789, 10.7176],
    ['Limone sul Garda', 45.8145, 10.7928], ['Trient', 46.0679, 11.1211], ['Malcesine', 45.7614, 10.8086],
  ] },
  { name: 'Lago Maggiore und Comer See', destination: 'Oberitalienische Seen', country: 'IT', places: [
    ['Stresa', 45.8816, 8.5383], ['Como', 45.8082, 9.0832], ['Bellagio', 45.9877, 9.2618],
    ['Mailand', 45.4643, 9.1895], ['Verbania', 45.9214, 8.5518],
  ] },
  { name: 'Venetien', destination: 'Venetien', country: 'IT', places: [
    ['Venedig', 45.4371, 12.3326], ['Padua', 45.408, 11.8859], ['Vicenza', 45.5467, 11.5475],
    ['Treviso', 45.6667, 12.2416], ['Triest', 45.6495, 13.7768], ['Abano Terme', 45.3575, 11.7873],
  ] },
  { name: 'Ligurien', destination: 'Ligurien', country: 'IT', places: [
    ['Genua', 44.4048, 8.9444], ['Rapallo', 44.3496, 9.228], ['Monterosso al Mare', 44.1467, 9.6549],
    ['Sanremo', 43.8173, 7.7772], ['La Spezia', 44.103, 9.8238],
  ] },
  { name: 'Golf von Neapel', destination: 'Kampanien', country: 'IT', places: [
    ['Neapel', 40.8522, 14.2681], ['Sorrent', 40.6268, 14.3777], ['Amalfi', 40.6349, 14.6024],
    ['Pompeji', 40.7457, 14.497],
  ] },
  { name: 'Sizilien', destination: 'Sizilien', country: 'IT', places: [
    ['Palermo', 38.132, 13.3356], ['Catania', 37.4922, 15.0704], ['Syrakus', 37.0754, 15.2866],
    ['Taormina', 37.8536, 15.2885], ['Agrigent', 37.3107, 13.5766], ['Cefalù', 38.0386, 14.0229],
  ] },
  { name: 'Andalusien', destination: 'Andalusien', country: 'ES', places: [
    ['Sevilla', 37.3828, -5.9732], ['Granada', 37.1882, -3.6067], ['Córdoba', 37.8916, -4.7728],
    ['Málaga', 36.7202, -4.4203], ['Ronda', 36.7423, -5.1671], ['Cádiz', 36.5267, -6.2891],
    ['Jerez de la Frontera', 36.6865, -6.1361],
  ] },
  { name: 'Katalonien', destination: 'Katalonien', country: 'ES', places: [
    ['Barcelona', 41.3888, 2.159], ['Girona', 41.9831, 2.8249], ['Tarragona', 41.1167, 1.25],
    ['Montserrat', 41.5933, 1.837], ['Figueres', 42.2664, 2.9616],
  ] },
  { name: 'Nordspanien', destination: 'Nordspanien', country: 'ES', places: [
    ['Santiago de Compostela', 42.8805, -8.5457], ['León', 42.6, -5.5703], ['Burgos', 42.3411, -3.7018],
    ['Bilbao', 43.2627, -2.9253], ['Santander', 43.4647, -3.8044], ['Pamplona', 42.8169, -1.6432],
  ] },
  { name: 'Lissabon und Umgebung', destination: 'Portugal', country: 'PT', places: [
    ['Lissabon', 38.7167, -9.1333], ['Sintra', 38.801, -9.3783], ['Évora', 38.5667, -7.9],
    ['Cascais', 38.6968, -9.4215], ['Fátima', 39.6207, -8.6524],
  ] },
  { name: 'Nordportugal', destination: 'Portugal', country: 'PT', places: [
    ['Porto', 41.1496, -8.611], ['Braga', 41.5503, -8.42], ['Guimarães', 41.4444, -8.2962],
    ['Coimbra', 40.2056, -8.4195],
  ] },
  { name: 'Madeira', destination: 'Madeira', country: 'PT', places: [
    ['Funchal', 32.6657, -16.9255], ['Santana', 32.8, -16.8833], ['Machico', 32.7162, -16.7676],
  ] },
  { name: 'Istrien und Kvarner', destination: 'Kroatien', country: 'HR', places: [
    ['Rovinj', 45.0827, 13.6346], ['Opatija', 45.3366, 14.3078], ['Pula', 44.8683, 13.8481],
    ['Poreč', 45.2257, 13.5951],
  ] },
  { name: 'Dalmatien', destination: 'Kroatien', country: 'HR', places: [
    ['Split', 43.5089, 16.4392], ['Dubrovnik', 42.6412, 18.1091], ['Zadar', 44.1158, 15.2251],
    ['Trogir', 43.5125, 16.2517],
  ] },
  { name: 'Griechisches Festland', destination: 'Griechenland', country: 'GR', places: [
    ['Athen', 37.9838, 23.7278], ['Delphi', 38.4794, 22.4936], ['Thessaloniki', 40.6436, 22.9309],
    ['Nafplio', 37.5686, 22.8069], ['Kalambaka', 39.7044, 21.6269], ['Olympia', 37.6479, 21.6271],
    ['Patras', 38.2444, 21.7344], ['Igoumenitsa', 39.5034, 20.2673],
  ] },
  { name: 'Heiliges Land', destination: 'Israel und Jordanien', country: 'IL', places: [
    ['Jerusalem', 31.769, 35.2163], ['Tel Aviv', 32.0809, 34.7806], ['Nazareth', 32.7006, 35.2972],
    ['Tiberias', 32.7922, 35.5312],
  ] },
  { name: 'Jordanien', destination: 'Israel und Jordanien', country: 'JO', places: [
    ['Amman', 31.9552, 35.945], ['Petra', 30.3222, 35.4517], ['Aqaba', 29.5267, 35.0078],
  ] },
  { name: 'Marokko', destination: 'Marokko', country: 'MA', places: [
    ['Marrakesch', 31.6342, -7.9999], ['Fès', 34.0331, -5.0003], ['Casablanca', 33.5883, -7.6114],
    ['Rabat', 34.0132, -6.8326], ['Tanger', 35.7673, -5.7998], ['Meknès', 33.8935, -5.5473],
  ] },
]
