import * as z from 'zod'
import { wireText } from '../contract/wire-schema.ts'
import { largestAmount, roomTypeOf } from './contingent-amounts.ts'

const message = 'Bitte eine ganze Zahl eingeben'

/** A number or numeric text; empty text counts as 0 (000 §5: "contingent amounts are numeric text"). */
function amountBetween(min: number, max: number) {
  const digits = z
    .string()
    .trim()
    .regex(/^[+-]?\d{0,5}$/, message)
    .transform(Number)
  return z
    .union([z.int(message), digits], message)
    .pipe(z.int(message).min(min, `Mindestens ${min}`).max(max, `Höchstens ${max}`))
}

export const amountInput = amountBetween(0, largestAmount)
export const changeInput = amountBetween(-largestAmount, largestAmount)

/** The desk's own name of a room, cut instead of refused (000 §5). */
export const roomTypeInput = wireText({ max: 10_000, required: true }).transform(roomTypeOf)
