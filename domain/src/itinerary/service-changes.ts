import type {
  Board,
  ClassCategory,
  OtherServiceCategory,
  PassageType,
  TrainCategory,
  TrainType,
} from '../accounts/options.ts'
import type { CalendarDate, LocalTime } from '../calendar-date.ts'
import { type DefaultHotelTime, type HotelTime, timesAfterHouse } from '../partners/hotel-times.ts'
import { type Refusal, refusal } from '../refusal.ts'
import { type ServiceKind, serviceKinds } from '../service-kinds.ts'
import { atClock, clockIn, isTimed } from './clock-time.ts'
import { flightTimes, type Passage, passageTimes } from './passage-times.ts'
import {
  atMidnight,
  endAfter,
  hotelStay,
  nightsOf,
  type ServiceTimes,
  timesAfterChange,
  timesRefusal,
} from './service-times.ts'

export type HotelState = ServiceTimes & {
  readonly board: Board
  readonly times: readonly HotelTime[]
  readonly defaultHotelTimes: readonly DefaultHotelTime[]
}
/** What goes by day or by night. */
type PassageState = Passage & { readonly type: PassageType; readonly hideClass: boolean }
export type FerryState = PassageState & {
  readonly startPort: number | null
  readonly endPort: number | null
  readonly classCategory: ClassCategory | null
}
export type AirlineState = Passage & {
  readonly startAirport: number | null
  readonly endAirport: number | null
  readonly airline: number
}
export type TrainState = PassageState & {
  readonly startTrainStation: number | null
  readonly endTrainStation: number | null
  readonly trainType: TrainType
  readonly category: TrainCategory
}
export type OtherState = ServiceTimes & {
  readonly category: OtherServiceCategory | null
  readonly otherServiceType: number | null
  readonly area: number | null
  readonly place: number | null
  readonly destination: number | null
  /** Minutes a service of the type lasts; null when nothing is usual. */
  readonly duration: number | null
}
export type RouteState = ClockState & { readonly predefinedRouteDetail: number | null }
/** What rules need to know of a service, by its kind. */
export type ServiceStates = {
  readonly hotel: HotelState
  readonly ferry: FerryState
  readonly airline: AirlineState
  readonly train: TrainState
  readonly other: OtherState
  readonly route: RouteState
  readonly free: ClockState
}
/** The fields somebody changed; those not named are undefined. */
export type Change<State> = { readonly [K in keyof State]?: State[K] | undefined }

/** What follows from a change of a hotel: one night by default, times that go with board and house (001 §4, PLACE-12). */
export function hotelAfterChange(
  before: HotelState,
  change: Change<HotelState>,
  dayShift = 0,
): Partial<HotelState> | Refusal {
  const moved = timesAfterChange(before, change, dayShift)
  const stay = { ...moved, ...hotelStay(moved) }
  return (
    timesRefusal(stay, 'hotel') ?? {
      ...stay,
      ...withCheckIn(before, change, stay, agreedTimes(before, change, nightsOf(stay))),
    }
  )
}

/** The times of a stay that follow from another board or house; undefined where nothing follows. */
function agreedTimes(before: HotelState, change: Change<HotelState>, nights: number): readonly HotelTime[] | undefined {
  const follows = change.board !== undefined || change.defaultHotelTimes !== undefined
  if (!follows || change.times !== undefined) return undefined
  const house = { before: before.defaultHotelTimes, after: change.defaultHotelTimes ?? before.defaultHotelTimes }
  return timesAfterHouse(change.board ?? before.board, before.times, house, [], nights)
}

/**
 * The check-in is one of the times of a stay: whichever of both is changed takes the other along, the check-in itself before
 * the times; what is sent back as it was read changes neither (001 §3, decision 005).
 */
function withCheckIn(
  before: HotelState,
  change: Change<HotelState>,
  { startAt, checkInAt }: ServiceTimes,
  agreed: readonly HotelTime[] | undefined,
): Partial<HotelState> {
  const times = agreed ?? change.times ?? before.times
  if (change.checkInAt !== undefined && (change.checkInAt !== before.checkInAt || change.times === undefined)) {
    return checkInIn(times) === clockOf(checkInAt) && agreed === undefined
      ? {}
      : { times: withCheckInTime(times, checkInAt) }
  }
  const time = checkInIn(times)
  const isNewTime = time !== checkInIn(before.times)
  if (isNewTime && time === undefined) return { checkInAt: null }
  const isOpen = checkInAt === null && (!isSame(times, before.times) || isNew(before, change, 'startAt'))
  const follows = startAt !== null && time !== undefined && (isNewTime || isOpen)
  return {
    ...(agreed !== undefined && { times: agreed }),
    ...(follows && { checkInAt: `${startAt.slice(0, 10)}T${time}:00` }),
  }
}

function isSame(times: readonly HotelTime[], others: readonly HotelTime[]): boolean {
  return (
    times.length === others.length &&
    times.every(({ type, time }, index) => type === others[index]?.type && time === others[index]?.time)
  )
}

function checkInIn(times: readonly HotelTime[]): string | undefined {
  return times.find(({ type }) => type === 'checkIn')?.time
}

function withCheckInTime(times: readonly HotelTime[], checkInAt: LocalTime | null): readonly HotelTime[] {
  const others = times.filter(({ type }) => type !== 'checkIn')
  const time = clockOf(checkInAt)
  return time === undefined ? others : [{ type: 'checkIn', time }, ...others]
}

function clockOf(time: LocalTime | null): string | undefined {
  return time?.slice(11, 16)
}

/** What follows from a change of a ferry: its type decides the day of arrival, hide-class means second (001 §4). */
export function ferryAfterChange(
  before: FerryState,
  change: Change<FerryState>,
  dayShift = 0,
): Partial<FerryState> | Refusal {
  return passageAfterChange('ferry', before, change, dayShift, { classCategory: 'second' })
}

/** What follows from a change of a train: the same as with a ferry (001 §4). */
export function trainAfterChange(
  before: TrainState,
  change: Change<TrainState>,
  dayShift = 0,
): Partial<TrainState> | Refusal {
  return passageAfterChange('train', before, change, dayShift, { category: 'second' })
}

/** @param hiddenClass what the class is when it is not shown */
function passageAfterChange<HiddenClass extends object>(
  kind: 'ferry' | 'train',
  before: PassageState,
  change: Change<PassageState>,
  dayShift: number,
  hiddenClass: HiddenClass,
): ServiceTimes | (ServiceTimes & HiddenClass) | Refusal {
  const times = passageTimes(before, change, dayShift)
  const hidden = change.hideClass ?? before.hideClass
  return timesRefusal(times, kind) ?? { ...times, ...(hidden && hiddenClass) }
}

/**
 * What follows from a change of another service: a new category takes the type away that belonged to the old one, and a new
 * start or type moves the end by the type's duration (001 §4).
 */
export function otherAfterChange(
  before: OtherState,
  change: Change<OtherState>,
  dayShift = 0,
): Partial<OtherState> | Refusal {
  const moved = timesAfterChange(before, change, dayShift)
  const losesType = isNew(before, change, 'category') && change.otherServiceType === undefined
  const duration = losesType ? null : (change.duration ?? before.duration)
  const setsEnd = isNew(before, change, 'startAt') || isNew(before, change, 'otherServiceType')
  const isFree = change.endAt === undefined && setsEnd && isTimed(moved.startAt) && duration !== null
  const times = isFree ? { ...moved, endAt: endAfter(moved.startAt, duration) } : moved
  return timesRefusal(times, 'other') ?? { ...times, ...(losesType && { otherServiceType: null }) }
}

function isNew<State>(before: State, change: Change<State>, name: keyof State): boolean {
  return change[name] !== undefined && change[name] !== before[name]
}

/** What follows from a change of a flight: its arrival goes along with its departure (decision 120). */
export function flightAfterChange(before: Passage, change: Change<ServiceTimes>, dayShift = 0): ServiceTimes | Refusal {
  const times = flightTimes(before, change, dayShift)
  return timesRefusal(times, 'airline') ?? times
}

/** What follows from a change of a service that has times and nothing else that follows from them. */
export function plainAfterChange(
  before: ServiceTimes,
  change: Change<ServiceTimes>,
  dayShift = 0,
): ServiceTimes | Refusal {
  const times = timesAfterChange(before, change, dayShift)
  return timesRefusal(times, 'free') ?? times
}

const unknownTimes = { startAt: null, endAt: null, checkInAt: null }
type Rules = {
  readonly [K in ServiceKind]: {
    readonly after: (
      before: ServiceStates[K],
      change: Change<ServiceStates[K]>,
      dayShift: number,
    ) => Partial<ServiceStates[K]> | Refusal
    /** What a new one starts from; when a ferry leaves is not known before somebody says so. */
    readonly fresh: ServiceStates[K]
  }
}
const rules: Rules = {
  hotel: { after: hotelAfterChange, fresh: { ...unknownTimes, board: 'half', times: [], defaultHotelTimes: [] } },
  ferry: {
    after: ferryAfterChange,
    fresh: { ...unknownTimes, type: 'day', startPort: null, endPort: null, hideClass: false, classCategory: null },
  },
  airline: { after: flightAfterChange, fresh: { ...unknownTimes, startAirport: null, endAirport: null, airline: -1 } },
  train: {
    after: trainAfterChange,
    fresh: {
      ...unknownTimes,
      type: 'day',
      startTrainStation: null,
      endTrainStation: null,
      trainType: 'standard',
      hideClass: false,
      category: 'second',
    },
  },
  other: {
    after: otherAfterChange,
    fresh: {
      ...unknownTimes,
      category: null,
      otherServiceType: null,
      area: null,
      place: null,
      destination: null,
      duration: null,
    },
  },
  route: { after: clockAfterChange, fresh: { ...unknownTimes, timeOfDay: null, predefinedRouteDetail: null } },
  free: { after: clockAfterChange, fresh: { ...unknownTimes, timeOfDay: null } },
}

/** What a new service of a kind starts from on its day: a hotel is taken from the day on which it stands (001 §4). */
export function newService<K extends ServiceKind>(kind: K, date: CalendarDate): ServiceStates[K] {
  const { fresh } = rules[kind]
  return serviceKinds[kind].nature === 'stay' ? { ...fresh, startAt: atMidnight(date) } : fresh
}

/** What follows from a change of a service of any kind. @param dayShift days by which its day moved */
export function serviceAfterChange<K extends ServiceKind>(
  kind: K,
  before: ServiceStates[K],
  change: Change<ServiceStates[K]>,
  dayShift = 0,
): Partial<ServiceStates[K]> | Refusal {
  return rules[kind].after(before, change, dayShift)
}

/** Whether a change clears route and service descriptions (PLACE-11). */
export function clearsDescriptions(
  kind: ServiceKind,
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): boolean {
  return serviceKinds[kind].main.some((name) => change[name] !== undefined && change[name] !== before[name])
}

/**
 * Some crossings, trains and other services ask whether the driver takes part (001 §5).
 * @param choice type of a ferry or train, category of another service
 * @param asking types or categories for which the agency wants to know
 */
export function driverChoiceRefusal<Choice extends string>(
  choice: Choice | null,
  driverNotParticipating: boolean | null,
  asking: readonly Choice[],
): Refusal | null {
  if (choice === null || driverNotParticipating !== null || !asking.includes(choice)) return null
  return refusal('driver_choice', 'Bitte auswählen, ob Fahrer inkludiert werden soll!', 'driverNotParticipating')
}

/** Another service is of some type once it is more than a draft (001 §5). */
export function serviceTypeRefusal(otherServiceType: number | null): Refusal | null {
  if (otherServiceType !== null) return null
  return refusal('no_service_type', 'Sie müssen einen zusätzlichen Dienst auswählen!', 'otherServiceType')
}

/** A free text or a route bullet point: a note at a clock time of its day, which is all that is shown of its time. */
export type ClockState = ServiceTimes & {
  /** 'HH:mm' */
  readonly timeOfDay: string | null
}

/**
 * A note begins at its time of day: whichever of both is changed takes the other along, the time of day before the beginning.
 * A beginning at 00:00:00 names the day alone, so the time of day stays (001 §3, §5); what is sent back as it was read changes
 * neither (decision 005).
 * @param change fields that are not named are undefined
 * @param dayShift days by which its day moved
 */
export function clockAfterChange(
  before: ClockState,
  change: { readonly [K in keyof ClockState]?: ClockState[K] | undefined },
  dayShift = 0,
): Partial<ClockState> | Refusal {
  const { startAt, ...times } = timesAfterChange(before, change, dayShift)
  const isNew = (name: keyof ClockState) => change[name] !== undefined && change[name] !== before[name]
  const isNamed = isNew('timeOfDay')
  const begins = isNew('startAt') && startAt !== null
  const told = isNamed ? (change.timeOfDay ?? null) : begins && isTimed(startAt) ? clockIn(startAt) : before.timeOfDay
  const after = {
    ...times,
    startAt: startAt !== null && (isNamed || begins) ? atClock(startAt.slice(0, 10), told) : startAt,
    ...(told !== before.timeOfDay && { timeOfDay: told }),
  }
  return timesRefusal(after, 'free') ?? after
}
