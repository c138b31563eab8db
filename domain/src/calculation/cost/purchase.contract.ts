import * as z from 'zod'
import { clientOfferStatusKeys, keysOf, quantityTypes, requestStatusKeys } from '../../accounts/options.ts'
import { roundings } from '../../accounts/settings.ts'
import { itemBillingTypes } from '../../requests/request-fields.contract.ts'
import { requestedKinds } from '../../service-kinds.ts'
import { behaviours } from './cost-line.ts'

const cents = z.int().describe('Cent')
const price = z.object({ cents, currency: z.string() }).nullable()
const amounts = { askedAmount: z.int(), reservedAmount: z.int() }
export const purchaseRequest = z.object({
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

/** A service of a trip with what providers ask for it, as it was read. */
export const purchaseService = z.object({
  id: z.int(),
  kind: z.enum(requestedKinds),
  title: z.string(),
  date: z.string().nullable().describe('Der Tag, an dem sie beginnt: DD.MM.YYYY HH:mm:ss'),
  day: z.int().nullable().describe('Der Tag, an dem die Leistung steht'),
  status: z.enum(clientOfferStatusKeys),
  passage: z.enum(['day', 'night']).nullable(),
  requests: z.array(purchaseRequest),
})

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
export const costsSchema = z.object({
  currency: z.string(),
  services: z.array(purchaseService),
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
/** What the page needs of it to reckon by itself. */
export type PurchaseRead = Pick<CostsAnswer, 'services' | 'rates'>
