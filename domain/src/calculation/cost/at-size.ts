import { rounded } from '../../money.ts'
import type { CalculationGiven } from '../calculate.ts'
import { amountOf, type Basis, type Beds, type Contingent, groupOf, personsIn } from '../group.ts'
import type { PriceRow } from '../price-row.ts'
import type { BookedService } from '../service-persons.ts'
import type { CostGiven } from './cost-service.ts'

/**
 * The contingent of a group of another size in the same mix. Rooms other than standard double ones are whole; whoever is left
 * sleeps in double rooms, and where one is left alone, half a double room is sold and a whole one is paid for.
 */
export function contingentAt(contingent: Contingent, basis: Basis, pax: number): Contingent {
  const group = groupOf(contingent, basis)
  if (group.from === 'typed') return { ...contingent, numberOfPersons: pax }
  if (pax === group.pax) return contingent
  const other: Basis = basis === 'Asked' ? 'Reserved' : 'Asked'
  const mixedBy = group.pax > 0 ? basis : other
  const of = groupOf(contingent, mixedBy).pax
  return {
    ...contingent,
    rooms: group.from === 'rooms' ? bedsAt(contingent.rooms, mixedBy, pax, 'standard') : contingent.rooms,
    cabins: bedsAt(contingent.cabins, mixedBy, scaled(personsIn(contingent.cabins, mixedBy), pax, of), 'inside'),
  }
}

/** @returns so many of `of` as `amount` is of `all` */
function scaled(amount: number, pax: number, all: number): number {
  return all === 0 ? 0 : rounded((amount * pax) / all)
}

/**
 * So many guests in the mix of rooms or cabins that a basis tells; amounts may be halves, of which each is a whole room.
 * @param standard the type whose rooms for two take whoever is left
 */
export function bedsAt<B extends Beds>(beds: readonly B[], basis: Basis, persons: number, standard: string): B[] {
  const now = personsIn(beds, basis)
  if (now === 0) return beds.map((entry) => withAmount(entry, 0))
  const held = beds.filter((entry) => amountOf(entry, basis) > 0)
  const sharing = held.find((entry) => entry.persons === 2 && entry.type === standard)
  const rest =
    sharing ?? held.find((entry) => entry.persons === 2) ?? held.find((entry) => entry.persons === 1) ?? held[0]
  let left = persons
  const whole = beds.map((entry) => {
    if (entry === rest) return entry
    const wanted = scaled(amountOf(entry, basis), persons, now)
    const amount = Math.min(wanted, Math.floor(left / entry.persons))
    left -= amount * entry.persons
    return withAmount(entry, amount)
  })
  return whole.map((entry, index) => (beds[index] === rest ? withAmount(entry, left / entry.persons) : entry))
}

function withAmount<B extends Beds>(entry: B, amount: number): B {
  return { ...entry, askedAmount: amount, reservedAmount: amount }
}

type Scale = { readonly basis: Basis; readonly pax: number; readonly of: number }

function scaleOf({ contingent, basis }: Pick<CalculationGiven, 'contingent' | 'basis'>, pax: number): Scale | null {
  const now = groupOf(contingent, basis).pax
  return pax === now ? null : { basis, pax, of: now }
}

/** What the engine is given of a trip with another number of guests; services on top keep their share of the group. */
export function givenAt(given: CalculationGiven, pax: number): CalculationGiven {
  const scale = scaleOf(given, pax)
  if (scale === null) return given
  const contingent = contingentAt(given.contingent, given.basis, pax)
  return { ...given, contingent, rows: given.rows.map((row) => rowAt(row, scale)) }
}

function rowAt(row: PriceRow, scale: Scale): PriceRow {
  if (row.priceType === 'trainSupplement') return { ...row, cabins: cabinsAt(row.cabins, scale) }
  if (!('service' in row) || row.service === null) return row
  return { ...row, service: bookedAt(row.service, scale) }
}

function bookedAt({ amounts, cabins }: BookedService, scale: Scale): BookedService {
  return { amounts: amounts === null ? null : amountsAt(amounts, scale), cabins: cabinsAt(cabins, scale) }
}

type Amounts = { readonly askedAmount: number; readonly reservedAmount: number }

function amountsAt({ askedAmount, reservedAmount }: Amounts, { pax, of }: Scale): Amounts {
  // Nobody is booked yet: who would be is told by what was asked for, and else by the group.
  if (of === 0) return { askedAmount: pax, reservedAmount: pax }
  return { askedAmount: scaled(askedAmount, pax, of), reservedAmount: scaled(reservedAmount, pax, of) }
}

function cabinsAt<B extends Beds>(cabins: readonly B[], { basis, pax, of }: Scale): readonly B[] {
  if (of === 0) return cabins
  return bedsAt(cabins, basis, scaled(personsIn(cabins, basis), pax, of), 'inside')
}

/** What the costs of a trip with another number of guests are given. */
export function costsGivenAt(given: CostGiven, pax: number): CostGiven {
  const scale = scaleOf(given, pax)
  if (scale === null) return given
  return {
    ...given,
    contingent: contingentAt(given.contingent, given.basis, pax),
    services: given.services.map((service) => ({
      ...service,
      requests: service.requests.map((request) => ({
        ...request,
        ...amountsAt(request, scale),
        cabins: cabinsAt(request.cabins, scale),
      })),
    })),
  }
}
