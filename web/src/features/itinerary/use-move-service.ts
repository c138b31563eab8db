import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import {
  otherPlaceholderContract,
  routeDetailContract,
} from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import {
  ferryPlaceholderContract,
  freeTextItemContract,
  hotelPlaceholderContract,
} from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import {
  airlinePlaceholderContract,
  trainPlaceholderContract,
} from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { daysAfterMove, isSameSlot, keysAfterMove, keysOf, type Slot, slotOf } from './arrangement.ts'
import type { TripDay } from './days.ts'
import { usePlan } from './plan-context.tsx'
import type { Service } from './services.ts'

/** The resource of each kind of service. */
export const contracts = {
  hotel: hotelPlaceholderContract,
  ferry: ferryPlaceholderContract,
  airline: airlinePlaceholderContract,
  train: trainPlaceholderContract,
  other: otherPlaceholderContract,
  route: routeDetailContract,
  free: freeTextItemContract,
} as const

const putOn = (dayId: number, service: Service) =>
  update(contracts[service.kind], service.item.id, { day: linkTo('days', dayId) })

/** A move that was refused half-way is none: the service stands again where it stood (001 §7). */
async function takeBack(service: Service, from: TripDay) {
  try {
    await putOn(from.id, service)
    await update(dayContract, from.id, { sortHelper: keysOf(from) })
  } catch (error) {
    // The refusal of the move is told anyway, and the days are read again as they stand.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Puts a service into another place, within its day or on another one (DAY-04). */
export function useMoveService(): (service: Service, slot: Slot) => void {
  const { days, change } = usePlan()
  return (service, slot) => {
    const day = days.find(({ id }) => id === slot.dayId)
    const sortHelper = keysAfterMove(days, service.key, slot)
    const isUnmoved = slot.dayId === service.dayId && day !== undefined && String(keysOf(day)) === String(sortHelper)
    if (isUnmoved || isSameSlot(slot, slotOf(service))) return
    void change({
      show: (before) => daysAfterMove(before, service, slot),
      send: async () => {
        const from = days.find(({ id }) => id === service.dayId)
        if (slot.dayId === service.dayId || from === undefined) {
          await update(dayContract, slot.dayId, { sortHelper })
          return
        }
        await putOn(slot.dayId, service)
        try {
          await update(dayContract, slot.dayId, { sortHelper })
        } catch (error) {
          if (error instanceof ApiError) await takeBack(service, from)
          throw error
        }
      },
      done: 'Die Reihenfolge der Platzhalter wurde gespeichert!',
      failed: 'Die Reihenfolge der Platzhalter konnte nicht gespeichert werden! Server Error!',
    })
  }
}
