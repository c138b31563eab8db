import { flightPriceTypes } from '../itinerary/offered-provider.ts'
import { amountsIn } from '../typography/amounts.ts'
import { noBreakSpace } from '../typography/characters.ts'
import { germanDeadlines } from './conditions/german-deadlines.ts'
import type { OfferWords } from './offer-words.ts'

const { counted } = amountsIn.de_DE

export const germanOfferWords: OfferWords = {
  printed: {
    services: 'Leistungen und Preise',
    included: 'Im Reisepreis enthalten',
    prices: 'Reisepreis',
    extras: 'Zuschläge und Möglichkeiten',
    conditions: 'Konditionen',
  },
  name: 'Angebot',
  confirmation: 'Rückbestätigung',
  acceptance: {
    text: 'Mit den genannten Leistungen, Preisen und Konditionen einverstanden:',
    fields: (client) => ['Ort, Datum', `Unterschrift für ${client}`],
  },
  optionUntil: 'Option bis',
  yourTrip: (category) => `{Ihre|Deine} ${category}`,
  yourTrips: '{Ihre|Deine} Reisen',
  letter: {
    yourTrip: (category) => `{Ihre|deine} ${category}`,
    yourTrips: '{Ihre|deine} Reisen',
    thanks: (trips) =>
      `vielen Dank für {Ihre|deine} Anfrage und {Ihr|dein} Vertrauen. Gern unterbreiten wir {Ihnen|dir} unser Angebot für ${trips}.`,
    confirms: (trips) => `vielen Dank für {Ihren|deinen} Auftrag. Gern bestätigen wir {Ihnen|dir} ${trips}.`,
    follows: (list) => `Auf den folgenden Seiten {finden Sie|findest du} ${list}.`,
    parts: {
      days: 'den Reiseverlauf Tag für Tag',
      stages: 'die Etappen im Überblick',
      services: 'die Leistungen',
      prices: 'die Preise',
    },
    validUntil: (date) => `Dieses Angebot gilt bis zum ${date}, danach vorbehaltlich der Verfügbarkeit.`,
    choices: (status) =>
      `Leistungen mit dem Vermerk „${status}“ sind nicht im Reisepreis enthalten; {Sie können|du kannst} sie gern hinzubuchen.`,
    close:
      'Für Fragen und Änderungswünsche sind wir jederzeit für {Sie|dich} da. Wir freuen uns auf {Ihre|deine} Antwort.',
  },
  photoBy: (maker) => `Foto: ${maker}`,
  photo: 'Foto',
  pricePerPerson: 'Preis pro Person',
  fromPrice: (amount) => `ab ${amount}`,
  onRequest: 'auf Anfrage',
  includedNights: (nights, hotels, stars) => {
    const where = `${counted(nights, 'Übernachtung', 'Übernachtungen')} ${hotels === 1 ? 'im Hotel' : 'in Hotels'}`
    if (stars === null) return where
    const [least, most] = stars
    return `${where} mit ${least === most ? '' : `${least} bis `}${counted(most, 'Stern', 'Sternen')}`
  },
  packageTitle: 'Preis pro Person im Doppelzimmer',
  fromPax: (persons) => `ab ${persons}${noBreakSpace}Pax`,
  singleTitle: 'Einzelzimmerzuschlag pro Person',
  ownSingleTitle: 'Preis pro Person im Einzelzimmer',
  singleOccupancy: 'Zuschlag bei Einzelbelegung',
  otherRooms: 'Preis in anderen Zimmern',
  supplements: 'Zuschläge für andere Zimmer und Kabinen',
  extras: 'Weitere Leistungen',
  discounts: 'Ermäßigungen',
  upToSingles: (rooms) => `bis ${rooms}${noBreakSpace}EZ`,
  everySingle: 'im Einzelzimmer',
  whatDecides: 'Maßgebend ist die Teilnehmerzahl bei Reisebeginn, Freiplätze eingerechnet.',
  minimumPax: (persons) => `Mindestteilnehmerzahl ${persons}${noBreakSpace}Personen.`,
  freePlaces: 'Freiplätze',
  freePlace: (persons, room) =>
    `1${noBreakSpace}Freiplatz${room === null ? '' : room === 'single' ? ' im Einzelzimmer' : ' im Doppelzimmer'} ab ${persons}${noBreakSpace}Personen`,
  exampleHotel: (name) => `Beispielhotel ${name}`,
  exampleProvider: (name) => `z.${noBreakSpace}B. ${name}`,
  flightPrices: {
    historical: flightPriceTypes.historical.label,
    not_reserved: flightPriceTypes.not_reserved.label,
    reserved: flightPriceTypes.reserved.label,
  },
  deadlines: germanDeadlines((days) => counted(days, 'Tag', 'Tage')),
  categories: {
    Angebotsoption: 'Angebotsoption',
    Stornokosten: 'Stornokosten',
    Zahlungen: 'Zahlungen',
    Konditionen: 'Sonstige Konditionen',
  },
}
