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
 */
export function cabinsOfService(service: BookedService, cabins: readonly Beds[]): readonly Beds[] {
  return service.cabins.some((cabin) => amountOf(cabin, 'Asked') > 0 || amountOf(cabin, 'Reserved') > 0)
    ? service.cabins
    : cabins
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
