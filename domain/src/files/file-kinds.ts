/** Largest file that is taken into a trip's documents, in bytes. */
export const uploadLimit = 20 * 1024 * 1024
export const emptyText = 'Die Datei ist leer.'
export const tooLargeText = 'Die Datei ist größer als 20 MB.'

/** @returns why a file of so many bytes is not kept; null when it may be */
export function sizeProblem(bytes: number): string | null {
  if (bytes === 0) return emptyText
  return bytes > uploadLimit ? tooLargeText : null
}

/** A file's name is one line, and reads in the direction it is written: marks that turn it round could hide its ending. */
export const fileNamePattern = /^[^\n\r\t\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/

/** A name that leads nowhere and hides nothing, wherever the file is saved: no folders, no marks of direction. */
export function plainFileName(fileName: string): string {
  return fileName.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '').replaceAll(/[\\/]/g, '-')
}

type Kind = { readonly contentType: string; readonly is: (bytes: Uint8Array) => boolean }

const begins =
  (...start: number[]) =>
  (bytes: Uint8Array) =>
    start.every((byte, index) => bytes[index] === byte)
const pdf = begins(0x25, 0x50, 0x44, 0x46, 0x2d)
const zip = begins(0x50, 0x4b, 0x03, 0x04)
/** The compound file of Outlook and older Office. */
const ole = begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const webp = (bytes: Uint8Array) =>
  begins(0x52, 0x49, 0x46, 0x46)(bytes) && begins(0x57, 0x45, 0x42, 0x50)(bytes.subarray(8))
/** Words: none of the characters that only other kinds of files have. */
const words = (bytes: Uint8Array) => !bytes.subarray(0, 65_536).includes(0)
const office = 'application/vnd.openxmlformats-officedocument'

/** Files that are kept, by ending, and how their first bytes look: what a sender calls a file does not count alone. */
const fileKinds = {
  pdf: { contentType: 'application/pdf', is: pdf },
  png: { contentType: 'image/png', is: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: { contentType: 'image/jpeg', is: begins(0xff, 0xd8, 0xff) },
  jpeg: { contentType: 'image/jpeg', is: begins(0xff, 0xd8, 0xff) },
  gif: { contentType: 'image/gif', is: begins(0x47, 0x49, 0x46, 0x38) },
  webp: { contentType: 'image/webp', is: webp },
  docx: { contentType: `${office}.wordprocessingml.document`, is: zip },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, is: zip },
  pptx: { contentType: `${office}.presentationml.presentation`, is: zip },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', is: zip },
  ods: { contentType: 'application/vnd.oasis.opendocument.spreadsheet', is: zip },
  zip: { contentType: 'application/zip', is: zip },
  doc: { contentType: 'application/msword', is: ole },
  xls: { contentType: 'application/vnd.ms-excel', is: ole },
  msg: { contentType: 'application/vnd.ms-outlook', is: ole },
  txt: { contentType: 'text/plain; charset=utf-8', is: words },
  csv: { contentType: 'text/csv; charset=utf-8', is: words },
  xml: { contentType: 'application/xml', is: words },
  eml: { contentType: 'message/rfc822', is: words },
  ics: { contentType: 'text/calendar; charset=utf-8', is: words },
} as const satisfies Record<string, Kind>
type FileKind = keyof typeof fileKinds

/** Endings of the files that are kept, for a file picker: '.pdf,.png,…' */
export const acceptedFiles = Object.keys(fileKinds)
  .map((ending) => `.${ending}`)
  .join(',')

/** @param fileName as the sender calls it @returns name and ending apart, the ending in small letters */
export function nameParts(fileName: string): { name: string; filetype: string } {
  const plain = plainFileName(fileName)
  const dot = plain.lastIndexOf('.')
  if (dot <= 0) return { name: plain, filetype: '' }
  return { name: plain.slice(0, dot), filetype: plain.slice(dot + 1).toLowerCase() }
}

/** Whether a file is kept and is what its ending says. */
export function isKept(filetype: string, bytes: Uint8Array): filetype is FileKind {
  return bytes.length > 0 && Object.hasOwn(fileKinds, filetype) && fileKinds[filetype as FileKind].is(bytes)
}

/** The content type a stored file is served with. */
export function contentTypeOf(filetype: string): string {
  return Object.hasOwn(fileKinds, filetype) ? fileKinds[filetype as FileKind].contentType : 'application/octet-stream'
}
