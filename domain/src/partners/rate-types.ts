import type { CabinType } from '../accounts/options.ts'
import type { RequestedKind } from '../service-kinds.ts'

type RateTypeRow = {
  readonly label: string
  /** What one pays the price for. */
  readonly per: string
  /** Kinds of providers that sell it. */
  readonly kinds: readonly RequestedKind[]
  /** Told with how many persons have a place in it. */
  readonly cabin?: CabinType
}

/** What a provider's season has a price for: rooms and meals of a night, tickets, cabins, or a place for one person. */
export const rateTypes = {
  double: { label: 'Doppelzimmer', per: 'je Zimmer und Nacht', kinds: ['hotel'] },
  single: { label: 'Einzelzimmer', per: 'je Zimmer und Nacht', kinds: ['hotel'] },
  half_board: { label: 'Halbpension', per: 'je Person und Nacht', kinds: ['hotel'] },
  ticket: { label: 'Ticket', per: 'je Person', kinds: ['ferry'] },
  bus: { label: 'Bus', per: 'je Bus', kinds: ['ferry'] },
  ticket_tax: { label: 'Steuer Ticket', per: 'je Person', kinds: ['ferry'] },
  bus_tax: { label: 'Steuer Bus', per: 'je Bus', kinds: ['ferry'] },
  inside: { label: 'Innenkabine', per: 'je Kabine', kinds: ['ferry'], cabin: 'inside' },
  outside: { label: 'Außenkabine', per: 'je Kabine', kinds: ['ferry'], cabin: 'outside' },
  balcony: { label: 'Balkonkabine', per: 'je Kabine', kinds: ['ferry'], cabin: 'balcony' },
  suite: { label: 'Suite', per: 'je Kabine', kinds: ['ferry'], cabin: 'suite' },
  person: { label: 'Person', per: 'je Person', kinds: ['airline', 'train', 'other'] },
} as const satisfies Readonly<Record<string, RateTypeRow>>
export type RateType = keyof typeof rateTypes
export const rateTypeKeys = Object.keys(rateTypes) as RateType[] // its own keys

const rows: Readonly<Record<RateType, RateTypeRow>> = rateTypes

/** The cabin a type prices; null of anything else. */
export function cabinOf(type: RateType): CabinType | null {
  return rows[type].cabin ?? null
}

/** What providers of a kind sell. */
export function rateTypesOf(kind: RequestedKind): RateType[] {
  return rateTypeKeys.filter((type) => rows[type].kinds.includes(kind))
}
