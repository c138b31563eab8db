import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { isTimed } from '@reisewerk/domain/itinerary/clock-time.ts'
import { flightTimes, passageTimes } from '@reisewerk/domain/itinerary/passage-times.ts'
import {
  endAfter,
  endKeepingLength,
  hotelStay,
  passageTypeOf,
  type ServiceTimes,
  timesAfterChange,
  timesRefusal,
} from '@reisewerk/domain/itinerary/service-times.ts'
import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { isCrossingKind, type RequestedKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import { checkRequestPeriod } from '../itinerary/service-checks.service.ts'
import { findDuration, type TimedRequest } from './requests.queries.ts'

type Change = Pick<RequestBody, 'startAt' | 'endAt' | 'checkInAt' | 'type'>

const timed = ['startAt', 'endAt', 'checkInAt', 'type'] as const

/**
 * The times of a request after a change, by the rules of its service: whoever moves the start takes the end along, another
 * service lasts as long as before or as its new type does, the type of a crossing decides the day of arrival (001 §4), a
 * hotel is asked from day to day for a night at least (001 §5), and all of it around the time of the trip.
 * @throws ApiError 422 at the field
 */
export async function requestTimes(trx: Transaction, before: TimedRequest, fields: RequestBody): Promise<RequestBody> {
  const end = before.kind === 'other' ? await endOfOther(trx, before, fields) : null
  if (end === null && timed.every((name) => fields[name] === undefined)) return {}
  const after = timesByKind(before, end === null ? fields : { ...fields, endAt: end })
  const refusal = timesRefusal(after, before.kind)
  if (refusal !== null) throw refused(refusal)
  if (after.startAt !== before.startAt || after.endAt !== before.endAt)
    await checkRequestPeriod(trx, before.orderId, after)
  return after
}

/** The end of another service whose start or type is named anew, and its end is not (001 §4). */
async function endOfOther(trx: Transaction, before: TimedRequest, fields: RequestBody): Promise<LocalTime | null> {
  const { startAt = before.startAt, endAt } = fields
  const type = fields.otherServiceType ?? before.otherServiceType
  const isOtherType = type !== before.otherServiceType
  if (endAt !== undefined || !startAt || (startAt === before.startAt && !isOtherType)) return null
  const duration = type === null ? null : await findDuration(trx, type)
  if (isOtherType && duration !== null) return isTimed(startAt) ? endAfter(startAt, duration) : null
  return startAt === before.startAt ? null : endKeepingLength(startAt, before, duration)
}

function timesByKind(before: TimedRequest, change: Change): ServiceTimes {
  const type = change.type ?? before.type
  if (isCrossingKind(before.kind) && type !== null) return passageTimes({ ...before, type }, change)
  if (before.kind === 'airline') return flightTimes(before, change)
  const moved = timesAfterChange(before, change)
  return serviceKinds[before.kind].nature === 'stay' ? { ...moved, ...hotelStay(moved) } : moved
}

/** The type of a new crossing: as named, else as its own times tell, else that of its service. */
export function passageOf(
  kind: RequestedKind,
  fields: RequestBody,
  ofService: PassageType | null,
): { type?: PassageType } {
  if (!isCrossingKind(kind)) return {}
  const { type, startAt = null, endAt = null } = fields
  const told = type ?? passageTypeOf({ startAt, endAt }) ?? ofService
  return told === null ? {} : { type: told }
}
