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
import { type ServiceKind, sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import {
  airlinePlaceholderContract,
  trainPlaceholderContract,
} from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { create, newKey, update } from '../../lib/api.ts'
import { type TripDay, useDaysChange } from '../itinerary/api.ts'

const contracts = {
  hotel: hotelPlaceholderContract,
  ferry: ferryPlaceholderContract,
  airline: airlinePlaceholderContract,
  train: trainPlaceholderContract,
  other: otherPlaceholderContract,
  route: routeDetailContract,
  free: freeTextItemContract,
} as const

/** Adds a service with its defaults at the end of a day (001 §7). @returns the id of its line, null when it was refused */
export function useAddRow(orderId: number, onSaved: () => void) {
  const change = useDaysChange(orderId)
  return async (day: TripDay, kind: ServiceKind): Promise<string | null> => {
    const key = newKey()
    let made: number | null = null
    const isAdded = await change({
      send: async () => {
        const body = { day: linkTo('days', day.id), clientOffer: { status: 'included' }, isBrandNew: true }
        made = (await create(contracts[kind], body, key)).id
        // A colleague may have added one meanwhile: the server keeps what the order does not name.
        await update(dayContract, day.id, { sortHelper: [...day.sortHelper, sortKey(kind, made)] })
      },
      done: 'Gespeichert!',
      failed: `${kind === 'free' ? 'Der Freitext' : 'Das Konzeptelement'} konnte nicht hinzugefügt werden! Server Error!`,
    })
    if (!isAdded || made === null) return null
    onSaved()
    return `${contracts[kind].name}/${made}`
  }
}
