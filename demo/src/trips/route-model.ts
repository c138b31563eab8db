import type {
  Board,
  ClientOfferStatus,
  OrderCategory,
  PassageType,
  PriceType,
} from '@reisewerk/domain/accounts/options.ts'
import type { OrganisationKey } from '../agency/houses.ts'

/** A route without dates: what a trip is composed from. */
export interface Route {
  organisation: OrganisationKey
  category: OrderCategory
  mainDestination: string
  /** Others beside the main one. */
  destinations: readonly string[]
  /** Months in which the trip is sold, both included; none: the whole year. */
  season?: readonly [number, number]
  /** Weekday of departure, 0 Sunday; only trips well ahead are moved to it. */
  weekday?: number
  board: Board
  prices: RoutePrices
  /** Letter and conditions of the offer; without one the house's usual text stands. */
  offer?: { title: string; intro: readonly string[]; remarks: readonly string[] }
  days: readonly RouteDay[]
}

/** Prices per person, in cents. */
export interface RoutePrices {
  /** By paying guests. */
  from20: number
  from30: number
  from40: number
  single: number
}

export interface RouteDay {
  /** Name of the day: its stops, or what it is about. */
  name: string
  /** Kilometres driven, null when the bus stands. */
  distance: number | null
  subtitle: string
  services: readonly RouteService[]
}

export interface RouteOffer {
  status: ClientOfferStatus
  priceType: PriceType
  priceCents: number | null
}

export type RouteService =
  | { kind: 'hotel'; hotel: string; nights: number; board: Board | null; description: string }
  | { kind: 'ferry'; from: string; to: string; passage: PassageType; description: string; offer: RouteOffer }
  | { kind: 'free'; text: string; time: string | null; offer: RouteOffer }
  | { kind: 'way'; text: string; time: string | null }

export const included: RouteOffer = { status: 'included', priceType: 'per_person', priceCents: null }

function priced(status: ClientOfferStatus, euros: number): RouteOffer {
  return { status, priceType: 'per_person', priceCents: Math.round(euros * 100) }
}

/** A day of a route. @param distance kilometres, null when the bus stands */
export function day(name: string, distance: number | null, subtitle: string, ...services: RouteService[]): RouteDay {
  return { name, distance, subtitle, services }
}

/** Nights in a hotel of the demo agency; the board of the route unless another is named. */
export function hotel(name: string, nights: number, description = '', board: Board | null = null): RouteService {
  return { kind: 'hotel', hotel: name, nights, board, description }
}

export function nightFerry(from: string, to: string, description = ''): RouteService {
  return { kind: 'ferry', from, to, passage: 'night', description, offer: included }
}

export function dayFerry(from: string, to: string, description = ''): RouteService {
  return { kind: 'ferry', from, to, passage: 'day', description, offer: included }
}

/** A line of the programme. @param time 'HH:mm' */
export function line(text: string, time: string | null = null): RouteService {
  return { kind: 'free', text, time, offer: included }
}

/** What happens on the way and is no service: a departure, a break. @param time 'HH:mm' */
export function way(text: string, time: string | null = null): RouteService {
  return { kind: 'way', text, time }
}

/** Something a guest may add, with its price per person in euros. */
export function possible(text: string, euros: number, time: string | null = null): RouteService {
  return { kind: 'free', text, time, offer: priced('optional', euros) }
}

/** Something the group may book on top, with its price for all in euros. */
export function extra(text: string, euros: number): RouteService {
  return { kind: 'free', text, time: null, offer: { ...priced('additional', euros), priceType: 'per_group' } }
}

/** Paid on the spot, with its price per person in euros. */
export function onTheSpot(text: string, euros: number): RouteService {
  return { kind: 'free', text, time: null, offer: priced('atLocation', euros) }
}
