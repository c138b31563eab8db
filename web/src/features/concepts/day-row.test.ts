import { expect, test } from 'vitest'
import { plannedDay } from '../itinerary/plan/planned-day.fixture.ts'
import { bodyOfRow, ownRow } from './day-row.ts'

const unnamed = plannedDay(7, '15.05.2027', {})
const named = { ...unnamed, name: 'Oslo – Bergen' }

test.each([
  // day, typed heading, shown, sent
  ['nobody typed', unnamed, undefined, 'Tag 2', ''],
  ['typed for a day without a name', unnamed, 'Ruhetag', 'Ruhetag', 'Ruhetag'],
  ['the name of the route', named, undefined, 'Oslo – Bergen', 'Oslo – Bergen'],
  ['typed in its place', named, 'Tag 2', 'Tag 2', 'Tag 2'],
])('BULK-04 a heading %s', (_, day, typed, shown, sent) => {
  const row = {
    ...ownRow(day, 2, { destinations: [], category: 'classic' }),
    ...(typed !== undefined && { name: typed }),
  }
  expect([row.name, bodyOfRow(row)]).toEqual([shown, expect.objectContaining({ name: sent, distance: null })])
})
