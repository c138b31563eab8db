import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentContract, fileFaults } from '@reisewerk/domain/files/document.contract.ts'
import { sizeProblem } from '@reisewerk/domain/files/file-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { listOf } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { clock, day } from '../../lib/format.ts'
import { ApiError, type Query, send } from '../../lib/http.ts'
import { notice } from '../../ui/notices/notice.tsx'

export type StoredDocument = ItemOf<typeof documentContract>

export function documentsOf(orderId: number) {
  return listOf(documentContract, { query: { 'links.order.id': orderId, _itemsPerPage: 200 } })
}

/** Whatever concerns a trip, with who filed it: its own, those of its providers, those for every trip (DOC-07). */
export function documentsAround(orderId: number) {
  return listOf(documentContract, {
    groups: ['document_read'],
    query: { 'trip.id': orderId, '_order[createdAt]': 'desc', _itemsPerPage: 500 },
  })
}

/** Documents of some kinds and places, the newest first, with who filed them. */
export function filedDocuments(query: Query) {
  return listOf(documentContract, {
    groups: ['document_read'],
    query: { ...query, '_order[createdAt]': 'desc', _itemsPerPage: 500 },
  })
}
export type FiledDocument = ItemOf<typeof documentContract, 'document_read'>

/** Documents offered to every trip of the house (DOC-07). */
export function globalDocuments() {
  return listOf(documentContract, { query: { global: true, _itemsPerPage: 200 } })
}

/** What stands in the place of a content that went after its time (ROOM-06). */
export function erasedText(erasedAt: string): string {
  return `Gelöscht am ${day(erasedAt)} nach der Datenschutz-Frist`
}

/** 'versendet 23.11.2026 14:05': a mail has taken it along (EASE-04). */
export function sentWords(sentAt: string): string {
  return `versendet ${day(sentAt)} ${clock(sentAt)}`
}

async function upload(file: File, to: Query): Promise<StoredDocument> {
  const bytes = new Blob([file], { type: 'application/octet-stream' })
  const query = { name: file.name, ...to }
  return (await send<StoredDocument>('POST', '/api/documents/upload', { query, file: bytes })).data
}

/** Uploads files one after the other; one that is refused says why and keeps no other back. @param onUpload which is under way */
export async function uploadAll(
  files: readonly File[],
  to: Query,
  onUpload: (file: File) => void = () => undefined,
): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = []
  for (const file of files) {
    // Told at once, not after all of it has been sent.
    const problem = sizeProblem(file.size)
    if (problem !== null) {
      notice.bad(notUploaded(file), problem)
      continue
    }
    onUpload(file)
    try {
      const document = await upload(file, to)
      stored.push(document)
      if (document.fault !== null) notice.bad(`„${file.name}“ ist ${fileFaults[document.fault].label}.`, faulty)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad(notUploaded(file), failure.message)
    }
  }
  if (stored.length > 0) notice.good('File uploaded!')
  return stored
}

/** The file is kept, for it may be all there is; but what opens it will tell as much. */
const faulty = 'Die Datei liegt bei den Dokumenten, lässt sich aber nicht öffnen und wird nirgends eingebunden.'

function notUploaded({ name }: File): string {
  return `„${name}“ wurde nicht hochgeladen.`
}

/**
 * A file of our own is downloaded; one in cloud storage opens from there (APP-20).
 * @returns false when the browser keeps pop-ups shut or the file did not come
 */
export async function comesByItself({
  path,
  cloudStorage,
}: Pick<StoredDocument, 'path' | 'cloudStorage'>): Promise<boolean> {
  if (cloudStorage) return window.open(path, '_blank') !== null
  try {
    await download(path)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}

/** A mail that somebody begins with the document. */
export function asAttachment({ user, provider, ...document }: FiledDocument) {
  const links = {
    user: user === null ? null : linkTo('users', user.id),
    provider: provider === null ? null : linkTo('providers', provider.id),
  }
  return { to: null, subject: document.name, attachments: [{ ...document, ...links }] }
}
