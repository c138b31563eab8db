import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import type { Change } from './live-stream.ts'
import { concernsSharedPeople, type Sharing } from './shared-people.ts'

const key = [...keys.item('orders', 12), 'clashes']
const change: Change = {
  ...{ id: 1, order: 14, table: 'orders', row: 14, operation: 'update', user: 2, tab: null },
  ...{ columns: ['start_at'], version: 3 },
}
const contacts = { table: 'order_contacts', columns: null }
/** Trip 12 shares somebody with 13 and 14, and is under way at the same time as 13. */
const sharing: Sharing = { trips: [13, 14], atOnce: [13] }

test.each<[string, Partial<Change>, Sharing | null, boolean]>([
  ['new dates of a trip with the same driver', {}, sharing, true],
  ['its name', { columns: ['trip_name'] }, sharing, false],
  ['new dates of a trip with nobody of ours', { order: 15 }, sharing, false],
  ['its own change, which is heard anyway', { order: 12 }, sharing, false],
  ['a change of no trip', { order: null, table: 'contacts' }, sharing, false],
  ['somebody who comes onto any trip', { ...contacts, order: 15, operation: 'insert' }, sharing, true],
  ['somebody who is exchanged on any trip', { ...contacts, order: 15, columns: ['contact_id'] }, sharing, true],
  ['another room for somebody', { ...contacts, order: 15, columns: ['room_type_persons'] }, sharing, false],
  ['somebody who goes from a trip with our driver', { ...contacts, order: 14, operation: 'delete' }, sharing, true],
  [
    'somebody who goes from a trip with nobody of ours',
    { ...contacts, order: 15, operation: 'delete' },
    sharing,
    false,
  ],
  ['somebody who comes, while nobody drives or guides here', { ...contacts, operation: 'insert' }, null, false],
  ['hours of a trip at the same time', { order: 13, table: 'placeholders', columns: ['end_at'] }, sharing, true],
  ['hours of a trip at another time', { order: 14, table: 'placeholders', columns: ['end_at'] }, sharing, false],
  [
    'rooms of a trip at the same time',
    { order: 13, table: 'order_hotel_rooms', columns: ['asked_amount'] },
    sharing,
    false,
  ],
])('APP-12 TRUE-08 an open trip hears of %s', (_, changed, shared, concerned) => {
  expect(concernsSharedPeople(key, { clashes: [], sharing: shared }, { ...change, ...changed })).toBe(concerned)
})

test('APP-12 TRUE-08 a first answer that is under way hears of whom it may show', () => {
  const under = (more: Partial<Change>) => concernsSharedPeople(key, undefined, { ...change, ...more })
  expect([under({}), under({ ...contacts, operation: 'insert' })]).toEqual([true, true])
  expect([under({ table: 'placeholders', columns: ['end_at'] }), under({ columns: ['trip_name'] })]).toEqual([
    false,
    false,
  ])
})

test('APP-12 other answers of the trip hear of no other trip', () => {
  expect(concernsSharedPeople([...keys.item('orders', 12), 'history'], { sharing }, change)).toBe(false)
})
