import type {
  Board,
  BookingSituation,
  ContactRole,
  HotelCategory,
  Locale,
  OrderCategory,
  OrderStatus,
  PassageType,
  RequestSource,
  RequestStatus,
  TodoStatus,
  TodoType,
} from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate, LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { OrganisationKey } from '../agency/houses.ts'
import type { UserKey } from '../agency/staff.ts'
import type { RouteOffer } from './route-model.ts'

/** A trip with all its dates, ready to be stored; firms, places and people are named by their keys. */
export interface DemoTrip {
  orderNumber: string
  createdOn: CalendarDate
  organisation: OrganisationKey
  user: UserKey
  requestToUser: UserKey | null
  client: string
  name: string
  groupName: string
  mainDestination: string
  destinations: readonly string[]
  category: OrderCategory
  status: OrderStatus
  bookingSituation: BookingSituation
  requestSource: RequestSource
  currency: string
  locale: Locale
  isFormal: boolean
  isAdminOnly: boolean
  isDummy: boolean
  /** The day on which the client stepped back from a cancelled trip. */
  cancelledOn: CalendarDate | null
  startDate: CalendarDate
  endDate: CalendarDate
  importId: string | null
  traitTags: readonly string[]
  notes: RichText
  complexity: DemoComplexity
  contacts: readonly DemoOrderContact[]
  rooms: readonly DemoAmount[]
  cabins: readonly DemoAmount[]
  lastContingentUpdate: CalendarDate | null
  bookingStands: readonly { date: CalendarDate; numberOfPersons: number }[]
  todos: readonly DemoTodo[]
  checklist: readonly DemoChecklistItem[]
  days: readonly DemoDay[]
  offer: DemoOffer | null
}

/** What the services of a plan need to know of the whole. */
export type PlannedTrip = Pick<
  DemoTrip,
  'name' | 'createdOn' | 'organisation' | 'user' | 'startDate' | 'currency' | 'days'
> & {
  /** Whether its client is deciding on it. */
  isOffered?: boolean
}

export interface DemoComplexity {
  offerComplexity: number
  operationComplexity: number
  /** Margin per person in euros. */
  rentability: number
  bookingProbability: number
  executionProbability: number
}

export interface DemoOrderContact {
  role: ContactRole
  /** The firm or client and the e-mail of its contact. */
  contactEmail: string
  isPrimary: boolean
  phoneType: 'phoneFixed' | 'phoneMobile'
  busHeight: string | null
  busLength: string | null
  busPlate: string | null
  roomType: { type: string; persons: number } | null
  cabinType: { type: string; persons: number } | null
}

/** Rooms or cabins of a kind: K asked, B reserved, +/- requested change (000 §3). */
export interface DemoAmount {
  persons: number
  type: string
  askedAmount: number
  reservedAmount: number
  requestedChangeAmount: number | null
}

export interface DemoTodo {
  name: string
  todoType: TodoType
  status: TodoStatus
  user: UserKey
  dueDate: CalendarDate
  doneOn: CalendarDate | null
  type: 'internal' | 'external'
  description: string
  tags: readonly string[]
  /** The statuses of its trip in which it is 'aktiv'; none means all. */
  orderStatuses: readonly OrderStatus[]
  /** What made it by itself. */
  cause: 'minimum_participants' | null
}

export interface DemoChecklistItem {
  title: string
  doneOn: CalendarDate | null
  orderStatuses: readonly OrderStatus[]
}

export interface DemoDay {
  date: CalendarDate
  name: string
  distance: number | null
  subtitle: string
  services: readonly DemoService[]
}

interface CommonService {
  offer: RouteOffer
  description: string
  requests: readonly DemoRequest[]
}

export interface DemoHotelService extends CommonService {
  kind: 'hotel'
  hotel: string
  place: string
  stars: number
  category: HotelCategory
  board: Board
  startDate: CalendarDate
  endDate: CalendarDate
}

export interface DemoFerryService extends CommonService {
  kind: 'ferry'
  passage: PassageType
  from: string
  to: string
  line: string
  startAt: LocalTime
  endAt: LocalTime
  checkInAt: LocalTime
}

export interface DemoFreeText extends CommonService {
  kind: 'free'
  text: string
  time: string | null
}

/** A point of the way that is no service. */
export interface DemoWay extends CommonService {
  kind: 'way'
  text: string
  time: string | null
}

export type DemoService = DemoHotelService | DemoFerryService | DemoFreeText | DemoWay

/** A provider asked for a service. */
export interface DemoRequest {
  provider: string
  agency: string | null
  status: RequestStatus
  askedAmount: number
  reservedAmount: number
  optionNr: string
  /** Option deadline with the state of its to-do. */
  optionDue: { date: CalendarDate; status: 'open' | 'done' } | null
  isSelected: boolean
  shipName: string | null
  /** What a hotel asks: for each guest in a double room, what a single room costs more, and half board; others for each guest. */
  prices: readonly DemoItemPrice[]
  /** What a hotel that has answered grants and demands. */
  conditions: DemoConditions
}

export interface DemoConditions {
  freePlaces: string
  cancellation: string
  payment: string
}

export interface DemoItemPrice {
  name: string
  quantityType: 'per_person' | 'per_person_night' | 'per_single_room_night'
  priceCents: number
}

/** Without texts of its own the offer has the usual letter in the language of its trip. */
export interface DemoOffer {
  introTitle: string
  introText: RichText | null
  conditions: RichText | null
  prices: readonly { priceType: 'double' | 'single'; numberOfPersons: number; sellPriceCents: number }[]
}
