import { amountsIn } from '../typography/amounts.ts'
import { narrowSpace, noBreakSpace } from '../typography/characters.ts'
import type { OfferWords } from './offer-words.ts'

const { counted } = amountsIn.fr
const colon = `${noBreakSpace}: `
const quoted = (text: string) => `«${narrowSpace}${text}${narrowSpace}»`

export const frenchOfferWords: OfferWords = {
  printed: {
    services: 'Prestations et prix',
    included: 'Compris dans le prix',
    prices: 'Prix du voyage',
    extras: 'Suppléments et options',
    conditions: 'Conditions',
  },
  name: 'Offre',
  confirmation: 'Confirmation',
  acceptance: {
    text: `Bon pour accord sur les prestations, les prix et les conditions ci-dessus${colon}`.trim(),
    fields: (client) => ['Lieu, date', `Signature pour ${client}`],
  },
  optionUntil: 'Option jusqu’au',
  yourTrip: (category) => `Votre ${category}`,
  yourTrips: 'Vos voyages',
  letter: {
    yourTrip: (category) => `votre ${category}`,
    yourTrips: 'vos voyages',
    thanks: (trips) =>
      `Nous vous remercions de votre demande et de votre confiance. Nous avons le plaisir de vous soumettre notre offre pour ${trips}.`,
    confirms: (trips) => `Nous vous remercions de votre commande et avons le plaisir de vous confirmer ${trips}.`,
    follows: (list) => `Vous trouverez dans les pages suivantes ${list}.`,
    parts: {
      days: 'le programme jour par jour',
      stages: 'un aperçu des étapes',
      services: 'les prestations',
      prices: 'les prix',
    },
    validUntil: (date) => `Cette offre est valable jusqu’au ${date}, ensuite sous réserve de disponibilité.`,
    choices: (status) =>
      `Les prestations portant la mention ${quoted(status)} ne sont pas comprises dans le prix${narrowSpace}; vous pouvez les ajouter à votre convenance.`,
    close:
      'Nous restons à votre disposition pour toute question ou modification. Dans l’attente de votre réponse, nous vous adressons nos meilleures salutations.',
  },
  photoBy: (maker) => `Photo${noBreakSpace}: ${maker}`,
  photo: 'Photo',
  pricePerPerson: 'Prix par personne',
  fromPrice: (amount) => `à partir de ${amount}`,
  onRequest: 'sur demande',
  includedNights: (nights, hotels, stars) => {
    const where = `${counted(nights, 'nuitée', 'nuitées')} ${hotels === 1 ? 'à l’hôtel' : 'en hôtels'}`
    if (stars === null) return where
    const [least, most] = stars
    return `${where} ${least === most ? '' : `${least} à `}${counted(most, 'étoile', 'étoiles')}`
  },
  packageTitle: 'Prix par personne en chambre double',
  fromPax: (persons) => `à partir de ${persons}${noBreakSpace}personnes`,
  singleTitle: 'Supplément chambre individuelle par personne',
  ownSingleTitle: 'Prix par personne en chambre individuelle',
  singleOccupancy: 'supplément occupation individuelle',
  otherRooms: 'Prix dans d’autres chambres',
  supplements: 'Suppléments pour d’autres chambres et cabines',
  extras: 'Autres prestations',
  discounts: 'Réductions',
  upToSingles: (rooms) => `jusqu’à ${rooms}${noBreakSpace}${rooms === 1 ? 'chambre' : 'chambres'}`,
  everySingle: 'en chambre individuelle',
  whatDecides: 'Le nombre de participants au début du voyage est déterminant, gratuités comprises.',
  minimumPax: (persons) => `Nombre minimum de participants${colon}${persons}.`,
  freePlaces: 'Gratuités',
  freePlace: (persons, room) =>
    `1${noBreakSpace}gratuité${room === null ? '' : room === 'single' ? ' en chambre individuelle' : ' en chambre double'} à partir de ${persons}${noBreakSpace}personnes`,
  exampleHotel: (name) => `Hôtel à titre d’exemple${colon}${name}`,
  exampleProvider: (name) => `p.${noBreakSpace}ex. ${name}`,
  flightPrices: {
    historical: 'prix indicatif sans engagement',
    not_reserved: 'prix du vol sans engagement',
    reserved: 'prix du vol',
  },
  deadlines: {
    until: (date) => `jusqu’au ${date}`,
    beforeStart: (days, isLast) => {
      const count = counted(days, 'jour', 'jours')
      return isLast ? `à partir de ${count} avant le départ` : `jusqu’à ${count} avant le départ`
    },
    afterEnd: (days) => `jusqu’à ${counted(days, 'jour', 'jours')} après la fin du voyage`,
  },
  categories: {
    Angebotsoption: 'Option sur cette offre',
    Stornokosten: 'Frais d’annulation',
    Zahlungen: 'Paiements',
    Konditionen: 'Autres conditions',
  },
}
