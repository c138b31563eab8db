import type { Locale } from '@reisewerk/domain/accounts/options.ts'

/** What trip documents say of a firm, or of every trip where none is named. */
interface TripText {
  provider: string | null
  type: 'general_info' | 'provider_info' | 'box' | 'box_map'
  title: string
  text: string
  locale: Locale
}

export const tripTexts: readonly TripText[] = [
  {
    provider: null,
    type: 'general_info',
    title: 'Gepäck',
    text: 'Bitte beschränken Sie sich auf einen Koffer und ein Handgepäckstück je Person. Beschriften Sie beides mit Namen und Anschrift.',
    locale: 'de_DE',
  },
  {
    provider: null,
    type: 'general_info',
    title: 'Luggage',
    text: 'Please bring one suitcase and one piece of hand luggage per person, both labelled with name and address.',
    locale: 'en',
  },
  {
    provider: null,
    type: 'general_info',
    title: 'Bagages',
    text: 'Nous vous prions de vous limiter à une valise et un bagage à main par personne, munis de votre nom et de votre adresse.',
    locale: 'fr',
  },
  {
    provider: null,
    type: 'box',
    title: 'Im Notfall',
    text: 'Die Notfallnummer auf der letzten Seite erreicht uns rund um die Uhr. Der europäische Notruf ist 112.',
    locale: 'de_DE',
  },
  {
    provider: 'Hotell Bryggekanten',
    type: 'provider_info',
    title: 'Zimmer und Frühstück',
    text: 'Ihre Zimmer sind ab 15 Uhr bezugsfertig. Das Frühstück steht von 7 bis 10 Uhr im Salon mit Blick auf den Hafen bereit.',
    locale: 'de_DE',
  },
  {
    provider: 'Hotell Bryggekanten',
    type: 'provider_info',
    title: 'Rooms and breakfast',
    text: 'Your rooms are ready from 3 pm. Breakfast is served from 7 to 10 am in the lounge overlooking the harbour.',
    locale: 'en',
  },
  {
    provider: 'Hotell Bryggekanten',
    type: 'box_map',
    title: 'Anfahrt mit dem Bus',
    text: 'Der Bus hält an der Fischmarktseite; zum Eingang sind es 80 Meter über die Brygge.',
    locale: 'de_DE',
  },
  {
    provider: 'Skagerrak Line',
    type: 'provider_info',
    title: 'An Bord',
    text: 'Das Büfett öffnet eine halbe Stunde nach der Abfahrt. Die Autodecks sind während der Überfahrt geschlossen; nehmen Sie mit, was Sie brauchen.',
    locale: 'de_DE',
  },
  {
    provider: 'Fjell og Fjord Bahn',
    type: 'provider_info',
    title: 'Plätze in der Bahn',
    text: 'Ihre Plätze sind im ersten Wagen reserviert. Für die Aussicht auf den Wasserfall hält der Zug fünf Minuten.',
    locale: 'de_DE',
  },
]

interface DemoMenu {
  provider: string
  name: string
  meal: 'breakfast' | 'lunch' | 'dinner'
  text: string
  requestTypes: readonly string[]
  locale: Locale
}

export const menus: readonly DemoMenu[] = [
  {
    provider: 'Hotell Bryggekanten',
    name: 'Bergener Fischabend',
    meal: 'dinner',
    text: 'Cremige Fischsuppe\n\nGebratener Skrei mit Wurzelgemüse und Kartoffeln\n\nMultebeeren mit Sahne',
    requestTypes: ['hotel'],
    locale: 'de_DE',
  },
  {
    provider: 'Hotell Bryggekanten',
    name: 'Bergen fish dinner',
    meal: 'dinner',
    text: 'Creamy fish soup\n\nPan-fried cod with root vegetables and potatoes\n\nCloudberries with cream',
    requestTypes: ['hotel'],
    locale: 'en',
  },
  {
    provider: 'Heuriger Zum Blauen Kreuz',
    name: 'Heurigenjause',
    meal: 'dinner',
    text: 'Aufstrichteller mit Bauernbrot\n\nSchweinsbraten mit warmem Krautsalat und Semmelknödel\n\nTopfenstrudel',
    requestTypes: ['other'],
    locale: 'de_DE',
  },
  {
    provider: 'Cantina Poggio al Vento',
    name: 'Menü Cantina',
    meal: 'lunch',
    text: 'Crostini\n\nPici al ragù\n\nCantucci mit Vin Santo',
    requestTypes: ['other'],
    locale: 'de_DE',
  },
  {
    provider: 'Brauhaus Am Marstall',
    name: 'Thüringer Abend',
    meal: 'dinner',
    text: 'Kartoffelsuppe\n\nRostbrätel mit Zwiebeln und Bratkartoffeln\n\nRote Grütze mit Vanillesoße',
    requestTypes: ['other'],
    locale: 'de_DE',
  },
  {
    provider: 'Loenvatn Fjordhotell',
    name: 'Frühstück für Frühaufsteher',
    meal: 'breakfast',
    text: 'Ab 6 Uhr: Brot, Käse, Lachs und Kaffee; wer früher fährt, bekommt ein Paket.',
    requestTypes: ['hotel'],
    locale: 'de_DE',
  },
]
