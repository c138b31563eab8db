import { addDays, type CalendarDate, daysOfPeriod, germanDate } from '../calendar-date.ts'

/** Rooms by how many sleep in them, as the trip's contingent has them. */
export const roomTypes = {
  single: { label: 'Einzelzimmer', persons: 1 },
  double: { label: 'Doppelzimmer', persons: 2 },
  triple: { label: 'Dreibettzimmer', persons: 3 },
  quad: { label: 'Vierbettzimmer', persons: 4 },
} as const
export type RoomType = keyof typeof roomTypes

/** Both days are nights of it. @param releaseDays null where nothing goes back */
export type Allotment = {
  readonly roomType: RoomType
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  readonly rooms: number
  readonly releaseDays: number | null
}

/** Rooms that a trip takes in one night. */
export type RoomUse = { readonly date: CalendarDate; readonly roomType: RoomType; readonly rooms: number }

export type AllotmentNight = {
  readonly date: CalendarDate
  readonly roomType: RoomType
  readonly contracted: number
  readonly used: number
  /** Below 0 it is overbooked; 0 once what was left has gone back. */
  readonly left: number
  readonly isReleased: boolean
}

/** On the day of release itself rooms may still be taken. @param today in German local time */
export function isReleased(date: CalendarDate, releaseDays: number | null, today: CalendarDate): boolean {
  return releaseDays !== null && today > addDays(date, -releaseDays)
}

/** Every night of a house's allotments with what is left of it (REQ-10). */
export function allotmentNights(
  allotments: readonly Allotment[],
  uses: readonly RoomUse[],
  today: CalendarDate,
): AllotmentNight[] {
  const taken = Map.groupBy(uses, ({ date, roomType }) => `${date} ${roomType}`)
  return allotments.flatMap(({ roomType, startAt, endAt, rooms, releaseDays }) =>
    daysOfPeriod(startAt, endAt).map((date) => {
      const used = (taken.get(`${date} ${roomType}`) ?? []).reduce((sum, use) => sum + use.rooms, 0)
      const gone = isReleased(date, releaseDays, today)
      return { date, roomType, contracted: rooms, used, left: gone ? 0 : rooms - used, isReleased: gone }
    }),
  )
}

/**
 * The night of an allotment of which the fewest rooms are left; of several the first. Nights that have gone back count only where
 * none is left to be taken.
 * @param nights of all allotments of its hotel @returns null where all its nights are over
 */
export function fullestNight<Night extends AllotmentNight>(
  { roomType, startAt, endAt }: Pick<Allotment, 'roomType' | 'startAt' | 'endAt'>,
  nights: readonly Night[],
): Night | null {
  const own = nights.filter((night) => night.roomType === roomType && startAt <= night.date && night.date <= endAt)
  const open = own.filter(({ isReleased }) => !isReleased)
  return (open.length > 0 ? open : own).reduce<Night | null>(
    (fullest, night) => (fullest === null || night.left < fullest.left ? night : fullest),
    null,
  )
}

const mostTold = 3

/**
 * Told before a request takes more than is left; null where it does not. A night that has gone back to the house is asked for
 * like any other room of it.
 */
export function overbookingWarning(nights: readonly AllotmentNight[]): string | null {
  const over = nights.filter(({ left }) => left < 0)
  if (over.length === 0) return null
  const told = over
    .slice(0, mostTold)
    .map(
      ({ date, roomType, contracted, used }) =>
        `${germanDate(date)} ${roomTypes[roomType].label} ${used} von ${contracted}`,
    )
  const rest = over.length - told.length
  const more = rest === 0 ? '' : ` und ${rest === 1 ? 'eine weitere Nacht' : `${rest} weitere Nächte`}`
  return `Das Hotelkontingent wird überbucht: ${told.join(', ')}${more}.`
}

/** Nights in a row that stand alike, in one line. */
export type NightSpan<Night> = { readonly from: CalendarDate; readonly to: CalendarDate; readonly night: Night }

/** @param nights of one kind of room in their order @param standsAs what two nights have in common that stand in one line */
export function nightSpans<Night extends { readonly date: CalendarDate }>(
  nights: readonly Night[],
  standsAs: (night: Night) => string,
): NightSpan<Night>[] {
  const spans: NightSpan<Night>[] = []
  for (const night of nights) {
    const last = spans.at(-1)
    const goesOn = last !== undefined && addDays(last.to, 1) === night.date && standsAs(last.night) === standsAs(night)
    if (goesOn) spans[spans.length - 1] = { ...last, to: night.date }
    else spans.push({ from: night.date, to: night.date, night })
  }
  return spans
}
