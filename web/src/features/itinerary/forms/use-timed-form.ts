import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import type { Passage } from '@reisewerk/domain/itinerary/passage-times.ts'
import type { placeholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import type { Change } from '@reisewerk/domain/itinerary/service-changes.ts'
import { type ServiceTimes, timesAfterChange } from '@reisewerk/domain/itinerary/service-times.ts'
import { isRefusal, type Refusal } from '@reisewerk/domain/refusal.ts'
import type { Drafts } from '../../../form/drafts.ts'
import type { HeldIn } from '../../../form/form-options.ts'
import { draftsOfTimes, momentsIn, useFollowedTimes, useFollowingCheckIn } from '../../../form/times.ts'
import {
  checkInMoment,
  localTimeFrom,
  type MomentsDraft,
  momentFrom,
  momentOf,
  rawTimes,
  timesBody,
} from '../../../lib/moments.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { dateOf } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import type { Service } from '../plan/services.ts'
import { type Opened, type ServiceForm, useServiceForm } from './use-service-form.ts'

type Common = typeof placeholderContract
type Timed<C extends Contract, Own extends object> = {
  own?: Own
  /** Its arrival goes along with another departure, also while that is being typed (decision 120). */
  isPassage?: boolean
  /** What follows by the rule of the kind (001 §4); null where nothing does. */
  rule: (
    before: Passage,
    change: Change<ServiceTimes>,
    form: { changed: Drafts<C>; was: HeldIn<C> },
  ) => Partial<ServiceTimes> | Refusal | null
  follow?: (changed: Drafts<C>, was: HeldIn<C>) => Drafts<C>
}
export type TimedForm<C extends Contract, Own extends object> = ServiceForm<C, Own> & {
  times: MomentsDraft
  /** @param more what is set with them */
  setTimes: (part: Partial<MomentsDraft>, more?: Drafts<C>) => void
}

/**
 * As `useServiceForm`, for kinds that have a beginning and an end by the clock; one that nobody has timed yet takes place on the
 * day on which it stands.
 */
export function useTimedForm<C extends Contract, Own extends object = object>(
  contract: C,
  props: { service: Service; how: Opened },
  { own, isPassage = false, rule, follow }: Timed<C, Own>,
): TimedForm<C, Own> {
  const { days } = usePlan()
  const { service } = props
  const day = days.find(({ id }) => id === service.dayId)
  const isOpen = momentOf(service.item.startAt).date === null && day !== undefined
  const moment = day === undefined ? momentFrom(null) : { date: dateOf(day), time: null }
  const opens: Drafts<Common> = isOpen ? { startAt: moment, endAt: moment } : {}

  function endAfter(changed: Drafts<Common>, was: HeldIn<Common>): Drafts<Common> {
    const base = followedTimes(changed)
    if (changed.endAt != null) return {}
    const times = momentsIn(was)
    const before =
      isPassage && base !== null
        ? rawTimes({ ...times, ...base })
        : { ...rawTimes({ ...times, start: { ...times.start, date: left } }), isArrivalConfirmed: true }
    const change = changed.startAt == null ? {} : { startAt: localTimeFrom(changed.startAt) }
    const followed = rule(before, change, { changed: changed as Drafts<C>, was: was as unknown as HeldIn<C> }) // of the contract
    if (followed === null) return {}
    // What must not be is said below the form; until then the end stays with its start all the same.
    const { endAt } = isRefusal(followed) ? timesAfterChange(before, change) : followed
    return endAt === undefined ? {} : { endAt: momentFrom(endAt) }
  }

  function checkInWith(changed: Drafts<Common>, value: HeldIn<Common>): Drafts<Common> {
    if (changed.startAt == null && changed.checkInAt == null) return {}
    const times = momentsIn(value)
    const said = checkInAfter({
      ...(changed.startAt != null && { start: changed.startAt }),
      ...(changed.checkInAt != null && { checkIn: changed.checkInAt.time }),
    })
    return { checkInAt: checkInMoment({ ...times, ...said }) }
  }

  const one = useServiceForm<C, Own>(contract, props, {
    ...(own !== undefined && { own }),
    opens: opens as Drafts<C>, // every kind has the common fields
    follow: (changed, value, was) => {
      const [all, now, before] = [changed, value, was] as unknown as [Drafts<Common>, HeldIn<Common>, HeldIn<Common>]
      return { ...endAfter(all, before), ...checkInWith(all, now), ...follow?.(changed, was) } as Drafts<C>
    },
    sends: ({ fields, value }) => {
      // Another beginning goes with its end: the form shows both, and the server would tell an end that is not named (001 §4).
      const isSent = (name: string) => name in fields || (name === 'endAt' && 'startAt' in fields)
      const times = timesBody(momentsIn(value as unknown as HeldIn<Common>))
      return Object.fromEntries(Object.entries(times).filter(([name]) => isSent(name)))
    },
  })
  const times = momentsIn(one.common.value)
  const left = useLastKnown(times.start.date)
  const checkInAfter = useFollowingCheckIn(times)
  const followedTimes = useFollowedTimes(times)
  return {
    ...one,
    times,
    setTimes: (part, more) =>
      one.common.set({
        ...(more as Drafts<Common> | undefined), // of fields of the kind
        ...draftsOfTimes(part),
      }),
  }
}
