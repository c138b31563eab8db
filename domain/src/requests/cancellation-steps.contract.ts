import * as z from 'zod'
import { currencies, defaultCurrency, largestPrice, parseAmount } from '../money.ts'
import { cancellationChargeKeys } from '../partners/cancellation-charges.ts'
import type { CancellationStep } from './cancellation-steps.ts'

const most = 12

const kept = z
  .strictObject({
    days: z.int('Bitte eine ganze Zahl eingeben').min(0, 'Mindestens 0').max(730, 'Höchstens 730'),
    charge: z.enum(cancellationChargeKeys, 'Unbekannte Art'),
    value: z.int('Bitte einen Betrag eingeben').min(0, 'Mindestens 0').max(largestPrice),
    currency: z.enum(currencies, 'Unbekannte Währung'),
  })
  .refine(({ charge, value }) => charge !== 'percent' || value <= 100, { path: ['value'], error: 'Höchstens 100 %' })

/**
 * A step as it is kept. One may be sent as a provider's is (`percent`, or an `amount` with two decimals and its currency, 002 §7), and
 * percent need no currency.
 */
const step = z.preprocess((sent) => {
  if (typeof sent !== 'object' || sent === null) return sent
  const { percent, amount, ...rest } = sent as Record<string, unknown> // Whatever was sent: the rule above reads it.
  const currency = { currency: defaultCurrency }
  if (rest.charge === 'percent') return { ...currency, ...(percent != null && { value: percent }), ...rest }
  if (amount == null) return rest
  const told = amount as Record<string, unknown>
  return { value: parseAmount(String(told.amount)), currency: told.currency, ...rest }
}, kept)

export const cancellationSteps: z.ZodType<readonly CancellationStep[]> = z
  .array(step)
  .max(most, `Höchstens ${most} Stufen`)
  .refine((steps) => new Set(steps.map(({ days }) => days)).size === steps.length, 'Jeder Tag steht nur einmal')
