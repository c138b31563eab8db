import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import {
  offerVersionContract,
  type VersionComparison,
} from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { day } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { nameOf } from '../../../lib/session.ts'
import type { Trip } from '../../orders/trip/api.ts'
import type { StoredOffer } from '../api.ts'

export type OfferVersion = ItemOf<typeof offerVersionContract, 'offer_version_read'>

/** The versions of a trip's offer, newest first. */
export function versionsOf(orderId: number) {
  return listOf(offerVersionContract, {
    groups: ['offer_version_read'],
    query: { 'order.id': orderId, '_order[id]': 'desc', _itemsPerPage: 500 },
  })
}

/** @param after the later version, or the trip as it is now, in the language of the version before it */
export function comparisonOf(before: number, after: number | 'now', { id }: Pick<Trip, 'id'>) {
  const isNow = after === 'now'
  return queryOptions({
    // What was told does not change; what would be told now does with the trip.
    queryKey: isNow
      ? [...keys.item('orders', id), 'offer-changes', before]
      : [offerVersionContract.name, 'comparison', before, after],
    queryFn: async ({ signal }) => {
      const query = isNow ? {} : { with: after }
      const path = `/api/offer_versions/${before}/comparison`
      return (await send<VersionComparison>('GET', path, { query, signal })).data
    },
    ...(isNow ? { placeholderData: keepPreviousData } : { staleTime: Number.POSITIVE_INFINITY }),
  })
}

/** 'Angebot 2600417 / 2' */
export function versionName({ type, number }: Pick<OfferVersion, 'type' | 'number'>): string {
  return `${documentTypes[type].label} ${number}`
}

/** Whether somebody says that it was sent, by post or from elsewhere; a mail from here tells its recipients. */
export function wasHandedOver({ sentAt, sentTo }: Pick<OfferVersion, 'sentAt' | 'sentTo'>): boolean {
  return sentAt !== null && sentTo.length === 0
}

/** 'Gesendet an Helga Brandt am 21.11.2026', 'Als gesendet markiert von Bernd Brandt am 21.11.2026' */
export function sentWords({ sentAt, sentTo, sentBy }: Pick<OfferVersion, 'sentAt' | 'sentTo' | 'sentBy'>): string {
  if (sentAt === null) return ''
  if (sentTo.length === 0)
    return `Als gesendet markiert${sentBy === null ? '' : ` von ${nameOf(sentBy)}`} am ${day(sentAt)}`
  return `Gesendet an ${sentTo.map(({ name, address }) => name || address).join(', ')} am ${day(sentAt)}`
}

/** The one the client knows: the last that was sent, else the last that was made. */
export function lastKnown(versions: readonly OfferVersion[]): OfferVersion | undefined {
  return versions.find(({ sentAt }) => sentAt !== null) ?? versions[0]
}

/** The version a stored document belongs to; one made before there were versions has none. */
export function versionOfDocument(
  versions: readonly OfferVersion[],
  { id }: Pick<StoredOffer, 'id'>,
): OfferVersion | undefined {
  return versions.find(({ document }) => idOf(document) === id)
}
