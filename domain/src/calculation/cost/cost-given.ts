import type { Settings } from '../../accounts/settings.contract.ts'
import type { ItemOf } from '../../contract/shape.ts'
import { parseAmount, type WireMoney } from '../../money.ts'
import { dateOfWire, idOf } from '../../wire.ts'
import type { CalculationGiven } from '../calculate.ts'
import type { CalculationItem } from '../given.ts'
import { servicePriceLists } from '../service-price-lists.ts'
import type { calculationCostContract, calculationTargetContract } from './cost.contract.ts'
import type { CostGiven, OwnCost, PurchasePrice } from './cost-service.ts'
import type { PurchaseRead } from './purchase.contract.ts'
import type { MarginGiven } from './row-margins.ts'
import type { Target } from './target.ts'

/** A cost of the trip's own as it was read. */
export type CostItem = ItemOf<typeof calculationCostContract>
export type TargetItem = ItemOf<typeof calculationTargetContract>
/** What somebody said for a trip; null is as the house has it. */
export type TripAims = Pick<
  TargetItem,
  'targetPercent' | 'targetPerPerson' | 'overheadPercent' | 'overheadPerPerson' | 'busSeats'
>
/** What a house wants its trips to bring. */
export type Margins = Settings['calculation']['margins']
type Aims = Pick<CostGiven, 'overhead' | 'busSeats'> & { readonly target: Target }

/** What a trip is to bring: as somebody said for it, else as the house has it. Amounts are whole units of the currency. */
export function aimsOf(own: TripAims, house: Margins): Aims {
  return {
    target: {
      percent: own.targetPercent ?? house.targetPercent,
      centsPerPerson: (own.targetPerPerson ?? house.targetPerPerson) * 100,
      rounding: house.rounding,
    },
    overhead: {
      percent: own.overheadPercent ?? house.overheadPercent,
      centsPerPerson: (own.overheadPerPerson ?? house.overheadPerPerson) * 100,
    },
    busSeats: own.busSeats ?? house.busSeats,
  }
}

/** What costs and margins are given of a trip as it was read, on the server and in the browser alike. */
export function marginGivenOf(
  sale: CalculationGiven,
  item: CalculationItem,
  read: PurchaseRead,
  ownCosts: readonly OwnCost[],
  { target, ...aims }: Aims,
): MarginGiven {
  const rows = serviceRowsOf(item)
  const hidden = new Set(rows.filter(({ isHidden }) => isHidden).map(({ service }) => service))
  const serviceOf = new Map(rows.map(({ key, service }) => [key, service]))
  const forGroup = new Set(
    sale.rows.flatMap((row) =>
      row.priceType === 'additionalOther' && row.per === 'per_group' ? [serviceOf.get(row.key)] : [],
    ),
  )
  const { basis, currency, contingent } = sale
  return {
    sale,
    target,
    cost: {
      ...{ basis, currency, contingent, ...aims },
      rates: new Map(Object.entries(read.rates)),
      services: read.services.map((service) => ({
        ...service,
        date: service.date === null ? null : dateOfWire(service.date),
        isHidden: service.status === 'additional' && hidden.has(service.id),
        isForGroup: service.status === 'additional' && forGroup.has(service.id),
      })),
      ownCosts,
    },
    services: serviceOf,
  }
}

/** A cost of the trip's own as the engine takes it. */
export function ownCostOf({ id, name, type, groupSize, price }: CostItem): OwnCost {
  return { id, name, per: type, groupSize, price: priceOf(price) }
}

function priceOf(price: WireMoney | null): PurchasePrice {
  return price === null ? null : { cents: parseAmount(price.amount) ?? 0, currency: price.currency }
}

/** The rows of a calculation that follow a service, under the keys the engine gives them. */
function serviceRowsOf(item: CalculationItem) {
  return servicePriceLists(item).flatMap(({ kind, rows }) =>
    rows.flatMap(({ id, placeholder, billingType }) =>
      placeholder === null
        ? []
        : [{ key: `${kind}-${id}`, service: idOf(placeholder), isHidden: billingType === 'not_included' }],
    ),
  )
}
