import type { EuroRate, RatesByDay } from '@reisewerk/domain/calculation/rate-of-day.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** How much of each currency one euro bought, as far as a house has read it. */
export async function readRatesByDay(trx: Transaction, organisationId: number): Promise<RatesByDay> {
  const rows = await trx.query<EuroRate & { readonly currency: string }>(
    `select currency, rate::float, rate_date as date from exchange_rates_by_day where organisation_id = $1 order by rate_date`,
    [organisationId],
  )
  return Map.groupBy(rows, ({ currency }) => currency)
}
