import { emptyText, isKept, nameParts, tooLargeText, uploadLimit } from '@reisewerk/domain/files/file-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { pdfFault } from '../../platform/pdf/pdf-check.ts'
import { deleteDocument, documentFile, houseOfOrder, houseOfProvider } from './files.queries.ts'
import { removeFile, storeDocument } from './files.service.ts'

export type Upload = {
  /** The trip or the provider it belongs to. */
  readonly order?: number | undefined
  readonly provider?: number | undefined
  /** Offered to every trip; with neither trip nor provider it has to be, and is never by oversight (DOC-07). */
  readonly global?: boolean | undefined
  /** With its ending, as the sender calls it. */
  readonly fileName: string
  readonly type: string
  readonly bytes: Uint8Array
}

export const fileTooLarge = new ApiError(413, 'file_too_large', tooLargeText)

/**
 * Takes a file into the documents of a trip, a provider or the house (DOC-05, DOC-07). A PDF that cannot be opened is kept, and says so.
 * @returns the document's id
 * @throws ApiError 413 for a file that is too large, 415 for one that is empty, not kept or not what its ending says, 422 for a trip
 * or provider the actor does not see, and for a file that is put nowhere
 */
export async function storeUpload(trx: Transaction, files: FileStore, upload: Upload): Promise<number> {
  const { order, provider, global, fileName, type, bytes } = upload
  const { name, filetype } = nameParts(fileName.trim())
  if (bytes.byteLength > uploadLimit) throw fileTooLarge
  if (bytes.byteLength === 0) throw new ApiError(415, 'file_empty', emptyText)
  if (!isKept(filetype, bytes)) {
    throw new ApiError(
      415,
      'file_not_kept',
      'Diese Art von Datei wird nicht angenommen, oder ihr Inhalt passt nicht zur Endung.',
    )
  }
  return storeDocument(trx, files, {
    organisationId: await houseOf(trx, upload),
    ...(order === undefined ? {} : { orderId: order }),
    ...(provider === undefined ? {} : { providerId: provider }),
    isGlobal: global === true,
    isUpload: true,
    fault: filetype === 'pdf' ? await pdfFault(bytes) : null,
    name: name.slice(0, 200) || 'Dokument',
    type,
    filetype,
    bytes,
  })
}

async function houseOf(trx: Transaction, { order, provider, global }: Upload): Promise<number> {
  if (order === undefined && provider === undefined && global !== true) {
    const message = 'Bitte eine Reise oder einen Leistungsträger angeben, oder das Dokument allen Reisen anbieten.'
    throw violated({ propertyPath: 'order', message })
  }
  if (order !== undefined && provider !== undefined) {
    throw violated({ propertyPath: 'provider', message: 'Bitte eine Reise oder einen Leistungsträger angeben.' })
  }
  if (order !== undefined) {
    const house = await houseOfOrder(trx, order)
    if (house === null) throw violated({ propertyPath: 'order', message: 'Reise wurde nicht gefunden.' })
    return house
  }
  const [own] = trx.actor.organisationIds
  if (own === undefined) throw notFound('Die Organisation')
  if (provider === undefined) return own
  const house = await houseOfProvider(trx, provider)
  if (house === undefined)
    throw violated({ propertyPath: 'provider', message: 'Leistungsträger wurde nicht gefunden.' })
  // A provider of every house keeps the documents of each apart.
  return house ?? own
}

/**
 * Removes a document. Its bytes follow when it can be brought back no more (EASE-03); those with personal data at once. What hangs on a mail or an offer stays.
 */
export async function removeDocument(trx: Transaction, id: number): Promise<void> {
  const file = await documentFile(trx, id)
  if (file === null) throw notFound('Dokument')
  await deleteDocument(trx, id)
  if (file.holdsPersonal) await removeFile(trx, file.key)
}
