import type { Board } from '../accounts/options.ts'

/** Clock times ('HH:mm') a hotel keeps for the group. */
export type HotelTime = { readonly type: HotelTimeType; readonly time: string }
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

/**
 * Check-in and meal times that go with a board (PLACE-12): times already agreed are kept, the usual ones fill in, times of
 * meals the board does not hold go.
 */
export function timesForBoard(board: Board, times: readonly HotelTime[]): HotelTime[] {
  const served: readonly HotelTimeType[] = ['checkIn', ...meals[board]]
  return served.map((type) => times.find((time) => time.type === type) ?? { type, time: usual[type] })
}
