import * as z from 'zod'
import { clientOfferStatusKeys, keysOf, quantityTypes, requestStatusKeys } from '../../accounts/options.ts'
import { roundings } from '../../accounts/settings.ts'
import { wireMoney } from '../../contract/fields.ts'
import { moneyOnWire } from '../../money.ts'
import { itemBillingTypes } from '../../requests/request-fields.contract.ts'
import { requestedKinds } from '../../service-kinds.ts'
import { behaviours } from './cost-line.ts'

const cents = z.int().describe('Cent')
const price = z.object({ cents, currency: z.string() }).nullable()
const amounts = { askedAmount: z.int(), reservedAmount: z.int() }
const request = z.object({
  id: z.int(),
  status: z.enum(requestStatusKeys),
  isChosen: z.boolean(),
  isLapsed: z.boolean().describe('Ihre Option ist abgelaufen'),
  provider: z.string(),
  nights: z.int(),
  ...amounts,
  freePlaces: z.string().describe('Was der Leistungsträger gewährt, in seinen Worten'),
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      quantityType: z.enum(keysOf(quantityTypes)),
      billingType: z.enum(keysOf(itemBillingTypes)),
      price,
      priceForAllNights: z.boolean(),
      priceForTwo: z.boolean().describe('Zwei zahlen ihn zusammen'),
      limitIsValid: z.boolean(),
      limitIsValidAsked: z.boolean(),
    }),
  ),
  cabins: z.array(z.object({ persons: z.int(), type: z.string(), ...amounts, price })),
  tickets: z.object({ ticket: price, ticketTax: price, bus: price, busTax: price }).nullable(),
})

/** The services of a trip with what providers ask for them, as they were read. */
export const purchaseServices = z.array(
  z.object({
    id: z.int(),
    kind: z.enum(requestedKinds),
    title: z.string(),
    date: z.string().nullable().describe('Der Tag, an dem sie beginnt: DD.MM.YYYY HH:mm:ss'),
    day: z.int().nullable().describe('Der Tag, an dem die Leistung steht'),
    status: z.enum(clientOfferStatusKeys),
    passage: z.enum(['day', 'night']).nullable(),
    requests: z.array(request),
  }),
)

const target = z.object({
  percent: z.int(),
  centsPerPerson: cents,
  rounding: z.enum(keysOf(roundings)),
})
const line = z.object({
  key: z.string(),
  service: z.int().nullable(),
  kind: z.enum(requestedKinds).nullable(),
  title: z.string(),
  name: z.string(),
  behaviour: z.enum(keysOf(behaviours)),
  share: z.enum(['package', 'single', 'additional']),
  quantity: z.number().describe('Halbe, wo von zweien, die einen Preis zusammen zahlen, einer frei ist'),
  unitCents: cents.describe('Preis in der Währung des Leistungsträgers'),
  currency: z.string(),
  cents: cents.describe('Summe in der Währung der Reise'),
  singleCents: cents,
  free: z.int().describe('Freiplätze des Leistungsträgers'),
  requestPax: z.int().nullable().describe('Personen der Anfrage, wo sie von denen der Reise abweichen'),
  reason: z.string().nullable(),
})

const told = z.object({
  service: z.int().nullable(),
  kind: z.enum(requestedKinds).nullable(),
  title: z.string(),
  reason: z.string(),
})

/** The purchase as it was read, and what the trip costs and brings. */
const costsSchema = z.object({
  currency: z.string(),
  services: purchaseServices,
  /** How much of another currency one unit of the trip's buys. */
  rates: z.record(z.string(), z.number()),
  overhead: z.object({ percent: z.int(), centsPerPerson: cents }),
  target,
  busSeats: z.int(),
  lines: z.array(line),
  gaps: z.array(told),
  doubles: z.array(told).describe('Doppelt Bepreistes'),
  totals: z.object({ purchase: cents, overhead: cents, cost: cents }),
  result: z.object({
    pax: z.int(),
    sale: cents,
    purchase: cents,
    overhead: cents,
    margin: cents.describe('Vor der Steuer auf die Marge (§ 25 UStG)'),
    share: z.number().nullable().describe('Marge am Verkaufspreis'),
    perPerson: cents.nullable(),
    target: cents,
  }),
})
export type CostsAnswer = z.output<typeof costsSchema>
/** What `GET /api/calculations/{id}/costs` answers: the same, beside its cents each amount as money is told everywhere (APP-06). */
export const servedCostsSchema = costsSchema.extend({
  lines: z.array(
    line.extend({
      unitPrice: wireMoney.describe('In der Währung des Leistungsträgers'),
      amount: wireMoney.describe('In der Währung der Reise'),
    }),
  ),
  amounts: z
    .object({
      ...{ sale: wireMoney, purchase: wireMoney, overhead: wireMoney, cost: wireMoney, margin: wireMoney },
      ...{ perPerson: wireMoney.nullable(), target: wireMoney },
    })
    .describe('Die Summen in der Währung der Reise'),
})

/** @returns costs as they leave the API */
export function costsAsServed({ lines, ...costs }: CostsAnswer): z.output<typeof servedCostsSchema> {
  const { currency, totals, result } = costs
  const money = (cents: number) => moneyOnWire({ cents, currency })
  return {
    ...costs,
    lines: lines.map((line) => ({
      ...line,
      unitPrice: moneyOnWire({ cents: line.unitCents, currency: line.currency }),
      amount: money(line.cents),
    })),
    amounts: {
      ...{ sale: money(result.sale), purchase: money(totals.purchase), overhead: money(totals.overhead) },
      ...{ cost: money(totals.cost), margin: money(result.margin), target: money(result.target) },
      perPerson: result.perPerson === null ? null : money(result.perPerson),
    },
  }
}

/** What the page needs of it to reckon by itself. */
export type PurchaseRead = Pick<CostsAnswer, 'services' | 'rates'>
