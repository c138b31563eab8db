import { create } from 'qrcode'

/** A QR code as SVG without a margin: the page brings its own white. @param text up to about 2,000 characters */
export function qrCode(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from(data.subarray(row * size, (row + 1) * size)).join(''),
  )
  // What is dark beside each other is one bar: half as much to read and to draw.
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: dark }) => `M${index} ${y}h${dark.length}v1h-${dark.length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path.join('')}"/></svg>`
}
