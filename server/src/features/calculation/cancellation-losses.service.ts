import { lossIfCancelled, nothingAgreed } from '@reisewerk/domain/calculation/cost/cancellation-loss.ts'
import { costName } from '@reisewerk/domain/calculation/cost/costs.ts'
import type { CancellationLosses } from '@reisewerk/domain/calculation/cost/losses.contract.ts'
import { groupOfRequest, hasConfirmed, purchaseFor } from '@reisewerk/domain/calculation/cost/request-group.ts'
import { requestInForce } from '@reisewerk/domain/calculation/cost/request-in-force.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { moneyOnWire } from '@reisewerk/domain/money.ts'
import { type CancellationStep, freeUntil } from '@reisewerk/domain/requests/cancellation-steps.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readCosting } from './costs.service.ts'

type Asked = {
  readonly id: number
  readonly steps: readonly CancellationStep[]
  readonly arrival: CalendarDate | null
}

/**
 * What is lost when the trip is cancelled today, by the requests that count for its costs (REQ-09). Percent, persons and rooms
 * are all those of one group: whoever is booked, else whoever is asked for.
 * @throws ApiError 404 when the actor sees no such calculation
 */
export async function cancellationLosses(trx: Transaction, id: number, desk: Desk): Promise<CancellationLosses> {
  const { currency, rates, givenOn } = await readCosting(trx, desk.resources, id)
  const costs = { Reserved: givenOn('Reserved').cost, Asked: givenOn('Asked').cost }
  const inForce = costs.Reserved.services.flatMap((service) => {
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
    const { steps, arrival } = told
    const group = groupOfRequest(request, costs.Reserved.contingent)
    const { rooms, persons } = group
    const purchase = purchaseFor(group, service.id, costs[group.basis])
    const agreed = { status: request.status, isConfirmed: hasConfirmed(request) }
    const loss = lossIfCancelled({ ...agreed, steps, arrival, purchase, rooms, persons, currency, rates }, desk.today)
    // What would hold once something is agreed is no last day.
    const lastFree = arrival === null || nothingAgreed(agreed) !== null ? null : freeUntil(steps, arrival)
    return {
      ...{ id: request.id, provider: request.provider, title: costName(service) },
      freeUntil: lastFree === null ? null : wireOfDate(lastFree),
      ...('cents' in loss
        ? { cents: loss.cents, free: loss.free ?? null, unknown: null }
        : { cents: null, free: null, unknown: loss.unknown }),
    }
  })
  const money = (cents: number) => moneyOnWire({ cents, currency })
  return {
    currency,
    requests: requests.map(({ cents, ...told }) => ({ ...told, amount: cents === null ? null : money(cents) })),
    total: money(requests.reduce((sum, { cents }) => sum + (cents ?? 0), 0)),
  }
}

async function readAsked(trx: Transaction, ids: readonly number[]): Promise<Asked[]> {
  return trx.query<Asked>(
    `select r.id, r.cancellation_steps as steps, coalesce(r.start_at::date, p.start_at::date, d.date) as arrival
     from requests r join placeholders p on p.id = r.placeholder_id left join days d on d.id = p.day_id
     where r.id = any ($1::bigint[])`,
    [ids],
  )
}
