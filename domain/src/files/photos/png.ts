import { joined, viewOf, wordAt } from './bytes.ts'
import type { Picture } from './picture-type.ts'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** What the pixels need to be shown; texts, times and EXIF go (PNG §11.3). */
const needed: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'pHYs'],
])

/** PNG §5.2: signature, then chunks of length, kind, data and checksum; the header first, the end last. */
export function readPng(bytes: Uint8Array): Picture | null {
  if (!signature.every((byte, index) => bytes[index] === byte) || wordAt(bytes, 12, 4) !== 'IHDR') return null
  const view = viewOf(bytes)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const kept: Uint8Array[] = [signature]
  let hasPixels = false
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const kind = wordAt(bytes, at + 4, 4)
    // One that moves is a film.
    if (kind === 'acTL') return null
    hasPixels ||= kind === 'IDAT'
    if (needed.has(kind)) kept.push(bytes.subarray(at, end))
    if (kind === 'IEND') break
    at = end
  }
  if (width === 0 || height === 0 || !hasPixels) return null
  return { type: 'png', width, height, bytes: joined(kept) }
}
