import { type Refusal, refusal } from '../../refusal.ts'
import { notAPhotoText, photoLimits, photoTooLargeText } from './photo-limits.ts'
import { readPicture } from './picture.ts'
import type { Picture } from './picture-type.ts'

/** Reads a photo as it may be kept, whatever its name says. */
export function readPhoto(bytes: Uint8Array): Picture | Refusal {
  if (bytes.length > photoLimits.bytes) return refusal('photo_too_large', photoTooLargeText)
  const picture = readPicture(bytes)
  if (picture === null) return refusal('no_photo', notAPhotoText)
  const { width, height } = picture
  if (Math.max(width, height) <= photoLimits.mostEdge) return picture
  return refusal(
    'photo_too_large',
    `Das Foto ist ${width} × ${height} Pixel groß. Bitte höchstens ${photoLimits.mostEdge} je Seite.`,
  )
}
