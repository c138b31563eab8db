import { germanJobTitle, type JobTitles } from '../../accounts/job-title.ts'
import { locales } from '../../accounts/options.ts'
import { type OfferPoint, offerPoints } from '../../accounts/settings.ts'
import { type CalendarDate, germanDate } from '../../calendar-date.ts'
import { otherAddressing } from '../../documents/addressing/addressing.ts'
import { isFormal } from '../../documents/letter.ts'
import { clashesBeyondEnd, clashesOfDates, clashesOfNights } from '../../itinerary/plan/clashes-of-nights.ts'
import type { Loss } from '../../requests/losses/loss.ts'
import { type OpenChoice, openChoicesOfTrip } from '../../requests/losses/open-choice.ts'
import { plainTextOf } from '../../rich-text.ts'
import { listIn } from '../../typography/lists.ts'
import type { UnheldPromise } from '../allotment/promised-places.ts'
import { deadlineOf, openDeadlines } from '../conditions/deadlines.ts'
import { linesOfOffer } from '../included/arranged-lines.ts'
import type { GeneratedType } from '../offer-documents.ts'
import { extraGroups } from '../offer-extras.ts'
import { offerWordsIn } from '../offer-language.ts'
import type { OfferSource } from '../offer-source.ts'
import { untitledServices } from '../offered-providers.ts'
import { photosLeftOut, showsPhotos } from '../photos/printed-photos.ts'
import { foreignMessages, shortOf, someOf } from './foreign-messages.ts'
import { foreignTexts } from './foreign-texts.ts'
import type { OfferCheck } from './offer-check.contract.ts'
import { foreignAmounts } from './told-currencies.ts'
import { type ToldText, toldTexts } from './told-texts.ts'
import { typedDeadlines } from './typed-deadlines.ts'

/** A trip the papers tell of, and what its calculation knows of it. */
export type CheckedTrip = {
  readonly orderId: number
  readonly source: OfferSource
  /** In which it is sold; null where it has no calculation. */
  readonly currency: string | null
  /** What 'Generieren' asks about: whom the trip has lost, who knows other times or has a place for a part only (decision 117). */
  readonly losses: readonly Loss[]
  /** Services of which several are asked and nobody is chosen (decision 151). */
  readonly open: readonly OpenChoice[]
  /** What a contract on the contingent promises and nobody holds (decision 146). */
  readonly promises: readonly UnheldPromise[]
  /** What the calculation warns of beside prices in other currencies. */
  readonly warnings: readonly string[]
  readonly foreignPrices: readonly string[]
  /** Services of the day plan whose price is left out for its currency. */
  readonly foreignServices: number
}

export type CheckedOffer = CheckedTrip & {
  readonly clientId: number | null
  /** Whose letterhead it has, and what that lacks (`missingOnLetters`). */
  readonly house: { readonly organisationId: number; readonly missing: readonly string[] }
  /** Ids of services for which somebody shall be named and nobody is there. */
  readonly unnamed: readonly number[]
  readonly signerTitles: JobTitles
  readonly attached: readonly CheckedTrip[]
  readonly unseenTrips: number
  readonly cancelled: readonly string[]
  /** Attached trips that only administrators see, of an offer that others see. */
  readonly hidden: readonly string[]
  /** The option of a chosen partner that ends first; null where none does. */
  readonly firstOption: { readonly name: string; readonly dueDate: CalendarDate } | null
  /** Whether the house writes conditions at all. */
  readonly hasConditions: boolean
  /** Points without which nothing is made (settings offer.binding). */
  readonly binding: readonly OfferPoint[]
}

const all = ['offer', 'calculation', 'offer_confirmation', 'route', 'detailed_route', 'allotment'] as const
const addressed = ['offer', 'calculation', 'offer_confirmation', 'allotment'] as const
const contracts = ['allotment'] as const
const letters = ['offer', 'offer_confirmation'] as const
const priced = [...letters, 'calculation'] as const
/** Those that name by whom a service goes; before a contract its promises are asked about (decision 146). */
const naming = [...letters, 'route', 'detailed_route'] as const
/** Of which papers a point is asked. */
const papersOf: Readonly<Record<OfferPoint, readonly GeneratedType[]>> = {
  house: addressed,
  recipient: addressed,
  contact: addressed,
  price: priced,
  extraPrices: priced,
  currency: priced,
  conditions: letters,
  services: all,
  plan: all,
  photos: letters,
  calculation: priced,
  trips: all,
  language: all,
}

/** @property papers of which it is told, where they are others than those of its point */
type Open = {
  readonly message: string
  readonly path: string
  readonly papers?: readonly GeneratedType[]
  /** Told and never binding. */
  readonly isRequired?: false
}

/**
 * What is to be there before a paper of an offer leaves the house, each point with what is missing and where it is entered
 * (TRUE-06). A point nothing is missing of is met.
 */
export function offerChecks(offer: CheckedOffer): OfferCheck[] {
  const open: Record<OfferPoint, readonly Open[]> = {
    house: houseOpen(offer),
    recipient: recipientOpen(offer),
    contact: contactOpen(offer),
    price: trips(offer).flatMap((trip) => priceOpen(trip, offer)),
    extraPrices: trips(offer).flatMap((trip) => extrasOpen(trip, offer)),
    currency: currencyOpen(offer),
    conditions: conditionsOpen(offer),
    services: servicesOpen(offer),
    plan: trips(offer).flatMap((trip) => on(planOf(trip), trip, offer, gapsOf(trip.source))),
    photos: trips(offer).flatMap((trip) => photosOpen(trip, offer)),
    calculation: trips(offer).flatMap((trip) => calculationOpen(trip, offer)),
    trips: tripsOpen(offer),
    language: languageOpen(offer),
  }
  // Object.keys forgets the key type.
  return (Object.keys(open) as OfferPoint[])
    .filter((point) => point !== 'conditions' || offer.hasConditions)
    .flatMap((point) => checksOf(point, open[point], offer.binding.includes(point)))
}

function checksOf(point: OfferPoint, open: readonly Open[], isRequired: boolean): OfferCheck[] {
  const { label } = offerPoints[point]
  const common = { point, label, isRequired, papers: [...papersOf[point]] }
  if (open.length === 0) return [{ ...common, key: point, isMet: true, message: '', path: null }]
  return open.map(({ papers = common.papers, ...one }, index) => {
    return { ...common, ...one, papers: [...papers], key: `${point}.${index + 1}`, isMet: false }
  })
}

function trips(offer: CheckedOffer): CheckedTrip[] {
  return [offer, ...offer.attached]
}

/** What is said of a trip that hangs on the offer names it. */
function on(path: string, trip: CheckedTrip, offer: CheckedOffer, messages: readonly string[]): Open[] {
  const of = trip.orderId === offer.orderId ? '' : `Reise ${trip.source.orderNumber}: `
  return messages.map((message) => ({ message: of + message, path }))
}

const planOf = ({ orderId }: Pick<CheckedTrip, 'orderId'>) => `/orders/${orderId}`
const serviceOf = (trip: Pick<CheckedTrip, 'orderId'>, service: number | null) =>
  service === null ? planOf(trip) : `${planOf(trip)}#service-${service}`
const calculationOf = ({ orderId }: Pick<CheckedTrip, 'orderId'>) => `/orders/${orderId}/calculations`
const offerAt = ({ orderId }: Pick<CheckedTrip, 'orderId'>, anchor: string) => `/orders/${orderId}/offer#${anchor}`

function houseOpen({ house: { organisationId, missing } }: CheckedOffer): Open[] {
  if (missing.length === 0) return []
  const message = `Im Briefkopf ${missing.length === 1 ? 'fehlt' : 'fehlen'}: ${listIn('de_DE', missing)}.`
  return [{ message, path: `/settings?organisation=${organisationId}&area=house` }]
}

function recipientOpen(offer: CheckedOffer): Open[] {
  if (offer.clientId === null) return [{ message: 'Die Reise hat keinen Kunden.', path: planOf(offer) }]
  if (offer.source.client.addressLines.some((line) => line.trim() !== '')) return []
  return [{ message: 'Der Kunde hat keine Anschrift.', path: `/clients/${offer.clientId}` }]
}

function contactOpen(offer: CheckedOffer): Open[] {
  if (offer.source.client.contact !== null) return []
  return [
    { message: 'Kein Ansprechpartner ist gewählt: Der Brief spricht niemanden an.', path: offerAt(offer, 'letter') },
  ]
}

/** Whom a trip has lost is told before every paper, whether it has prices or not. */
function calculationOpen(trip: CheckedTrip, offer: CheckedOffer): Open[] {
  const { losses, promises, warnings } = trip
  const others = warnings.filter((words) => !losses.some(({ message }) => message === words))
  // What is said of every paper and of the contract is said once: the contract knows of which service.
  const unpromised = losses.filter((loss) => !promises.some(({ message }) => message === loss.message))
  return [
    ...unpromised.flatMap(({ message, service }) =>
      on(serviceOf(trip, service), trip, offer, [message]).map((open) => ({ ...open, papers: all })),
    ),
    ...promisesOpen(trip, offer),
    ...on(calculationOf(trip), trip, offer, others),
  ]
}

/** Rooms and cabins a client is promised by a contract are held by somebody (TRUE-03). */
function promisesOpen(trip: CheckedTrip, offer: CheckedOffer): Open[] {
  return trip.promises.flatMap(({ service, message }) =>
    on(serviceOf(trip, service), trip, offer, [message]).map((open) => ({
      ...open,
      papers: trip.losses.some((loss) => loss.message === message) ? all : contracts,
    })),
  )
}

function priceOpen(trip: CheckedTrip, offer: CheckedOffer): Open[] {
  if (trip.source.prices.tiers.some(({ price }) => price.cents > 0)) return []
  return on(calculationOf(trip), trip, offer, [
    'Es gibt keinen Paketpreis: Auf dem Papier steht kein Preis pro Person.',
  ])
}

function extrasOpen(trip: CheckedTrip, offer: CheckedOffer): Open[] {
  const { days, language, prices } = trip.source
  const { onRequest } = offerWordsIn[language.locale]
  const unpriced = extraGroups(days, language, prices).flatMap(({ rows }) =>
    rows.filter(({ price }) => price === onRequest).map(({ name }) => name),
  )
  if (unpriced.length === 0) return []
  return on(calculationOf(trip), trip, offer, [`Ohne Preis, „${onRequest}“: ${someOf(unpriced)}.`])
}

/** Amounts of one paper are in one currency: those of its trips, and those that somebody typed. */
function currencyOpen(offer: CheckedOffer): Open[] {
  const { currency } = offer
  const others = offer.attached.filter((trip) => trip.currency !== null && trip.currency !== currency)
  return [
    ...trips(offer).flatMap((trip) => on(calculationOf(trip), trip, offer, trip.foreignPrices)),
    ...trips(offer).flatMap((trip) => on(planOf(trip), trip, offer, foreignServiceWords(trip))),
    ...others.map((trip) => ({
      message: `Reise ${trip.source.orderNumber} wird in ${trip.currency} verkauft, diese in ${currency ?? 'keiner Währung'}.`,
      path: planOf(trip),
    })),
    ...(currency === null ? [] : typedAmounts(offer, currency)),
  ]
}

function foreignServiceWords({ foreignServices: count, currency }: CheckedTrip): string[] {
  if (count === 0) return []
  const what = count === 1 ? 'Der Preis einer Leistung steht' : `Die Preise von ${count} Leistungen stehen`
  return [`${what} nicht in ${currency}: Auf dem Papier ${count === 1 ? 'fehlt er' : 'fehlen sie'}.`]
}

function typedAmounts(offer: CheckedOffer, currency: string): Open[] {
  const texts = Map.groupBy(
    toldTexts(offer.source).filter(({ on: part }) => part !== 'plan'),
    ({ where }) => where,
  )
  return [...texts].flatMap(([where, said]) => {
    const foreign = foreignAmounts(said.map(({ text }) => text).join('\n'), currency)
    const [first] = said
    if (foreign.length === 0 || first === undefined) return []
    return [
      {
        message: `${where}: ${listIn('de_DE', foreign)} neben ${currency}, der Währung der Reise.`,
        path: pathOf(offer, first),
      },
    ]
  })
}

function conditionsOpen(offer: CheckedOffer): Open[] {
  const path = offerAt(offer, 'conditions')
  const { conditions, conditionsText } = offer.source
  const isTold = conditionsText !== null || conditions.some(({ isVisible }) => isVisible)
  // A contract says until when rooms may be given back.
  if (!isTold) return [{ message: 'Das Angebot hat keine Konditionen.', path, papers: [...letters, ...contracts] }]
  // The text of the first offer stands for all trips of the paper.
  const text = plainTextOf(conditionsText)
  const typed = trips(offer)
    .flatMap((trip) => on(path, trip, offer, typedDeadlines(text, trip.source.trip.startAt)))
    .map((open) => ({ ...open, papers: [...letters, 'allotment'] as const }))
  return [...[...openDeadlines(conditions), ...heldTooLong(offer)].map((message) => ({ message, path })), ...typed]
}

/** An offer promises no client rooms for longer than partners hold them (TRUE-01). */
function heldTooLong({ source: { conditions, trip }, firstOption }: CheckedOffer): string[] {
  if (firstOption === null) return []
  const { name, dueDate } = firstOption
  const late = conditions
    .filter(({ isVisible, category }) => isVisible && category === 'Angebotsoption')
    .map((condition) => deadlineOf(condition, trip))
    .find((deadline) => deadline !== null && deadline > dueDate)
  if (late == null) return []
  return [`Die Angebotsoption gilt bis ${germanDate(late)}, die Option von ${name} nur bis ${germanDate(dueDate)}.`]
}

function servicesOpen(offer: CheckedOffer): Open[] {
  const count = offer.unnamed.length
  const services = count === 1 ? 'einer Leistung' : `${count} Leistungen`
  return [
    ...(count === 0
      ? []
      : [
          {
            message: `Bei ${services} soll ein Leistungsträger genannt werden, gewählt ist keiner.`,
            path: offerAt(offer, 'services'),
          },
        ]),
    ...trips(offer).flatMap((trip) => unchosenOpen(trip, offer)),
    ...trips(offer).flatMap((trip) => on(planOf(trip), trip, offer, untitledServices(trip.source.days))),
    ...trips(offer).flatMap((trip) => on(offerAt(trip, 'included'), trip, offer, outdatedLines(trip.source))),
  ]
}

/** Offers are made while several houses are asked: that they name none of them is told once, and keeps nobody from making them. */
function unchosenOpen(trip: CheckedTrip, offer: CheckedOffer): Open[] {
  const message = openChoicesOfTrip(trip.open)
  const path = serviceOf(trip, trip.open[0]?.serviceId ?? null)
  return message === null
    ? []
    : on(path, trip, offer, [message]).map((open) => ({ ...open, papers: naming, isRequired: false as const }))
}

/** What a reader of the plan would miss: days, and beds (TRUE-08). */
function gapsOf({ days, trip }: OfferSource): string[] {
  return [...clashesOfDates(days, trip), ...clashesOfNights(days, trip), ...clashesBeyondEnd(days, trip)].map(
    ({ text }) => text,
  )
}

/** Lines of what is included that were worded by hand, where the plan says something else by now (TRUE-05). */
function outdatedLines(source: OfferSource): string[] {
  return linesOfOffer(source).flatMap(({ text, planned, standing, isHidden }) => {
    if (isHidden) return []
    if (standing === 'gone') return [`„${shortOf(text)}“ steht nicht mehr im Reiseverlauf: Auf dem Papier fehlt es.`]
    return standing === 'changed'
      ? [`„${shortOf(text)}“ ist von Hand, im Reiseverlauf heißt es jetzt „${shortOf(planned)}“.`]
      : []
  })
}

/** Chosen photos to which the house has no rights, or none any more (MOVE-08). */
function photosOpen(trip: CheckedTrip, offer: CheckedOffer): Open[] {
  if (!showsPhotos(offer.source)) return []
  // Those of an attached trip are chosen where its papers are made.
  const anchor = trip.orderId === offer.orderId ? 'photos' : `photos-${trip.orderId}`
  return on(offerAt(offer, anchor), trip, offer, photosLeftOut(trip.source))
}

function tripsOpen(offer: CheckedOffer): Open[] {
  const path = offerAt(offer, 'trips')
  const { unseenTrips: unseen, cancelled, hidden } = offer
  const unseenWords =
    unseen === 1
      ? 'Eine angehängte Reise kannst du nicht sehen: In dem, was du erzeugst, fehlt sie. Papiere, die sie nennen, sehen nur Admins.'
      : `${unseen} angehängte Reisen kannst du nicht sehen: In dem, was du erzeugst, fehlen sie. Papiere, die sie nennen, sehen nur Admins.`
  const messages = [
    ...(unseen === 0 ? [] : [unseenWords]),
    ...cancelled.map((number) => `Reise ${number} ist storniert: In dem, was du erzeugst, fehlt sie.`),
    ...hidden.map(
      (number) => `Reise ${number} ist nur für Admins: In dem, was du erzeugst, fehlt sie, denn das lesen auch andere.`,
    ),
  ]
  return messages.map((message) => ({ message, path }))
}

/** Texts that are not in the language of the paper, or do not seem to be, and a letter that addresses somebody else; those by which it passes over a section of points. */
function languageOpen(offer: CheckedOffer): Open[] {
  const { language, signer, bulletPoints, client, introTitle, introText } = offer.source
  const { locale } = language
  const own = locales[locale].label
  const texts = trips(offer).flatMap((trip) =>
    foreignTexts(toldTexts(trip.source), locale).map((told) => ({ ...told, path: pathOf(trip, told) })),
  )
  const missing = bulletPoints.length - bulletPoints.filter((one) => one.locale === locale).length
  const letter = [introTitle, plainTextOf(introText)].join('\n')
  const addressing = otherAddressing(letter, locale, isFormal(client))
  const role = germanJobTitle(signer.name, locale, offer.signerTitles)
  return [
    ...foreignMessages(texts, locale),
    ...(addressing === null ? [] : [{ message: `Anschreiben: ${addressing}`, path: offerAt(offer, 'letter') }]),
    ...(missing > 0 && missing === bulletPoints.length
      ? [
          {
            message: `Stichpunkte gibt es nicht auf ${own}: Auf dem Papier fehlen sie.`,
            path: offerAt(offer, 'points'),
          },
        ]
      : []),
    ...(role === null ? [] : [{ message: role, path: '/account' }]),
  ]
}

function pathOf(trip: Pick<CheckedTrip, 'orderId'>, { on: part, entered }: ToldText): string {
  if (entered?.path !== undefined) return entered.path
  if (part === 'plan') return entered?.at == null ? planOf(trip) : `${planOf(trip)}#${entered.at}`
  return part === 'prices' ? calculationOf(trip) : offerAt(trip, part)
}
