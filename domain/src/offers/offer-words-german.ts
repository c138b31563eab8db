import { amountsIn } from '../typography/amounts.ts'
import { narrowSpace, noBreakSpace } from '../typography/characters.ts'
import type { OfferWords } from './offer-words.ts'

const { counted } = amountsIn.de_DE
const ordinals = ['Erste', 'Zweite', 'Dritte', 'Vierte', 'Fünfte', 'Sechste', 'Siebte', 'Achte', 'Neunte', 'Zehnte']
/** Names that take 'im'; others stand behind a comma, for 'im Villa Rosa' is no German. */
const takesIm = /hotel/i

export const germanOfferWords: OfferWords = {
  printed: {
    lang: 'de',
    region: 'DE',
    page: 'Seite',
    of: 'von',
    itinerary: 'Reiseverlauf',
    services: 'Leistungen und Preise',
    included: 'Im Reisepreis enthalten',
    prices: 'Reisepreis',
    extras: 'Zuschläge und Möglichkeiten',
    conditions: 'Konditionen',
    kinds: {
      hotel: 'Hotel',
      ferry: 'Fähre',
      airline: 'Flug',
      train: 'Zug',
      other: 'Leistung',
      route: 'Route',
      free: 'Hinweis',
    },
  },
  offer: 'Angebot',
  greeting: 'Mit freundlichen Grüßen',
  salutation: {
    nobody: 'Sehr geehrte Damen und Herren,',
    anybody: (name) => `Guten Tag ${name},`,
    madam: (name) => `Sehr geehrte Frau${noBreakSpace}${name},`,
    sir: (name) => `Sehr geehrter Herr${noBreakSpace}${name},`,
  },
  titles: { Frau: 'Frau', Herr: 'Herr' },
  facts: {
    offer: 'Angebot',
    trip: 'Reise',
    date: 'Datum',
    optionUntil: 'Option bis',
    contact: 'Ihr Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  quoted: (text) => `„${text}“`,
  colon: ': ',
  yourTrip: (category) => `Ihre ${category}`,
  letter: {
    thanks: (category, period) =>
      `vielen Dank für Ihre Anfrage und Ihr Vertrauen. Gern unterbreiten wir Ihnen unser Angebot für Ihre ${category} ${period}.`,
    follows: (list) => `Auf den folgenden Seiten finden Sie ${list}.`,
    parts: { days: 'den Reiseverlauf Tag für Tag', services: 'die Leistungen', prices: 'die Preise' },
    and: 'und',
    validUntil: (date) => `Dieses Angebot gilt bis zum ${date}, danach vorbehaltlich der Verfügbarkeit.`,
    choices: (status) =>
      `Leistungen mit dem Vermerk „${status}“ sind nicht im Reisepreis enthalten; Sie können sie gern hinzubuchen.`,
    close: 'Für Fragen und Änderungswünsche sind wir jederzeit für Sie da. Wir freuen uns auf Ihre Antwort.',
  },
  day: (number) => `Tag${noBreakSpace}${number}`,
  days: (count) => counted(count, 'Tag', 'Tage'),
  nights: (count) => counted(count, 'Nacht', 'Nächte'),
  atLeisure: 'Zur freien Verfügung',
  keyFacts: { duration: 'Dauer', distance: 'Gesamtstrecke', pricePerPerson: 'Preis pro Person' },
  fromPrice: (amount) => `ab ${amount}`,
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
  perPerson: (amount) => `${amount} p.${narrowSpace}P.`,
  onRequest: 'auf Anfrage',
  includedNights: (nights, hotels, stars) => {
    const where = `${counted(nights, 'Übernachtung', 'Übernachtungen')} ${hotels === 1 ? 'im Hotel' : 'in Hotels'}`
    if (stars === null) return where
    const [least, most] = stars
    return `${where} mit ${least === most ? '' : `${least} bis `}${counted(most, 'Stern', 'Sternen')}`
  },
  nightOnBoard: 'Nacht an Bord',
  nightOnTrain: 'Nacht im Zug',
  furtherNight: (night, hotel) => {
    const count = ordinals[night - 1] ?? `${night}.`
    return takesIm.test(hotel) ? `${count} Nacht im ${hotel}` : `${count} Nacht, ${hotel}`
  },
  packageTitle: 'Preis pro Person im Doppelzimmer',
  fromPax: (persons) => `ab ${persons}${noBreakSpace}Pax`,
  singleTitle: 'Einzelzimmerzuschlag pro Person',
  upToSingles: (rooms) => `bis ${rooms}${noBreakSpace}EZ`,
  everySingle: 'im Einzelzimmer',
  whatDecides: 'Maßgebend ist die Zahl der zahlenden Gäste bei Reisebeginn.',
  minimumPax: (persons) => `Mindestteilnehmerzahl ${persons}${noBreakSpace}Personen.`,
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
