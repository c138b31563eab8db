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
import { type ServiceKind, serviceResources, sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import {
  airlinePlaceholderContract,
  trainPlaceholderContract,
} from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { create, newKey, update } from '../../lib/api.ts'
import { daysOf, useDaysChange } from '../itinerary/api.ts'
import type { InTurn } from './use-turns.ts'

const contracts = {
  hotel: hotelPlaceholderContract,
  ferry: ferryPlaceholderContract,
  airline: airlinePlaceholderContract,
  train: trainPlaceholderContract,
  other: otherPlaceholderContract,
  route: routeDetailContract,
  free: freeTextItemContract,
} as const

/** @returns the id of the new line, null when the server refused it */
type AddRow = (dayId: number, kind: ServiceKind) => Promise<string | null>

/**
 * Adds a service with its defaults at the end of a day (001 §7). It waits its turn: the order it is put behind must neither lack
 * the line before nor name one that is on its way out.
 */
export function useAddRow(orderId: number, inTurn: InTurn, onSaved: () => void): AddRow {
  const client = useQueryClient()
  const change = useDaysChange(orderId)

  /** The order as it stands now: the line before may have been added a moment ago. */
  function orderOf(dayId: number): readonly string[] {
    const days = client.getQueryData(daysOf(orderId).queryKey)?.items
    return days?.find(({ id }) => id === dayId)?.sortHelper ?? []
  }

  async function addRow(dayId: number, kind: ServiceKind): Promise<string | null> {
    const key = newKey()
    let row: string | null = null
    const isAdded = await change({
      send: async () => {
        const body = { day: linkTo('days', dayId), clientOffer: { status: 'included' }, isBrandNew: true }
        const { id } = await create(contracts[kind], body, key)
        row = `${serviceResources[kind]}/${id}`
        await update(dayContract, dayId, { sortHelper: [...orderOf(dayId), sortKey(kind, id)] })
      },
      done: 'Gespeichert!',
      failed: `${kind === 'free' ? 'Der Freitext' : 'Das Konzeptelement'} konnte nicht hinzugefügt werden! Server Error!`,
    })
    if (isAdded) onSaved()
    return row
  }

  return (dayId, kind) => inTurn(() => addRow(dayId, kind))
}
