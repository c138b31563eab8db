import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { expect, test } from 'vitest'
import { today } from '../../../lib/format.ts'
import type { HotelItem } from './days.ts'
import { plannedDay } from './planned-day.fixture.ts'
import { titleOf } from './service-words.ts'
import { chosenRequestOf, lostRequestOf, mainRequestOf, servicesOf } from './services.ts'

const oslo = { name: 'Oslo', latitude: 59.9, longitude: 10.7 }
const house = { id: 1, name: 'Fjordblick', stars: 4, place: { id: 4, ...oslo, area: null } }

/** A hotel in Oslo with a request of a status, whose option ends so many days from now. */
function hotelWith(status: string, days: number | null, isChosen: boolean) {
  const dueDate = days === null ? null : wireOfDate(addDays(today(), days))
  const optionTodo = { dueDate, status: dueDate === null ? null : 'open' }
  // As far as rules look at it.
  const requests = [
    { id: 7, provider: house, requestStatus: { status }, optionTodo },
  ] as unknown as HotelItem['requests']
  const day = plannedDay(1, '14.05.2027', { hotels: [{ id: 3, place: oslo }] })
  const hotelPlaceholders = day.hotelPlaceholders.map((item) => ({
    ...item,
    requests,
    selectedRequest: isChosen ? linkTo('requests', 7) : null,
  }))
  const [service] = servicesOf({ ...day, hotelPlaceholders })
  if (service === undefined) throw new Error('the day has a hotel')
  return service
}

test.each([
  ['approved', null, true, 'stands'],
  ['option', 0, true, 'stands'],
  ['option', 3, false, 'stands'],
  ['option', -1, true, 'lost'],
  ['option', -1, false, 'lost'],
  ['declined', null, true, 'lost'],
  ['cancelled', 5, true, 'lost'],
  ['requested', -1, true, 'stands'],
] as const)('TRUE-01 a hotel %s, option in %s days, chosen %s: its request %s', (status, days, isChosen, standing) => {
  const service = hotelWith(status, days, isChosen)
  const isLost = standing === 'lost'
  expect([mainRequestOf(service)?.id, lostRequestOf(service)?.id]).toEqual(isLost ? [undefined, 7] : [7, undefined])
  expect(chosenRequestOf(service)?.id).toBe(!isLost && isChosen ? 7 : undefined)
  expect(titleOf(service).includes('Fjordblick')).toBe(!isLost)
})
