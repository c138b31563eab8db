import { create } from 'qrcode'

/** A QR code as SVG without a margin: the page brings its own white. @param text up to about 2,000 characters */
export function qrCode(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const path = Array.from(data, (dark, index) => (dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path.join('')}"/></svg>`
}
