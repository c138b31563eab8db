import { paying } from './free-places.ts'
import { type Basis, type Beds, personsIn } from './group.ts'
import type { Count, Counted } from './line.ts'
import type { CabinRow, ExtraRow, RoomRow, TierRow, TrainCabinRow } from './price-row.ts'

const allFree = 'Alle reisen frei'

/**
 * The package price of the tier in force. With supplements everybody pays it, and free places of both types reduce it; without,
 * those in double rooms do, and free places in double rooms (002 §9).
 */
export function countPackage(row: TierRow, { inForce, group, free, supplementPrices }: Count): Counted {
  if (inForce?.tier.key !== row.key) return { parts: [], reason: `gilt ab ${row.numberOfPersons} Pax` }
  const [guests, places] = supplementPrices ? [group.pax, free.double + free.single] : [group.doubles, free.double]
  return one(
    supplementPrices ? 'Person' : 'DZ',
    paying(guests, row.hasFreeplaces ? places : 0),
    row.cents,
    whyNobody(guests),
  )
}

/** The share of the single rooms that a tier covers. */
export function countSingle(row: TierRow, { singles, group }: Count): Counted {
  const { guests = 0, paying: quantity = 0 } = singles.get(row.key) ?? {}
  const whyNone = group.singles === 0 ? 'Keine Einzelzimmer' : guests === 0 ? 'Nicht gebraucht' : allFree
  return one('EZ', quantity, row.cents, whyNone)
}

/** Persons in rooms that are no standard rooms for one or two. */
export function countRoom({ persons, type, cents }: RoomRow, { contingent, basis }: Count): Counted {
  return ofBeds('Person', contingent.rooms, persons, type, cents, basis)
}

/** Persons in cabins other than the included ones. */
export function countCabin({ persons, type, cents }: CabinRow, { contingent, basis }: Count): Counted {
  return ofBeds('Person', contingent.cabins, persons, type, cents, basis)
}

export function countTrainCabin({ persons, type, cents, cabins }: TrainCabinRow, { basis }: Count): Counted {
  return ofBeds('Person', cabins, persons, type, cents, basis)
}

/** Per person, once for the group, or as often as was typed (002 §9). */
export function countExtra({ type, quantity, cents, hasFreeplaces }: ExtraRow, { group, free }: Count): Counted {
  if (type === 'per_group') return one('Gruppe', 1, cents)
  if (type === 'custom') return one('Stück', quantity, cents, 'Menge 0')
  return one('Person', paying(group.pax, hasFreeplaces ? free.double + free.single : 0), cents, whyNobody(group.pax))
}

function ofBeds(
  name: string,
  all: readonly Beds[],
  persons: number,
  type: string,
  cents: number,
  basis: Basis,
): Counted {
  const beds = all.filter((entry) => entry.persons === persons && entry.type === type)
  const isThere = beds.some(({ askedAmount, reservedAmount }) => askedAmount + reservedAmount > 0)
  return one(name, personsIn(beds, basis), cents, isThere ? notOnBasis(basis) : 'Nicht im Kontingent')
}

export function one(name: string, quantity: number, unitCents: number, whyNone?: string): Counted {
  return { parts: [{ name, quantity, unitCents }], reason: quantity === 0 ? whyNone : undefined }
}

export function notOnBasis(basis: Basis): string {
  return basis === 'Asked' ? 'Nichts angefragt' : 'Noch nichts gebucht'
}

function whyNobody(guests: number): string {
  return guests === 0 ? 'Keine Teilnehmer' : allFree
}
