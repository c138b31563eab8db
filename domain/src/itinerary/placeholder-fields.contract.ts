import { clientOfferStatuses, listedOptions, priceTypes, trainCategories } from '../accounts/options.ts'
import { translations } from '../accounts/translation/translations.contract.ts'
import { boolean, choice, integer, link, localTime, object, price, text } from '../contract/fields.ts'
import { agencyContract } from '../partners/provider.contract.ts'
import { requestResources } from '../service-kinds.ts'
import { offeredProviderTypes } from './offered-provider.ts'

/** The group in which the day plan is read in one go. */
export const dashboard = ['trip_dashboard_read'] as const

/** What services of every kind share (001 §3). */
export const commonFields = {
  order: link('orders', { label: 'Reise', write: 'never' }),
  day: link('days', { label: 'Tag', required: true }),
  startAt: localTime({ label: 'Beginn', nullable: true }),
  endAt: localTime({ label: 'Ende', nullable: true }),
  checkInAt: localTime({ label: 'Check-in', nullable: true }),
  agency: link('agencies', {
    label: 'Agentur',
    nullable: true,
    expand: { contract: agencyContract, groups: dashboard },
  }),
  selectedRequest: link('requests', {
    label: 'Ausgewählte Anfrage',
    nullable: true,
    kinds: requestResources,
  }),
  /** The choice that was taken back last: being the only one asked it is not the one of the service (decision 145). */
  takenBackRequest: link('requests', {
    internal: 'who is not taken for chosen for being the only one asked',
    nullable: true,
    write: 'never',
    kinds: requestResources,
  }),
  clientOffer: object(
    {
      status: choice(clientOfferStatuses, { label: 'Abrechnung' }),
      priceType: choice(priceTypes, { label: 'Preisart' }),
      price: price({ label: 'Preis', nullable: true }),
    },
    { label: 'Angebot an den Kunden' },
  ),
  /** Guests booked by the chosen request and guests asked for. */
  info: object(
    {
      type: text({ label: 'Art', write: 'never' }),
      personsReserved: integer({ label: 'Reserviert', write: 'never', nullable: true }),
      personsAsked: integer({ label: 'Angefragt', write: 'never' }),
    },
    { label: 'Gäste' },
  ),
  driverNotParticipating: boolean({
    label: 'Fahrer',
    nullable: true,
    choices: { false: { label: 'Fahrer inkludiert' }, true: { label: 'Ohne Fahrer' } },
  }),
  isBrandNew: boolean({ internal: 'marks on the screen what was added just now' }),
  withRequest: boolean({ label: 'Mit Anfrage' }),
  /** Has no passages of its own in the trip's documents (002 §3). */
  noOwnTripDetails: boolean({ label: 'Ohne eigene Reisedetails' }),
  /** Of its chosen request. */
  tripDetailProgress: integer({ label: 'Reisedetails fertig', unit: '%', write: 'never' }),
  /** Whether its voucher is printed (002 §4); of what is not included only when somebody says so. */
  showVoucher: boolean({ label: 'Voucher zeigen' }),
  sortGroup: link('sort_groups', { label: 'Sortiergruppe', nullable: true }),
  routeDescription: text({ label: 'Routenbeschreibung', max: 5_000, multiline: true }),
  serviceDescription: text({ label: 'Leistungsbeschreibung', max: 5_000, multiline: true }),
  /** `text` is that of a free text, in plain words; where one meets only other services say. */
  translations: translations({ routeDescription: 5_000, serviceDescription: 5_000, text: 5_000, meetingPoint: 500 }),
  /** Whom an offer names, as an example or for certain (002 §3); without one it names whom the chosen request asks. */
  offerType: choice(offeredProviderTypes, { label: 'Nennung im Angebot', nullable: true }),
  offerProvider: link('providers', {
    label: 'Leistungsträger im Angebot',
    nullable: true,
    kinds: ['hotels', 'ferries', 'airlines', 'trains'],
  }),
} as const

export const sharedParts = {
  filters: { id: 'in', 'day.id': 'in', 'day.order.id': 'in', 'order.id': 'in', 'sortGroup.id': 'in' },
  houseLists: {
    clientOfferStatuses: 'client_offer',
    priceTypes: 'price_type',
    boards: 'board',
    hotelCategories: 'hotel_category',
    passageTypes: 'passage_type',
    trainTypes: 'train_type',
    wagonTypes: 'wagon_type',
    otherServiceCategories: 'other_service_category',
  },
  options: { trainCategories: listedOptions(trainCategories) },
} as const

/** A clock time of the day, as free texts and route bullet points have one. */
export const clock = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'Bitte eine Uhrzeit wie 18:30 eingeben' }
