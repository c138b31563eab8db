import type { EuroRates } from '@reisewerk/domain/calculation/rates-file.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export type KnownRate = { readonly rate: string; readonly rateDate: string }

/** What the newest rates of its house say of a currency for a trip; null where they do not know it. */
export async function readKnownRate(trx: Transaction, orderId: number, currency: string): Promise<KnownRate | null> {
  const [found] = await trx.query<KnownRate>(
    `select trim_scale(k.rate)::text as rate, k.rate_date::text as "rateDate" from known_rate($1, $2) k`,
    [orderId, currency],
  )
  return found ?? null
}

/** The rates by which a trip is counted, by currency; those of another currency it was sold in before say nothing. */
export async function readRates(trx: Transaction, orderId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.query<{ currency: string; rate: string }>(
    `select r.currency, trim_scale(r.rate)::text as rate from order_exchange_rates r join orders o on o.id = r.order_id
     where r.order_id = $1 and r.base_currency = o.order_currency`,
    [orderId],
  )
  return new Map(rows.map(({ currency, rate }) => [currency, Number(rate)]))
}

/** The last rate its house knows for a trip: of its rates file, else as it was last kept for any of its trips; null where none is. */
export async function readLastRate(
  trx: Transaction,
  orderId: number,
  currency: string,
): Promise<{ readonly rate: string; readonly rateDate: CalendarDate } | null> {
  const [last] = await trx.query<{ rate: string; rateDate: CalendarDate }>(
    `select x.rate, x.day as "rateDate" from (
     (select trim_scale(k.rate)::text as rate, k.rate_date as day, 1 as place from known_rate($1, $2) k)
     union all
     (select trim_scale(r.rate)::text, r.rate_date, 2 from orders o
        join orders t on t.organisation_id = o.organisation_id
        join order_exchange_rates r on r.order_id = t.id and r.base_currency = o.order_currency and r.currency = $2
      where o.id = $1 order by r.rate_date desc, r.id desc limit 1)) x
     order by x.place limit 1`,
    [orderId, currency],
  )
  return last ?? null
}

export async function readCurrencyOfTrip(trx: Transaction, orderId: number): Promise<string | null> {
  const [trip] = await trx.query<{ currency: string }>('select order_currency as currency from orders where id = $1', [
    orderId,
  ])
  return trip?.currency ?? null
}

export async function readTripOfRate(
  trx: Transaction,
  id: number,
): Promise<{ orderId: number; currency: string } | null> {
  const [rate] = await trx.query<{ orderId: number; currency: string }>(
    'select order_id as "orderId", currency from order_exchange_rates where id = $1',
    [id],
  )
  return rate ?? null
}

/** Locks a rate. @returns whether the offer went out with it; null when the actor sees no such rate */
export async function lockFixed(trx: Transaction, id: number): Promise<boolean | null> {
  const [rate] = await trx.query<{ isFixed: boolean }>(
    'select fixed_at is not null as "isFixed" from order_exchange_rates where id = $1 for update',
    [id],
  )
  return rate?.isFixed ?? null
}

export type RateOrigin = KnownRate & { readonly source: 'typed' | 'known' }

/** Notes where a rate is from; one that had been fixed is fixed anew, by whoever changes it. */
export async function saveOrigin(trx: Transaction, id: number, { rate, rateDate, source }: RateOrigin): Promise<void> {
  await trx.query(
    `update order_exchange_rates set rate = $2, rate_date = $3, source = $4,
       fixed_at = case when fixed_at is not null then now() end,
       fixed_by_id = case when fixed_at is not null then actor_user() end where id = $1`,
    [id, rate, rateDate, source],
  )
}

/**
 * Keeps what a rates file says for a house; rates of its trips that follow the file do so at once (functions/follow_known_rates.sql).
 * A rate of a later day stays.
 * @returns of which currencies the rate of the file holds now
 */
export async function saveKnownRates(
  trx: Transaction,
  organisationId: number,
  { date, rates }: EuroRates,
): Promise<Set<string>> {
  const kept = await trx.query<{ currency: string }>(
    `insert into known_exchange_rates (organisation_id, currency, rate, rate_date)
     select $1, x.currency, x.rate, $4 from unnest($2::text[], $3::numeric[]) as x (currency, rate)
     on conflict (organisation_id, currency) do update set rate = excluded.rate, rate_date = excluded.rate_date
       where known_exchange_rates.rate_date <= excluded.rate_date
     returning currency`,
    [organisationId, [...rates.keys()], [...rates.values()], date],
  )
  return new Set(kept.map(({ currency }) => currency))
}

/** Keeps the rates of each day of a file; trips are counted by the newest alone. */
export async function saveRatesByDay(
  trx: Transaction,
  organisationId: number,
  days: readonly EuroRates[],
): Promise<void> {
  const rows = days.flatMap(({ date, rates }) => [...rates].map(([currency, rate]) => ({ date, currency, rate })))
  await trx.query(
    `insert into exchange_rates_by_day (organisation_id, currency, rate, rate_date)
     select $1, x.currency, x.rate, x.date from unnest($2::text[], $3::numeric[], $4::date[]) as x (currency, rate, date)
     on conflict (organisation_id, currency, rate_date) do update set rate = excluded.rate
       where exchange_rates_by_day.rate <> excluded.rate`,
    [organisationId, rows.map((row) => row.currency), rows.map((row) => row.rate), rows.map((row) => row.date)],
  )
}

/** What a house has read last, by currency. */
export function readKnownRates(
  trx: Transaction,
  organisationId: number,
): Promise<{ readonly currency: string; readonly rate: string; readonly rateDate: CalendarDate }[]> {
  return trx.query(
    'select currency, trim_scale(rate)::text as rate, rate_date as "rateDate" from known_exchange_rates where organisation_id = $1 order by currency',
    [organisationId],
  )
}
