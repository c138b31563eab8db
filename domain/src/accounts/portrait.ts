/** Kinds of pictures taken for a person: plain pixels only, since an SVG can hold scripts. */
export const portraitTypes = ['image/png', 'image/jpeg'] as const
export type PortraitType = (typeof portraitTypes)[number]

/** What a picture may be at most; the browser makes a square of `edge` pixels before it sends one. */
export const portraitLimits = { bytes: 512 * 1024, edge: 512 } as const

export type Portrait = { type: PortraitType; width: number; height: number }

/** Reads from its first bytes what a picture is; what a sender calls it does not count. @returns null for anything else */
export function portraitOf(bytes: Uint8Array): Portrait | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return pngOf(bytes, view) ?? jpegOf(bytes, view)
}

const begins = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)
const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0))

/** PNG §5.2, §11.2.2: signature, then the header chunk with width and height; the end chunk last. */
function pngOf(bytes: Uint8Array, view: DataView): Portrait | null {
  const isPng = begins(bytes, [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]) && begins(bytes, text('IHDR'), 12)
  if (!isPng || bytes.length < 57 || !begins(bytes, text('IEND'), bytes.length - 8)) return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** JPEG (ITU-T T.81 §B.1): segments from the start mark to the frame header, which holds height and width. */
function jpegOf(bytes: Uint8Array, view: DataView): Portrait | null {
  if (!begins(bytes, [0xff, 0xd8, 0xff]) || !begins(bytes, [0xff, 0xd9], bytes.length - 2)) return null
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0
    // C4, C8 and CC are tables, not frames.
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (mark === 0xda) return null
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
