/** Of a reading what says whether another is told with it. `at` as 'DD.MM.YYYY HH:MM:SS'. */
type Noted = {
  readonly at: string
  readonly order: string
  readonly user: string
  readonly reason: string
  readonly guests: number
}

/**
 * Readings as the log tells them: saves of one person on one trip and day that follow upon each other are one line, under the newest
 * of them, with how many they are and how many guests the fullest showed (ROOM-06). Whoever types a list saves cell by cell.
 * @param readings newest first
 */
export function toldTogether<One extends Noted>(readings: readonly One[]): readonly (One & { times: number })[] {
  const told: (One & { times: number })[] = []
  for (const reading of readings) {
    const last = told.at(-1)
    if (last !== undefined && isOfSameWork(last, reading)) {
      told[told.length - 1] = { ...last, times: last.times + 1, guests: Math.max(last.guests, reading.guests) }
    } else told.push({ ...reading, times: 1 })
  }
  return told
}

function isOfSameWork(one: Noted, other: Noted): boolean {
  const isSave = one.reason === 'saved' && other.reason === 'saved'
  const day = ({ at }: Noted) => at.slice(0, 10)
  return isSave && one.order === other.order && one.user === other.user && day(one) === day(other)
}
