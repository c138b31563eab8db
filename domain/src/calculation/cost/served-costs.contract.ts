import * as z from 'zod'
import { wireMoney } from '../../contract/fields.ts'
import { moneyOnWire } from '../../money.ts'
import type { PurchasePrice } from './cost-service.ts'
import {
  type CostsAnswer,
  costsSchema,
  type PurchaseRead,
  purchaseRequest,
  purchaseService,
} from './purchase.contract.ts'

const price = wireMoney.extend({ cents: z.int().describe('Cent') }).nullable()
const { items, cabins } = purchaseRequest.shape
const request = purchaseRequest.extend({
  items: z.array(items.element.extend({ price })),
  cabins: z.array(cabins.element.extend({ price })),
  tickets: z.object({ ticket: price, ticketTax: price, bus: price, busTax: price }).nullable(),
})
const inTrip = 'In der Währung der Reise'
const perPerson = wireMoney.describe(inTrip)

/** What `GET /api/calculations/{id}/costs` answers: beside its cents each amount as money is told everywhere (APP-06). */
export const servedCostsSchema = costsSchema.extend({
  services: z.array(purchaseService.extend({ requests: z.array(request) })),
  overhead: costsSchema.shape.overhead.extend({ perPerson }),
  target: costsSchema.shape.target.extend({ perPerson }),
  lines: z.array(
    costsSchema.shape.lines.element.extend({
      unitPrice: wireMoney.describe('In der Währung des Leistungsträgers'),
      amount: wireMoney.describe(inTrip),
      singleAmount: wireMoney.describe('Was davon das Alleinschlafen kostet, in der Währung der Reise'),
    }),
  ),
  amounts: z
    .object({
      ...{ sale: wireMoney, purchase: wireMoney, overhead: wireMoney, cost: wireMoney, margin: wireMoney },
      ...{ perPerson: wireMoney.nullable(), target: wireMoney },
    })
    .describe('Die Summen in der Währung der Reise'),
})
type ServedCosts = z.output<typeof servedCostsSchema>

/** @returns costs as they leave the API */
export function costsAsServed({ services, overhead, target, lines, ...costs }: CostsAnswer): ServedCosts {
  const { currency, totals, result } = costs
  const money = (cents: number) => moneyOnWire({ cents, currency })
  return {
    ...costs,
    services: services.map(serviceAsServed),
    overhead: { ...overhead, perPerson: money(overhead.centsPerPerson) },
    target: { ...target, perPerson: money(target.centsPerPerson) },
    lines: lines.map((line) => ({
      ...line,
      unitPrice: moneyOnWire({ cents: line.unitCents, currency: line.currency }),
      amount: money(line.cents),
      singleAmount: money(line.singleCents),
    })),
    amounts: {
      ...{ sale: money(result.sale), purchase: money(totals.purchase), overhead: money(totals.overhead) },
      ...{ cost: money(totals.cost), margin: money(result.margin), target: money(result.target) },
      perPerson: result.perPerson === null ? null : money(result.perPerson),
    },
  }
}

function serviceAsServed(service: PurchaseRead['services'][number]): ServedCosts['services'][number] {
  return {
    ...service,
    requests: service.requests.map(({ tickets, ...one }) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, price: priceAsServed(item.price) })),
      cabins: one.cabins.map((cabin) => ({ ...cabin, price: priceAsServed(cabin.price) })),
      tickets: tickets && {
        ...{ ticket: priceAsServed(tickets.ticket), ticketTax: priceAsServed(tickets.ticketTax) },
        ...{ bus: priceAsServed(tickets.bus), busTax: priceAsServed(tickets.busTax) },
      },
    })),
  }
}

function priceAsServed(price: PurchasePrice) {
  return price === null ? null : { cents: price.cents, ...moneyOnWire(price) }
}
