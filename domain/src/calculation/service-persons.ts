import { rounded } from '../money.ts'
import { amountOf, type Basis, type Beds, type Group, personsIn } from './group.ts'

/** What a service that is offered on top is booked for. */
export type BookedService = {
  /** Persons of its chosen request; null while none is chosen, when everybody takes part. */
  readonly amounts: { readonly askedAmount: number; readonly reservedAmount: number } | null
  /** Cabins, seats or compartments of the chosen request. */
  readonly cabins: readonly Beds[]
}
/** Guests of a service by how they sleep. */
export type Persons = { readonly double: number; readonly single: number }

/**
 * Who takes part in a service (002 §3 'personsInvoice'): as many as its chosen request asks for or holds, without one the
 * whole group. Single rooms have the share they have in the group.
 */
export function personsOfService({ amounts }: Pick<BookedService, 'amounts'>, group: Group, basis: Basis): Persons {
  const all = amounts === null ? group.pax : basis === 'Asked' ? amounts.askedAmount : amounts.reservedAmount
  const single = group.pax === 0 ? 0 : Math.min(all, rounded((all * group.singles) / group.pax))
  return { double: all - single, single }
}

/**
 * The cabins that count for a service: those of its chosen request, else those the trip needs.
 * @param cabins of the trip's contingent
 * @returns none where neither says how anybody sleeps
 */
export function cabinsOfService(service: BookedService, cabins: readonly Beds[], basis: Basis): readonly Beds[] {
  const own = bedsThatSay(service, basis)
  return own.length > 0 ? own : bedsThatSay({ cabins }, basis)
}

/**
 * Cabins or seats, where they say something on a basis. Amounts that are asked for say that nothing is booked of them yet;
 * what is booked says nothing of what was asked for, which the request may tell by its guests alone (002 §4).
 */
export function bedsThatSay<B extends Beds>({ cabins }: { readonly cabins: readonly B[] }, basis: Basis): readonly B[] {
  const says = (cabin: Beds) => amountOf(cabin, 'Asked') > 0 || (basis === 'Reserved' && amountOf(cabin, basis) > 0)
  return cabins.some(says) ? cabins : []
}

/** Guests in cabins of some types: alone, or with others. */
export function personsInCabins(cabins: readonly Beds[], basis: Basis, isMeant: (type: string) => boolean): Persons {
  const meant = cabins.filter(({ type }) => isMeant(type))
  return {
    double: personsIn(
      meant.filter(({ persons }) => persons > 1),
      basis,
    ),
    single: personsIn(
      meant.filter(({ persons }) => persons === 1),
      basis,
    ),
  }
}
