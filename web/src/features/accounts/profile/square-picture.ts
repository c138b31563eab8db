import { portraitLimits } from '@reisewerk/domain/accounts/portrait.ts'

/** Larger than any face is shown, also on dense screens. */
const edge = 256
/** What a browser is asked to open at most. */
const mostBytes = 20 * 1024 * 1024

/**
 * Cuts the middle square out of a picture and draws it anew, small: what else the file held (place, camera) stays behind.
 * @throws Error with a German sentence when the file is no picture the browser can draw
 */
export async function squarePicture(file: File): Promise<Blob> {
  if (file.size > mostBytes) throw new Error('Das Bild ist zu groß. Bitte eines bis 20 MB wählen.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('Das ist kein Bild, das sich öffnen lässt. Bitte PNG oder JPEG wählen.')
  })
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(edge, portraitLimits.edge)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Dieser Browser kann kein Bild zeichnen.')
  // A JPEG has no transparency; behind it the paper is white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('Das Bild ließ sich nicht verkleinern.')) : resolve(blob)
    canvas.toBlob(done, 'image/jpeg', 0.88)
  })
}
