import type { RequestedKind } from '../../service-kinds.ts'

/** How a cost grows with the group (money.md §4). */
export const behaviours = {
  person: { label: 'je Person' },
  // A bed in a double room is paid by night and guest, each begun room as a whole.
  room: { label: 'nach Zimmern' },
  size: { label: 'je angefangener Gruppe' },
  group: { label: 'je Gruppe' },
} as const
export type Behaviour = keyof typeof behaviours

/** What a cost is charged by: the package price, what singles pay more, or the row of a service on top. */
export type CostShare = 'package' | 'single' | 'additional'

/** One price of a provider, or a cost of the trip's own, with what it comes to. */
export type CostLine = {
  readonly key: string
  /** The service it is paid for; null for costs of the trip's own. */
  readonly service: number | null
  readonly kind: RequestedKind | null
  /** 'Bryggekanten, Bergen' */
  readonly title: string
  /** 'Doppelzimmer'; what of it is paid. */
  readonly name: string
  readonly behaviour: Behaviour
  readonly share: CostShare
  readonly quantity: number
  /** What the provider charges for one, in its currency. */
  readonly unitCents: number
  readonly currency: string
  /** In the trip's currency. */
  readonly cents: number
  /** What of it is paid because guests sleep alone. */
  readonly singleCents: number
  /** Guests whom the provider does not charge. */
  readonly free: number
  /** How many guests its request tells on this basis, where the trip has another number and is counted by it; else null. */
  readonly requestPax: number | null
  /** Why the line comes to nothing, null when it does not. */
  readonly reason: string | null
}

/** Something the sum does not hold because nobody knows it: it is told, never counted as 0 in silence. */
export type CostGap = {
  readonly service: number | null
  readonly kind: RequestedKind | null
  readonly title: string
  readonly reason: string
}

/** A service for which two prices are told; the reason says what of them is in the sum. */
export type DoublePrice = CostGap
