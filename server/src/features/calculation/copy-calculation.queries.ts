import { rowResources } from '@reisewerk/domain/calculation/price.contract.ts'
import { seeingPurchase } from '../../platform/database/seeing-purchase.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { speaks } from '../itinerary/itinerary.tables.ts'

/**
 * Takes the calculation of one trip over into another's: free places, minimum, tiers, extras, costs of its own, targets and how
 * supplements are shown; what they cost with the prices, so far as the trip is sold in their currency (NEW-05, decision 005). Without prices
 * tiers and extras stand at 0, which is no price and on no paper. Rows of services
 * come with the services (functions/copy_service_prices.sql). All rows stand in the order of their source.
 * @param services of the source, each with its copy
 */
export async function copyCalculation(
  trx: Transaction,
  from: number,
  to: number,
  { prices }: { readonly prices: boolean },
  services: readonly { readonly from: number; readonly to: number }[],
): Promise<void> {
  const both = [from, to]
  // Also where who copies may not see them: the trip has them for those who may (decision 022).
  await seeingPurchase(trx, () => copyCosts(trx, both, prices))
  await Promise.all([
    trx.query(
      `update calculations c set number_of_persons = s.number_of_persons, minimum_persons = s.minimum_persons
       from calculations s where s.order_id = $1 and c.order_id = $2`,
      both,
    ),
    trx.query(
      `insert into calculation_free_places (order_id, number_of_persons, type, sort)
       select $2, number_of_persons, type, sort from calculation_free_places
       where order_id = (select coalesce((select m.id from managing_order($1) m (id)), $1) offset 0) order by sort, id`,
      both,
    ),
    trx.query(
      `insert into calculation_price_extras (order_id, billing_type, has_freeplaces, name, type, quantity, offer_text_block,
         sell_price_cents, sell_price_currency, sort)
       select o.id, x.billing_type, x.has_freeplaces, x.name, x.type, x.quantity, x.offer_text_block,
         case when $3 and x.sell_price_currency = o.order_currency then x.sell_price_cents else 0 end, o.order_currency, x.sort
       from calculation_price_extras x join orders o on o.id = $2 where x.order_id = $1 order by x.sort, x.id`,
      [...both, prices],
    ),
    trx.query(
      `update calculation_price_contingents c set billing_type = s.billing_type, has_freeplaces = s.has_freeplaces,
         sell_price_cents = case when $3 and s.sell_price_currency = o.order_currency then s.sell_price_cents end,
         sell_price_currency = o.order_currency
       from calculation_price_contingents s, orders o
       where s.order_id = $1 and c.order_id = $2 and o.id = $2 and s.price_type in ('hotelSupplement', 'ferrySupplement')
         and (c.price_type, c.persons, c.type) = (s.price_type, s.persons, s.type)`,
      [...both, prices],
    ),
    trx.query(
      `insert into calculation_price_contingents (order_id, billing_type, has_freeplaces, price_type, number_of_persons,
         sell_price_cents, sell_price_currency, sort)
       select o.id, x.billing_type, x.has_freeplaces, x.price_type, x.number_of_persons,
         case when $3 then x.sell_price_cents else 0 end, o.order_currency, x.sort
       from calculation_price_contingents x join orders o on o.id = $2 and (not $3 or o.order_currency = x.sell_price_currency)
       where x.order_id = $1 and x.price_type in ('double', 'single') order by x.sort, x.id`,
      [...both, prices],
    ),
  ])
  // Once all rows are there.
  await trx.query(copyOrderSql, [
    ...both,
    services.map((service) => service.from),
    services.map((service) => service.to),
  ])
}

async function copyCosts(trx: Transaction, trips: readonly number[], prices: boolean): Promise<void> {
  await Promise.all([
    trx.query(
      `insert into calculation_costs (order_id, name, type, group_size, price_cents, price_currency, sort)
       select $2, name, type, group_size, case when $3 then price_cents end, price_currency, sort
       from calculation_costs where order_id = $1 order by sort, id`,
      [...trips, prices],
    ),
    trx.query(
      `update calculation_targets t set target_percent = s.target_percent, target_per_person = s.target_per_person,
         overhead_percent = s.overhead_percent, overhead_per_person = s.overhead_per_person, bus_seats = s.bus_seats
       from calculation_targets s where s.order_id = $1 and t.order_id = $2`,
      trips,
    ),
  ])
}

/** Rows that follow a service by themselves, one of a kind each. */
const serviceRowsSql = Object.entries(rowResources)
  .filter(([kind]) => kind !== 'contingent' && kind !== 'extra' && kind !== 'item')
  .map(([kind, table]) => rowPairsSql(kind, table, 'c.placeholder_id = m.target'))
  .join(' union all ')

function rowPairsSql(kind: string, table: string, isSame: string): string {
  return `select '${kind}-' || s.id as was, '${kind}-' || c.id as now
    from ${table} s left join services m on m.source = s.placeholder_id join ${table} c on c.order_id = $2 and ${isSame}
    where s.order_id = $1`
}

/** Extras and prices of requests are told apart by their place alone. */
function placesSql(kind: string, rows: string): string {
  return `select '${kind}-' || s.id, '${kind}-' || c.id from ${rows} s join ${rows} c using (owner, place)
    where s.order_id = $1 and c.order_id = $2`
}

const copyOrderSql = `with services as (select * from unnest($3::bigint[], $4::bigint[]) m (source, target)),
  extras as (select x.id, x.order_id, 0::bigint as owner, row_number() over (partition by x.order_id order by x.sort, x.id) as place
    from calculation_price_extras x where x.order_id in ($1, $2)),
  items as (select x.id, x.order_id, coalesce((select m.target from services m where m.source = r.placeholder_id), r.placeholder_id) as owner,
      row_number() over (partition by x.request_id order by x.sort, x.id) as place
    from request_item_prices x join requests r on r.id = x.request_id join placeholders p on p.id = r.placeholder_id
      and r.id = coalesce(p.selected_request_id, ${speaks('p')})
    where x.order_id in ($1, $2)),
  pairs (was, now) as (${serviceRowsSql}
    union all ${rowPairsSql(
      'contingent',
      rowResources.contingent,
      `(c.price_type, c.number_of_persons, c.persons, c.type, c.placeholder_id)
        is not distinct from (s.price_type, s.number_of_persons, s.persons, s.type, m.target)`,
    )}
    union all ${placesSql('extra', 'extras')} union all ${placesSql('item', 'items')})
  update calculations set sort_helper = (select coalesce(array_agg(pairs.now order by k.place), '{}')
    from calculations s, unnest(s.sort_helper) with ordinality k (key, place) join pairs on pairs.was = k.key where s.order_id = $1)
  where order_id = $2`
