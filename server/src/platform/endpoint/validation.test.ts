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
