import type { AreaRow } from './geography-model.ts'

/** Nordic and Baltic areas with their places; coordinates from GeoNames (see demo/README.md). */
// biome-ignore format: a place a cell
export const northAreas: readonly AreaRow[] = [
  { name: 'Ostnorwegen', destination: 'Norwegen', country: 'NO', places: [
    ['Oslo', 59.9127, 10.7461], ['Lillehammer', 61.1151, 10.4663], ['Hamar', 60.7945, 11.068],
    ['Fredrikstad', 59.2181, 10.9298], ['Larvik', 59.0533, 10.0352], ['Geilo', 60.5337, 8.2054],
    ['Ringebu', 61.5292, 10.1383], ['Lom', 61.8386, 8.5681], ['Dombås', 62.0747, 9.1222], ['Røros', 62.5747, 11.3842],
    ['Drammen', 59.7439, 10.2045], ['Kongsberg', 59.6686, 9.6502], ['Sandefjord', 59.1312, 10.2166],
  ] },
  { name: 'Fjordnorwegen', destination: 'Norwegen', country: 'NO', places: [
    ['Bergen', 60.393, 5.3242], ['Stavanger', 58.9701, 5.7333], ['Ålesund', 62.4723, 6.1549],
    ['Voss', 60.628, 6.4118], ['Flåm', 60.8628, 7.1139], ['Loen', 61.8711, 6.8503], ['Geiranger', 62.1008, 7.2059],
    ['Sogndal', 61.2257, 7.1018], ['Balestrand', 61.2081, 6.5342], ['Lærdalsøyri', 61.0997, 7.4814],
    ['Førde', 61.4522, 5.8572], ['Hellesylt', 62.0853, 6.8719], ['Åndalsnes', 62.5675, 7.6871],
    ['Molde', 62.7375, 7.1591], ['Stryn', 61.9089, 6.7217], ['Ulvik', 60.5672, 6.9147], ['Odda', 60.0691, 6.5457],
    ['Haugesund', 59.4138, 5.268],
  ] },
  { name: 'Sørlandet', destination: 'Norwegen', country: 'NO', places: [
    ['Kristiansand', 58.1467, 7.9956], ['Arendal', 58.4615, 8.7725], ['Mandal', 58.0274, 7.4534],
    ['Flekkefjord', 58.297, 6.6607],
  ] },
  { name: 'Trøndelag', destination: 'Norwegen', country: 'NO', places: [
    ['Trondheim', 63.4305, 10.3951],
  ] },
  { name: 'Nordnorwegen', destination: 'Norwegen', country: 'NO', places: [
    ['Bodø', 67.28, 14.405], ['Tromsø', 69.6489, 18.9551], ['Narvik', 68.4384, 17.4272],
    ['Svolvær', 68.2342, 14.5683], ['Alta', 69.9689, 23.2717], ['Mo i Rana', 66.3128, 14.1428],
    ['Honningsvåg', 70.9821, 25.9704], ['Harstad', 68.7983, 16.5417],
  ] },
  { name: 'Südschweden', destination: 'Schweden', country: 'SE', places: [
    ['Malmö', 55.6059, 13.0007], ['Lund', 55.7058, 13.1932], ['Ystad', 55.4297, 13.8204],
    ['Karlskrona', 56.1616, 15.5866], ['Kalmar', 56.6616, 16.3616], ['Växjö', 56.8777, 14.8091],
    ['Trelleborg', 55.3751, 13.1569], ['Helsingborg', 56.0467, 12.6944], ['Vimmerby', 57.6659, 15.8552],
  ] },
  { name: 'Mittelschweden', destination: 'Schweden', country: 'SE', places: [
    ['Stockholm', 59.3294, 18.0687], ['Göteborg', 57.7072, 11.9668], ['Uppsala', 59.8588, 17.6389],
    ['Örebro', 59.2741, 15.2066], ['Linköping', 58.4109, 15.6216], ['Mariefred', 59.2596, 17.223],
    ['Mora', 61.007, 14.5432], ['Falun', 60.6036, 15.626], ['Jönköping', 57.7814, 14.1562],
    ['Vadstena', 58.4486, 14.8897], ['Visby', 57.6409, 18.296],
  ] },
  { name: 'Jütland', destination: 'Dänemark', country: 'DK', places: [
    ['Aarhus', 56.1567, 10.2108], ['Aalborg', 57.048, 9.9187], ['Ribe', 55.3305, 8.7697],
    ['Esbjerg', 55.4703, 8.4519], ['Hirtshals', 57.5881, 9.9592], ['Skagen', 57.7209, 10.5839],
    ['Frederikshavn', 57.4407, 10.5366], ['Kolding', 55.4904, 9.4722], ['Silkeborg', 56.1697, 9.5451],
  ] },
  { name: 'Seeland und Fünen', destination: 'Dänemark', country: 'DK', places: [
    ['Kopenhagen', 55.6759, 12.5655], ['Odense', 55.3959, 10.3883], ['Roskilde', 55.6415, 12.0803],
    ['Helsingør', 56.0361, 12.6136], ['Rødby', 54.6949, 11.3888], ['Hillerød', 55.9279, 12.3008],
  ] },
  { name: 'Südfinnland', destination: 'Finnland', country: 'FI', places: [
    ['Helsinki', 60.1695, 24.9354], ['Turku', 60.4515, 22.2687], ['Tampere', 61.4991, 23.7871],
    ['Porvoo', 60.3923, 25.6651], ['Savonlinna', 61.8699, 28.88],
  ] },
  { name: 'Lappland', destination: 'Finnland', country: 'FI', places: [
    ['Rovaniemi', 66.5, 25.7167],
  ] },
  { name: 'Südisland', destination: 'Island', country: 'IS', places: [
    ['Reykjavík', 64.1355, -21.8954], ['Selfoss', 63.9331, -20.9971], ['Vík í Mýrdal', 63.4194, -19.0063],
    ['Höfn', 64.2539, -15.2121], ['Akureyri', 65.6835, -18.0878], ['Seyðisfjörður', 65.2597, -14.01],
  ] },
  { name: 'Lettland', destination: 'Baltikum', country: 'LV', places: [
    ['Riga', 56.946, 24.1059], ['Jūrmala', 56.968, 23.7704], ['Sigulda', 57.1538, 24.8595],
    ['Cēsis', 57.3119, 25.2746], ['Liepāja', 56.5047, 21.0109], ['Kuldīga', 56.974, 21.9572],
  ] },
  { name: 'Estland', destination: 'Baltikum', country: 'EE', places: [
    ['Tallinn', 59.437, 24.7535], ['Tartu', 58.3806, 26.7251], ['Pärnu', 58.3859, 24.4971],
    ['Kuressaare', 58.2481, 22.5039], ['Haapsalu', 58.9431, 23.5414], ['Rakvere', 59.3464, 26.3558],
  ] },
  { name: 'Litauen', destination: 'Baltikum', country: 'LT', places: [
    ['Vilnius', 54.6892, 25.2798], ['Kaunas', 54.9027, 23.9096], ['Klaipėda', 55.7068, 21.1391],
    ['Nida', 55.3086, 20.9965], ['Trakai', 54.6378, 24.9343], ['Šiauliai', 55.9333, 23.3167],
  ] },
]
