import { type Change, clearsDescriptions } from '@reisewerk/domain/itinerary/service-changes.ts'
import { type ServiceTimes, timesAfterChange } from '@reisewerk/domain/itinerary/service-times.ts'
import { isRefusal, type Refusal } from '@reisewerk/domain/refusal.ts'
import { useState } from 'react'
import { type MomentsDraft, momentFrom, momentsOf, startingOn, timesBody } from '../../../lib/moments.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { dateOf } from '../plan/dates.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { type CommonDraft, changedTimed, commonBodyOf, commonDraftOf } from '../plan/service-draft.ts'
import type { Service } from '../plan/services.ts'
import { useFollowingCheckIn } from './use-following-check-in.ts'

/** What the form of a service works on. */
export type ServiceDraft<Draft> = {
  draft: Draft
  set: (part: Partial<Draft>) => void
  /** It is another service now, and the descriptions of the old one are cleared. */
  clears: boolean
  /** The fields that were changed. */
  body: () => Record<string, unknown>
  /** The service as it is by now, as a body that would save it so. */
  stored: () => Record<string, unknown>
}

/**
 * What a form holds: as the service was when it opened, and as it is typed. What all kinds share is added to it.
 * @param own what only this kind has @param bodyOf the body that saves it
 */
export function useDraft<Own extends object>(
  service: Service,
  own: () => Own,
  bodyOf: (draft: CommonDraft & Own) => object,
): ServiceDraft<CommonDraft & Own> {
  return useOpenedDraft(service, own, bodyOf, (stored) => stored)
}

const noDescriptions = { routeDescription: '', serviceDescription: '' }

/** @param opened what the form shows first when that is more than is stored */
export function useOpenedDraft<Own extends object>(
  service: Service,
  own: () => Own,
  bodyOf: (draft: CommonDraft & Own) => object,
  opened: (stored: CommonDraft & Own) => CommonDraft & Own,
): ServiceDraft<CommonDraft & Own> {
  const { trip } = usePlan()
  const stored = () => ({ ...commonDraftOf(service), ...own() })
  const [before] = useState(stored)
  const [draft, setDraft] = useState(() => opened(before))
  const wholeBody = (one: CommonDraft & Own) => ({ ...commonBodyOf(one, trip.orderCurrency), ...bodyOf(one) })
  const isOther = (one: CommonDraft & Own) =>
    clearsDescriptions(service.kind, { ...wholeBody(before) }, { ...wholeBody(one) })
  /** Stored descriptions of another way would be wrong: the server clears them, and so does the form, in sight (PLACE-11). */
  function after(now: CommonDraft & Own, part: Partial<CommonDraft & Own>): CommonDraft & Own {
    const next = { ...now, ...part }
    const [was, is] = [isOther(now), isOther(next)]
    if (was === is) return next
    const [from, to] = is ? [before, noDescriptions] : [noDescriptions, before]
    const described = (name: keyof typeof noDescriptions) => (next[name] === from[name] ? to[name] : next[name])
    return {
      ...next,
      routeDescription: described('routeDescription'),
      serviceDescription: described('serviceDescription'),
    }
  }
  return {
    draft,
    clears:
      isOther(draft) &&
      (before.routeDescription !== draft.routeDescription || before.serviceDescription !== draft.serviceDescription),
    set: (part) => setDraft((now) => after(now, part)),
    body: () => changedTimed(wholeBody(before), wholeBody(draft)),
    stored: () => wholeBody(stored()),
  }
}

type Timed<Own> = CommonDraft & MomentsDraft & Own
type Part<Own, State> = {
  own: () => Own
  bodyOf: (draft: Timed<Own>) => object
  /** What follows from a change, by the rule of the kind (001 §4). */
  rule: (before: State, change: Change<State>) => Partial<State> | Refusal
  /** A draft as the rule sees it. */
  stateOf: (draft: Timed<Own>) => State
  /** What the draft takes over of what follows, besides the end. */
  takes?: (after: Partial<State>) => Partial<Own>
}

/**
 * As `useDraft`, for kinds that have a beginning and an end by the clock; one that nobody has timed yet takes place on the
 * day on which it stands. `after` is a part with everything that follows from it, `follow` sets that.
 */
export function useTimedDraft<Own extends object, State extends ServiceTimes>(
  service: Service,
  { own, bodyOf, rule, stateOf, takes }: Part<Own, State>,
) {
  const { days } = usePlan()
  const day = days.find(({ id }) => id === service.dayId)
  const form = useOpenedDraft<MomentsDraft & Own>(
    service,
    () => ({ ...momentsOf(service.item), ...own() }),
    (draft) => ({ ...timesBody(draft), ...bodyOf(draft) }),
    (stored) => startingOn(stored, day && dateOf(day)),
  )
  const { draft } = form
  const checkInAfter = useFollowingCheckIn(draft)
  const set = (part: Partial<Timed<Own>>) => form.set({ ...part, ...checkInAfter(part) })
  const date = useLastKnown(draft.start.date)
  function after(part: Partial<Timed<Own>>, change: Change<State>): Partial<Timed<Own>> {
    const before = stateOf({ ...draft, start: { ...draft.start, date } })
    const followed = rule(before, change)
    // What must not be is said below the form; until then the end stays with its start all the same.
    if (isRefusal(followed)) return { ...part, end: momentFrom(timesAfterChange(before, change).endAt) }
    const end = followed.endAt === undefined ? draft.end : momentFrom(followed.endAt)
    return { ...part, end, ...takes?.(followed) }
  }
  return {
    ...form,
    set,
    after,
    follow: (part: Partial<Timed<Own>>, change: Change<State>) => set(after(part, change)),
  }
}
