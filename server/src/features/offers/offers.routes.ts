import { drawnPagesSchema } from '@reisewerk/domain/documents/drawn-pages.contract.ts'
import { offerContentsSchema } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { generatedTypes, type MadeType, madeTypes } from '@reisewerk/domain/offers/offer-documents.ts'
import { offeredPhotosSchema } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { type VersionType, versionTypes } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { addEndpoint, type Input } from '../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../platform/endpoint/locale.ts'
import { violated } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { calculationKind } from '../calculation/calculation-document.service.ts'
import { internalCalculationKind } from '../calculation/internal-calculation.service.ts'
import { type DocumentKind, drawDocument, generateDocument } from '../documents/generate.service.ts'
import { detailedRouteKind, routeKind } from '../documents/route.service.ts'
import { allotmentKind } from './allotment.service.ts'
import { readOfferedOrders } from './attached-orders.queries.ts'
import { checkPaper, contentsOfOffer } from './offer-checks.service.ts'
import { confirmationKind, offerKind } from './offer-kinds.service.ts'
import { photosForOffer } from './photos/offer-photos.service.ts'
import { standingDocument } from './versions/offer-versions.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const group = oneOrMore('document_read', 'Bekannt ist die Gruppe document_read.')
/** By which numbers, and as what. */
const calculations = { calculation: calculationKind, internal_calculation: internalCalculationKind }
type OwnKinds = Record<Exclude<MadeType, keyof typeof calculations>, DocumentKind>
const kindsIn = (files: FileStore): OwnKinds => ({
  offer: offerKind(files),
  offer_confirmation: confirmationKind(files),
  route: routeKind,
  detailed_route: detailedRouteKind,
  allotment: allotmentKind,
})
const previewQuery = z.object({ types: z.enum(generatedTypes).optional() })
const type = z.enum(madeTypes, `Erlaubt sind: ${madeTypes.join(', ')}`)
/** Several are made one after the other (002 §2: 'checkboxes for generation types'). */
const types = z.union([type, z.array(type).max(madeTypes.length)], `Erlaubt sind: ${madeTypes.join(', ')}`).optional()
const query = z.object({
  ...{ '_groups[]': group, _groups: group, types, 'types[]': types },
  contingent_type: z
    .enum(['Reserved', 'Asked'], 'Erlaubt sind: Reserved, Asked')
    .describe(
      'Einer Kalkulation: Buchungsstand (Reserved) oder Kontingent (Asked); ohne Angabe das Gebuchte, wenn etwas gebucht ist',
    )
    .optional(),
  filetype: z
    .enum(['pdf', 'xlsx'], 'Erlaubt sind: pdf, xlsx')
    .describe('Einer Kalkulation: als PDF oder als Tabelle mit Formeln')
    .optional(),
})
type Asked = Input<typeof params, typeof query>

/** A trip with those its offer speaks for: each is a part of its documents (OFFER-01). */
async function tripsOf(trx: Transaction, orderId: number) {
  return { orderId, attached: await readOfferedOrders(trx, orderId) }
}

function isCounted(type: MadeType): type is keyof typeof calculations {
  return type in calculations
}

function isVersion(type: MadeType): type is VersionType {
  return type in versionTypes
}

function oneOrMore<Value extends string>(value: Value, message: string) {
  return z.union([z.literal(value), z.array(z.literal(value))], message).optional()
}

/** Making the offer (002 §7). The documents call it by GET; since it stores something, POST is the honest way. */
export function addOffersRoutes(app: FastifyInstance, platform: Platform): void {
  const kinds = kindsIn(platform.files)
  const previewed = { ...kinds, calculation: calculationKind({ basis: undefined, filetype: 'pdf' }) }
  const generate = async (trx: Transaction, { params: { id: orderId }, query: wanted, request }: Asked) => {
    const asked = [wanted.types ?? [], wanted['types[]'] ?? []].flat()
    const [first = 'offer', ...others] = new Set(asked)
    if (wanted.filetype === 'xlsx' && ![first, ...others].every(isCounted)) {
      throw violated({ propertyPath: 'filetype', message: 'Als Tabelle gibt es nur die Kalkulation.' })
    }
    const document = await generateOne(trx, first, orderId, wanted, request)
    if (others.length === 0) return document
    // The answer is the document asked for first, as for one (002 §7), with all of them beside it.
    const documents = [document]
    for (const other of others) documents.push(await generateOne(trx, other, orderId, wanted, request))
    return { ...document, documents }
  }
  const generateOne = async (
    trx: Transaction,
    type: MadeType,
    orderId: number,
    { contingent_type: basis, filetype = 'pdf' }: Asked['query'],
    request: Asked['request'],
  ) => {
    const kind = isCounted(type) ? calculations[type]({ basis, filetype }) : kinds[type]
    const locale = localeAsked(request)
    // Reading again is no wish for a second one of the same.
    const standing =
      request.method === 'GET' && isVersion(type)
        ? await standingDocument(trx, orderId, type, { locale, desk: deskOf(platform) })
        : null
    if (standing === null) await checkPaper(trx, orderId, type, { asked: locale, desk: deskOf(platform) })
    const id = standing ?? (await generateDocument(trx, platform, kind, await tripsOf(trx, orderId), locale))
    return readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
  }
  for (const method of ['POST', 'GET'] as const) {
    addEndpoint(app, platform, {
      method,
      path: '/api/orders/:id/offer/generate-document',
      summary: 'Reise: ein Dokument zum Angebot erstellen und ablegen',
      tag: 'offers',
      permission: 'signedIn',
      writes: true,
      params,
      query,
      headers: localeHeader,
      handle: generate,
    })
  }
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/orders/:id/offer/preview',
    summary: 'Reise: wie ein Dokument zum Angebot jetzt aussähe; nichts wird abgelegt, keine Nummer verbraucht',
    tag: 'offers',
    permission: 'signedIn',
    params,
    query: previewQuery,
    headers: localeHeader,
    answer: drawnPagesSchema,
    handle: async (trx, { params: { id: orderId }, query: { types: type = 'offer' }, request }) =>
      drawDocument(trx, platform, previewed[type], await tripsOf(trx, orderId), localeAsked(request)),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/offer/photos',
    summary: 'Reise: welche Fotos ein Angebot zu jedem Tag zeigen könnte',
    tag: 'offers',
    permission: 'signedIn',
    params,
    answer: offeredPhotosSchema,
    handle: (trx, { params: { id } }) => photosForOffer(trx, id, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/offer/contents',
    summary: 'Reise: was ein Angebot jetzt aufführen würde',
    tag: 'offers',
    permission: 'signedIn',
    params,
    headers: localeHeader,
    answer: offerContentsSchema,
    handle: (trx, { params: { id }, request }) => contentsOfOffer(trx, id, localeAsked(request), deskOf(platform)),
  })
}
