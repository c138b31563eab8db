import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { update } from '../../../lib/api.ts'
import { daysAfterMove, isSameSlot, keysAfterMove, keysOf, type Slot, slotOf } from '../plan/arrangement.ts'
import { usePlan } from '../plan/plan-context.tsx'
import type { Service } from '../plan/services.ts'

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
      send: () =>
        update(
          serviceContracts[service.kind],
          service.item.id,
          { day: linkTo('days', slot.dayId) },
          { query: { before: slot.before ?? '' } },
        ),
      done: 'Die Reihenfolge der Platzhalter wurde gespeichert!',
      failed: 'Die Reihenfolge der Platzhalter konnte nicht gespeichert werden! Server Error!',
    })
  }
}
