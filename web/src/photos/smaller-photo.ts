import { notAPhotoText, scaledSize } from '@reisewerk/domain/files/photos/photo-limits.ts'

/** Good to print, and a tenth of what a camera writes. */
const quality = 0.86

/**
 * Draws a photo anew, as large as paper needs it: what else its file held (place, camera) stays behind, and an offer with ten of them can
 * still be sent by mail.
 * @returns a JPEG, or a German sentence where the browser cannot draw it
 */
export async function smallerPhoto(file: File): Promise<Blob | string> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return notAPhotoText
  const canvas = document.createElement('canvas')
  const { width, height } = scaledSize(picture)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return 'Dieser Browser kann kein Bild zeichnen.'
  // A JPEG has no transparency; behind it the paper is white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? 'Das Foto ließ sich nicht verkleinern.'), 'image/jpeg', quality)
  })
}
