import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { flightTimes, passageTimes } from '@reisewerk/domain/itinerary/passage-times.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { timesAfterChange, timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import type { ferryRequestContract, requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import type { trainRequestContract } from '@reisewerk/domain/requests/transport-request.contract.ts'
import { isCrossingKind } from '@reisewerk/domain/service-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Drafts } from '../../../form/drafts.ts'
import { draftOf } from '../../../form/field-value.ts'
import type { FormOptions, HeldIn } from '../../../form/form-options.ts'
import { momentsIn, useFollowedTimes, useFollowingCheckIn } from '../../../form/times.ts'
import { type ItemForm, useItemForm } from '../../../form/use-item-form.ts'
import {
  checkInClock,
  checkInMoment,
  endFollowing,
  type Moment,
  momentOf,
  timesBody,
  timesOf,
} from '../../../lib/moments.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import { isOwnArrivalConfirmed } from '../../itinerary/plan/departure-moved.ts'
import { choiceOf } from '../../itinerary/plan/service-draft.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import type { Wish } from '../../itinerary/plan/wish.ts'
import { type CabinRow, cabinLists, cabinsIn, type HeldCabins, personsHeld, seatsInClass } from './cabin-rows.ts'

type Common = typeof requestContract
type Ferry = typeof ferryRequestContract
type Train = typeof trainRequestContract

/** What all parts of the form of a request know. */
export type RequestForm = {
  readonly service: RequestedService
  readonly wish: Wish
  readonly form: ItemForm<Common>
  /** It is asked for inside the form of its new service, which has times and the like itself. */
  readonly isFirst: boolean
  readonly cabins: readonly CabinRow[]
  readonly setCabins: (cabins: readonly CabinRow[]) => void
  /** Where its prices were taken over from, as it was then: 'Saisonpreise 01.05.2027–30.09.2027'; '' where nobody took any. */
  readonly pricesFrom: string
  /** Persons held: as somebody typed it, or as the cabins hold them (REQ-04). */
  readonly reserved: number
  /** Why it cannot be saved yet. A flight has its airline, if only 'no-name'. */
  readonly missing: string | null
}

type Options = Pick<FormOptions<Common, object>, 'title' | 'gone' | 'isPassing' | 'within' | 'onSaved' | 'onClose'> & {
  request: ServiceRequest | null
  wish: Wish
  isFirst: boolean
}

/** A request of whatever kind; a new one takes over what its service says, and the trip's guests are asked for (REQ-02). */
export function useRequestForm(service: RequestedService, options: Options): RequestForm {
  const { request, wish, isFirst, ...frame } = options
  const { kind, item } = service
  const contract = requestContracts[kind] as unknown as Common // as far as all kinds have it
  const left = useLastKnown(momentOf((request ?? item).startAt).date)
  const leaves = (held: HeldIn<Common>) => (isFirst ? wish.date : (held('startAt')?.date ?? null))

  const form = useItemForm(contract, {
    ...frame,
    name: 'request',
    item: request as never, // of this kind
    what: { text: 'diese Anfrage', table: 'requests' },
    of: item.id,
    looks: { checkInAt: { as: 'time' }, ...(kind === 'ferry' && { embarkAt: { as: 'time' } }) },
    begins: { ...(isFirst ? { provider: wish.provider, agency: wish.agency } : begunBy(service)), ...asks(service) },
    follow: (changed, value, was) => ({
      ...endAfter(changed, was),
      ...((changed.startAt != null || changed.checkInAt != null) && { checkInAt: checkInWith(changed, value) }),
      ...(kind === 'ferry' && boarding(changed, value)),
      ...(kind === 'train' && seats(changed, value, was)),
    }),
    sends: ({ isNew, fields, value }) => {
      // Another beginning goes with its end: the form shows both, and the server would tell an end that is not named (001 §4).
      const isSent = (name: string) => name in fields || (name === 'endAt' && 'startAt' in fields)
      const times = Object.entries(timesBody(momentsIn(value))).filter(([name]) => isSent(name))
      return {
        ...(isNew && { placeholder: linkTo(serviceContracts[kind].name, item.id) }),
        ...Object.fromEntries(times),
      }
    },
    // What nobody chose is left to the server, which takes it from the service.
    creates: (body) => ({
      path: `/api/${contract.name}`,
      body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
    }),
  })

  function endAfter(changed: Drafts<Common>, was: HeldIn<Common>): Drafts<Common> {
    const base = followedTimes(changed)
    if (changed.startAt == null || changed.endAt != null) return {}
    const isPassage = kind === 'airline' || isCrossingKind(kind)
    const times = momentsIn(was)
    if (!isPassage || base === null)
      return { endAt: endFollowing(times, startOf(was) ?? left, changed.startAt, timesAfterChange) }
    return { endAt: endFollowing({ ...times, ...base }, base.start.date, changed.startAt, passageRule(was)) }
  }

  function passageRule(was: HeldIn<Common>): typeof timesAfterChange {
    const confirmed = { isArrivalConfirmed: request !== null && isOwnArrivalConfirmed(request) }
    if (kind === 'airline') return (before, change) => flightTimes({ ...before, ...confirmed }, change)
    const type = (was as unknown as HeldIn<Ferry>)('type') ?? 'day' // ferries and trains have one
    return (before, change) => passageTimes({ ...before, ...confirmed, type }, change)
  }

  const times = momentsIn(form.value)
  const checkInAfter = useFollowingCheckIn(times)
  const followedTimes = useFollowedTimes(times)
  const embarkOf = (held: HeldIn<Common>) => (held as unknown as HeldIn<Ferry>)('embarkAt')?.time ?? null // of a ferry
  const boardingAfter = useFollowingCheckIn({ ...times, checkIn: kind === 'ferry' ? embarkOf(form.value) : null })

  function checkInWith(changed: Drafts<Common>, value: HeldIn<Common>): Moment {
    const said = checkInAfter({
      ...(changed.startAt != null && { start: changed.startAt }),
      ...(changed.checkInAt != null && { checkIn: changed.checkInAt.time }),
    })
    return checkInMoment({ ...momentsIn(value), ...said })
  }

  /** One goes on board on the day of departure, and so long before it as it was said. */
  function boarding(changed: Drafts<Ferry>, value: HeldIn<Common>): Drafts<Ferry> {
    if (changed.startAt == null && changed.embarkAt == null) return {}
    const { checkIn: time = embarkOf(value) } = boardingAfter({
      ...(changed.startAt != null && { start: changed.startAt }),
      ...(changed.embarkAt != null && { checkIn: changed.embarkAt.time }),
    })
    return { embarkAt: { date: time === null ? null : leaves(value), time } }
  }

  const hasCabins = isCrossingKind(kind)
  const cabins = hasCabins ? cabinsIn(form.value as HeldCabins) : []
  const stored: HeldCabins = (name) => request !== null && draftOf(contract as Contract, { name }, { ...request })
  const before = hasCabins && request !== null ? personsHeld(cabinsIn(stored)) : 0
  const isCounted = !form.isTouched('contingent.reservedAmount') && personsHeld(cabins) !== before
  const isAlone = form.value('provider') === null && form.value('agency') === null
  return {
    ...{ service, wish, form, isFirst, cabins },
    setCabins: (next) => {
      // Without any the trip's own rooms or cabins are asked for.
      const lists = next.length === 0 && form.isNew ? noCabins : cabinLists(next)
      const counts = personsHeld(next) === personsHeld(cabins) ? {} : { 'contingent.reservedAmount': undefined }
      form.set({ ...lists, ...counts } as Drafts<Common>) // undefined takes back what was typed
    },
    pricesFrom: request?.pricesFrom ?? '',
    reserved: isCounted ? personsHeld(cabins) : (form.value('contingent.reservedAmount') ?? 0),
    missing:
      kind !== 'airline' && isAlone
        ? 'Bitte Leistungsträger oder Agentur auswählen'
        : isFirst
          ? null
          : (timesRefusal(timesOf(times), kind)?.message ?? null),
  }
}

const noCabins = {
  'contingent.singleCabins': undefined,
  'contingent.doubleCabins': undefined,
  'contingent.otherCabins': undefined,
}
const startOf = (held: HeldIn<Common>) => held('startAt')?.date ?? null

function asks({ item }: RequestedService): Drafts<Common> {
  return { 'contingent.askedAmount': item.info.personsAsked, 'requestStatus.status': 'new' }
}

function begunBy(service: RequestedService): Drafts<Common> {
  const { startAt, endAt, checkInAt, agency } = service.item
  const checkIn = { ...momentOf(checkInAt), time: checkInClock(checkInAt) }
  const times = { startAt: momentOf(startAt), endAt: momentOf(endAt), checkInAt: checkIn }
  return { ...times, agency: choiceOf(agency), ...ownOf(service) }
}

/** What only requests of its kind take over. */
function ownOf(service: RequestedService): object {
  switch (service.kind) {
    case 'hotel':
      return { board: service.item.board }
    case 'train': {
      const { category, trainType, wagonType } = service.item
      return { category, trainType, wagonType }
    }
    case 'other':
      return { meetingPoint: service.item.meetingPoint }
    default:
      return {}
  }
}

function seats({ category }: Drafts<Train>, value: HeldIn<Common>, was: HeldIn<Common>): Drafts<Common> {
  if (category == null) return {}
  const before = (was as unknown as HeldIn<Train>)('category') ?? 'second' // of a train
  const moved = seatsInClass(before, category, cabinsIn(value as HeldCabins))
  return moved === null ? {} : (cabinLists(moved) as Drafts<Common>) // the lists of a train
}
