import { expect, test } from 'vitest'
import { checkInMoved } from './check-in-moved.ts'
import type { Service } from './services.ts'

const at = (clock: string) => `14.05.2028 ${clock}`
const ferry = (startAt: string | null, checkInAt: string | null) =>
  ({ item: { startAt, checkInAt } }) as Pick<Service, 'item'> // as much of a service as is looked at

test.each([
  ['12:45:00', '11:45:00', at('14:00:00'), 'Check-in jetzt um 13:00 Uhr, so lange vorher wie bisher (11:45 Uhr).'],
  ['12:45:00', '11:45:00', at('12:45:00'), null],
  ['00:00:00', '11:45:00', at('14:00:00'), null],
  ['12:45:00', '11:45:00', undefined, null],
])('TRUE-08 a ferry at %s with its check-in at %s goes at %s: %s', (start, checkIn, startAt, text) => {
  const moved = checkInMoved(ferry(at(start), at(checkIn)), startAt === undefined ? {} : { startAt })
  expect(moved?.text ?? null).toBe(text)
  if (text !== null) expect(moved?.back).toEqual({ startAt: at(start), checkInAt: at(checkIn) })
})

test('TRUE-08 of a service without a check-in nothing is told', () => {
  expect(checkInMoved(ferry(at('12:45:00'), null), { startAt: at('14:00:00') })).toBeNull()
})
