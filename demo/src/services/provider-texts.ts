import type { Locale } from '@reisewerk/domain/accounts/options.ts'

/** `[firm, type, locale, title, words]`; translations stand behind their German text. */
type TextRow = readonly [string | null, 'general_info' | 'provider_info' | 'box' | 'box_map', Locale, string, string]

// biome-ignore format: a text a line
const textRows: readonly TextRow[] = [
  [null, 'general_info', 'de_DE', 'Gepäck', 'Je Person haben ein Koffer und ein Handgepäckstück Platz, beides mit Namen und Anschrift beschriftet.'],
  [null, 'general_info', 'en', 'Luggage', 'Please bring one suitcase and one piece of hand luggage per person, both labelled with name and address.'],
  [null, 'general_info', 'fr', 'Bagages', 'Nous vous prions de vous limiter à une valise et un bagage à main par personne, munis de votre nom et de votre adresse.'],
  [null, 'box', 'de_DE', 'Im Notfall', 'Die Notfallnummer auf der letzten Seite erreicht uns rund um die Uhr. Der europäische Notruf ist 112.'],
  ['Hotell Bryggekanten', 'provider_info', 'de_DE', 'Zimmer und Frühstück', 'Ihre Zimmer sind ab 15 Uhr bezugsfertig. Das Frühstück steht von 7 bis 10 Uhr im Salon mit Blick auf den Hafen bereit.'],
  ['Hotell Bryggekanten', 'provider_info', 'en', 'Rooms and breakfast', 'Your rooms are ready from 3 pm. Breakfast is served from 7 to 10 am in the lounge overlooking the harbour.'],
  ['Hotell Bryggekanten', 'box_map', 'de_DE', 'Anfahrt mit dem Bus', 'Der Bus hält an der Fischmarktseite; zum Eingang sind es 80 Meter über die Brygge.'],
  ['Skagerrak Line', 'provider_info', 'de_DE', 'An Bord', 'Das Büfett öffnet eine halbe Stunde nach der Abfahrt. Die Autodecks sind während der Überfahrt geschlossen; nehmen Sie mit, was Sie brauchen.'],
  ['Fjell og Fjord Bahn', 'provider_info', 'de_DE', 'Plätze in der Bahn', 'Ihre Plätze sind im ersten Wagen reserviert. Für die Aussicht auf den Wasserfall hält der Zug fünf Minuten.'],
]

/** What trip documents say of a firm, or of every trip where none is named. */
export const tripTexts = textRows.map(([provider, type, locale, title, text]) => {
  return { provider, type, locale, title, text }
})

/** `[firm, kind of request, meal, locale, name, courses]` */
type MenuRow = readonly [string, string, string, Locale, string, string]

// biome-ignore format: a menu a line
const menuRows: readonly MenuRow[] = [
  ['Hotell Bryggekanten', 'hotel', 'dinner', 'de_DE', 'Bergener Fischabend', 'Cremige Fischsuppe\n\nGebratener Skrei mit Wurzelgemüse und Kartoffeln\n\nMultebeeren mit Sahne'],
  ['Hotell Bryggekanten', 'hotel', 'dinner', 'en', 'Bergen fish dinner', 'Creamy fish soup\n\nPan-fried cod with root vegetables and potatoes\n\nCloudberries with cream'],
  ['Heuriger Zum Blauen Kreuz', 'other', 'dinner', 'de_DE', 'Heurigenjause', 'Aufstrichteller mit Bauernbrot\n\nSchweinsbraten mit warmem Krautsalat und Semmelknödel\n\nTopfenstrudel'],
  ['Cantina Poggio al Vento', 'other', 'lunch', 'de_DE', 'Menü Cantina', 'Crostini\n\nPici al ragù\n\nCantucci mit Vin Santo'],
  ['Brauhaus Am Marstall', 'other', 'dinner', 'de_DE', 'Thüringer Abend', 'Kartoffelsuppe\n\nRostbrätel mit Zwiebeln und Bratkartoffeln\n\nRote Grütze mit Vanillesoße'],
  ['Loenvatn Fjordhotell', 'hotel', 'breakfast', 'de_DE', 'Frühstück für Frühaufsteher', 'Ab 6 Uhr: Brot, Käse, Lachs und Kaffee; wer früher fährt, bekommt ein Paket.'],
]

export const menus = menuRows.map(([provider, requestType, meal, locale, name, text]) => {
  return { provider, requestTypes: [requestType], meal, locale, name, text }
})
