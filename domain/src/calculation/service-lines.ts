import type { QuantityType } from '../accounts/options.ts'
import { type FreePlaces, noFreePlaces, paying } from './free-places.ts'
import type { Count, Counted } from './line.ts'
import { notOnBasis, one } from './package-lines.ts'
import type { AirlineRow, FerryRow, HotelRow, ItemRow, OtherRow, PairPrice, TrainRow } from './price-row.ts'
import {
  type BookedService,
  bedsThatSay,
  cabinsOfService,
  type Persons,
  personsInCabins,
  personsOfService,
} from './service-persons.ts'

/** A service whose row is still there for its price, but which is offered on top no longer. */
export const withoutService = { parts: [], reason: 'Ohne Leistung' } as const satisfies Counted

/** Doubles pay the double price, singles the double price and the premium. */
export function countHotel(row: HotelRow, count: Count): Counted {
  if (row.service === null) return withoutService
  const persons = personsOfService(row.service, count.group, count.basis)
  return counted(pair(['DZ', 'EZ'], payingOf(persons, freeOn(row, count)), row), row.service, count)
}

/** By day tickets; by night cabins, inside and others (002 §9: DKI, EKI, DKA, EKA). */
export function countFerry(row: FerryRow, count: Count): Counted {
  if (row.service === null) return withoutService
  const free = freeOn(row, count)
  const persons = personsOfService(row.service, count.group, count.basis)
  if (row.passage === 'day')
    return counted(tickets('Ticket', payingOf(persons, free), row.ticketCents), row.service, count)
  const cabins = cabinsOfService(row.service, count.contingent.cabins, count.basis)
  const inside = cabins.length === 0 ? persons : personsInCabins(cabins, count.basis, (type) => type === 'inside')
  const outside = personsInCabins(cabins, count.basis, (type) => type !== 'inside')
  const [payInside, payOutside] = payingIn(inside, outside, free)
  const parts = [...pair(['DKI', 'EKI'], payInside, row.inside), ...pair(['DKA', 'EKA'], payOutside, row.outside)]
  return counted(parts, row.service, count)
}

/** By class; by day everybody has a seat at the one price, by night a compartment (002 §9: 2K, 1K). */
export function countTrain(row: TrainRow, count: Count): Counted {
  if (row.service === null) return withoutService
  const [second, first] = payingIn(
    personsOfClass(row, row.service, 'second', count),
    personsOfClass(row, row.service, 'first', count),
    freeOn(row, count),
  )
  if (row.priceType === 'additionalTrainNight') {
    const parts = [...pair(['DZ 2K', 'EZ 2K'], second, row.second), ...pair(['DZ 1K', 'EZ 1K'], first, row.first)]
    return counted(parts, row.service, count)
  }
  const parts = [...tickets('2K', second, row.second.doubleCents), ...tickets('1K', first, row.first.doubleCents)]
  return counted(parts, row.service, count)
}

/** As the chosen request seats them; without one everybody, of a train with both classes in the second. */
function personsOfClass(
  { category }: TrainRow,
  service: BookedService,
  klass: 'second' | 'first',
  { basis, group }: Pick<Count, 'basis' | 'group'>,
): Persons {
  const cabins = bedsThatSay(service, basis)
  if (cabins.length > 0) return personsInCabins(cabins, basis, (type) => type === klass)
  const isMeant = (category === 'first') === (klass === 'first')
  return isMeant ? personsOfService(service, group, basis) : { double: 0, single: 0 }
}

/**
 * Why the price of a class counts nothing on a train that has both; null where somebody travels in it, or it has no price.
 * @param name what its line is called
 */
export function emptyClass(row: TrainRow, count: Pick<Count, 'basis' | 'group'>, name: string): string | null {
  if (row.service === null || row.category !== 'first_and_second' || count.group.pax === 0) return null
  const { service } = row
  const empty = (['first', 'second'] as const).filter((klass) => {
    const { double, single } = personsOfClass(row, service, klass, count)
    return double + single === 0 && (row[klass].doubleCents ?? row[klass].premiumCents ?? 0) > 0
  })
  if (empty.length !== 1) return null
  const why =
    bedsThatSay(service, count.basis).length === 0
      ? 'ohne Plätze in der Anfrage fahren alle in der 2. Klasse'
      : notOnBasis(count.basis)
  return `${name}: Die ${empty[0] === 'first' ? 1 : 2}. Klasse zählt 0 (${why}).`
}

export function countAirline(row: AirlineRow, count: Count): Counted {
  if (row.service === null) return withoutService
  const persons = payingOf(personsOfService(row.service, count.group, count.basis), freeOn(row, count))
  return counted(tickets('Person', persons, row.cents), row.service, count)
}

/** What is paid for the group counts once, whoever takes part. */
export function countOther(row: OtherRow, count: Count): Counted {
  if (row.service === null) return withoutService
  if (row.per === 'per_group') return one('Gruppe', 1, row.cents ?? 0)
  const persons = payingOf(personsOfService(row.service, count.group, count.basis), freeOn(row, count))
  return counted(tickets('Person', persons, row.cents), row.service, count)
}

/**
 * A price of a request's item; a row whose limit does not hold on the basis counts nothing, nor does one of a service on top
 * that the price of the service includes (002 §4, decision 028).
 */
export function countItem(row: ItemRow, count: Count): Counted {
  if (row.isOnTop && row.billingType === 'included') return { parts: [], reason: 'Im Preis der Leistung enthalten' }
  const isValid = count.basis === 'Asked' ? row.limitIsValidAsked : row.limitIsValid
  if (!isValid) return { parts: [], reason: `Grenze gilt nicht für ${basisWord[count.basis]}` }
  const service = row.isOnTop ? row.service : wholeGroup
  const persons = payingOf(personsOfService(service, count.group, count.basis), freeOn(row, count))
  return one(units[row.quantityType], itemQuantity(row, persons), row.cents ?? 0, whyNone(service, count))
}
/** The package is paid for by all who travel, whatever a request of it tells (decision 033). */
const wholeGroup: BookedService = { amounts: null, cabins: [] }
const units = {
  ...{ per_person: 'Person', per_person_night: 'Person', per_group: 'Gruppe' },
  ...{ per_single_room: 'EZ', per_single_room_night: 'EZ' },
} as const satisfies Record<QuantityType, string>

/**
 * How often an item is paid, by the client and to the provider: guests or single rooms, by night unless its price is for all
 * nights (002 §3); once for a group, as long as anybody of it pays (money.md §4).
 * @param persons those who are charged for
 */
export function itemQuantity(
  { quantityType, priceForAllNights, nights }: Pick<ItemRow, 'quantityType' | 'nights' | 'priceForAllNights'>,
  persons: Persons,
): number {
  const all = persons.double + persons.single
  if (quantityType === 'per_group') return all === 0 ? 0 : 1
  const isPerNight = quantityType === 'per_person_night' || quantityType === 'per_single_room_night'
  const isPerPerson = quantityType === 'per_person' || quantityType === 'per_person_night'
  const each = isPerPerson ? all : persons.single
  return each * (isPerNight && !priceForAllNights ? nights : 1)
}

const basisWord = { Asked: 'das Kontingent', Reserved: 'den Buchungsstand' } as const

function freeOn({ hasFreeplaces }: { readonly hasFreeplaces: boolean }, { free }: Pick<Count, 'free'>): FreePlaces {
  return hasFreeplaces ? free : noFreePlaces
}

function payingOf({ double, single }: Persons, free: FreePlaces): Persons {
  return { double: paying(double, free.double), single: paying(single, free.single) }
}

/** Who travels free is taken off where most are included, then where the rest are. */
function payingIn(first: Persons, second: Persons, free: FreePlaces): [Persons, Persons] {
  const left = {
    double: paying(free.double, first.double),
    single: paying(free.single, first.single),
  }
  return [payingOf(first, free), payingOf(second, left)]
}

type Parts = Counted['parts']

function pair([double, single]: readonly [string, string], persons: Persons, price: PairPrice): Parts {
  const doubleCents = price.doubleCents ?? 0
  return [
    { name: double, quantity: persons.double, unitCents: doubleCents },
    { name: single, quantity: persons.single, unitCents: doubleCents + (price.premiumCents ?? 0) },
  ].filter(({ quantity }) => quantity > 0)
}

function tickets(name: string, { double, single }: Persons, cents: number | null): Parts {
  return double + single === 0 ? [] : [{ name, quantity: double + single, unitCents: cents ?? 0 }]
}

function counted(parts: Parts, service: BookedService, count: Count): Counted {
  return { parts, reason: parts.length === 0 ? whyNone(service, count) : undefined }
}

function whyNone({ amounts }: BookedService, { basis, group }: Count): string {
  if (amounts === null) return group.pax === 0 ? 'Keine Teilnehmer' : 'Niemand zahlt dafür'
  const booked = basis === 'Asked' ? amounts.askedAmount : amounts.reservedAmount
  return booked === 0 ? notOnBasis(basis) : 'Niemand zahlt dafür'
}
