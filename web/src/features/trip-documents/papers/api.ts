import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import type { Attachment } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import { tripPapersContract } from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import { documentTemplateContract } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { makePaper } from '../../../form/papers/make-paper.ts'
import { create, listOf, newKey } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import type { StoredDocument } from '../../files/api.ts'

export type Papers = ItemOf<typeof tripPapersContract>
export type PaperTemplate = ItemOf<typeof documentTemplateContract>

/** How the travel documents of a trip are put together. A trip that has none yet gets them when somebody first looks. */
export function papersOf(orderId: number) {
  const list = listOf(tripPapersContract, { query: { 'order.id': orderId } })
  return queryOptions({
    queryKey: list.queryKey,
    queryFn: async (context) => {
      const page = await list.queryFn?.(context)
      if (page !== undefined && page.items.length > 0) return page
      return { items: [await create(tripPapersContract, { order: linkTo('orders', orderId) }, newKey())], total: 1 }
    },
    select: ({ items }): Papers => {
      const [papers] = items
      if (papers === undefined) throw new Error(`no papers of trip ${orderId}`)
      return papers
    },
  })
}

/** 'Gespeicherte Vorlagen' of the trip's house, in its language. */
export function templatesOf(organisation: number, locale: string) {
  return listOf(documentTemplateContract, {
    query: { 'organisationFilter.id': organisation, locale, isRetired: false, _itemsPerPage: 200 },
  })
}

/** The merge panel of a trip; any file that comes or goes may change it. */
export function attachmentsOf(orderId: number) {
  return queryOptions({
    queryKey: [...keys.list(documentContract.name), 'attachments-of', orderId],
    queryFn: async ({ signal }) =>
      (await send<Attachment[]>('GET', `/api/orders/${orderId}/trip-details/attachments`, { signal })).data,
  })
}

/** What a generation is asked for, in the words of 002 §7. */
export type WantedPapers = {
  _contact: string | null
  _route: boolean
  _generalInfos: boolean
  _questionaire: boolean
  print: boolean
  coverLetter: boolean
  menu: boolean
  detailed_route: boolean
}

/** Pages as pictures; `attached` pages are bound behind them. @property withoutMap providers whose box has no map to draw */
type Drawn = {
  svg: string
  pages: number
  parts: { part: string; page: number; last: number }[]
  attached: number
  withoutMap: string[]
  checks: PaperCheck[]
}
type Shown = { locale: string; version: number; merged: readonly number[] }

/**
 * The pages as they would come out now; the last ones stay until the next are there.
 * @param shown version of the kept letter, and the documents that are bound behind
 */
export function previewOf(orderId: number, wanted: WantedPapers, { locale, version, merged }: Shown) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), 'paper-preview', wanted, locale, version, merged],
    queryFn: async ({ signal }) => {
      const path = `/api/orders/${orderId}/trip-details/preview`
      return (await send<Drawn>('POST', path, { body: wanted, locale, signal })).data
    },
    placeholderData: keepPreviousData,
    // Pages are pictures of some size, and out of date as soon as somebody changes the trip.
    gcTime: 60_000,
  })
}

/** Makes the travel documents and stores them. */
export function generatePapers(orderId: number, wanted: WantedPapers, locale: string): Promise<StoredDocument> {
  return makePaper('tripPapers', orderId, { body: wanted, locale })
}
