import type { RichText, RichTextNode } from '../rich-text.ts'
import { breakPoint, enDash, narrowSpace, noBreakSpace, rangeDash } from './characters.ts'

type Rule = readonly [pattern: RegExp, replacement: string | ((found: string) => string)]

/** Abbreviations of two or three letters whose parts must stay together. */
const abbreviations = [
  'z B',
  'd h',
  'u a',
  'u U',
  'o ä',
  'p P',
  'e V',
  'i d R',
  'v Chr',
  'n Chr',
  'i H v',
  's o',
  's u',
]
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'

/** Each rule finds only what its own result does not look like, so setting a text twice changes nothing. */
const rules: readonly Rule[] = [
  [/[ \t]{2,}/g, ' '],
  [/ +$/gm, ''],
  [/\.\.\./g, '…'],
  [/"([^"\n]+)"/g, '„$1“'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<=[^\s–-]) --? (?=[^\s–-])/g, `${noBreakSpace}${enDash} `],
  [/(?<=[^\s–-]) – (?=[^\s–-])/g, `${noBreakSpace}${enDash} `],
  // Times and years only: '040 66969-124' is no range.
  [/\b(\d{1,2}[:.]\d{2}) ?[-–] ?(?=\d{1,2}[:.]\d{2}\b)/g, `$1${rangeDash}`],
  [/\b(\d{1,2}\.)[-–](?=\d{1,2}\. )/g, `$1${rangeDash}`],
  [/(?<=\d) ?€/g, `${narrowSpace}€`],
  [/(?<=\d) (?=(?:km|m|kg|cm|%|°C)(?![\p{L}\d]))/gu, narrowSpace],
  [/(?<=\d) (?=(?:Uhr|Pax|EZ|DZ|EUR|Personen|Gäste|Nächte|Tage|Stunden|Minuten)(?!\p{L}))/gu, noBreakSpace],
  [new RegExp(`(?<=\\b\\d{1,2}\\.) ?(?=(?:${months})(?!\\p{L}))`, 'gu'), noBreakSpace],
  [/(?<=\d) ?x (?=\p{Lu})/gu, `${narrowSpace}×${noBreakSpace}`],
  [/(?<![\p{L}.])(St|Dr|Prof|Hl|Nr|ca|Tel)\. (?=[\p{Lu}\d])/gu, `$1.${noBreakSpace}`],
  [/§ ?(?=\d)/g, `§${narrowSpace}`],
  ...abbreviations.map(abbreviationRule),
  // No German word is that long; what somebody typed without a space must not run out of its column.
  [/[^\s\u200b]{41,}/g, (word) => word.replace(/(.{20})(?=.)/gu, `$1${breakPoint}`)],
]

function abbreviationRule(letters: string): Rule {
  const parts = letters.split(' ').map((part) => `${part}\\.`)
  const spaced = letters.split(' ').map((part) => `${part}.`)
  return [new RegExp(`(?<![\\p{L}.])${parts.join(' ?')}(?!\\p{L})`, 'gu'), spaced.join(narrowSpace)]
}

/**
 * The micro-typography of typed text, done once for every kind of output (paper: 'comes with the data'): German quotes,
 * dashes, ellipses, narrow spaces before units and inside abbreviations. Words and figures stay as they were typed.
 */
export function typeset(text: string): string {
  return rules.reduce(apply, text)
}

function apply(text: string, [pattern, replacement]: Rule): string {
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement)
}

/** {@link typeset} for every text of a document; its structure stays. */
export function typesetRichText(doc: RichText): RichText {
  return { ...doc, content: doc.content?.map(typesetNode) }
}

function typesetNode(node: RichTextNode): RichTextNode {
  // A blank at the end of a piece parts it from the next one, which may be bold; it is no blank at the end of a line.
  if (node.text !== undefined) return { ...node, text: typeset(node.text) + (/[ \t]$/.test(node.text) ? ' ' : '') }
  return { ...node, content: node.content?.map(typesetNode) }
}

/** For places that end in a search field or a file's name: no joiners, plain spaces. */
export function untypeset(text: string): string {
  return text.replaceAll(/[\u2060\u200b]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** @returns the text, or its beginning up to a word's end with an ellipsis when it is longer than `limit` */
export function shortened(text: string, limit: number): string {
  const letters = [...text]
  if (letters.length <= limit) return text
  const cut = letters.slice(0, limit - 1).join('')
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}
