import { amountOf, personsIn } from '../group.ts'
import { cabinName, trainCabinName } from '../row-names.ts'
import { cabinsOfService } from '../service-persons.ts'
import { bedsAt } from './at-size.ts'
import type { PurchaseCabin, PurchasePrice, PurchaseRequest, PurchaseService } from './cost-service.ts'
import type { CountedCost, Counting, Guests } from './counted-cost.ts'

/**
 * Cabins of a ferry by night, seats and compartments of a train: each that is begun is paid for whole. Of a service in the
 * package they are those of the group that pays for it, in the mix its request tells (money.md §4).
 */
export function costsOfCabins(
  service: PurchaseService,
  request: PurchaseRequest,
  guests: Guests,
  { basis, contingent }: Pick<Counting, 'basis' | 'contingent'>,
): CountedCost[] {
  if (service.kind !== 'train' && !(service.kind === 'ferry' && service.passage === 'night')) return []
  const own = request.cabins
  // Who is asked for a price by guest names none by cabin.
  if (own.every(({ price }) => price === null) && request.items.some(({ price }) => price !== null)) return []
  // A service on top counts those who are asked for as its price does; of one in the package only the mix is asked.
  const by = guests.isPart ? basis : 'Reserved'
  const held = service.kind === 'train' ? own : cabinsOfService({ amounts: null, cabins: own }, contingent.cabins, by)
  const pax = guests.double + guests.single
  const needed = guests.isPart && personsIn(held, basis) > 0 ? held : cabinsFor(held, basis, pax)
  const priced = (persons: number, type: string) =>
    own.find((cabin) => cabin.persons === persons && cabin.type === type)
  const isNobody = !guests.isPart && pax === 0
  return needed.flatMap((cabin) => {
    const { persons, type } = cabin
    const price = priced(persons, type)?.price ?? null
    const amount = amountOf(cabin, basis)
    if (amount === 0 && !(isNobody && price !== null)) return []
    return {
      ...{ key: `cabin-${persons}-${type}`, name: nameOfCabin(service, cabin), behaviour: 'room', free: 0, price },
      isSingle: false,
      quantity: Math.ceil(amount),
      singleCents: persons === 1 ? aloneCents(price, priced(2, type)?.price ?? null) : 0,
    }
  })
}

/** The cabins for so many guests, in the mix that is booked, or asked for where nothing is. */
function cabinsFor<C extends Parameters<typeof bedsAt>[0][number]>(
  cabins: readonly C[],
  basis: 'Asked' | 'Reserved',
  pax: number,
): readonly C[] {
  const mixedBy = personsIn(cabins, basis) > 0 ? basis : basis === 'Asked' ? 'Reserved' : 'Asked'
  return personsIn(cabins, basis) === pax ? cabins : bedsAt(cabins, mixedBy, pax, 'inside')
}

/** What a cabin for one costs above half of one for two. */
function aloneCents(single: PurchasePrice, double: PurchasePrice): number {
  if (single === null || double === null || single.currency !== double.currency) return 0
  return Math.max(0, single.cents - Math.ceil(double.cents / 2))
}

function nameOfCabin({ kind }: PurchaseService, { persons, type }: Pick<PurchaseCabin, 'persons' | 'type'>): string {
  // The database keeps no other types of cabins and compartments than these.
  return kind === 'train'
    ? trainCabinName({ persons, type: type as 'first' | 'second', title: '' })
    : cabinName({ persons, type: type as 'inside' | 'outside' })
}
