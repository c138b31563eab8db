import type { Group } from '../group.ts'
import type { Behaviour } from './cost-line.ts'
import type { CostGiven, PurchasePrice } from './cost-service.ts'

/** One price of a service with how often it is paid, before anything is multiplied. */
export type CountedCost = {
  readonly key: string
  readonly name: string
  readonly behaviour: Behaviour
  readonly isSingle: boolean
  /** Halves where of two who pay a price together one is free. */
  readonly quantity: number
  readonly free: number
  readonly price: PurchasePrice
  /** What of its price is asked of a guest for sleeping alone, where the rest would be paid anyhow. */
  readonly singleCents?: number
  readonly reason?: string
  /** The price of an item that is told for the same and counts in its place. */
  readonly overruledBy?: string
}

/** What the costs of a service are counted by. */
export type Counting = Pick<CostGiven, 'basis' | 'contingent' | 'busSeats'> & { readonly group: Group }

/** For whom a service is paid. */
export type Guests = {
  readonly double: number
  readonly single: number
  /** Beds paid for those who share, each started double room as a whole one. */
  readonly shared: number
  /** Whether they are those of the request; else they are the group, whatever the request says. */
  readonly isPart: boolean
}
