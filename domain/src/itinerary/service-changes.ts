import type { Board, ClassCategory, PassageType } from '../accounts/options.ts'
import { type Refusal, refusal } from '../refusal.ts'
import { type HotelTime, timesForBoard } from './hotel-times.ts'
import { crossingEnd, hotelStay, type ServiceTimes, timesAfterChange, timesRefusal } from './service-times.ts'
import type { ServiceKind } from './sort-helper.ts'

export type HotelState = ServiceTimes & { readonly board: Board; readonly times: readonly HotelTime[] }
export type FerryState = ServiceTimes & {
  readonly type: PassageType
  readonly startPort: number | null
  readonly endPort: number | null
  readonly hideClass: boolean
  readonly classCategory: ClassCategory | null
}
/** The fields somebody changed; those not named are undefined. */
type Change<State> = { readonly [K in keyof State]?: State[K] | undefined }

/** What follows from a change of a hotel: one night by default, times that go with the board (001 §4, PLACE-12). */
export function hotelAfterChange(
  before: HotelState,
  change: Change<HotelState>,
  dayShift = 0,
): Partial<HotelState> | Refusal {
  const moved = timesAfterChange(before, change, dayShift)
  const times = { ...moved, ...hotelStay(moved) }
  const isNewBoard = change.board !== undefined && change.times === undefined
  return (
    timesRefusal(times, 1) ?? {
      ...times,
      ...(isNewBoard && { times: timesForBoard(change.board ?? before.board, before.times) }),
    }
  )
}

/** What follows from a change of a ferry: its type decides the day of arrival, hide-class means second (001 §4). */
export function ferryAfterChange(
  before: FerryState,
  change: Change<FerryState>,
  dayShift = 0,
): Partial<FerryState> | Refusal {
  const moved = timesAfterChange(before, change, dayShift)
  const isNewType = change.type !== undefined && change.type !== before.type
  const followsType = isNewType && change.endAt === undefined
  const times = followsType ? { ...moved, endAt: crossingEnd(change.type ?? before.type, moved) } : moved
  const hidden = change.hideClass ?? before.hideClass
  return timesRefusal(times, 0) ?? { ...times, ...(hidden && { classCategory: 'second' as const }) }
}

/** What follows from a change of a free text. */
export function freeTextAfterChange(
  before: ServiceTimes,
  change: Change<ServiceTimes>,
  dayShift = 0,
): ServiceTimes | Refusal {
  const times = timesAfterChange(before, change, dayShift)
  return timesRefusal(times, 0) ?? times
}

/**
 * What makes a service the one it is. When one of these changes, descriptions written for the old one would be wrong and
 * are cleared; hotels keep theirs (001 §5, PLACE-16).
 */
const mainProperties: Record<ServiceKind, readonly string[]> = {
  hotel: [],
  ferry: ['type', 'startPort', 'endPort'],
  airline: ['startAirport', 'endAirport', 'airline'],
  train: ['type', 'startTrainStation', 'endTrainStation', 'trainType'],
  other: ['category', 'otherServiceType', 'area', 'place', 'destination'],
  route: ['predefinedRouteDetail'],
  free: [],
}

/** Whether a change clears route and service descriptions (PLACE-11). */
export function clearsDescriptions(
  kind: ServiceKind,
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): boolean {
  return mainProperties[kind].some((name) => change[name] !== undefined && change[name] !== before[name])
}

/**
 * Some crossings ask whether the driver takes part (001 §5).
 * @param asking types of crossing for which the agency wants to know
 */
export function driverChoiceRefusal(
  type: PassageType,
  driverNotParticipating: boolean | null,
  asking: readonly PassageType[],
): Refusal | null {
  if (driverNotParticipating !== null || !asking.includes(type)) return null
  return refusal('driver_choice', 'Bitte auswählen, ob Fahrer inkludiert werden soll!', 'driverNotParticipating')
}
