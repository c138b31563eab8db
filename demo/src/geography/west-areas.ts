import type { AreaRow } from './geography-model.ts'

/** British, Irish, Dutch, Belgian and French areas with their places; coordinates from GeoNames (see demo/README.md). */
// biome-ignore format: a place a cell
export const westAreas: readonly AreaRow[] = [
  { name: 'Lowlands', destination: 'Schottland', country: 'GB', places: [
    ['Edinburgh', 55.9521, -3.1965], ['Glasgow', 55.8651, -4.2576], ['Stirling', 56.119, -3.9368],
    ['St Andrews', 56.3398, -2.7967], ['Dunfermline', 56.0716, -3.4589], ['Melrose', 55.5986, -2.719],
    ['Dumfries', 55.0696, -3.6114], ['Perth', 56.3952, -3.4314],
  ] },
  { name: 'Highlands', destination: 'Schottland', country: 'GB', places: [
    ['Inverness', 57.4791, -4.224], ['Fort William', 56.8165, -5.1121], ['Oban', 56.4153, -5.4718],
    ['Pitlochry', 56.7051, -3.7343], ['Aviemore', 57.1955, -3.8259], ['Ullapool', 57.8954, -5.1613],
    ['Portree', 57.4129, -6.1942], ['Kyle of Lochalsh', 57.2819, -5.7136], ['Mallaig', 57.006, -5.8281],
    ['Thurso', 58.5927, -3.5259], ['Braemar', 57.0057, -3.3967], ['Ballachulish', 56.6771, -5.1304],
    ['Tobermory', 56.6228, -6.0675],
  ] },
  { name: 'Nordengland', destination: 'Nordengland', country: 'GB', places: [
    ['Newcastle upon Tyne', 54.9733, -1.614], ['Alnwick', 55.4132, -1.7056], ['Berwick-Upon-Tweed', 55.7687, -2.0054],
    ['York', 53.9576, -1.0827], ['Durham', 54.7768, -1.5757], ['Harrogate', 53.9908, -1.5373],
    ['Hull', 53.7446, -0.3352],
  ] },
  { name: 'Cornwall und Devon', destination: 'Südengland', country: 'GB', places: [
    ['St Ives', 50.2115, -5.4801], ['Penzance', 50.1186, -5.5371], ['Truro', 50.2653, -5.0544],
    ['Falmouth', 50.1544, -5.0711], ['Plymouth', 50.3715, -4.143], ['Exeter', 50.7236, -3.5275],
    ['Newquay', 50.4156, -5.0732], ['Torquay', 50.462, -3.5252],
  ] },
  { name: 'Südengland', destination: 'Südengland', country: 'GB', places: [
    ['London', 51.5085, -0.1257], ['Canterbury', 51.279, 1.0799], ['Salisbury', 51.0693, -1.7957],
    ['Bath', 51.3751, -2.3617], ['Brighton', 50.8284, -0.1395], ['Winchester', 51.0651, -1.3187],
    ['Dover', 51.126, 1.3126], ['Oxford', 51.7522, -1.256], ['Harwich', 51.9419, 1.2844],
    ['Portsmouth', 50.799, -1.0913],
  ] },
  { name: 'Leinster', destination: 'Irland', country: 'IE', places: [
    ['Dublin', 53.3331, -6.2489], ['Kilkenny', 52.6542, -7.2522], ['Wexford', 52.3342, -6.4575],
    ['Rosslare Harbour', 52.253, -6.3386], ['Glendalough', 53.0103, -6.3275],
  ] },
  { name: 'Irischer Westen', destination: 'Irland', country: 'IE', places: [
    ['Galway', 53.2724, -9.051], ['Sligo', 54.2697, -8.4694], ['Killarney', 52.0598, -9.5086],
    ['Limerick', 52.6647, -8.6231], ['Westport', 53.8, -9.5167], ['Clifden', 53.4891, -10.0191],
    ['Cork', 51.898, -8.4706], ['Ennis', 52.8436, -8.9864], ['Dingle', 52.1408, -10.2689],
    ['Doolin', 53.0159, -9.3776],
  ] },
  { name: 'Holland', destination: 'Niederlande', country: 'NL', places: [
    ['Amsterdam', 52.374, 4.8897], ['Den Haag', 52.0767, 4.2986], ['Delft', 52.0067, 4.3556],
    ['Haarlem', 52.3808, 4.6368], ['Utrecht', 52.0908, 5.1222], ['IJmuiden', 52.4603, 4.6105],
    ['Leiden', 52.1583, 4.4931], ['Gouda', 52.0167, 4.7083], ['Rotterdam', 51.9225, 4.4792],
    ['Hoek van Holland', 51.9775, 4.1333], ['Alkmaar', 52.6317, 4.7486],
  ] },
  { name: 'Flandern', destination: 'Flandern', country: 'BE', places: [
    ['Brügge', 51.2089, 3.2242], ['Gent', 51.05, 3.7167], ['Antwerpen', 51.2205, 4.4003],
    ['Brüssel', 50.8505, 4.3488], ['Leuven', 50.8796, 4.7009], ['Ostende', 51.2155, 2.927],
    ['Zeebrügge', 51.3333, 3.2],
  ] },
  { name: 'Normandie', destination: 'Normandie', country: 'FR', places: [
    ['Rouen', 49.4431, 1.0993], ['Caen', 49.1859, -0.3591], ['Bayeux', 49.2773, -0.7039],
    ['Honfleur', 49.4198, 0.2329], ['Le Mont-Saint-Michel', 48.6361, -1.5115], ['Dieppe', 49.9216, 1.0777],
    ['Cherbourg', 49.6398, -1.6164], ['Le Havre', 49.4938, 0.1077], ['Étretat', 49.7067, 0.2052],
  ] },
  { name: 'Bretagne', destination: 'Bretagne', country: 'FR', places: [
    ['Saint-Malo', 48.6472, -2.0088], ['Quimper', 48, -4.1], ['Rennes', 48.112, -1.6743],
    ['Vannes', 47.6579, -2.7557], ['Carnac', 47.5835, -3.0788], ['Dinan', 48.4555, -2.0502],
    ['Roscoff', 48.7238, -3.9871], ['Concarneau', 47.875, -3.9224], ['Brest', 48.3903, -4.4863],
  ] },
  { name: 'Burgund', destination: 'Burgund', country: 'FR', places: [
    ['Dijon', 47.3167, 5.0167], ['Beaune', 47.0241, 4.8389], ['Vézelay', 47.4664, 3.7486], ['Cluny', 46.4332, 4.6585],
    ['Autun', 46.951, 4.2987], ['Auxerre', 47.7996, 3.5703],
  ] },
  { name: 'Elsass', destination: 'Elsass', country: 'FR', places: [
    ['Straßburg', 48.5839, 7.7455], ['Colmar', 48.0808, 7.3558], ['Obernai', 48.4631, 7.481],
    ['Riquewihr', 48.1667, 7.2971], ['Mülhausen', 47.752, 7.3287], ['Kaysersberg', 48.138, 7.2638],
  ] },
  { name: 'Provence', destination: 'Provence', country: 'FR', places: [
    ['Avignon', 43.9483, 4.8089], ['Arles', 43.6768, 4.6303], ['Aix-en-Provence', 43.5283, 5.4497],
    ['Marseille', 43.297, 5.3811], ['Nîmes', 43.8338, 4.3596], ['Aigues-Mortes', 43.5668, 4.1907],
    ['Nizza', 43.7031, 7.2661], ['Les Saintes-Maries-de-la-Mer', 43.4521, 4.4291], ['Toulon', 43.1244, 5.9284],
  ] },
  { name: 'Île-de-France', destination: 'Paris', country: 'FR', places: [
    ['Paris', 48.8534, 2.3488], ['Versailles', 48.8036, 2.1342], ['Chartres', 48.4468, 1.4892],
    ['Reims', 49.2653, 4.0285],
  ] },
  { name: 'Zentralfrankreich', destination: 'Burgund', country: 'FR', places: [
    ['Clermont-Ferrand', 45.7797, 3.0868], ['Lyon', 45.7485, 4.8467], ['Le Puy-en-Velay', 45.0437, 3.8852],
  ] },
]
