import type { Board } from '../accounts/options.ts'

/** Clock times ('HH:mm') a hotel keeps for the group. */
export type HotelTime = { readonly type: HotelTimeType; readonly time: string }
/** A time a house keeps for every group; some hold for the first night only. */
export type DefaultHotelTime = HotelTime & { readonly firstNightOnly: boolean }
export const hotelTimeTypes = ['checkIn', 'breakfast', 'lunch', 'dinner'] as const
export type HotelTimeType = (typeof hotelTimeTypes)[number]

const usual: Record<HotelTimeType, string> = { checkIn: '15:00', breakfast: '07:30', lunch: '12:30', dinner: '18:30' }

const meals = {
  none: [],
  half: ['breakfast', 'dinner'],
  full: ['breakfast', 'lunch', 'dinner'],
  half_extra_breakfast: ['breakfast', 'dinner'],
  full_extra_breakfast: ['breakfast', 'lunch', 'dinner'],
} as const satisfies Record<Board, readonly HotelTimeType[]>

/** Whether a house serves a meal by a board; what nobody has said a board of is served as it is told. */
export function isServed(type: string, board: Board | null): boolean {
  const served: readonly string[] | null = board === null ? null : meals[board]
  return served === null || served.includes(type)
}

/**
 * Check-in and meal times that go with a board (PLACE-12): times already agreed are kept, those of the house fill in, then the
 * usual ones; times of meals the board does not hold go.
 * @param own times of the house; a meal of the first night only fills no stay of several nights
 */
export function timesForBoard(
  board: Board,
  times: readonly HotelTime[],
  own: readonly DefaultHotelTime[] = [],
  nights = 1,
): HotelTime[] {
  const served: readonly HotelTimeType[] = ['checkIn', ...meals[board]]
  return served.map(
    (type) => times.find((one) => one.type === type) ?? { type, time: timeOf(own, type, nights) ?? usual[type] },
  )
}

/**
 * The times of a stay when the house keeps others than before: those that changed come with it, one that it no longer keeps
 * goes where it came from it. What somebody is setting by hand at the same time stays.
 * @param typed the times that are set by hand
 */
export function timesAfterHouse(
  board: Board,
  times: readonly HotelTime[],
  { before, after }: { before: readonly DefaultHotelTime[]; after: readonly DefaultHotelTime[] },
  typed: readonly HotelTimeType[] = [],
  nights = 1,
): HotelTime[] {
  const kept = times.filter(({ type, time }) => {
    const [old, own] = [timeOf(before, type, nights), timeOf(after, type, nights)]
    return typed.includes(type) || old === own || (own === undefined && time !== old)
  })
  return timesForBoard(board, kept, after, nights)
}

/** Who arrives does so on the first night; a meal of that night only is one of the whole stay where it has no other. */
function timeOf(own: readonly DefaultHotelTime[], type: HotelTimeType, nights: number): string | undefined {
  const ofType = own.filter((one) => one.type === type)
  const everyNight = ofType.find(({ firstNightOnly }) => !firstNightOnly)
  const firstNight = type === 'checkIn' || nights <= 1 ? ofType[0] : undefined
  return (everyNight ?? firstNight)?.time
}
