import { amountsIn } from '../typography/amounts.ts'
import { narrowSpace, noBreakSpace } from '../typography/characters.ts'
import type { OfferWords } from './offer-words.ts'

const { counted } = amountsIn.fr
const ordinals = [
  'Première',
  'Deuxième',
  'Troisième',
  'Quatrième',
  'Cinquième',
  'Sixième',
  'Septième',
  'Huitième',
  'Neuvième',
  'Dixième',
]
const colon = `${noBreakSpace}: `
const quoted = (text: string) => `«${narrowSpace}${text}${narrowSpace}»`

export const frenchOfferWords: OfferWords = {
  printed: {
    lang: 'fr',
    region: 'FR',
    page: 'Page',
    of: 'sur',
    itinerary: 'Programme du voyage',
    services: 'Prestations et prix',
    included: 'Compris dans le prix',
    prices: 'Prix du voyage',
    extras: 'Suppléments et options',
    conditions: 'Conditions',
    kinds: {
      hotel: 'Hôtel',
      ferry: 'Ferry',
      airline: 'Vol',
      train: 'Train',
      other: 'Prestation',
      route: 'Itinéraire',
      free: 'Remarque',
    },
  },
  offer: 'Offre',
  greeting: 'Avec nos salutations les meilleures',
  salutation: {
    nobody: 'Madame, Monsieur,',
    anybody: (name) => `Bonjour ${name},`,
    madam: (name) => `Madame${noBreakSpace}${name},`,
    sir: (name) => `Monsieur${noBreakSpace}${name},`,
  },
  titles: { Frau: 'Madame', Herr: 'Monsieur' },
  facts: {
    offer: 'Offre',
    trip: 'Voyage',
    date: 'Date',
    optionUntil: 'Option jusqu’au',
    contact: 'Votre contact',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  quoted,
  colon,
  yourTrip: (category) => `Votre ${category}`,
  letter: {
    thanks: (category, period) =>
      `Nous vous remercions de votre demande et de votre confiance. Nous avons le plaisir de vous soumettre notre offre pour votre ${category} ${period}.`,
    follows: (list) => `Vous trouverez dans les pages suivantes ${list}.`,
    parts: { days: 'le programme jour par jour', services: 'les prestations', prices: 'les prix' },
    and: 'et',
    validUntil: (date) => `Cette offre est valable jusqu’au ${date}, ensuite sous réserve de disponibilité.`,
    choices: (status) =>
      `Les prestations portant la mention ${quoted(status)} ne sont pas comprises dans le prix${narrowSpace}; vous pouvez volontiers les ajouter.`,
    close: 'Nous restons à votre disposition pour toute question ou modification et nous réjouissons de votre réponse.',
  },
  day: (number) => `jour${noBreakSpace}${number}`,
  days: (count) => counted(count, 'jour', 'jours'),
  nights: (count) => counted(count, 'nuit', 'nuits'),
  atLeisure: 'Journée libre',
  keyFacts: { duration: 'Durée', distance: 'Distance totale', pricePerPerson: 'Prix par personne' },
  fromPrice: (amount) => `dès ${amount}`,
  hotel: 'Hôtel',
  hotelIn: (place) => `Hôtel à ${place}`,
  stars: (count) => counted(count, 'étoile', 'étoiles'),
  service: 'Prestation',
  passages: {
    ferry: 'Ferry',
    airline: 'Vol',
    train: 'Trajet en train',
    nightFerry: 'Ferry de nuit',
    nightTrain: 'Train de nuit',
  },
  with: (company) => `avec ${company}`,
  perPerson: (amount) => `${amount}/pers.`,
  onRequest: 'sur demande',
  includedNights: (nights, hotels, stars) => {
    const where = `${counted(nights, 'nuitée', 'nuitées')} ${hotels === 1 ? 'à l’hôtel' : 'en hôtels'}`
    if (stars === null) return where
    const [least, most] = stars
    return `${where} ${least === most ? '' : `${least} à `}${counted(most, 'étoile', 'étoiles')}`
  },
  nightOnBoard: 'Nuit à bord',
  nightOnTrain: 'Nuit dans le train',
  furtherNight: (night, hotel) => `${ordinals[night - 1] ?? `${night}e`} nuit, ${hotel}`,
  packageTitle: 'Prix par personne en chambre double',
  fromPax: (persons) => `dès ${persons}${noBreakSpace}personnes`,
  singleTitle: 'Supplément chambre individuelle par personne',
  upToSingles: (rooms) => `jusqu’à ${rooms}${noBreakSpace}${rooms === 1 ? 'chambre' : 'chambres'}`,
  everySingle: 'en chambre individuelle',
  whatDecides: 'Le nombre de participants payants au début du voyage est déterminant.',
  minimumPax: (persons) => `Nombre minimum de participants${colon}${persons}.`,
  map: {
    legend: { road: 'Car', ferry: 'Bateau', rail: 'Train', air: 'Avion' },
    legs: {
      road: (stop) => stop,
      ferry: (stop) => `en bateau vers ${stop}`,
      rail: (stop) => `en train vers ${stop}`,
      air: (stop) => `en avion vers ${stop}`,
    },
    nights: `Chiffres${colon}nuit du jour de voyage`,
    alt: (stops) => `Croquis du voyage${colon}${stops}.`,
  },
}
