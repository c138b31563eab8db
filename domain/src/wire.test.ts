import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isCalendarDate, weekdayOf } from './calendar-date.ts'
import { decimalAmount, formatMoney, parseAmount } from './money.ts'
import { plainTextOf, richTextOf, richTextSchema } from './rich-text.ts'
import {
  dateOfWire,
  idOfLink,
  instantOfWire,
  localTimeOfWire,
  wireOfDate,
  wireOfInstant,
  wireOfLocalTime,
} from './wire.ts'

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('dates on the wire', () => {
  test.each([
    ['14.05.2027', '2027-05-14'],
    ['14.05.2027 00:00:00', '2027-05-14'],
    ['14.05.2027 23:59', '2027-05-14'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2027', null],
    ['31.04.2027', null],
    ['14.05.2027 24:00:00', null],
    ['2027-05-14', null],
    ['1.5.2027', null],
    ['', null],
  ])('APP-06 %j is %j', (text, date) => {
    expect(dateOfWire(text)).toBe(date)
  })

  test('APP-06 every day and every clock time comes back as it went', () => {
    fc.assert(fc.property(day, (date) => dateOfWire(wireOfDate(date)) === date))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 86_399 }), (date, second) => {
        const time = new Date(second * 1000).toISOString().slice(11, 19)
        return localTimeOfWire(wireOfLocalTime(`${date}T${time}`)) === `${date}T${time}`
      }),
    )
  })

  test.each([
    ['2026-11-21T09:00:00Z', '21.11.2026 10:00:00'],
    ['2026-07-01T22:30:00Z', '02.07.2026 00:30:00'],
    ['2027-03-28T01:00:00Z', '28.03.2027 03:00:00'],
  ])('APP-06 the instant %s is told as %s and read back', (iso, wire) => {
    expect(wireOfInstant(new Date(iso))).toBe(wire)
    expect(instantOfWire(wire)?.toISOString()).toBe(new Date(iso).toISOString())
  })

  test('days are counted without hours getting in the way', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -800, max: 800 }),
        (date, count) => daysBetween(date, addDays(date, count)) === count,
      ),
    )
    expect(weekdayOf('2027-05-14')).toBe('Freitag')
    expect(isCalendarDate('2027-13-01')).toBe(false)
  })
})

describe('amounts', () => {
  test.each([
    ['1234.50', 123450],
    ['1234,5', 123450],
    ['-3', -300],
    ['0.07', 7],
    ['1.234,50', null],
    ['1234.505', null],
    ['zwölf', null],
    ['9999999999999', null],
  ])('APP-06 %j is %j cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents)
  })

  test('APP-06 every amount comes back as it went, with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => parseAmount(decimalAmount(cents)) === cents),
    )
    expect(decimalAmount(-5)).toBe('-0.05')
    expect(formatMoney({ cents: 123450, currency: 'EUR' })).toBe('1.234,50\u00a0€')
    // OFFER-04: a true minus, on page and paper alike.
    expect(formatMoney({ cents: -2000, currency: 'EUR' })).toBe('−20,00\u00a0€')
  })
})

test.each([
  ['/api/clients/12', 12],
  ['/api/airlines/-1', null],
  ['/api/clients/12/x', null],
  ['/api/clients/1e3', null],
  ['12', null],
])('APP-06 %s names client %j', (link, id) => {
  expect(idOfLink(link, 'clients')).toBe(id)
})

describe('rich text', () => {
  test('APP-06 takes what the editor makes and gives its words back', () => {
    const doc = richTextOf('Erster Absatz\n\nZweiter\nin zwei Zeilen')
    expect(richTextSchema.safeParse(doc).success).toBe(true)
    expect(plainTextOf(doc)).toBe('Erster Absatz\nZweiter\nin zwei Zeilen')
    expect(doc.content?.[1]?.content?.map(({ type }) => type)).toEqual(['text', 'hardBreak', 'text'])
  })

  test.each([
    [{ type: 'doc', content: [{ type: 'script' }] }],
    [{ type: 'doc', content: [{ type: 'paragraph', onclick: 'x' }] }],
    [
      {
        type: 'doc',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
      },
    ],
    ['<p>HTML</p>'],
  ])('APP-06 refuses %j', (doc) => {
    expect(richTextSchema.safeParse(doc).success).toBe(false)
  })

  test('APP-06 refuses nesting without end', () => {
    const deep = Array.from({ length: 40 }).reduce<object>((inner) => ({ type: 'bulletList', content: [inner] }), {
      type: 'paragraph',
    })
    expect(richTextSchema.safeParse({ type: 'doc', content: [deep] }).success).toBe(false)
  })
})
