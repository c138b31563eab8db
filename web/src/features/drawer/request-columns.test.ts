import { expect, test } from 'vitest'
import { cabinSorts } from './edit-view.tsx'
import { seenColumns } from './fields.ts'
import { hotelColumns } from './hotel-prices/hotel-columns.tsx'
import { columnsOf, type RequestTable, requestTables } from './request-columns.ts'
import type { DrawerRow } from './rows.ts'

// What selects offer makes no difference here.
const words = {
  ...{ boards: [], statuses: [], offers: [], priceTypes: [], trainTypes: [], wagonTypes: [] },
  drawStatus: () => null,
  toneOf: () => 'neutral',
  cabinName: () => undefined,
} as unknown as Parameters<typeof columnsOf>[1]

function columnsIn(table: RequestTable) {
  const sorts = cabinSorts(table, [], () => '')
  return columnsOf(table, words, () => undefined, sorts, 'EUR')
}

test('DRAW-04 the four usual sorts of cabins stand beside ship and status on a screen of 1440', () => {
  const table = requestTables.find(({ key }) => key === 'nightFerries')
  if (table === undefined) throw new Error('no table of night ferries')
  const columns = columnsIn(table)
  const last = columns.findLastIndex(({ group }) => group !== undefined)
  const upToThere = columns.slice(0, last + 1)
  expect(upToThere.map(({ title }) => title)).toEqual([
    ...['Tag', 'Reederei', 'Schiff', 'Von', 'Bis', 'Starthafen', 'Zielhafen', 'Option', 'Status'],
    ...['DKI', 'EKI', 'DKA', 'EKA'].flatMap(() => ['Res.', 'RL', 'Preis €']),
  ])
  // The rest is the scrollbar's.
  expect(upToThere.reduce((sum, { width }) => sum + width, 0)).toBeLessThan(1420)
})

test.each(requestTables)('CALC-05 DRAW-04 no price of $title is there for who may not see the purchase', (table) => {
  const isPriced = columnsIn(table).some(({ kind }) => kind.is === 'money')
  expect(isPriced).toBe(true)
  const seen = seenColumns(columnsIn(table), false)
  expect(seen.filter(({ kind }) => kind.is === 'money')).toEqual([])
  expect(seenColumns(columnsIn(table), true)).toHaveLength(columnsIn(table).length)
})

test('CALC-05 CALC-06 the hotel price overview keeps neither prices nor terms of purchase', () => {
  const actions = { onChoose: () => undefined, onOpenHotel: () => undefined, onOpenAgency: () => undefined }
  const all = hotelColumns(words, { currency: 'EUR', rates: new Map(), isMixed: false, isAveraged: false }, actions)
  const gone = all.filter((column) => !seenColumns(all, false).includes(column))
  expect(gone.map(({ title }) => title)).toEqual([
    ...['DZ €', 'EZ €', 'HP €', 'DZ p. P.', 'mit HP', 'EZ-Zuschl.', 'Storno', 'Zahlung'],
  ])
  const mixed = hotelColumns(words, { currency: 'EUR', rates: new Map(), isMixed: true, isAveraged: true }, actions)
  expect(seenColumns(mixed, false).map(({ title }) => title)).toEqual(seenColumns(all, false).map(({ title }) => title))
})

test('CALC-09 DRAW-04 prices in another currency than the trip name it, and have room for it', () => {
  const crowns = (amount: string) => ({ amount, currency: 'NOK' })
  const row = {
    ...{ id: 'ferry_requests/1', kind: 'ferry', number: 1, date: '2027-05-14', currency: 'EUR' },
    service: { resource: 'ferry_placeholders', id: 1, item: {} },
    request: {
      ...{ resource: 'ferry_requests', id: 1 },
      item: {
        contingent: {
          doubleCabins: [{ id: 1, type: { persons: 2, type: 'inside' }, price: crowns('1450.00') }],
          busPrice: crowns('2345.00'),
        },
        itemPrices: [{ id: 1, name: 'Überfahrt', quantityType: 'per_person', price: crowns('189.90') }],
      },
    },
  } as const satisfies DrawerRow
  const drawn = (key: (typeof requestTables)[number]['key']) => {
    const table = requestTables.find((one) => one.key === key)
    if (table === undefined) throw new Error(`no table ${key}`)
    const columns = columnsOf(
      table,
      words,
      () => undefined,
      cabinSorts(table, [row], () => ''),
      'EUR',
    )
    const told = columns.map((column) => [column.draw?.(row), column.width] as const)
    return told.filter(([text]) => typeof text === 'string' && text !== '')
  }
  expect(drawn('nightFerries')).toEqual([['1.450,00\u00a0NOK', 112]])
  expect(drawn('dayFerries').map(([text]) => text)).toEqual(['189,90\u00a0NOK', '2.345,00\u00a0NOK'])
  expect(drawn('others').map(([text]) => text)).toEqual(['189,90\u00a0NOK'])
})

test('CALC-09 DRAW-04 prices in another currency than the trip name it, and have room for it', () => {
  const crowns = (amount: string) => ({ amount, currency: 'NOK' })
  const row = {
    ...{ id: 'ferry_requests/1', kind: 'ferry', number: 1, date: '2027-05-14', currency: 'EUR' },
    service: { resource: 'ferry_placeholders', id: 1, item: {} },
    request: {
      ...{ resource: 'ferry_requests', id: 1 },
      item: {
        contingent: {
          doubleCabins: [{ id: 1, type: { persons: 2, type: 'inside' }, price: crowns('1450.00') }],
          busPrice: crowns('2345.00'),
        },
        itemPrices: [{ id: 1, name: 'Überfahrt', quantityType: 'per_person', price: crowns('189.90') }],
      },
    },
  } as const satisfies DrawerRow
  const drawn = (key: (typeof requestTables)[number]['key']) => {
    const table = requestTables.find((one) => one.key === key)
    if (table === undefined) throw new Error(`no table ${key}`)
    const columns = columnsOf(
      table,
      words,
      () => undefined,
      cabinSorts(table, [row], () => ''),
      'EUR',
    )
    const told = columns.map((column) => [column.draw?.(row), column.width] as const)
    return told.filter(([text]) => typeof text === 'string' && text !== '')
  }
  expect(drawn('nightFerries')).toEqual([['1.450,00\u00a0NOK', 112]])
  expect(drawn('dayFerries').map(([text]) => text)).toEqual(['189,90\u00a0NOK', '2.345,00\u00a0NOK'])
  expect(drawn('others').map(([text]) => text)).toEqual(['189,90\u00a0NOK'])
})
