import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { roadLinkContract } from '@reisewerk/domain/trip-documents/road/road-link.contract.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { act, listOf } from '../../../lib/api.ts'

export type RoadLink = ItemOf<typeof roadLinkContract>
export type NewRoadLink = { recipient: string; withNames: boolean; locale: Locale; expiresOn: string }

export function roadLinksOf(orderId: number) {
  return listOf(roadLinkContract, { query: { 'order.id': orderId, _itemsPerPage: 100 } })
}

/** @returns the link with its address, which is told this once */
export async function makeRoadLink(orderId: number, { expiresOn, ...link }: NewRoadLink, key: string): Promise<string> {
  const body = { ...link, expiresOn: wireOfDate(expiresOn) }
  const { path } = (await act<RoadLink & { path: string }>(`/api/orders/${orderId}/road_links`, body, key)).data
  return new URL(path, location.origin).href
}

export function revokeRoadLink(id: number): Promise<unknown> {
  return act(`/api/road_links/${id}/revoke`)
}
