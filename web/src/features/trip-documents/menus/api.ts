import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { infoContract } from '@reisewerk/domain/geography/info.contract.ts'
import type { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import type { Meal } from '@reisewerk/domain/trip-documents/menus/menu-words.ts'
import type { menuContract } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'

export type ServingRequest = ItemOf<typeof requestContract, 'trip_dashboard_read'>
export type HouseMenu = ItemOf<typeof menuContract>

export function menusOf(orderId: number) {
  return listOf(tripDetailContract, { query: { 'order.id': orderId, type: 'menu', _itemsPerPage: 500 } })
}

/** Whom a trip asks to serve on a day: hotels, trains and other services (002 §7). @param date '15.05.2027' */
export function servingOn(orderId: number, date: string) {
  return queryOptions({
    queryKey: ['requests', 'provider_by_date', orderId, date],
    queryFn: async ({ signal }) => {
      const query = { 'order.id': orderId, date }
      return (await send<ServingRequest[]>('GET', '/api/requests/provider_by_date', { query, signal })).data
    },
  })
}

/** What a provider serves for a kind of request, in the language of the trip (002 §7). */
export function houseMenus(provider: number, requestType: string, locale: Locale) {
  return queryOptions({
    queryKey: ['menus', 'of-provider', provider, requestType, locale],
    queryFn: async ({ signal }) => {
      const query = { 'provider.id': provider, requestTypes: requestType, isRetired: false, _itemsPerPage: 200 }
      return (await send<HouseMenu[]>('GET', '/api/menus', { query, locale, signal })).data
    },
  })
}

/** What is known of eating at a provider (002 §7). */
export function menuInfos(provider: number) {
  return listOf(infoContract, { query: { type: 'menu', 'provider.id': provider } })
}

/** The menu list as it would come out now; any menu of a trip that changes may change it. */
export function menuListPreview(orderId: number, locale: Locale, shown: readonly Meal[]) {
  return queryOptions({
    queryKey: [...keys.list(tripDetailContract.name), 'menu-list-preview', orderId, locale, shown],
    queryFn: async ({ signal }) => {
      const path = `/api/orders/${orderId}/menu/preview`
      return (await send<Drawn>('POST', path, { query: { 'meals[]': shown }, locale, signal })).data
    },
    placeholderData: keepPreviousData,
    // Pages are pictures of some size, and out of date as soon as somebody changes the trip.
    gcTime: 60_000,
  })
}

type Drawn = { svg: string; pages: number }
