import type { importTypes } from './limits.ts'

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)
const isPackage = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b, 0x03, 0x04)
/** The compound file of older Office; an .xlsx with a password is one, too. */
const isCompound = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)
/** PDF, PNG, JPEG and GIF may have words only at their beginning. */
const isOther = (bytes: Uint8Array) =>
  [
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0x47, 0x49, 0x46, 0x38],
  ].some((start) => begins(bytes, ...start))
/** 'Unicode-Text' of Excel, in either order of bytes. */
const isWide = (bytes: Uint8Array) => begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)
/** What no text has: of the signs below the space only tabs, ends of lines and pages, and the end mark of old files. */
const isStrange = (byte: number) => byte < 9 || (byte > 13 && byte < 26)

const isMarked = (bytes: Uint8Array) => /^\uFEFF?\s*(<|ID;P)/.test(new TextDecoder().decode(bytes.subarray(0, 200)))

/**
 * What a table really is, whatever it is called: clients rename files, and mail programs do so too.
 * @param ending as its name says: 'csv'
 * @returns null for what is no table at all: a picture, a PDF
 */
export function tableTypeOf(bytes: Uint8Array, ending: string): (typeof importTypes)[number] | null {
  if (isPackage(bytes)) return 'xlsx'
  if (isCompound(bytes)) return 'xls'
  const isWords = isWide(bytes) || !(isOther(bytes) || bytes.subarray(0, 65_536).some(isStrange))
  // .xls of booking systems are often tables in words: HTML, XML.
  if (isWords) return ending !== 'csv' && isMarked(bytes) ? 'xls' : 'csv'
  // Excel before 1995 wrote no compound file.
  return ending === 'xls' && begins(bytes, 0x09) ? 'xls' : null
}
