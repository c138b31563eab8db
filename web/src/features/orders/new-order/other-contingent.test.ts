import { expect, test } from 'vitest'
import { emptyDraft, newRange, type PlannedTrip } from './draft.ts'
import { orderBodyOf } from './order-body.ts'
import { emptySource, othersIn, othersText, paxOfOthers } from './source.ts'

const entry = (persons: number, type: string, askedAmount: number) => ({ type: { persons, type }, askedAmount })

test('NEW-05 what the form has no field for is kept aside: other types, five and six persons, nothing without an amount', () => {
  const lists = [[entry(1, 'standard', 4)], [entry(2, 'standard', 3), entry(2, 'Suite', 3)], undefined]
  const large = [entry(4, 'standard', 1), entry(5, 'standard', 2), entry(6, 'Hütte', 0)]
  const others = othersIn([...lists, large], 'standard')
  expect(others).toEqual([entry(2, 'Suite', 3), entry(5, 'standard', 2)])
  expect(paxOfOthers(others)).toBe(16)
  expect(othersText(others, ['Zimmer', 'Zimmer'])).toBe(
    'Dazu aus der kopierten Reise: 5 Zimmer anderer Art für 16 Gäste',
  )
  expect(othersText([], ['Kabine', 'Kabinen'])).toBeNull()
})

test('NEW-05 a copy whose amounts are changed is sent with all it took over beside them', () => {
  const form = emptyDraft(7, 1)
  const { rooms, cabins, driver, guide } = form
  const others = { rooms: [entry(2, 'Suite', 3)], cabins: [entry(2, 'outside', 5), entry(5, 'suite', 1)] }
  const takenOver = { rooms, cabins, driver, guide, others }
  const source = { ...emptySource('copy'), takenOver }
  const planned: PlannedTrip = { ...newRange(), startAt: '2027-05-14', endAt: '2027-05-23' }
  const untouched = orderBodyOf({ ...form, source }, planned)
  expect([untouched.hotelContingent, untouched.ferryContingent]).toEqual([undefined, undefined])
  const changed = orderBodyOf({ ...form, source, rooms: ['0', '1', '0', '0'], cabins: ['0', '2', '0', '0'] }, planned)
  const sent = (entries: unknown) =>
    (entries as ReturnType<typeof entry>[]).filter(({ askedAmount }) => askedAmount > 0)
  expect(sent(changed.hotelContingent)).toEqual([entry(2, 'standard', 1), entry(2, 'Suite', 3)])
  expect(sent(changed.ferryContingent)).toEqual([entry(2, 'inside', 2), entry(2, 'outside', 5), entry(5, 'suite', 1)])
  const types = (changed.ferryContingent as ReturnType<typeof entry>[]).map(({ type }) => JSON.stringify(type))
  expect(new Set(types).size).toBe(types.length)
})
