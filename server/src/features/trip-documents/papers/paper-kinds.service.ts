import { boxProportions } from '@reisewerk/domain/geography/map/route-sketch.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { lossChecks } from '@reisewerk/domain/trip-documents/loss-checks.ts'
import type { Attachment } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import { attachmentChecks } from '@reisewerk/domain/trip-documents/papers/attachment-checks.ts'
import { boxMaps } from '@reisewerk/domain/trip-documents/papers/box-maps.ts'
import type { PaperChoices } from '@reisewerk/domain/trip-documents/papers/paper-choices.ts'
import { paperLanguageChecks } from '@reisewerk/domain/trip-documents/papers/paper-language-checks.ts'
import { choicesOf, type GeneratePapers } from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import {
  questionnaireDocument,
  questionnaireName,
  tripPapersDocument,
  tripPapersFile,
} from '@reisewerk/domain/trip-documents/papers/trip-papers-document.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import type { NamedFile } from '../../../platform/pdf/pdf-job.ts'
import { qrCode } from '../../../platform/qr/qr-code.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import { type DocumentKind, wayOf } from '../../documents/generate.service.ts'
import { namedFiles } from '../../files/named-files.service.ts'
import { lossesOfTrip } from '../../requests/losses/losses.service.ts'
import { takeWhatIsMissing } from '../details/master-data.service.ts'
import { type PaperTrip, pictureName, readPaperTrip } from './paper-source.service.ts'
import { ensurePapers, houseOfTrip, lockPapers, mainContactOf, readFiles, readFreeText } from './trip-papers.queries.ts'
import { checkContact, readArranged } from './trip-papers.service.ts'

/** 002 §5, §8: said where nobody is chosen to whom the documents go. */
const incomplete = 'Bitte füllen Sie zuerst das Formular aus!'

/** A generation whose parts are known: to whom, what, and with which words. */
export type PaperOrder = {
  /** null only while it is looked at. */
  readonly contact: number | null
  readonly choices: PaperChoices
  readonly freeText: RichText | null
}

/**
 * What a generation is asked for. Where the house does not let choose, the trip's main contact counts.
 * @param isPreview shows how they would look before anybody is chosen, too
 * @throws ApiError 404 when the actor sees no such trip; 422 without a contact
 */
export async function readPaperOrder(
  trx: Transaction,
  orderId: number,
  wanted: GeneratePapers,
  { isPreview = false } = {},
): Promise<PaperOrder> {
  const house = await houseOfTrip(trx, orderId)
  if (house === null) throw notFound('Reise')
  const { settings } = await readSettings(trx, house)
  const contact = settings.tripDocuments.contactSelect ? wanted._contact : await mainContactOf(trx, orderId)
  if (contact == null && !isPreview) throw violated({ propertyPath: '_contact', message: incomplete })
  if (contact != null && settings.tripDocuments.contactSelect) await checkContact(trx, orderId, contact, '_contact')
  const { coverLetter } = wanted
  const own = typeof coverLetter === 'object' ? coverLetter : null
  return { contact: contact ?? null, choices: choicesOf(wanted), freeText: own ?? (await readFreeText(trx, orderId)) }
}

type Files = { readonly files: FileStore; readonly isPreview: boolean }

/** The travel documents, with what is arranged behind them; made one after the other, as an offer is. */
export function papersKind(order: PaperOrder, { files, isPreview }: Files): DocumentKind {
  return {
    type: 'trip',
    isMultilingual: () => true,
    compose: async (trx, { own }, { now }) => {
      if (!isPreview) await lockPapers(trx, await ensurePapers(trx, own.orderId))
      // A preview shows what a generation would take from the master data, and stores nothing (decision 042).
      if (isPreview) await trx.query('savepoint before_taking')
      await takeWhatIsMissing(trx, own.orderId, now)
      const trip = await readPaperTrip(trx, own, order)
      if (isPreview) await trx.query('rollback to savepoint before_taking')
      const maps = boxMaps(trip.source, own.ends)
      const arranged = await readArranged(trx, own.orderId)
      const losses = isPreview ? await lossesOfTrip(trx, own.orderId, 'trip') : []
      return {
        name: tripPapersFile(own.source, order.choices),
        template: 'trip-documents/papers',
        drawn: [wayOf(own), ...maps.map(({ outline }) => ({ outline, proportions: boxProportions }))],
        checks: [
          ...lossChecks(losses, own.orderId),
          ...attachmentChecks(arranged, own.orderId),
          ...paperLanguageChecks(trip.source, own.orderId),
        ],
        withoutMap: maps.filter(({ outline }) => outline === null).map(({ name }) => name),
        model: ([route = null, ...sketches]) => {
          const boxes = maps.flatMap(({ serviceId }, index) => {
            const sketch = sketches[index] ?? null
            return sketch === null ? [] : [[serviceId, sketch] as const]
          })
          return tripPapersDocument(trip.source, { route, boxes: new Map(boxes) }, qrCode)
        },
        images: await picturesOf(trip, files),
        attachments: await attachmentsOf(trx, arranged, files).catch((error: unknown) => {
          // What keeps the documents from being made keeps nobody from looking at their pages.
          if (isPreview && error instanceof ApiError) return []
          throw error
        }),
        isForPrint: order.choices.print,
      }
    },
  }
}

/** The questionnaire alone, to be sent after the journey. */
export function questionnaireKind(order: PaperOrder): DocumentKind {
  return {
    type: 'feedback',
    isMultilingual: () => true,
    compose: async (trx, { own }) => {
      const { source } = await readPaperTrip(trx, own, order)
      return {
        name: questionnaireName(source),
        template: 'trip-documents/papers',
        model: () => questionnaireDocument(source),
      }
    },
  }
}

async function attachmentsOf(
  trx: Transaction,
  arranged: readonly Attachment[],
  store: FileStore,
): Promise<NamedFile[]> {
  const merged = arranged.filter(({ isMerged }) => isMerged)
  const rows = await readFiles(
    trx,
    merged.map(({ id }) => id),
  )
  return namedFiles(rows, store, ({ name, filetype }) => `${name}.${filetype}`, 'attachments')
}

function picturesOf({ pictures }: PaperTrip, store: FileStore): Promise<NamedFile[]> {
  return namedFiles(pictures, store, pictureName, 'images')
}
