import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { expect, test } from 'vitest'
import { currencySign } from '../../lib/format.ts'
import { readText } from '../../ui/sheet/cell-value.ts'
import { plannedDay } from '../itinerary/plan/planned-day.fixture.ts'
import { cabinColumns } from './list-fields.ts'
import { emptyRow, serviceRows } from './rows.ts'
import { serviceColumns, typeColumn } from './service-columns.ts'

const cabins = { list: 'doubleCabins', persons: 2, type: 'inside', code: 'DKI' } as const
const asked = defaultSettings.itinerary.driverChoice
const words = { boards: [], offers: [], priceTypes: [] }
const day = plannedDay(1, '14.05.2028', { hotels: [{ id: 7, place: null }], texts: [3] })

test.each([
  // its own,              of its times, shown
  [null, '15:00', '15:00'],
  ['14.05.2028 17:30:00', '15:00', '17:30'],
  [null, null, null],
])('DRAW-03 PLACE-12 a stay with check-in %s and %s in its times shows %s', (checkInAt, time, shown) => {
  const times = time === null ? [] : [{ type: 'checkIn' as const, time }]
  const hotels = day.hotelPlaceholders.map((hotel) => ({ ...hotel, checkInAt, times }))
  const [row] = serviceRows({ ...day, hotelPlaceholders: hotels, freeTextItems: [] }, 0, 'EUR')
  const column = serviceColumns(words, typeColumn, 'EUR', asked).find(({ title }) => title === 'Check-in')
  expect(row && column?.value(row)).toBe(shown)
})

const said = (text: string, more = {}) => ({ type: 'paragraph', content: [{ text, type: 'text', ...more }] })

test.each([
  // As the database gives it back: it keeps the fields of an object in an order of its own.
  ['one paragraph', [said('Anfang')], null],
  ['nothing at all', [], null],
  ['an emptied paragraph', [{ type: 'paragraph' }], null],
  ['two paragraphs', [said('Anfang'), said('Ende')], 'Der Text ist gestaltet und wird im Tagesplan bearbeitet.'],
  ['something bold', [said('Anfang', { marks: [{ type: 'bold' }] })], expect.stringContaining('gestaltet')],
  ['a heading', [{ ...said('Anfang'), type: 'heading' }], expect.stringContaining('gestaltet')],
])('DRAW-03 a free text of %s is edited in its cell as long as that loses nothing', (_name, content, lock) => {
  const texts = day.freeTextItems.map((item) => ({ ...item, text: { type: 'doc' as const, content } }))
  const [row] = serviceRows({ ...day, hotelPlaceholders: [], freeTextItems: texts }, 0, 'EUR')
  const column = serviceColumns(words, typeColumn, 'EUR', asked).find(
    ({ title }) => title === 'Freitext / Beschreibung',
  )
  expect(row && column?.lock?.(row)).toEqual(lock)
})

test.each([
  ['EUR', 'Preis €'],
  ['CHF', 'Preis CHF'],
])('DRAW-03 DRAW-02 on a trip in %s prices stand below %s', (currency, title) => {
  expect(serviceColumns(words, typeColumn, currency, asked).map((column) => column.title)).toContain(title)
  expect(cabinColumns(cabins, currencySign(currency)).map((column) => column.title)).toContain(title)
})

test.each([
  ['Typ', 'Zusatzleistung', 'other'],
  ['Typ', 'zl', 'other'],
  ['Fahrer', 'Ohne Fahrer', 'without'],
  ['Fahrer', 'mit', 'with'],
])('DRAW-03 BULK-01 a pasted %s may be called %s', (title, typed, value) => {
  const column = serviceColumns(words, typeColumn, 'EUR', asked).find((one) => one.title === title)
  if (column === undefined) throw new Error(title)
  const dates = { today: '2026-11-21', trip: null }
  expect(readText(column, emptyRow(day, 0, 'EUR'), typed, dates, null)).toEqual({ value })
})
