import { readJpeg } from './jpeg.ts'
import type { Picture } from './picture-type.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/**
 * Reads from its bytes what a picture is; what its name says does not count. Place, camera, author and comments (EXIF, XMP, IPTC) are left
 * out of what is kept; which way up it was taken stays, for else it would lie on its side.
 * @returns null for anything else, for moving pictures, and for one that is cut off
 */
export function readPicture(bytes: Uint8Array): Picture | null {
  try {
    return readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes)
  } catch (error) {
    // Lengths that lead beyond the end.
    if (error instanceof RangeError) return null
    throw error
  }
}
