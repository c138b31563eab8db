import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { dateOf, type TripDay } from './days.ts'
import { placeOfHotel, type ServiceOf, servicesOf } from './services.ts'

export type PlaceOfDay = NonNullable<ServiceOf<'hotel'>['item']['place']>

/** Whether a service of the kind is somewhere, other than a passage or words. */
function takesPlace(kind: ServiceKind): boolean {
  return serviceKinds[kind].nature === 'stay' || serviceKinds[kind].nature === 'visit'
}

/** Where a new service of a day most likely is: where the group sleeps or goes to on it, else where it woke up. */
export function placeOfDay(days: readonly TripDay[], day: TripDay): PlaceOfDay | null {
  const hotels = days.flatMap((one) => servicesOf(one)).filter((service) => service.kind === 'hotel')
  const ofDay = servicesOf(day).flatMap((service) => {
    if (service.kind === 'hotel') return [placeOfHotel(service)]
    return service.kind === 'other' ? [service.item.place] : []
  })
  const date = dateOf(day)
  const lastNight = hotels.findLast(({ item: { startAt, endAt } }) => {
    const [from, to] = [startAt, endAt].map((wire) => (wire === null ? null : dateOfWire(wire)))
    return from != null && to != null && from < date && date <= to
  })
  return ofDay.findLast((place) => place !== null) ?? (lastNight === undefined ? null : placeOfHotel(lastNight))
}

/** The same for a service of this kind; null for one that is nowhere. */
export function placeForNew(kind: ServiceKind, days: readonly TripDay[], day: TripDay): PlaceOfDay | null {
  return takesPlace(kind) ? placeOfDay(days, day) : null
}
