import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { DocumentModel } from '@reisewerk/domain/documents/document-model.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import type { DocumentType } from '@reisewerk/domain/files/document.contract.ts'
import {
  frameOfOutline,
  type RouteSketch,
  routeSketch,
  showsNothing,
} from '@reisewerk/domain/geography/map/route-sketch.ts'
import { type JourneyEnds, routeOutline } from '@reisewerk/domain/itinerary/plan/route-outline.ts'
import type { TripPlan } from '@reisewerk/domain/itinerary/plan/trip-plan.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError } from '../../platform/errors.ts'
import { landWithin } from '../../platform/map/land.ts'
import { PdfError } from '../../platform/pdf/pdf-job.ts'
import type { PdfService } from '../../platform/pdf/pdf-service.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { type Sheet, writeSheet } from '../../platform/sheet/sheet.ts'
import { storeDocument } from '../files/files.service.ts'
import { readDocumentTrip } from './document-source.service.ts'

/** A kind of document that is made of a trip (docs/architecture.md 'A new kind of document'). */
export type DocumentKind = {
  type: DocumentType
  isMultilingual: (settings: Settings) => boolean
  /** Reads what only this kind tells and takes its number under a lock, if it has one. */
  compose: (trx: Transaction, orderId: number, source: DocumentSource, desk: Desk) => Promise<Composed>
}

export type Composed = {
  name: string
  /** Counts its number, now that the document is stored. */
  count?: (documentId: number) => Promise<void>
} & (Printed | { sheet: Sheet })

type Printed = {
  /** Below server/documents, without its ending. */
  template: string
  /** Further trips whose routes are drawn. */
  attached?: readonly Route[]
  /** @param attached the sketches of the further trips, in their order */
  model: (sketch: RouteSketch | null, attached: readonly (RouteSketch | null)[]) => DocumentModel
}

type Route = { readonly plan: TripPlan; readonly ends: JourneyEnds }

/**
 * Makes a document of a trip, stores it and answers its id. Its number counts only when it is stored.
 * @param asked X-LOCALE of the request
 * @throws ApiError 404 when the actor sees no such trip; 503 when no PDF could be made just now
 */
export async function generateDocument(
  trx: Transaction,
  platform: Platform,
  kind: DocumentKind,
  orderId: number,
  asked: Locale | null,
): Promise<number> {
  const desk = deskOf(platform)
  const { isMultilingual } = kind
  const { organisationId, source, ends } = await readDocumentTrip(trx, orderId, {
    asked,
    today: desk.today,
    isMultilingual,
  })
  const composed = await kind.compose(trx, orderId, source, desk)
  const bytes =
    'sheet' in composed
      ? await writeSheet(composed.sheet)
      : await renderDocument(platform.pdf, composed.template, { plan: source.days, ends, ...composed }, desk.now).catch(
          failed,
        )
  const documentId = await storeDocument(trx, platform.files, {
    orderId,
    organisationId,
    name: composed.name,
    type: kind.type,
    filetype: 'sheet' in composed ? 'xlsx' : 'pdf',
    bytes,
  })
  await composed.count?.(documentId)
  return documentId
}

type Drawn = Route & Pick<Printed, 'model' | 'attached'>

/** The document as a PDF for the client and the archive (DOC-06). @param createdAt written into the file */
export async function renderDocument(
  pdf: PdfService,
  template: string,
  { attached = [], model, ...route }: Drawn,
  createdAt: Date,
): Promise<Uint8Array> {
  const [own = null, ...others] = await Promise.all([route, ...attached].map(sketchOf))
  const data = model(own, others)
  return pdf.render({ template, data, title: data.title, standard: 'a-2a', createdAt })
}

/** A tour inland is shown from farther away until a coast or a border says where it lies. */
const zooms = [1, 1.7, 2.6] as const

async function sketchOf({ plan, ends }: Route): Promise<RouteSketch | null> {
  const outline = routeOutline(plan, ends)
  if (outline === null) return null
  for (const zoomOut of zooms) {
    const frame = frameOfOutline(outline, zoomOut)
    const { coasts, borders } = await landWithin(frame.bounds)
    const land = { rings: frame.cut(coasts), borders: frame.cut(borders) }
    if (!showsNothing(land) || zoomOut === zooms.at(-1)) return routeSketch(outline, frame, land)
  }
  return null
}

function failed(error: unknown): never {
  if (!(error instanceof PdfError)) throw error
  throw new ApiError(
    503,
    error.code,
    'Das Dokument konnte gerade nicht erstellt werden. Bitte versuche es gleich noch einmal.',
  )
}
