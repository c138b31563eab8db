import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { DocumentModel } from '@reisewerk/domain/documents/document-model.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import type { DrawnTrip } from '@reisewerk/domain/documents/drawn-trip.ts'
import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import type { DocumentType } from '@reisewerk/domain/files/document.contract.ts'
import { unmergeable } from '@reisewerk/domain/files/unmergeable.ts'
import type { Proportions } from '@reisewerk/domain/geography/map/map-frame.ts'
import {
  frameOfOutline,
  type RouteOutline,
  type RouteSketch,
  routeSketch,
  showsNothing,
} from '@reisewerk/domain/geography/map/route-sketch.ts'
import { routeOutline } from '@reisewerk/domain/itinerary/plan/route-outline.ts'
import { takenBack } from '../../platform/database/taken-back.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { waitInLine } from '../../platform/database/wait-in-line.ts'
import { ApiError, violated } from '../../platform/errors.ts'
import { landWithin } from '../../platform/map/land.ts'
import { type DrawnPages, PdfError, type PdfJob, type RefusedFile } from '../../platform/pdf/pdf-job.ts'
import type { PdfService } from '../../platform/pdf/pdf-service.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { type Sheet, writeSheet } from '../../platform/sheet/sheet.ts'
import { storeDocument } from '../files/files.service.ts'
import { type DocumentTrip, type DocumentTrips, readDocumentTrips } from './document-source.service.ts'

/** A kind of document that is made of a trip (docs/architecture.md 'A new kind of document'). */
export type DocumentKind = {
  type: DocumentType
  isMultilingual: (settings: Settings) => boolean
  /** The one language it has, where nobody is asked. */
  speaks?: Locale
  /** Reads what only this kind tells and takes its number under a lock, if it has one. */
  compose: (trx: Transaction, trips: DocumentTrips, desk: Desk) => Promise<Composed>
}

export type Composed = {
  name: string
  /** It is only for who has the right 'Personendaten sehen' (ROOM-06). */
  holdsPersonal?: boolean
  /** It goes to no guest. */
  isForHouse?: boolean
  /** The list of guests it prints, and as what of it. */
  ofList?: { readonly roomListId: number; readonly listKind: string }
  /** Providers in whose boxes no map could be drawn. */
  withoutMap?: readonly string[]
  /** What one should know before it leaves the house. */
  checks?: readonly PaperCheck[]
  /** Counts its number, now that the document is stored. */
  count?: (documentId: number) => Promise<void>
} & (Printed | { sheet: Sheet } | { file: WrittenFile })

/** A text that is no page: .txt, .docx. */
type WrittenFile = { readonly filetype: string; readonly write: () => Promise<Uint8Array> }

type Printed = {
  /** Below server/documents, without its ending. */
  template: string
  /** What is drawn on maps; a document that shows none waits for none. */
  drawn?: readonly Drawn[]
  /** @param sketches of what is drawn, in its order */
  model: (sketches: readonly (RouteSketch | null)[]) => DocumentModel
} & Pick<PdfJob, 'images' | 'attachments' | 'isForPrint' | 'embedded'>

/** A way to be drawn, null where too few places are known; in the proportions of a page unless others are named. */
export type Drawn = { readonly outline: RouteOutline | null; readonly proportions?: Proportions }

type Route<Source = Pick<DocumentSource, 'days'>> = { readonly source: Source; readonly ends: DocumentTrip['ends'] }

/** The way of a whole trip. */
export function wayOf({ source, ends }: Route): Drawn {
  return { outline: routeOutline(source.days, ends) }
}

/** Of a document with a part for each trip: their routes, and what makes the document of them. */
export function withRoutes<Source extends DocumentSource>(
  own: Route<Source>,
  attached: readonly Route<Source>[],
  documentOf: (source: Source, sketch: RouteSketch | null, attached: readonly DrawnTrip<Source>[]) => DocumentModel,
): Pick<Printed, 'drawn' | 'model'> {
  return {
    drawn: [own, ...attached].map(wayOf),
    model: ([sketch = null, ...sketches]) =>
      documentOf(
        own.source,
        sketch,
        attached.map(({ source }, index) => ({ source, sketch: sketches[index] ?? null })),
      ),
  }
}

/**
 * Makes a document of a trip, stores it and answers its id. Its number counts only when it is stored.
 * @param of attached: the trips its offer speaks for beside its own
 * @param asked X-LOCALE of the request
 * @throws ApiError 404 when the actor sees no such trip; 503 when no PDF could be made just now
 */
export async function generateDocument(
  trx: Transaction,
  platform: Platform,
  kind: DocumentKind,
  { orderId, attached }: { readonly orderId: number; readonly attached: readonly number[] },
  asked: Locale | null,
): Promise<number> {
  const desk = deskOf(platform)
  const { isMultilingual } = kind
  const asking = { asked: kind.speaks ?? asked, today: desk.today, isMultilingual }
  // Its number stays locked while it is printed.
  const [, trips] = await Promise.all([waitInLine(trx), readDocumentTrips(trx, orderId, attached, asking)])
  const composed = await kind.compose(trx, trips, desk)
  const { filetype, write } = fileOf(composed, platform, desk)
  const bytes = await write()
  const documentId = await storeDocument(trx, platform.files, {
    orderId,
    organisationId: trips.own.organisationId,
    name: composed.name,
    ...(composed.holdsPersonal === true && { holdsPersonal: true }),
    ...(composed.isForHouse === true && { isForHouse: true }),
    ...composed.ofList,
    type: kind.type,
    toldOrderIds: [...attached],
    filetype,
    bytes,
  })
  await composed.count?.(documentId)
  return documentId
}

function fileOf(composed: Composed, platform: Platform, { now }: Desk): WrittenFile {
  if ('file' in composed) return composed.file
  if ('sheet' in composed) return { filetype: 'xlsx', write: () => writeSheet(composed.sheet) }
  return { filetype: 'pdf', write: () => printDocument(platform.pdf, composed, now) }
}

/**
 * The pages of a document as it would be made now, as pictures, and what it lacks; nothing is stored, and no number is used up
 * (EASE-05).
 * @throws ApiError as {@link generateDocument}
 */
export async function drawDocument(
  trx: Transaction,
  platform: Platform,
  kind: DocumentKind,
  { orderId, attached }: { readonly orderId: number; readonly attached: readonly number[] },
  asked: Locale | null,
): Promise<DrawnPages & { withoutMap: readonly string[]; checks: readonly PaperCheck[] }> {
  const desk = deskOf(platform)
  const { isMultilingual } = kind
  const trips = await readDocumentTrips(trx, orderId, attached, {
    asked: kind.speaks ?? asked,
    today: desk.today,
    isMultilingual,
  })
  // Some kinds open what they number on the way: an offer.
  const composed = await takenBack(trx, () => kind.compose(trx, trips, desk))
  if ('sheet' in composed || 'file' in composed) throw new Error('only what is printed has pages')
  const { withoutMap = [], checks = [] } = composed
  return { ...(await drawPages(platform.pdf, composed, desk.now)), withoutMap, checks }
}

/** The pages of what would be printed, as pictures. @throws ApiError as {@link generateDocument} */
export async function drawPages(pdf: PdfService, printed: Printed, createdAt: Date): Promise<DrawnPages> {
  return pdf.draw(await jobOf(printed, createdAt)).catch(failed)
}

/** The same with what went wrong told to whoever asked. @throws ApiError as {@link generateDocument} */
export async function printDocument(pdf: PdfService, printed: Printed, createdAt: Date): Promise<Uint8Array> {
  return renderDocument(pdf, printed, createdAt).catch(failed)
}

/** The document as a PDF for the client and the archive (DOC-06). @param createdAt written into the file */
export async function renderDocument(pdf: PdfService, printed: Printed, createdAt: Date): Promise<Uint8Array> {
  return pdf.render(await jobOf(printed, createdAt))
}

async function jobOf({ template, drawn = [], model, ...files }: Printed, createdAt: Date): Promise<PdfJob> {
  const data = model(await Promise.all(drawn.map(sketchOf)))
  const { images = [], attachments = [], isForPrint = false, embedded } = files
  const job = { template, data, title: data.title, createdAt, images, attachments, isForPrint }
  return embedded === undefined ? { ...job, standard: 'a-2a' } : { ...job, standard: 'a-3a', embedded }
}

/** A tour inland is shown from farther away until a coast or a border says where it lies. */
const zooms = [1, 1.7, 2.6] as const

async function sketchOf({ outline, proportions }: Drawn): Promise<RouteSketch | null> {
  if (outline === null) return null
  for (const zoomOut of zooms) {
    const frame = frameOfOutline(outline, zoomOut, proportions)
    const { coasts, borders } = await landWithin(frame.bounds)
    const land = { rings: frame.cut(coasts), borders: frame.cut(borders) }
    if (!showsNothing(land) || zoomOut === zooms.at(-1)) return routeSketch(outline, frame, land)
  }
  return null
}

function failed(error: unknown): never {
  if (!(error instanceof PdfError)) throw error
  if (error.file !== null) throw refusedFile(error.file)
  throw new ApiError(
    503,
    error.code,
    'Das Dokument konnte gerade nicht erstellt werden. Bitte versuche es gleich noch einmal.',
  )
}

/** What is bound in or shown is told by its name; nothing has been made. */
function refusedFile({ name, fault }: RefusedFile): ApiError {
  return violated({ propertyPath: 'attachments', message: unmergeable(name, fault) })
}
