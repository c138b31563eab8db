import { joined, viewOf, wordAt } from './bytes.ts'
import type { Picture } from './picture-type.ts'

type Size = { readonly width: number; readonly height: number }

/** WebP (RFC 9649 §2): RIFF chunks of kind, length and data, filled up to even lengths. EXIF and XMP go. */
export function readWebp(bytes: Uint8Array): Picture | null {
  if (wordAt(bytes, 0, 4) !== 'RIFF' || wordAt(bytes, 8, 4) !== 'WEBP') return null
  const view = viewOf(bytes)
  const fileEnd = 8 + view.getUint32(4, true)
  if (fileEnd > bytes.length) return null
  const kept: Uint8Array[] = []
  let size: Size | null = null
  let hasPixels = false
  for (let at = 12; at + 8 <= fileEnd; ) {
    const kind = wordAt(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > fileEnd) return null
    const data = bytes.subarray(at + 8, at + 8 + length)
    // One that moves is a film.
    if (kind === 'ANIM' || kind === 'ANMF') return null
    if (kind === 'VP8 ' || kind === 'VP8L') hasPixels = true
    size ??= sizeIn(kind, data)
    if (kind === 'VP8X') kept.push(withoutNotes(bytes.slice(at, end)))
    else if (['VP8 ', 'VP8L', 'ALPH', 'ICCP'].includes(kind)) kept.push(bytes.subarray(at, end))
    at = end
  }
  if (size === null || !hasPixels) return null
  const body = joined(kept)
  const head = new Uint8Array(12)
  head.set(bytes.subarray(0, 12))
  viewOf(head).setUint32(4, body.length + 4, true)
  return { type: 'webp', ...size, bytes: joined([head, body]) }
}

/** The extended header tells of a canvas, the others of their picture. */
function sizeIn(kind: string, data: Uint8Array): Size | null {
  const view = viewOf(data)
  if (kind === 'VP8X') return { width: 1 + threeBytes(view, 4), height: 1 + threeBytes(view, 7) }
  if (kind === 'VP8 ') return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
  if (kind !== 'VP8L' || view.getUint8(0) !== 0x2f) return null
  const bits = view.getUint32(1, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

/** The header no longer promises EXIF (bit 3) and XMP (bit 2). */
function withoutNotes(chunk: Uint8Array): Uint8Array {
  chunk[8] = (chunk[8] ?? 0) & ~0x0c
  return chunk
}
