import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { remove } from '../../lib/api.ts'
import type { InSequence } from '../../lib/use-sequence.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { type TripDay, useDaysChange } from '../itinerary/plan/days.ts'
import { servicesOf } from '../itinerary/plan/services.ts'
import { failureOf, removal } from '../itinerary/plan/use-service-actions.ts'
import type { DrawerRow } from './rows.ts'

/** Deletes the service of a line, after asking (001 §5); a line that was only just begun goes like a cancelled form (001 §2.4). */
export function useRemoveRow(
  orderId: number,
  days: readonly TripDay[],
  inSequence: InSequence,
  onRemoved: (row: DrawerRow) => void,
) {
  const change = useDaysChange(orderId)

  async function send(row: DrawerRow, done?: string) {
    const { kind } = row
    if (kind === null) return
    const key = sortKey(kind, row.service.id)
    const isGone = await change({
      // A line added next is not put behind one that is gone, even before the days are read anew.
      show: (before) => before.map((day) => withoutKey(day, key)),
      send: () => remove(serviceContracts[kind], row.service.id),
      ...(done !== undefined && { done }),
      failed: failureOf(kind, 'gelöscht'),
    })
    if (isGone) onRemoved(row)
  }

  return {
    cancel: (row: DrawerRow) => inSequence(() => send(row)),
    remove: async (row: DrawerRow) => {
      const services = days.flatMap(servicesOf)
      const service = services.find(({ kind, item }) => kind === row.kind && item.id === row.service.id)
      if (service === undefined) return
      const isMeant = await confirm({ ...removal(service), action: 'Löschen', tone: 'bad' })
      if (isMeant) await inSequence(() => send(row, 'Konzeptelement gelöscht!'))
    },
  }
}

function withoutKey(day: TripDay, key: string): TripDay {
  return day.sortHelper.includes(key) ? { ...day, sortHelper: day.sortHelper.filter((other) => other !== key) } : day
}
