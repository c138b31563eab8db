import { type Refusal, refusal } from '../../refusal.ts'
import { portraitOf } from '../portrait.ts'

/** What a logo may be at most. */
export const logoLimits = { bytes: 300 * 1024, edge: 4000 } as const

/**
 * Reads a logo, SVG or PNG, whatever its name says, and makes it the SVG that is kept: a PNG lies inside one, so that paper and
 * screen know one kind. What could run, load something or be missing on paper is refused (an SVG is a program in the making).
 */
export function readLogo(bytes: Uint8Array): { readonly svg: string } | Refusal {
  if (bytes.length > logoLimits.bytes) {
    return refusal('logo_refused', 'Das Logo ist zu groß. Bitte eine Datei bis 300 KB wählen.')
  }
  const picture = portraitOf(bytes)
  if (picture !== null) return picture.type === 'image/png' ? aroundPng(bytes, picture) : notAPicture()
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .trim()
  if (!/^(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(text) || !/<\/svg>$/.test(text)) {
    return notAPicture()
  }
  const fault = faults.find(({ sign }) => sign.test(text))
  if (fault !== undefined) return refusal('logo_refused', fault.message)
  if (!/<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text)) return notAPicture()
  if (!/<svg[^>]*\s(?:viewBox|width)=/.test(text)) {
    return refusal('logo_refused', 'Dem SVG fehlt seine Größe (viewBox). Bitte neu aus dem Zeichenprogramm ausgeben.')
  }
  return { svg: text }
}

const active = 'Das SVG enthält Programm oder lädt etwas nach. Bitte als schlichtes SVG oder als PNG ausgeben.'
const faults: readonly { readonly sign: RegExp; readonly message: string }[] = [
  { sign: /<!(?:DOCTYPE|ENTITY)|<\?(?!xml[ ?])/i, message: active },
  {
    sign: /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|audio|video|animate\w*|set|handler|a)[\s/>]/i,
    message: active,
  },
  { sign: /\son\w+\s*=/i, message: active },
  { sign: /(?:java|vb)script:|data:(?!image\/(?:png|jpeg);base64,)|@import/i, message: active },
  { sign: /\b(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg);base64,))[^"'\s]/i, message: active },
  { sign: /url\(\s*(?!["']?\s*#)/i, message: active },
  {
    sign: /<(?:\w+:)?text[\s>]/i,
    message: 'Das SVG enthält Schrift, die auf Papier fehlen würde. Bitte die Schrift in Pfade umwandeln.',
  },
]

function notAPicture(): Refusal {
  return refusal('logo_refused', 'Das ist kein Logo, das sich lesen lässt. Bitte ein SVG oder PNG wählen.')
}

function aroundPng(bytes: Uint8Array, { width, height }: { width: number; height: number }) {
  if (width < 1 || height < 1 || width > logoLimits.edge || height > logoLimits.edge) {
    return refusal(
      'logo_refused',
      `Das Logo ist ${width} × ${height} Pixel groß. Bitte höchstens ${logoLimits.edge} je Seite.`,
    )
  }
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const size = `width="${width}" height="${height}"`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image ${size} href="data:image/png;base64,${data}"/></svg>`,
  }
}
