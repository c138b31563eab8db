import * as z from 'zod'
import { wireMoney } from '../contract/fields.ts'
import { currencies, defaultCurrency, largestPrice, moneyOnWire, parseAmount } from '../money.ts'
import { cancellationChargeKeys } from '../partners/cancellation-charges.ts'
import type { CancellationStep } from './cancellation-steps.ts'

const most = 12
const mostDays = 730

const kept = z
  .strictObject({
    days: z.int('Bitte eine ganze Zahl eingeben').min(0, 'Mindestens 0').max(mostDays, `Höchstens ${mostDays}`),
    charge: z.enum(cancellationChargeKeys, 'Unbekannte Art'),
    value: z.int('Bitte einen Betrag eingeben').min(0, 'Mindestens 0').max(largestPrice),
    currency: z.enum(currencies, 'Unbekannte Währung'),
  })
  .refine(({ charge, value }) => charge !== 'percent' || value <= 100, { path: ['value'], error: 'Höchstens 100 %' })

/**
 * A step as it is kept, of one that was sent as it is served, as those of a provider are (`percent`, as number or text, or an `amount`
 * with two decimals and its currency, 002 §7), or as it is kept; percent need no currency.
 */
export function stepAsKept(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const { percent, amount, ...rest } = sent as Record<string, unknown> // Whatever was sent: the rule above reads it.
  if (rest.charge === 'percent') {
    const value = rest.value ?? percent
    return { currency: defaultCurrency, ...rest, value: /^\d{1,3}$/.test(String(value)) ? Number(value) : value }
  }
  if (amount == null) return rest
  const told = amount as Record<string, unknown>
  return { value: parseAmount(String(told.amount)), currency: told.currency, ...rest }
}

const currency = { type: 'string', enum: currencies }
/** What the description of the API tells of a step that is sent: {@link stepAsKept} reads it, so no schema says it by itself. */
const taken = {
  properties: {
    days: { type: 'integer', minimum: 0, maximum: mostDays },
    charge: { type: 'string', enum: cancellationChargeKeys },
    percent: {
      ...{ type: ['integer', 'string', 'null'], minimum: 0, maximum: 100, pattern: '^\\d{1,3}$' },
      description: 'Bei charge percent; sonst ohne Bedeutung',
    },
    amount: {
      ...{ type: ['object', 'null'], required: ['amount', 'currency'] },
      properties: { amount: { type: 'string', examples: ['12.50'] }, currency, formatted: { type: 'string' } },
      description: 'Bei jeder anderen charge; formatted darf zurückkommen, wie es gelesen wurde',
    },
    value: {
      ...{ type: ['integer', 'string'], deprecated: true },
      description: 'Anstelle von percent, oder in ganzen Cent anstelle von amount, dann mit currency',
    },
    currency: { ...currency, deprecated: true },
  },
  required: ['days', 'charge'],
}
/** A fault in a step as it is kept, at the field that was sent; null where the field that is missing with it is told already. */
function faultPath(path: readonly PropertyKey[], sent: unknown): PropertyKey[] | null {
  // What is no step at all is at fault itself.
  if (typeof sent !== 'object' || sent === null) return [...path]
  const { charge, amount, ...rest } = sent as Record<string, unknown> // Whatever was sent: only what it holds is asked.
  const [field] = path
  if ((field !== 'value' && field !== 'currency') || field in rest) return [...path]
  if (charge === 'percent') return ['percent']
  if (typeof amount === 'object' && amount !== null) return ['amount', field === 'value' ? 'amount' : 'currency']
  if (field === 'currency') return 'value' in rest ? ['currency'] : null
  return ['amount']
}

const step = z
  .preprocess((sent, context) => {
    const asKept = stepAsKept(sent)
    const issues = kept.safeParse(asKept).error?.issues ?? []
    // A field that no step has is told by the rule itself.
    for (const issue of issues.every(({ code }) => code === 'unrecognized_keys') ? [] : issues) {
      const path = faultPath(issue.path, sent)
      if (path !== null) context.issues.push({ ...issue, path, input: sent } as z.core.$ZodRawIssue) // the same issue elsewhere
    }
    return asKept
  }, kept)
  .meta(taken)

/** A step as it leaves the API, like those of a provider: percent, or an amount as money is told everywhere (APP-06). */
const servedStep = z.object({
  days: z.int(),
  charge: z.enum(cancellationChargeKeys),
  percent: z.int().nullable(),
  amount: wireMoney.nullable(),
})
export type ServedStep = z.infer<typeof servedStep>

/** @returns a step as it leaves the API */
export function stepAsServed({ days, charge, value, currency }: CancellationStep): ServedStep {
  return charge === 'percent'
    ? { days, charge, percent: value, amount: null }
    : { days, charge, percent: null, amount: moneyOnWire({ cents: value, currency }) }
}

export const servedSteps = {
  out: z.array(servedStep),
  encode: (steps: readonly CancellationStep[]): ServedStep[] => steps.map(stepAsServed),
}

export const cancellationSteps: z.ZodType<readonly CancellationStep[]> = z
  .array(step)
  .max(most, `Höchstens ${most} Stufen`)
  .refine((steps) => new Set(steps.map(({ days }) => days)).size === steps.length, 'Jeder Tag steht nur einmal')
