import { expect, test } from 'vitest'
import { cabinSorts } from './edit-view.tsx'
import { columnsOf, requestTables } from './request-columns.ts'

test('DRAW-04 the four usual sorts of cabins stand beside ship and status on a screen of 1440', () => {
  const table = requestTables.find(({ key }) => key === 'nightFerries')
  if (table === undefined) throw new Error('no table of night ferries')
  const words = {
    boards: [],
    statuses: [],
    drawStatus: () => null,
    toneOf: () => 'neutral',
    offers: [],
    priceTypes: [],
  }
  const columns = columnsOf(
    table,
    { ...words, trainTypes: [], wagonTypes: [], cabinName: () => undefined } as unknown as Parameters<
      typeof columnsOf
    >[1],
    () => undefined,
    cabinSorts(table, [], () => ''),
    'EUR',
  )
  const last = columns.findLastIndex(({ group }) => group !== undefined)
  const upToThere = columns.slice(0, last + 1)
  expect(upToThere.map(({ title }) => title)).toEqual([
    ...['Tag', 'Reederei', 'Schiff', 'Von', 'Bis', 'Starthafen', 'Zielhafen', 'Option', 'Status'],
    ...['DKI', 'EKI', 'DKA', 'EKA'].flatMap(() => ['Res.', 'RL', 'Preis €']),
  ])
  // The rest is the scrollbar's.
  expect(upToThere.reduce((sum, { width }) => sum + width, 0)).toBeLessThan(1420)
})
