import { roomsInput } from '@reisewerk/domain/orders/new-order.contract.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ApiError } from '../errors.ts'
import { validate } from './validation.ts'

function violationsIn(schema: z.ZodType, body: unknown) {
  const compiled = validate({ schema, method: 'POST', url: '/', httpPart: 'body' })
  const { error } = compiled(body) as { error?: unknown }
  return error instanceof ApiError ? error.violations : error
}

function queryFault(schema: z.ZodType, query: object, httpPart = 'querystring') {
  const { error } = validate({ schema, method: 'GET', url: '/', httpPart })(query) as { error?: unknown }
  return error instanceof ApiError ? [error.status, error.message] : error
}

const contingent = z.strictObject({ hotelContingent: roomsInput })
const entry = (askedAmount: unknown) => ({ type: { persons: 2, type: 'standard' }, askedAmount })

test('APP-06 a fault inside one of several forms is told at its own path', () => {
  expect(violationsIn(contingent, { hotelContingent: [entry(1), entry('viele')] })).toEqual([
    { propertyPath: 'hotelContingent[1].askedAmount', message: 'Bitte eine ganze Zahl eingeben' },
  ])
  expect(violationsIn(contingent, { hotelContingent: { doubleRooms: [entry(-1)] } })).toEqual([
    { propertyPath: 'hotelContingent.doubleRooms[0].askedAmount', message: 'Mindestens 0' },
  ])
  expect(violationsIn(contingent, { hotelContingent: 7 })).toMatchObject([{ propertyPath: 'hotelContingent' }])
})

test.each([
  [z.strictObject({}), [], '', 'Hier wird ein Objekt erwartet.'],
  [z.strictObject({ tags: z.array(z.string()) }), { tags: 'x' }, 'tags', 'Hier wird eine Liste erwartet.'],
  [z.strictObject({ name: z.string() }), {}, 'name', 'Bitte ausfüllen'],
  [z.strictObject({ name: z.string().max(3) }), { name: 'lang' }, 'name', 'Höchstens 3 Zeichen'],
  [z.strictObject({ persons: z.int().max(6) }), { persons: 7 }, 'persons', 'Höchstens 6'],
  [z.strictObject({ order: z.enum(['asc', 'desc']) }), { order: 'up' }, 'order', 'Erlaubt sind: asc, desc'],
])('APP-06 what zod says by itself is German throughout: %#', (schema, body, propertyPath, message) => {
  expect(violationsIn(schema, body)).toEqual([{ propertyPath, message }])
})

test('APP-06 parameters keep the order in which they were asked, whichever the schema lists first', () => {
  const schema = z.looseObject({ '_order[id]': z.string().optional(), '_order[name]': z.string().optional() })
  const compiled = validate({ schema, method: 'GET', url: '/', httpPart: 'querystring' })
  const { value } = compiled({ 'order[x]': 'asc', '_order[name]': 'asc', '_order[id]': 'desc' }) as { value: object }
  expect(Object.entries(value)).toEqual([
    ['order[x]', 'asc'],
    ['_order[name]', 'asc'],
    ['_order[id]', 'desc'],
  ])
})

test('APP-06 a wrong parameter is named', () => {
  const schema = z.strictObject({ day: z.string(), flag: z.enum(['true', 'false'], 'true oder false').optional() })
  expect(queryFault(schema, {})).toEqual([400, "Parameter 'day': Bitte ausfüllen"])
  expect(queryFault(schema, { day: ['1', '2'] })).toEqual([400, "Parameter 'day': Bitte nur einmal angeben"])
  expect(queryFault(schema, { day: '1', flag: 'ja' })).toEqual([400, "Parameter 'flag': true oder false"])
})

test('HEAD-01 APP-06 a part of an address that cannot be one leads nowhere', () => {
  const schema = z.object({ place: z.string().regex(/^\d{1,3}$/) })
  expect(queryFault(schema, { place: 'abc' }, 'params')).toEqual([404, 'Das wurde nicht gefunden.'])
})

const row = z.strictObject({ name: z.string(), persons: z.int() })
const link = z.string().transform((id) => ({ id }))
test.each([
  // a text where a list belongs is not measured
  [
    z.strictObject({ tags: z.array(z.string()).max(3) }),
    { tags: 'neu und alt' },
    ['tags: Hier wird eine Liste erwartet.'],
  ],
  // faults of an entry stand at its fields, the unknown ones among them
  [
    z.strictObject({ rows: z.array(z.union([row, link])) }),
    { rows: [{ name: 7, persons: 1.5, foo: 1 }] },
    [
      'rows[0].name: Hier wird ein Text erwartet.',
      'rows[0].persons: Hier wird eine ganze Zahl erwartet.',
      'rows[0].foo: Dieses Feld gibt es nicht.',
    ],
  ],
])('APP-06 every fault of a body is told once, where it is: %#', (schema, body, told) => {
  const violations = violationsIn(schema, body) as { propertyPath: string; message: string }[]
  expect(violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`)).toEqual(told)
})
