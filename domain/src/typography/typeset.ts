import type { Locale } from '../accounts/options.ts'
import type { RichText, RichTextNode } from '../rich-text.ts'
import { breakPoint, enDash, narrowSpace, noBreakSpace, rangeDash } from './characters.ts'
import { monthsIn } from './date-words.ts'

type Rule = readonly [pattern: RegExp, replacement: string | ((found: string) => string)]
/** Sets the micro-typography of one typed text. */
export type Typeset = (text: string) => string

/** Each rule finds only what its own result does not look like, so setting a text twice changes nothing. */
const everywhere: readonly Rule[] = [
  [/[ \t]{2,}/g, ' '],
  [/ +$/gm, ''],
  [/\.\.\./g, '…'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<=[^\s–-]) --? (?=[^\s–-])/g, `${noBreakSpace}${enDash} `],
  [/(?<=[^\s–-]) – (?=[^\s–-])/g, `${noBreakSpace}${enDash} `],
  // Times and years only: '040 66969-124' is no range.
  [/\b(\d{1,2}[:.]\d{2}) ?[-–] ?(?=\d{1,2}[:.]\d{2}\b)/g, `$1${rangeDash}`],
  [/(?<=\d) (?=(?:km|m|kg|cm|%|°C)(?![\p{L}\d]))/gu, narrowSpace],
  [/(?<=\d) ?x (?=\p{Lu})/gu, `${narrowSpace}×${noBreakSpace}`],
  [/(?<![\p{L}.])(St|Dr|Prof|Hl|Nr|No|ca|Tel)\. (?=[\p{Lu}\d])/gu, `$1.${noBreakSpace}`],
  [/§ ?(?=\d)/g, `§${narrowSpace}`],
]
/** No word is that long; what somebody typed without a space must not run out of its column. */
const longWords: Rule = [/[^\s\u200b]{41,}/g, (word) => word.replace(/(.{20})(?=.)/gu, `$1${breakPoint}`)]

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

const ownRules: Readonly<Record<Locale, readonly Rule[]>> = {
  de_DE: [
    [/"([^"\n]+)"/g, '„$1“'],
    [/\b(\d{1,2}\.)[-–](?=\d{1,2}\. )/g, `$1${rangeDash}`],
    [/(?<=\d) ?€/g, `${narrowSpace}€`],
    wordsBehindFigures('Uhr|Pax|EZ|DZ|EUR|Personen|Gäste|Nächte|Tage|Stunden|Minuten'),
    [new RegExp(`(?<=\\b\\d{1,2}\\.) ?(?=(?:${monthsIn('de_DE').join('|')})(?!\\p{L}))`, 'gu'), noBreakSpace],
    ...abbreviations.map(abbreviationRule),
  ],
  en: [
    [/"([^"\n]+)"/g, '“$1”'],
    [/(?<=\d) €/g, `${narrowSpace}€`],
    wordsBehindFigures('EUR|pax|persons|people|guests|nights|days|hours|minutes|am|pm'),
    wordsBehindFigures(monthsIn('en').join('|')),
  ],
  fr: [
    [/"([^"\n]+)"/g, `«${narrowSpace}$1${narrowSpace}»`],
    [/« (?=\S)/g, `«${narrowSpace}`],
    // Also where none was typed, but not inside of addresses.
    [/(?<=\S) (?=[;!?»])|(?<=[\p{L}\d)])(?=[;!?](?:\s|$))/gmu, narrowSpace],
    [/(?<=\S) (?=:(?:\s|$))|(?<=[\p{L}\d)])(?=:(?:\s|$))/gmu, noBreakSpace],
    [/(?<=\d) ?€/g, `${narrowSpace}€`],
    wordsBehindFigures('EUR|personnes|nuits|jours|heures|minutes|h'),
    wordsBehindFigures(monthsIn('fr').join('|')),
  ],
}

/** @param words as a choice of a pattern: 'Uhr|Pax' */
function wordsBehindFigures(words: string): Rule {
  return [new RegExp(`(?<=\\d) (?=(?:${words})(?!\\p{L}))`, 'gu'), noBreakSpace]
}

function abbreviationRule(letters: string): Rule {
  const parts = letters.split(' ').map((part) => `${part}\\.`)
  const spaced = letters.split(' ').map((part) => `${part}.`)
  return [new RegExp(`(?<![\\p{L}.])${parts.join(' ?')}(?!\\p{L})`, 'gu'), spaced.join(narrowSpace)]
}

/**
 * The micro-typography of typed text, done once for every kind of output (paper: 'comes with the data'): quotes of the
 * language, dashes, ellipses, narrow spaces before units and inside abbreviations. Words and figures stay as they were typed.
 */
export const typesetIn: Readonly<Record<Locale, Typeset>> = {
  de_DE: (text) => rulesIn.de_DE.reduce(apply, text),
  en: (text) => rulesIn[isGerman(text) ? 'de_DE' : 'en'].reduce(apply, text),
  fr: (text) => rulesIn[isGerman(text) ? 'de_DE' : 'fr'].reduce(apply, text),
}

const rulesIn: Readonly<Record<Locale, readonly Rule[]>> = {
  de_DE: [...everywhere, ...ownRules.de_DE, longWords],
  en: [...everywhere, ...ownRules.en, longWords],
  fr: [...everywhere, ...ownRules.fr, longWords],
}

/** Words that neither English nor French has: what the desk typed in German keeps its quotes and spaces abroad. */
const germanWords =
  /(?<!\p{L})(?:und|der|das|mit|von|vom|zum|zur|für|ist|nach|auf|eine[rnms]?|dem|nicht|wir|Sie|Ihre?)(?!\p{L})/u

function isGerman(text: string): boolean {
  return germanWords.test(text)
}

function apply(text: string, [pattern, replacement]: Rule): string {
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement)
}

/** What must stand as it was typed, such as a name, but that it finds an end of its line. */
export function breakable(text: string): string {
  return apply(text, longWords)
}

/** The same for every text of a document; its structure stays. */
export function typesetRichText(doc: RichText, typeset: Typeset): RichText {
  return { ...doc, content: doc.content?.map((node) => typesetNode(node, typeset)) }
}

function typesetNode(node: RichTextNode, typeset: Typeset): RichTextNode {
  // A blank at the end of a piece parts it from the next one, which may be bold; it is no blank at the end of a line.
  if (node.text !== undefined) return { ...node, text: typeset(node.text) + (/[ \t]$/.test(node.text) ? ' ' : '') }
  return { ...node, content: node.content?.map((inner) => typesetNode(inner, typeset)) }
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
