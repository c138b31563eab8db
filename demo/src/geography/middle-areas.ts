import type { AreaRow } from './geography-model.ts'

/** Central European areas with their places; coordinates from GeoNames (see demo/README.md). */
// biome-ignore format: a place a cell
export const middleAreas: readonly AreaRow[] = [
  { name: 'Schweiz', destination: 'Schweiz', country: 'CH', places: [
    ['Zürich', 47.3667, 8.55], ['Luzern', 47.0505, 8.3064], ['Basel', 47.5584, 7.5733], ['Bern', 46.9481, 7.4474],
    ['Interlaken', 46.6839, 7.8664], ['Zermatt', 46.02, 7.7486], ['Chur', 46.8499, 9.5329],
    ['St. Moritz', 46.4994, 9.8433], ['Lugano', 46.0101, 8.96], ['Genf', 46.2022, 6.1457],
  ] },
  { name: 'Tirol', destination: 'Tirol', country: 'AT', places: [
    ['Innsbruck', 47.2627, 11.3945], ['Kufstein', 47.5833, 12.1667], ['Seefeld in Tirol', 47.3302, 11.1879],
    ['Sölden', 46.9667, 11], ['Mayrhofen', 47.1667, 11.8667], ['Maurach', 47.4212, 11.753],
    ['Lienz', 46.8289, 12.769],
  ] },
  { name: 'Salzburger Land', destination: 'Salzburger Land', country: 'AT', places: [
    ['Salzburg', 47.7994, 13.044], ['Bad Ischl', 47.7111, 13.6189], ['Hallstatt', 47.5622, 13.6493],
    ['St. Johann im Pongau', 47.35, 13.2], ['Zell am See', 47.3231, 12.7984],
  ] },
  { name: 'Wien und Wachau', destination: 'Wien und Donau', country: 'AT', places: [
    ['Wien', 48.2085, 16.3721], ['Melk', 48.2274, 15.3319], ['Krems an der Donau', 48.4092, 15.6142],
    ['Linz', 48.3064, 14.2861], ['Graz', 47.0667, 15.45],
  ] },
  { name: 'Böhmen', destination: 'Böhmen', country: 'CZ', places: [
    ['Prag', 50.088, 14.4208], ['Krumau', 48.8109, 14.3152], ['Karlsbad', 50.2327, 12.8712],
    ['Pilsen', 49.7475, 13.3776], ['Kutná Hora', 49.9484, 15.2682], ['Budweis', 48.9745, 14.4743],
  ] },
  { name: 'Kleinpolen', destination: 'Polen', country: 'PL', places: [
    ['Krakau', 50.0614, 19.9366], ['Zakopane', 49.299, 19.9489], ['Tschenstochau', 50.7965, 19.1241],
    ['Wieliczka', 49.9874, 20.0647],
  ] },
  { name: 'Schlesien', destination: 'Polen', country: 'PL', places: [
    ['Breslau', 51.1, 17.0333], ['Hirschberg', 50.8997, 15.729], ['Schweidnitz', 50.8438, 16.4886],
  ] },
  { name: 'Pommern und Masuren', destination: 'Polen', country: 'PL', places: [
    ['Danzig', 54.3523, 18.6491], ['Stettin', 53.4289, 14.553], ['Nikolaiken', 53.8029, 21.5701],
    ['Thorn', 53.0138, 18.5981], ['Allenstein', 53.7799, 20.4942], ['Warschau', 52.2298, 21.0118],
    ['Swinemünde', 53.9105, 14.2471],
  ] },
  { name: 'Ungarn', destination: 'Ungarn', country: 'HU', places: [
    ['Budapest', 47.4984, 19.0404], ['Esztergom', 47.7928, 18.7415], ['Pécs', 46.0725, 18.2308],
    ['Eger', 47.9027, 20.3733],
  ] },
  { name: 'Slowenien', destination: 'Slowenien', country: 'SI', places: [
    ['Ljubljana', 46.0511, 14.5051], ['Bled', 46.3692, 14.1136], ['Piran', 45.5278, 13.5706],
    ['Maribor', 46.5547, 15.6467],
  ] },
  { name: 'Sachsen', destination: 'Sachsen', country: 'DE', places: [
    ['Dresden', 51.0509, 13.7383], ['Leipzig', 51.3396, 12.3713], ['Meißen', 51.1616, 13.4737],
    ['Görlitz', 51.1552, 14.9885], ['Annaberg-Buchholz', 50.5795, 13.0063], ['Seiffen', 50.65, 13.45],
    ['Bad Schandau', 50.9174, 14.1549], ['Freiberg', 50.9109, 13.3388],
  ] },
  { name: 'Thüringen und Harz', destination: 'Thüringen und Harz', country: 'DE', places: [
    ['Weimar', 50.9803, 11.329], ['Erfurt', 50.9787, 11.0328], ['Eisenach', 50.9807, 10.3152],
    ['Quedlinburg', 51.7884, 11.1501], ['Wernigerode', 51.8365, 10.7822], ['Naumburg', 51.1499, 11.8098],
    ['Wittenberg', 51.8661, 12.6497],
  ] },
  { name: 'Ostseeküste', destination: 'Ostseeküste', country: 'DE', places: [
    ['Binz', 54.402, 13.611], ['Sassnitz', 54.5163, 13.6429], ['Stralsund', 54.3091, 13.0818],
    ['Rostock', 54.0887, 12.1405], ['Wismar', 53.8931, 11.4529], ['Lübeck', 53.8689, 10.6873],
    ['Travemünde', 53.96, 10.87], ['Kiel', 54.3213, 10.1349], ['Greifswald', 54.0931, 13.3879],
    ['Puttgarden', 54.5, 11.23],
  ] },
  { name: 'Niedersachsen und Hamburg', destination: 'Norddeutschland', country: 'DE', places: [
    ['Hamburg', 53.5507, 9.993], ['Lüneburg', 53.2509, 10.4141], ['Bremen', 53.0758, 8.8072],
    ['Celle', 52.6226, 10.0805], ['Uelzen', 52.9657, 10.5611], ['Hannover', 52.3705, 9.7332],
    ['Ratzeburg', 53.6996, 10.7726], ['Emden', 53.3674, 7.2078], ['Cuxhaven', 53.8683, 8.699],
  ] },
  { name: 'Mosel und Rhein', destination: 'Mosel und Rhein', country: 'DE', places: [
    ['Cochem', 50.1451, 7.1638], ['Bernkastel-Kues', 49.916, 7.0766], ['Trier', 49.7557, 6.6394],
    ['Koblenz', 50.3536, 7.5788], ['Rüdesheim am Rhein', 49.9789, 7.9244], ['Köln', 50.9333, 6.95],
    ['Mainz', 49.9842, 8.2791],
  ] },
  { name: 'Bodensee', destination: 'Bodensee', country: 'DE', places: [
    ['Konstanz', 47.6603, 9.1758], ['Lindau', 47.5461, 9.6843], ['Meersburg', 47.6942, 9.2711],
    ['Überlingen', 47.7698, 9.1714], ['Freiburg', 47.9959, 7.8522], ['Ulm', 48.3984, 9.9916],
  ] },
  { name: 'Bayern', destination: 'Bayern', country: 'DE', places: [
    ['München', 48.1374, 11.5755], ['Regensburg', 49.0151, 12.1016], ['Passau', 48.5665, 13.4312],
    ['Nürnberg', 49.4542, 11.0775], ['Würzburg', 49.7939, 9.9512], ['Bamberg', 49.8987, 10.9007],
    ['Füssen', 47.5714, 10.7017], ['Oberammergau', 47.5981, 11.0669], ['Garmisch-Partenkirchen', 47.4921, 11.0958],
    ['Rothenburg ob der Tauber', 49.3788, 10.1871],
  ] },
  { name: 'Berlin und Brandenburg', destination: 'Berlin und Brandenburg', country: 'DE', places: [
    ['Berlin', 52.5244, 13.4105], ['Potsdam', 52.3989, 13.0657], ['Lübbenau', 51.8622, 13.9517],
    ['Rheinsberg', 53.0997, 12.8988],
  ] },
  { name: 'Hessen', destination: 'Mosel und Rhein', country: 'DE', places: [
    ['Frankfurt am Main', 50.1155, 8.6842], ['Wiesbaden', 50.0826, 8.2493], ['Kassel', 51.3167, 9.5],
  ] },
]
