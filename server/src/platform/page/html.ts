/** A piece of a page in which every text that came from somebody is escaped. */
export type Html = { readonly html: string }
type Piece = Html | string | number | null | false | readonly Piece[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A page as a template: what is put in is escaped, unless it is a piece made the same way; null and false are nothing. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { html: parts.reduce((text, part, index) => text + textOf(pieces[index - 1] ?? null) + part) }
}

function textOf(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (typeof piece === 'string' || typeof piece === 'number') {
    return String(piece).replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '')
  }
  return 'html' in piece ? piece.html : piece.map(textOf).join('')
}
