import { expect, test } from 'vitest'
import type { HotelItem } from './days.ts'
import { plannedDay } from './planned-day.fixture.ts'
import { titleOf } from './service-words.ts'
import { heldOf, mainRequestOf, placeOfHotel, servicesOf, toChooseFromOf } from './services.ts'

const oslo = { name: 'Oslo', latitude: 59.9, longitude: 10.7 }
const house = { id: 1, name: 'Fjordblick', stars: 4, place: { id: 4, ...oslo, name: 'Asker', area: null } }

/** A hotel in Oslo that asks with requests of these statuses, numbered from 1 on. */
function hotelWith(statuses: readonly string[], chosen: number | null, takenBack: number | null) {
  const optionTodo = { dueDate: null, status: null }
  const requests = statuses.map((status, index) => ({
    ...{ id: index + 1, provider: house, requestStatus: { status }, optionTodo },
    contingent: { reservedAmount: status === 'approved' ? 20 : 0 },
  })) as unknown as HotelItem['requests'] // as far as rules look at them
  const linkTo = (id: number | null) => (id === null ? null : (`/api/requests/${id}` as const))
  const day = plannedDay(1, '14.05.2027', { hotels: [{ id: 3, place: oslo }] })
  const choice = { requests, selectedRequest: linkTo(chosen), takenBackRequest: linkTo(takenBack) }
  const [service] = servicesOf({
    ...day,
    hotelPlaceholders: day.hotelPlaceholders.map((item) => ({ ...item, ...choice })),
  })
  if (service?.kind !== 'hotel') throw new Error('the day has a hotel')
  return service
}

test.each([
  ['the only one asked', ['requested'], null, null, 1],
  ['nobody chosen of two', ['requested', 'requested'], null, null, null],
  ['the one that is left', ['declined', 'requested'], null, null, 2],
  ['chosen of two', ['requested', 'approved'], 2, null, 2],
  ['taken back', ['requested'], null, 1, null],
  ['another was taken back', ['declined', 'requested'], null, 1, 2],
] as const)('TRUE-04 the row names as papers do: %s', (_case, statuses, chosen, takenBack, speaking) => {
  const service = hotelWith(statuses, chosen, takenBack)
  expect(mainRequestOf(service)?.id ?? null).toBe(speaking)
  expect(titleOf(service).includes('Fjordblick')).toBe(speaking !== null)
  expect(placeOfHotel(service)?.name).toBe(speaking === null ? 'Oslo' : 'Asker')
})

test.each([
  ['the only one, which nobody has set', ['approved'], null, null, 20],
  ['the only one, which has not answered', ['requested'], null, null, null],
  ['set of two', ['requested', 'approved'], 2, null, 20],
  ['nobody of two', ['approved', 'approved'], null, null, null],
  ['set and lost', ['declined', 'approved'], 1, null, 0],
  ['taken back', ['approved'], null, 1, null],
] as const)(
  'TRUE-01 TRUE-04 guests are held by whom the service goes by: %s',
  (_case, statuses, chosen, takenBack, held) => {
    expect(heldOf(hotelWith(statuses, chosen, takenBack))).toBe(held)
  },
)

test.each([
  ['two', ['requested', 'option'], null, 2],
  ['one of two is left', ['declined', 'option'], null, 0],
  ['one of two is set', ['requested', 'option'], 2, 0],
] as const)('TRUE-04 a row marks that several stand to be chosen from: %s', (_case, statuses, chosen, standing) => {
  expect(toChooseFromOf(hotelWith(statuses, chosen, null))).toBe(standing)
})
