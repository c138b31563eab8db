import { lossIfCancelled } from '@reisewerk/domain/calculation/cost/cancellation-loss.ts'
import { costName } from '@reisewerk/domain/calculation/cost/costs.ts'
import type { CancellationLosses } from '@reisewerk/domain/calculation/cost/losses.contract.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { requestInForce } from '@reisewerk/domain/calculation/cost/request-in-force.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { type CancellationStep, freeUntil } from '@reisewerk/domain/requests/cancellation-steps.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { calculationCosts } from './costs.service.ts'

type Asked = {
  readonly id: number
  readonly steps: readonly CancellationStep[]
  readonly arrival: CalendarDate | null
  readonly persons: number
  readonly rooms: number
}

/**
 * What is lost when the trip is cancelled today, by the requests that count for its costs (REQ-09). Where nobody is booked yet,
 * those asked for count.
 * @throws ApiError 404 when the actor sees no such calculation
 */
export async function cancellationLosses(trx: Transaction, id: number, desk: Desk): Promise<CancellationLosses> {
  const booked = await calculationCosts(trx, desk.resources, id, 'Reserved')
  const costs = booked.result.pax > 0 ? booked : await calculationCosts(trx, desk.resources, id, 'Asked')
  const { currency, rates } = costs
  const inForce = costs.services.flatMap((service) => {
    const request = requestInForce(service)
    const isOurs = service.status !== 'optional' && service.status !== 'atLocation'
    return typeof request === 'string' || !isOurs ? [] : [{ service, request }]
  })
  const asked = await readAsked(
    trx,
    inForce.map(({ request }) => request.id),
  )
  const requests = inForce.flatMap(({ service, request }) => {
    const told = asked.find((one) => one.id === request.id)
    if (told === undefined) return []
    const { steps, arrival, rooms, persons } = told
    const purchase = purchaseOf(costs, service.id)
    const loss = lossIfCancelled({ steps, arrival, purchase, rooms, persons, currency, rates }, desk.today)
    return {
      ...{ id: request.id, provider: request.provider, title: costName(service) },
      freeUntil: arrival === null ? null : freeUntil(steps, arrival),
      ...('cents' in loss ? { cents: loss.cents, unknown: null } : { cents: null, unknown: loss.unknown }),
    }
  })
  return { currency, requests, total: requests.reduce((sum, { cents }) => sum + (cents ?? 0), 0) }
}

/** What a service costs, or its first gap where a part of it is not known. */
function purchaseOf({ lines, gaps }: CostsAnswer, service: number): number | string {
  const gap = gaps.find((one) => one.service === service)
  if (gap !== undefined) return gap.reason
  const own = lines.filter((line) => line.service === service)
  return own.length === 0 ? 'Kein Einkaufspreis' : own.reduce((sum, { cents }) => sum + cents, 0)
}

async function readAsked(trx: Transaction, ids: readonly number[]): Promise<Asked[]> {
  return trx.query<Asked>(
    `select r.id, r.cancellation_steps as steps, coalesce(r.start_at::date, p.start_at::date, d.date) as arrival,
       case when r.reserved_amount > 0 then r.reserved_amount else r.asked_amount end as persons,
       coalesce((select sum(greatest(x.asked_amount, x.reserved_amount)) from order_hotel_rooms x
         where x.order_id = r.order_id), 0)::int as rooms
     from requests r join placeholders p on p.id = r.placeholder_id left join days d on d.id = p.day_id
     where r.id = any ($1::bigint[])`,
    [ids],
  )
}
