import * as z from 'zod'
import { currencies, largestPrice } from '../money.ts'
import { cancellationChargeKeys } from '../partners/cancellation-charges.ts'
import type { CancellationStep } from './cancellation-steps.ts'

const most = 12

const step = z
  .strictObject({
    days: z.int('Bitte eine ganze Zahl eingeben').min(0, 'Mindestens 0').max(730, 'Höchstens 730'),
    charge: z.enum(cancellationChargeKeys, 'Unbekannte Art'),
    value: z.int('Bitte einen Betrag eingeben').min(0, 'Mindestens 0').max(largestPrice),
    currency: z.enum(currencies, 'Unbekannte Währung'),
  })
  .refine(({ charge, value }) => charge !== 'percent' || value <= 100, { path: ['value'], error: 'Höchstens 100 %' })

export const cancellationSteps: z.ZodType<readonly CancellationStep[]> = z
  .array(step)
  .max(most, `Höchstens ${most} Stufen`)
  .refine((steps) => new Set(steps.map(({ days }) => days)).size === steps.length, 'Jeder Tag steht nur einmal')
