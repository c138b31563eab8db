import { cabinTypes, classCategories } from '../accounts/options.ts'
import type { CabinRow, PriceRow, RoomRow, TierRow, TrainCabinRow } from './price-row.ts'

/** What a service is called of which nobody has said anything yet. */
const serviceWords = {
  additionalHotel: 'Hotel',
  additionalDay: 'Fähre',
  additionalNight: 'Fähre',
  additionalTrainDay: 'Zug',
  additionalTrainNight: 'Zug',
  additionalAirline: 'Flug',
  additionalOther: 'Zusatzleistung',
} as const

/**
 * What each row is called, by its key. Rows that would be called the same are told apart by their day or train, else by a
 * number, so that nobody types a price into the wrong one.
 */
export function namesOf(rows: readonly PriceRow[], supplementPrices: boolean): ReadonlyMap<string, string> {
  const plain = rows.map((row) => ({ row, name: nameOf(row, supplementPrices) }))
  const alike = Map.groupBy(plain, ({ name }) => name)
  const found = new Map<string, number>()
  return new Map(
    plain.map(({ row, name }) => {
      const mark = 'mark' in row && (alike.get(name)?.length ?? 0) > 1 ? row.mark : undefined
      const marked = mark === undefined ? name : `${name} (${mark})`
      const place = (found.get(marked) ?? 0) + 1
      found.set(marked, place)
      return [row.key, place > 1 && canBeAlike(row) ? `${marked} ${place}` : marked]
    }),
  )
}

/** What somebody typed stays as it was typed; two tiers of a size, which only trips of old have, are the same price twice. */
function canBeAlike({ priceType }: PriceRow): boolean {
  return priceType !== 'extra' && priceType !== 'double' && priceType !== 'single'
}

function nameOf(row: PriceRow, supplementPrices: boolean): string {
  switch (row.priceType) {
    case 'double':
    case 'single':
      return tierName(row, supplementPrices)
    case 'hotelSupplement':
      return roomName(row)
    case 'ferrySupplement':
      return cabinName(row)
    case 'trainSupplement':
      return trainCabinName(row)
    case 'extra':
    case 'item':
      return row.name
    default:
      return row.title === '' ? serviceWords[row.priceType] : row.title
  }
}

/** 'Doppelzimmer Standard ab 25 Pax', 'Einzelzimmerzuschlag bis 6 EZ' (002 §5 'Price name texts'). */
function tierName({ priceType, numberOfPersons }: TierRow, supplementPrices: boolean): string {
  if (priceType === 'double') return `Doppelzimmer Standard ab ${numberOfPersons} Pax`
  return `${supplementPrices ? 'Einzelzimmerzuschlag' : 'Einzelzimmer'} bis ${numberOfPersons} EZ`
}

/** 'Zimmer mit 3 Personen', 'Einzelzimmer Suite' */
function roomName({ persons, type }: Pick<RoomRow, 'persons' | 'type'>): string {
  const size = roomSizes[persons] ?? `Zimmer für ${persons} Personen`
  return type === 'standard' ? size : `${size} ${type}`
}
const roomSizes: Readonly<Record<number, string>> = {
  1: 'Einzelzimmer',
  2: 'Doppelzimmer',
  3: 'Dreibettzimmer',
  4: 'Vierbettzimmer',
}

/** 'Doppelkabine Außen' */
export function cabinName({ persons, type }: Pick<CabinRow, 'persons' | 'type'>): string {
  return `${cabinSizes[persons] ?? `Kabine für ${persons} Personen`} ${cabinTypes[type].label}`
}
const cabinSizes: Readonly<Record<number, string>> = {
  1: 'Einzelkabine',
  2: 'Doppelkabine',
  3: 'Dreibettkabine',
  4: 'Vierbettkabine',
}

/** 'Oslo – Bergen: Abteil für 4 Personen 2. Klasse' */
export function trainCabinName({ persons, type, title }: Pick<TrainCabinRow, 'persons' | 'type' | 'title'>): string {
  const size = persons === 1 ? 'Einzelabteil' : persons === 2 ? 'Doppelabteil' : `Abteil für ${persons} Personen`
  return `${title === '' ? '' : `${title}: `}${size} ${classCategories[type].label}`
}
