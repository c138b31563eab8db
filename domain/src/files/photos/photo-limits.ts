/**
 * What a photo may be at most. The browser draws it anew before it is sent, `edge` pixels along its longer side: enough for the width of a
 * page in print. `chosenBytes` is what may be chosen there; the server takes no more than `bytes` and `mostEdge`.
 */
export const photoLimits = {
  chosenBytes: 40 * 1024 * 1024,
  bytes: 5 * 1024 * 1024,
  edge: 2000,
  mostEdge: 2400,
} as const

export const photoTooLargeText =
  'Das Foto ist größer als 5 MB. Bitte verkleinern oder im Programm hochladen, das verkleinert es.'
export const notAPhotoText =
  'Das ist kein Foto, das sich lesen lässt. Bitte eine Datei vom Typ JPEG, PNG oder WebP wählen.'

/** @returns why a file cannot be chosen; null when the browser may try to make it smaller */
export function chosenPhotoProblem({ size }: { readonly size: number }): string | null {
  if (size === 0) return 'Die Datei ist leer.'
  return size > photoLimits.chosenBytes ? 'Das Foto ist größer als 40 MB. Bitte ein kleineres wählen.' : null
}

/** The size of a picture of which the longer side is `edge` pixels at most; a small one stays as it is. */
export function scaledSize(
  { width, height }: { readonly width: number; readonly height: number },
  edge: number = photoLimits.edge,
): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
