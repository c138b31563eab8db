import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { create, newKey, remove, update } from '../../lib/api.ts'
import type { InSequence } from '../../lib/use-sequence.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import type { Target } from '../../ui/sheet/typed-cells.ts'
import { daysOf, type TripDay, useDaysChange } from '../itinerary/plan/days.ts'
import { placeForNew } from '../itinerary/plan/place-of-day.ts'
import { servicesOf } from '../itinerary/plan/services.ts'
import { failureOf, removal } from '../itinerary/plan/use-service-actions.ts'
import type { DrawerRow } from './rows.ts'

/**
 * @param onMade one of them is there, told by its place among the kinds
 * @returns the new services in their order; the one the server refused and those behind it are missing
 */
type AddRows = (
  dayId: number,
  kinds: readonly ServiceKind[],
  onMade?: (service: Target, place: number) => void,
) => Promise<readonly Target[]>

/**
 * Adds services with their defaults at the end of a day (001 §7). They wait their turn: the order they are put behind must
 * neither lack the line before nor name one that is on its way out.
 */
export function useAddRows(orderId: number, inSequence: InSequence, onSaved: () => void): AddRows {
  const client = useQueryClient()
  const change = useDaysChange(orderId)

  /** The order as it stands now, in which the new ones may have been read already, with these at its end. */
  function orderWith(dayId: number, added: readonly string[]): readonly string[] {
    const days = client.getQueryData(daysOf(orderId).queryKey)?.items
    const before = days?.find(({ id }) => id === dayId)?.sortHelper ?? []
    return [...before.filter((key) => !added.includes(key)), ...added]
  }

  function placeIn(dayId: number, kind: ServiceKind) {
    const days = client.getQueryData(daysOf(orderId).queryKey)?.items ?? []
    const day = days.find(({ id }) => id === dayId)
    return day === undefined ? null : placeForNew(kind, days, day)
  }

  const addRows: AddRows = async (dayId, kinds, onMade) => {
    const wanted = kinds.map((kind) => ({ kind, key: newKey() }))
    const body = { day: linkTo('days', dayId), clientOffer: { status: 'included' }, isBrandNew: true }
    const added: Target[] = []
    const sortKeys: string[] = []
    const isAdded = await change({
      send: async () => {
        for (const { kind, key } of wanted) {
          const place = placeIn(dayId, kind)
          const placed = place === null ? body : { ...body, place: linkTo('places', place.id) }
          const created = await create(serviceContracts[kind], placed, key)
          // The answer names its place by a link, the lines by what it is.
          const item = place === null ? created : { ...created, place }
          const service = { resource: serviceKinds[kind].resource, id: item.id, item }
          added.push(service)
          sortKeys.push(sortKey(kind, item.id))
          onMade?.(service, added.length - 1)
        }
        await update(dayContract, dayId, { sortHelper: orderWith(dayId, sortKeys) })
      },
      done: 'Gespeichert!',
      failed: failureOf(kinds.find((kind) => kind !== 'free') ?? 'free', 'hinzugefügt'),
    })
    if (isAdded || added.length > 0) onSaved()
    return added
  }

  return (...asked) => inSequence(() => addRows(...asked))
}

/** Deletes the service of a line, after asking (001 §5); a line that was only just begun goes like a cancelled form (001 §2.4). */
export function useRemoveRow(
  orderId: number,
  days: readonly TripDay[],
  inSequence: InSequence,
  removing: (rows: readonly DrawerRow[], send: () => Promise<boolean>) => Promise<boolean>,
  onRemoved: () => void,
) {
  const change = useDaysChange(orderId)

  async function send(row: DrawerRow, done?: string) {
    const { kind } = row
    if (kind === null) return
    const key = sortKey(kind, row.service.id)
    const isGone = await removing([row], () =>
      change({
        // A line added next is not put behind one that is gone, even before the days are read anew.
        show: (before) => before.map((day) => withoutKey(day, key)),
        send: () => remove(serviceContracts[kind], row.service.id),
        ...(done !== undefined && { done }),
        failed: failureOf(kind, 'gelöscht'),
      }),
    )
    if (isGone) onRemoved()
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
