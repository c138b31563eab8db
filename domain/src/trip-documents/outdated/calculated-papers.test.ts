import { expect, test } from 'vitest'
import type { DocumentType } from '../../files/document.contract.ts'
import type { LoggedRow } from './net-changes.ts'
import { changesSince } from './outdated-papers.ts'

const made = new Date('2026-11-21T09:00:00Z')
const trip = {
  ...{ startAt: '2027-05-21', endAt: '2027-05-24', today: '2026-11-23', guests: 30, contingent: [] },
  ...{ services: new Map(), requests: new Map() },
}
const logged = (table: string, operation: string, before: object | null, after: object | null): LoggedRow => ({
  ...{ table, row: 7, operation, before: before && { ...before }, after: after && { ...after } },
  at: new Date('2026-11-22T09:00:00Z'),
})
const update = (table: string, before: object, after: object) => logged(table, 'update', before, after)
const came = (table: string, row: object) => logged(table, 'insert', null, row)
const went = (table: string, row: object) => logged(table, 'delete', row, null)
const told = (type: DocumentType, change: LoggedRow) =>
  changesSince({ id: 1, type, createdAt: made, sentAt: null, request: null }, [change], trip).map(({ words }) => words)

const extra = { billing_type: 'included', name: 'Chorleitung', sell_price_cents: 100_000 }
const tier = { billing_type: 'included', price_type: 'double', number_of_persons: 20, sell_price_cents: 40_400 }
const [extras, tiers] = ['calculation_price_extras', 'calculation_price_contingents']
const free = 'calculation_free_places'

test.each<[string, LoggedRow, Partial<Record<'calculation' | 'allotment' | 'route', string[]>>]>([
  ['an extra that came', came(extras, extra), { calculation: ['Preise geändert'] }],
  ['an extra that went', went(extras, extra), { calculation: ['Preise geändert'] }],
  ['an extra that came hidden', came(extras, { ...extra, billing_type: 'not_included' }), {}],
  [
    'an extra that was hidden',
    update(extras, { billing_type: 'included' }, { billing_type: 'not_included' }),
    { calculation: ['Preise geändert'] },
  ],
  [
    'another name of an extra',
    update(extras, { name: 'Chor' }, { name: 'Leitung' }),
    { calculation: ['Preise geändert'] },
  ],
  ['where an extra stands', update(extras, { sort: 1 }, { sort: 2 }), {}],
  [
    'another price of a tier',
    update(tiers, { sell_price_cents: 1 }, { sell_price_cents: 2 }),
    { calculation: ['Preise geändert'], allotment: ['Preise geändert'] },
  ],
  ['a tier that came', came(tiers, tier), { calculation: ['Preise geändert'], allotment: ['Preise geändert'] }],
  ['a supplement that came with its service', came(tiers, { ...tier, price_type: 'hotelSupplement' }), {}],
  [
    'a free place',
    came(free, { number_of_persons: 20, type: 'double' }),
    { calculation: ['Freiplätze geändert'], allotment: ['Freiplätze geändert'] },
  ],
  [
    'from how many guests on there is a trip',
    update('calculations', { minimum_persons: 15 }, { minimum_persons: 18 }),
    { calculation: ['Mindestteilnehmerzahl geändert'], allotment: ['Mindestteilnehmerzahl geändert'] },
  ],
  [
    'the days of a condition',
    update('offer_conditions', { days: 60 }, { days: 61 }),
    { allotment: ['Konditionen geändert'] },
  ],
  ['a condition that came hidden', came('offer_conditions', { is_visible: false, days: 60 }), {}],
])('TRUE-04 CALC-06 calculation and contract are outdated by what they print: %s', (_, change, expected) => {
  for (const type of ['calculation', 'allotment', 'route'] as const)
    expect(told(type, change), type).toEqual(expected[type] ?? [])
})

const planned = {
  ...trip,
  services: new Map([
    [7, { kind: 'hotel' as const, dayNumber: 2, chosen: null }],
    [8, { kind: 'other' as const, dayNumber: 3, chosen: null }],
    [9, { kind: 'free' as const, dayNumber: 3, chosen: null }],
  ]),
}
const ofService = (row: number, change: LoggedRow) => ({ ...change, row })
const text = (is: string) => came('placeholders', { kind: is, client_offer_status: 'included' })

test.each<[string, LoggedRow, string[], string[]]>([
  // what the calculation says, what the route says
  [
    'a description of a house',
    ofService(7, update('placeholders', { service_description: 'a' }, { service_description: 'b' })),
    [],
    ['Tag 2: Hotel geändert'],
  ],
  [
    'a description that may name an other service',
    ofService(8, update('placeholders', { service_description: 'a' }, { service_description: 'b' })),
    ['Tag 3: Zusatzleistung geändert'],
    ['Tag 3: Zusatzleistung geändert'],
  ],
  [
    'another day',
    ofService(
      7,
      update('placeholders', { day_id: 1, service_description: 'a' }, { day_id: 2, service_description: 'b' }),
    ),
    ['Tag 2: Hotel geändert'],
    ['Tag 2: Hotel geändert'],
  ],
  [
    'the hour of a free text',
    ofService(9, update('free_text_items', { time_of_day: '09:00' }, { time_of_day: '10:00' })),
    [],
    ['Tag 3: Freitext geändert'],
  ],
  [
    'where one meets',
    ofService(8, update('other_placeholders', { meeting_point: 'a' }, { meeting_point: 'b' })),
    [],
    ['Tag 3: Zusatzleistung geändert'],
  ],
  ['a line of the programme that came', ofService(9, text('free')), [], ['Tag 3: Freitext neu']],
  [
    'something to choose that came',
    ofService(9, came('placeholders', { kind: 'free', client_offer_status: 'optional' })),
    ['Tag 3: Freitext neu'],
    ['Tag 3: Freitext neu'],
  ],
  [
    'a remark on the way that went',
    ofService(10, went('placeholders', { kind: 'route', client_offer_status: 'included' })),
    [],
    ['Route entfällt'],
  ],
  ['a house that came', ofService(7, text('hotel')), ['Tag 2: Hotel neu'], ['Tag 2: Hotel neu']],
])(
  'TRUE-04 OFFER-01 a calculation is outdated by what it tells of services alone: %s',
  (_, change, calculation, route) => {
    const said = (type: DocumentType) =>
      changesSince({ id: 1, type, createdAt: made, sentAt: null, request: null }, [change], planned).map(
        ({ words }) => words,
      )
    expect([said('calculation'), said('route')]).toEqual([calculation, route])
  },
)
