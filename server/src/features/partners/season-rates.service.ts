import type { SeasonRate } from '@reisewerk/domain/partners/season-rates.ts'
import { rateRefusal } from '@reisewerk/domain/partners/season-rates.ts'
import type { CancellationStep } from '@reisewerk/domain/requests/cancellation-steps.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { seeingPurchase } from '../../platform/database/seeing-purchase.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import type { Binding, Body, Desk } from '../../platform/resource/resource.ts'
import { entriesOfHouse } from './house-entries.service.ts'

const ofProvider = entriesOfHouse('provider_rates', {
  provider: { to: 'provider', table: 'provider_rates', column: 'provider_id' },
})

/** A season price belongs to the house that has agreed it; what it prices is something its provider sells (CALC-10). */
export const seasonRateWrites: Required<Pick<Binding, 'create' | 'update'>> = {
  async create(trx: Transaction, body: Body, desk: Desk): Promise<number> {
    const id = await ofProvider.create(trx, body, desk)
    await checkRate(trx, id)
    return id
  },
  async update(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
    await ofProvider.update(trx, id, body, desk)
    await checkRate(trx, id)
  },
}

async function checkRate(trx: Transaction, id: number): Promise<void> {
  const [rate] = await trx.query<Pick<SeasonRate, 'type' | 'persons' | 'cents'> & { kind: RequestedKind }>(
    `select p.kind, r.type, r.persons, r.price_cents as cents from provider_rates r join providers p on p.id = r.provider_id
     where r.id = $1`,
    [id],
  )
  if (rate === undefined) throw new Error(`season price ${id} vanished while it was being saved`)
  const refusal = rateRefusal(rate.kind, rate)
  if (refusal !== null) throw refused(refusal)
}

/**
 * The season prices that the house of a trip has agreed with a provider. Read for a request that takes them over, also by
 * somebody who may not see purchase figures: those who may need them there all the same.
 */
export async function readSeasonRates(trx: Transaction, orderId: number, providerId: number): Promise<SeasonRate[]> {
  return seeingPurchase(trx, () =>
    trx.query<SeasonRate>(
      `select r.type, r.persons, r.start_at as "startAt", r.end_at as "endAt", r.price_cents as cents,
       r.price_currency as currency, r.free_places as "freePlaces", r.option_days as "optionDays"
     from provider_rates r join orders o on o.organisation_id = r.organisation_id
     where o.id = $1 and r.provider_id = $2 order by r.start_at, r.id`,
      [orderId, providerId],
    ),
  )
}

/** What the house of a trip is charged by a provider for cancelling, as requests keep it; read like the season prices. */
export async function readCancellationSteps(
  trx: Transaction,
  orderId: number,
  providerId: number,
): Promise<CancellationStep[]> {
  return seeingPurchase(trx, () =>
    trx.query<CancellationStep>(
      `select s.days, s.charge, case s.charge when 'percent' then coalesce(s.percent, 0) else coalesce(s.amount_cents, 0) end::int as value, s.amount_currency as currency
     from provider_cancellation_steps s join orders o on o.organisation_id = s.organisation_id
     where o.id = $1 and s.provider_id = $2 order by s.days desc`,
      [orderId, providerId],
    ),
  )
}
