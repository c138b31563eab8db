import { localeNamed } from '@reisewerk/domain/accounts/document-locale.ts'
import { localeKeys } from '@reisewerk/domain/accounts/options.ts'
import { type ListKindKey, listKindKeys, listSources } from '@reisewerk/domain/room-lists/documents/kinds.ts'
import { listOfHotelSchema } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { generateListDocuments } from './list-documents.service.ts'
import { listsOfHotels } from './lists-of-hotels.service.ts'

const digits = /^\d{1,15}$/
const params = z.object({ id: z.string().regex(digits).transform(Number) })
const linkOrNumber = z
  .string()
  .max(60)
  .transform((text) => idOfLink(text, 'room_lists') ?? (digits.test(text) ? Number(text) : Number.NaN))
  .refine(Number.isFinite, 'Bitte eine Nummer oder einen Verweis angeben')
const numbers = z
  .preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.string().regex(digits, 'Die Nummer besteht nur aus Ziffern').transform(Number)).max(50),
  )
  .optional()
const languages = `Erlaubt sind: ${localeKeys.join(', ')} und provider`
const kindInput = z
  .enum(['', ...listKindKeys], `Erlaubt sind: ${listKindKeys.join(', ')}`)
  .transform((key): ListKindKey => (key === '' ? 'hotel' : key))
const query = z.object({
  room_list_type: kindInput.describe('Art der Liste').optional(),
  document_name: z.string().max(200).optional(),
  room_list: linkOrNumber.optional(),
  ...{ 'requestId[]': numbers, requestId: numbers },
  language: z
    .string()
    .max(20)
    .transform((name) => (name === 'provider' ? name : localeNamed(name === '' ? 'de_DE' : name)))
    .refine((found) => found !== null, languages)
    .optional(),
  hotel_list_type: z
    .enum(Object.keys(listSources) as [keyof typeof listSources, ...(keyof typeof listSources)[]], {
      error: `Erlaubt sind: ${Object.keys(listSources).join(', ')}`,
    })
    .optional(),
})

/** Documents of room lists (002 §7). */
export function addListDocumentRoutes(app: FastifyInstance, platform: Platform): void {
  const document = (trx: Transaction, id: number) =>
    readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/orders/:id/room-list/generate-document',
    summary: 'Reise: Dokumente einer Zimmerliste erstellen und ablegen, für jedes Hotel eines',
    tag: 'room_lists',
    permission: 'signedIn',
    params,
    query,
    headers: localeHeader,
    handle: async (trx, { params: { id: orderId }, query: wanted, request }) => {
      const ids = await generateListDocuments(trx, platform, {
        orderId,
        kind: wanted.room_list_type ?? 'hotel',
        name: wanted.document_name,
        roomList: wanted.room_list,
        requests: wanted['requestId[]'] ?? wanted.requestId ?? [],
        language: wanted.language ?? localeAsked(request) ?? 'de_DE',
        source: wanted.hotel_list_type ?? 'current',
      })
      const documents = await Promise.all(ids.map((id) => document(trx, id)))
      // Of several, the first is told as if it were alone.
      return { ...documents[0], documents }
    },
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/room-list/hotels',
    summary: 'Reise: wie weit die Rooming-Liste jedes Hotels ist',
    tag: 'room_lists',
    permission: 'signedIn',
    params,
    query: z.object({ room_list: linkOrNumber.describe('Liste, die offen ist').optional() }),
    answer: z.array(listOfHotelSchema),
    handle: (trx, { params: { id }, query: { room_list } }) => listsOfHotels(trx, platform, id, room_list ?? null),
  })
}
