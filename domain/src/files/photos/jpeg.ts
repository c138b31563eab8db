import { joined, viewOf, wordAt } from './bytes.ts'
import type { Picture } from './picture-type.ts'

/** Which way up it was taken: 1 as it stands, from 5 on turned by a quarter (TIFF, tag 0x0112). */
type Orientation = number

type Segment = { readonly mark: number; readonly at: number; readonly end: number }

/** JPEG (ITU-T T.81 §B.1): segments, the picture itself, the end mark; what stands behind that is left out. */
export function readJpeg(bytes: Uint8Array): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let size: { width: number; height: number } | null = null
  let orientation: Orientation = 1
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null
    const mark = view.getUint8(at + 1)
    // Marks may be filled up.
    if (mark === 0xff) {
      at += 1
      continue
    }
    if (mark === 0xd9) break
    const segment = { mark, at, end: at + 2 + view.getUint16(at + 2) }
    if (segment.end > bytes.length) return null
    if (isFrame(mark)) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (mark === 0xe1) orientation = orientationOf(bytes.subarray(at + 4, segment.end)) ?? orientation
    if (isNeeded(bytes, segment)) kept.push(bytes.subarray(at, segment.end))
    at = segment.end
    if (mark === 0xda) {
      const end = endOfScan(bytes, at)
      kept.push(bytes.subarray(at, end))
      at = end
    }
  }
  if (size === null || size.width === 0 || size.height === 0) return null
  const isTurned = orientation >= 5
  return {
    type: 'jpg',
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    bytes: joined([
      Uint8Array.of(0xff, 0xd8),
      ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
      ...kept,
      Uint8Array.of(0xff, 0xd9),
    ]),
  }
}

/** C4, C8 and CC are tables, not frames. */
function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
}

/** Of the segments of applications only those by which colours are read: JFIF, ICC, Adobe. Comments go. */
function isNeeded(bytes: Uint8Array, { mark, at }: Segment): boolean {
  if (mark === 0xe2) return wordAt(bytes, at + 4, 11) === 'ICC_PROFILE'
  if (mark === 0xee) return wordAt(bytes, at + 4, 5) === 'Adobe'
  return mark === 0xe0 ? wordAt(bytes, at + 4, 4) === 'JFIF' : (mark < 0xe1 || mark > 0xef) && mark !== 0xfe
}

/** The next mark that is neither a byte of the picture nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** @param body of an EXIF segment: 'Exif', then a TIFF header and its first directory @returns null where it says nothing */
function orientationOf(body: Uint8Array): Orientation | null {
  if (wordAt(body, 0, 4) !== 'Exif') return null
  const tiff = body.subarray(6)
  const view = viewOf(tiff)
  const isLittle = wordAt(tiff, 0, 2) === 'II'
  // What is broken in there says nothing of the picture.
  if (tiff.length < 10) return null
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return null
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.length) return null
    if (view.getUint16(entry, isLittle) !== 0x0112) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** The least EXIF there is: one directory with one entry. */
function orientationSegment(orientation: Orientation): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0]
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const body = [...exif, ...header, ...entry]
  return Uint8Array.of(0xff, 0xe1, 0, body.length + 2, ...body)
}
