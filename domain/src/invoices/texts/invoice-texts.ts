import { fillRichText, missingIn, type TemplateValues } from '../../mail/fill-template.ts'
import { type PlaceholderName, placeholderLabels } from '../../mail/placeholders.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { plainTextOf, type RichText, type RichTextNode } from '../../rich-text.ts'

/** What the texts of an invoice may name in braces. */
const invoiceTextPlaceholders = [
  'reise.name',
  'reise.nummer',
  'gruppe',
  'kunde',
  'empfaenger',
  'termin',
  'beginn',
  'ende',
  'personen',
  'ziele',
  'rechnung.art',
  'rechnung.nummer',
  'rechnung.datum',
  'rechnung.betrag',
  'rechnung.faellig',
  'absender',
  'firma',
] as const satisfies readonly PlaceholderName[]

const known: ReadonlySet<string> = new Set(invoiceTextPlaceholders)
/** In braces twice it is none of ours, and is named as it stands. */
const braces = /\{\{[^{}]{0,200}\}\}|\{([^{}]{0,200})\}/g
const isChoice = (named: string) => /^[^|]*\|[^|]*$/.test(named)

/** Whether a text names anything in braces. */
export function namesAnything(text: RichText | null): boolean {
  return /[{}]/.test(plainTextOf(text))
}

/** @returns what stands in braces and is no placeholder of an invoice, as it was written; each once */
export function unknownIn(text: RichText | null): string[] {
  if (text === null) return []
  // Half of a name in bold is no name.
  const left = plainTextOf({ ...text, content: text.content?.map(withoutKnown) })
  return [...new Set([...left.matchAll(braces)].map(([whole]) => whole))]
}

function withoutKnown(node: RichTextNode): RichTextNode {
  const isKnown = (named: string) => known.has(named) || isChoice(named)
  return {
    ...node,
    text: node.text?.replace(braces, (whole, named?: string) => (named !== undefined && isKnown(named) ? '' : whole)),
    content: node.content?.map(withoutKnown),
  }
}

/** Says what is no placeholder; null where all are. */
export function unknownWords(text: RichText | null): string | null {
  const unknown = unknownIn(text)
  if (unknown.length === 0) return null
  const [one] = unknown
  return unknown.length === 1
    ? `Die Angabe ${one} gibt es nicht. Bitte eine aus der Liste einfügen.`
    : `Diese Angaben gibt es nicht: ${unknown.join(', ')}. Bitte aus der Liste einfügen.`
}

/**
 * A text of an invoice with the data of trip and invoice in place of what it names in braces.
 * @param field where it is written @returns a refusal there for what is no placeholder, or which the trip does not tell
 */
export function filledText(
  text: RichText | null,
  values: TemplateValues,
  { isFormal, field }: { readonly isFormal: boolean; readonly field: 'introText' | 'introEndText' },
): RichText | Refusal | null {
  if (text === null || !namesAnything(text)) return text
  const unknown = unknownWords(text)
  if (unknown !== null) return refusal('unknown_placeholder', unknown, field)
  const filled = fillRichText(text, values, isFormal)
  const missing = missingIn(plainTextOf(filled))
  if (missing.length === 0) return filled
  return refusal('missing_value', `Dazu ist nichts eingetragen: ${missing.join(', ')}.`, field)
}

/** @returns '{reise.name}' with its label, as the list of them shows it */
export function placeholderChoices(): { readonly name: string; readonly label: string }[] {
  return invoiceTextPlaceholders.map((name) => ({ name, label: placeholderLabels[name] }))
}
