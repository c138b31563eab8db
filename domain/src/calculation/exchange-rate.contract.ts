import * as z from 'zod'
import { userContract } from '../accounts/user.contract.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { choice, day, instant, link, object, text } from '../contract/fields.ts'
import type { FieldOptions } from '../contract/shape.ts'
import { currencies } from '../money.ts'
import { rateDigits, rateIn } from './exchange-rate.ts'

export const rateSources = { typed: { label: 'eingegeben' }, known: { label: 'Kursdatei' } } as const

const rateInput = z.union([z.string().max(40), z.number()]).transform((value, context): string => {
  const rate = rateIn(String(value))
  if (rate !== null) return rate
  const isZero = /^0*([.,]0*)?$/.test(String(value).trim())
  const message = isZero
    ? 'Der Kurs ist größer als 0.'
    : `Bitte einen Kurs wie 11,4235 eingeben, höchstens ${rateDigits} Stellen vor und nach dem Komma`
  context.issues.push({ code: 'custom', message, input: value })
  return z.NEVER
})
const rate = build<string, string, FieldOptions>('text', z.string(), rateInput, {
  label: 'Kurs',
  hint: 'so viel ist eine Einheit der Reisewährung wert',
})

/** What a currency is worth for a trip; fixed when its offer goes out (CALC-09). */
export const exchangeRateContract = contract({
  name: 'order_exchange_rates',
  title: 'Kurs',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    currency: choice(currencies, { label: 'Währung', write: 'create', required: true }),
    /** Left out of a new one, the rate known today is taken. */
    rate,
    /** Of which it tells the worth: what the trip was sold in when it was named. Where that is another by now, it does not count. */
    baseCurrency: choice(currencies, { label: 'Gilt für', write: 'never' }),
    rateDate: day({ label: 'Vom' }),
    /** 'known' in a body takes the rate known today. */
    source: choice(rateSources, { label: 'Quelle' }),
    /** Since the offer went out, or since somebody changed it by hand afterwards. */
    fixedAt: instant({ label: 'Festgelegt am', nullable: true, write: 'never' }),
    fixedBy: link('users', {
      label: 'Festgelegt von',
      nullable: true,
      write: 'never',
      expand: { contract: userContract, groups: ['exchange_rate_read'] },
    }),
    /** What the newest rates of the house say. */
    known: object(
      {
        rate: text({ label: 'Kurs heute', nullable: true, write: 'never' }),
        rateDate: day({ label: 'Stand', nullable: true, write: 'never' }),
      },
      { label: 'Bekannter Kurs' },
    ),
  },
  filters: { id: 'in', 'order.id': 'in' },
})

/** Body of `POST /api/organisations/{id}/exchange_rates`: the rates file itself, or nothing to fetch it from the house's address. */
export const ratesFileSchema = z.strictObject({ content: z.string().max(500_000, 'Die Datei ist zu groß.').optional() })
export const ratesReadSchema = z.object({
  date: z.string(),
  currencies: z.array(z.string()).describe('Währungen, deren Kurs aus der Datei jetzt gilt'),
  stayed: z
    .array(z.object({ currency: z.string(), rateDate: z.string() }))
    .describe('Währungen, von denen ein neuerer Kurs bekannt ist: Er bleibt'),
})
export type RatesRead = z.output<typeof ratesReadSchema>
