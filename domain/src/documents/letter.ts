import type { RichTextNode } from '../rich-text.ts'
import { noBreakSpace } from '../typography/characters.ts'
import { shortened } from '../typography/typeset.ts'
import type { DocumentLanguage } from './document-language.ts'
import type { LabelledValue, LetterModel } from './document-model.ts'
import type { DocumentClient, DocumentSource } from './document-source.ts'
import { addressed, fullName, greeting, isWrittenFormally } from './salutation.ts'

/** The address window takes six lines (DIN 5008); names longer than the window are cut, never run over it. */
const windowLines = 6
const windowLetters = 46
const factLetters = 72

/** Whom a letter says 'Sie' to. */
export function isFormal({ contact, isFormal }: Pick<DocumentClient, 'contact' | 'isFormal'>): boolean {
  return isWrittenFormally(contact, isFormal)
}

/** 'Sehr geehrte Frau Weiß-Schröder,', 'Lieber Jens,', 'Sehr geehrte Damen und Herren,' when nobody is named. */
export function salutation(
  { contact, isFormal }: Pick<DocumentClient, 'contact' | 'isFormal'>,
  { locale }: Pick<DocumentLanguage, 'locale'>,
): string {
  return `${greeting(locale, contact, isFormal).replace(/(Frau|Herr|Ms|Mr) /, `$1${noBreakSpace}`)},`
}

/** Lines of the address window: firm, person, street and place. */
export function recipientLines(
  { companyName, contact, addressLines }: DocumentClient,
  { words, typeset }: DocumentLanguage,
): string[] {
  const name = contact === null ? '' : fullName(contact)
  const person = name === '' || contact?.salutation == null ? name : `${words.titles[contact.salutation]} ${name}`
  return [companyName, person, ...addressLines]
    .map((line) => shortened(typeset(line.trim()), windowLetters))
    .filter((line) => line !== '')
    .slice(0, windowLines)
}

/**
 * The information block beside the address: the document's number, the trip, the day, what else the document tells, and whom to ask.
 * @param own facts of this kind of document; empty ones are left out
 * @param attached trips the paper holds beside its own (OFFER-01)
 */
export function letterFacts(
  source: DocumentSource,
  number: LabelledValue,
  own: readonly LabelledValue[],
  attached: readonly Pick<DocumentSource, 'orderNumber'>[] = [],
): LabelledValue[] {
  const { signer, client, language } = source
  const { dates, typeset, words } = language
  const { facts } = words
  const trips = [source, ...attached].map(({ orderNumber }) => orderNumber)
  return [
    number,
    { label: trips.length === 1 ? facts.trip : facts.trips, value: trips.join(', ') },
    { label: facts.date, value: dates.longDate(source.today) },
    ...own,
    { label: addressed(facts.contact, isFormal(client)), value: typeset(signer.name) },
    { label: facts.phone, value: typeset(signer.phone) },
    { label: facts.email, value: typeset(signer.email) },
  ]
    .filter((fact) => fact.value !== '')
    .map((fact) => ({ ...fact, value: shortened(fact.value, factLetters) }))
}

export function signature({ signer, language: { words, typeset } }: DocumentSource): LetterModel['signature'] {
  return { greeting: words.close, name: typeset(signer.name), role: typeset(signer.role) }
}

export function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
