import * as z from 'zod'
import { wireText } from '../contract/wire-schema.ts'

/** What people and programs send as amounts and types of a contingent (000 §5). */

export const largestAmount = 9_999
/** A custom room type is cut to so many characters. */
export const longestRoomType = 60

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

/** K and B: rooms or cabins asked for and reserved. */
export const amountInput = amountBetween(0, largestAmount)
/** +/-: more or fewer than reserved. */
export const changeInput = amountBetween(-largestAmount, largestAmount)

/** The desk's own name of a room, cut instead of refused (000 §5). */
export const roomTypeInput = wireText({ max: 10_000, required: true }).transform(roomTypeOf)

/** A room type as it is kept: at most 60 characters, none of them cut in half. */
export function roomTypeOf(text: string): string {
  return [...text.trim()].slice(0, longestRoomType).join('').trim()
}

/**
 * What was typed into a cell. Points group thousands, as Pax shows them.
 * @param canFall for +/-, which may be below 0 and is absent when empty
 * @returns 'wrong' when it is no amount; null for an empty +/-; an empty K or B counts as 0 (000 §5)
 */
export function amountOfText(text: string, canFall = false): number | null | 'wrong' {
  const bare = text.trim().replace('−', '-')
  if (bare === '') return canFall ? null : 0
  const pattern = canFall ? /^[+-]?(\d{1,4}|\d\.\d{3})$/ : /^(\d{1,4}|\d\.\d{3})$/
  return pattern.test(bare) ? Number(bare.replace('.', '')) : 'wrong'
}
