import { heldValue } from '@reisewerk/domain/calculation/cost/held-value.ts'
import { knownBefore } from '@reisewerk/domain/mail/renewal/known-before.ts'
import { decimalAmount, formatMoney, type Money } from '@reisewerk/domain/money.ts'
import type { OptionRadar, OptionRadarQuery, RadarOption } from '@reisewerk/domain/radar/option-radar.contract.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { wireOfDate, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { type HeldGiven, type RadarRow, readOpenOptions } from './option-radar.queries.ts'

/** Open options over all trips the actor sees, expired ones first, with what is at stake for who may know it (EASE-06). */
export async function optionRadar(
  trx: Transaction,
  { organisation, ...asked }: OptionRadarQuery,
  { today }: Pick<Desk, 'today'>,
): Promise<OptionRadar> {
  const houses = organisation === undefined ? trx.actor.organisationIds : [organisation]
  const rows = await readOpenOptions(trx, today, houses, asked)
  const { total = 0, expired = 0 } = rows[0] ?? {}
  return { options: rows.map(optionOf), total, expired }
}

function optionOf(row: RadarRow): RadarOption {
  const { id, dueDate, kind, status, partner, service, startAt, persons, isChosen, now, knows, held } = row
  return {
    ...{ id, kind, status, partner, service, persons, isChosen },
    dueDate: wireOfDate(dueDate),
    startAt: startAt === null ? null : wireOfLocalTime(startAt),
    order: { id: row.orderId, orderNumber: row.orderNumber, name: row.tripName, organisation: row.organisation },
    user: { id: row.userId, name: row.userName },
    knownFor: knownBefore(kind, now, knows),
    value: held === null ? null : stakeOf(held, knows.agreed.rooms ?? null),
  }
}

function stakeOf({ service, request, contingent, busSeats }: HeldGiven, knownRooms: RoomMix | null) {
  const told = (money: Money) => ({
    ...{ amount: decimalAmount(money.cents), currency: money.currency },
    formatted: formatMoney(money),
  })
  return heldValue(service, request, { contingent, knownRooms, busSeats }).map(told)
}
