import { printedKinds } from '../service-kinds.ts'
import { amountsIn } from '../typography/amounts.ts'
import { narrowSpace, noBreakSpace } from '../typography/characters.ts'
import type { DocumentWords } from './document-words.ts'

const { counted } = amountsIn.de_DE
const ordinals = ['Erste', 'Zweite', 'Dritte', 'Vierte', 'Fünfte', 'Sechste', 'Siebte', 'Achte', 'Neunte', 'Zehnte']
/** Names that take 'im'; others stand behind a comma, for neither 'im Villa Rosa' nor 'im z. B. Hotel Larvik' is German. */
const takesIm = /^(?!z\.\s*B\.).*hotel/i

export const germanWords: DocumentWords = {
  printed: {
    lang: 'de',
    region: 'DE',
    page: 'Seite',
    of: 'von',
    itinerary: 'Reiseverlauf',
    kinds: printedKinds('de_DE'),
  },
  close: 'Mit freundlichen Grüßen',
  titles: { Frau: 'Frau', Herr: 'Herr' },
  facts: {
    trip: 'Reise',
    trips: 'Reisen',
    date: 'Datum',
    contact: '{Ihr|Dein} Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  quoted: (text) => `„${text}“`,
  emergency: (label) => label,
  colon: ': ',
  day: (number) => `Tag${noBreakSpace}${number}`,
  days: (count) => counted(count, 'Tag', 'Tage'),
  nights: (count) => counted(count, 'Nacht', 'Nächte'),
  atLeisure: 'Zur freien Verfügung',
  keyFacts: { duration: 'Dauer', distance: 'Gesamtstrecke', date: 'Stand' },
  hotel: 'Hotel',
  hotelIn: (place) => `Hotel in ${place}`,
  stars: (count) => counted(count, 'Stern', 'Sterne'),
  service: 'Leistung',
  passages: {
    ferry: 'Fähre',
    airline: 'Flug',
    train: 'Bahnfahrt',
    nightFerry: 'Nachtfähre',
    nightTrain: 'Nachtzug',
  },
  with: (company) => `mit ${company}`,
  onBoard: (vehicles) => `${vehicles} an Bord`,
  perPerson: (amount) => `${amount} p.${narrowSpace}P.`,
  nightOnBoard: 'Nacht an Bord',
  nightOnTrain: 'Nacht im Zug',
  lastsUntil: (day, clock) => `bis ${day}${clock === null ? '' : `, ${clock}`}`,
  furtherNight: (night, hotel) => {
    const count = ordinals[night - 1] ?? `${night}.`
    return takesIm.test(hotel) ? `${count} Nacht im ${hotel}` : `${count} Nacht, ${hotel}`
  },
  detailedRoute: 'Ausführlicher Reiseverlauf',
  arrival: (passage) => `Ankunft ${passage}`,
  arrivesOn: (day, clock) => `Ankunft ${day}, ${clock}`,
  map: {
    legend: { road: 'Bus', ferry: 'Schiff', rail: 'Bahn', air: 'Flug' },
    legs: {
      road: (stop) => stop,
      ferry: (stop) => `mit dem Schiff nach ${stop}`,
      rail: (stop) => `mit der Bahn nach ${stop}`,
      air: (stop) => `mit dem Flugzeug nach ${stop}`,
    },
    nights: 'Ziffern: Übernachtung am Reisetag',
    alt: (stops) => `Kartenskizze der Reise: ${stops}.`,
  },
}
