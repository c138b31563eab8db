import { cabinTypes, classCategories } from '../accounts/options.ts'
import { type CalendarDate, germanDayMonth } from '../calendar-date.ts'
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
  return toldApart(
    rows.map((row) => ({
      ...{ key: row.key, name: nameOf(row, supplementPrices), canBeAlike: canBeAlike(row) },
      mark: 'mark' in row ? row.mark : undefined,
    })),
  )
}

/** Something with a name, and what tells it from another of the same: 'am 14.05.' */
type Named<Key> = {
  readonly key: Key
  readonly name: string
  readonly mark: string | undefined
  /** Two may be called the same. */
  readonly canBeAlike?: boolean
}

/** Names by which each can be told from the others: with its mark where several have one, else with a number. */
export function toldApart<Key>(named: readonly Named<Key>[]): ReadonlyMap<Key, string> {
  const alike = Map.groupBy(named, ({ name }) => name)
  const found = new Map<string, number>()
  return new Map(
    named.map(({ key, name, mark, canBeAlike = false }) => {
      const isAlone = alike.get(name)?.length === 1
      const marked = isAlone || mark === undefined ? name : `${name} (${mark})`
      const place = (found.get(marked) ?? 0) + 1
      found.set(marked, place)
      return [key, place > 1 && !canBeAlike ? `${marked} ${place}` : marked]
    }),
  )
}

/** @returns 'am 14.05.', by which services of the same name are told apart */
export function dayMark(date: CalendarDate): string {
  return `am ${germanDayMonth(date)}`
}

/** What somebody typed stays as it was typed; two tiers of a size, which only trips of old have, are the same price twice. */
function canBeAlike({ priceType }: PriceRow): boolean {
  return priceType === 'extra' || priceType === 'double' || priceType === 'single'
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
