import type { LetterModel } from '../../documents/document-model.ts'
import { isFormal, letterFacts, paragraph, recipientLines, salutation, signature } from '../../documents/letter.ts'
import { addressed } from '../../documents/salutation.ts'
import { plainTextOf, type RichText, type RichTextNode } from '../../rich-text.ts'
import { listIn } from '../../typography/lists.ts'
import { internationalPhone } from '../../typography/phone-numbers.ts'
import { typesetRichText } from '../../typography/typeset.ts'
import { type PaperPart, paperParts } from './paper-choices.ts'
import { paperWordsIn } from './paper-language.ts'
import type { PaperSource } from './paper-source.ts'

/** The cover letter: to the contact as one is with them; without a text of its own it tells what the booklet holds. */
export function paperLetter(source: PaperSource, parts: ReadonlySet<PaperPart>): LetterModel {
  const { client, language, orderNumber } = source
  const { subject } = paperWordsIn[language.locale]
  return {
    recipient: recipientLines(client, language),
    facts: letterFacts(source, { label: language.words.facts.trip, value: orderNumber }, []).filter(
      // The trip's number is the letter's own.
      ({ label }, index) => index === 0 || label !== language.words.facts.trip,
    ),
    subject: addressed(subject, isFormal(client)),
    letter: letterText(source, parts),
    signature: signature(source),
  }
}

function letterText(source: PaperSource, parts: ReadonlySet<PaperPart>): RichText {
  const { freeText, client, language } = source
  const hasOwnText = freeText !== null && plainTextOf(freeText) !== ''
  const body = hasOwnText ? typesetRichText(freeText, language.typeset).content : usualLetter(source, parts)
  return { type: 'doc', content: [paragraph(salutation(client, language)), ...(body ?? [])] }
}

/** Names only what the booklet really holds. */
function usualLetter(source: PaperSource, parts: ReadonlySet<PaperPart>): RichTextNode[] {
  const { trip, client, emergency, language } = source
  const { letter } = paperWordsIn[language.locale]
  const { options, dates, typeset, locale } = language
  const named = paperParts.flatMap((part) => (parts.has(part) ? (letter.parts[part] ?? []) : []))
  return [
    letter.begins(options.order_category[trip.category], dates.periodInSentence(trip.startAt, trip.endAt)),
    named.length === 0 ? '' : letter.holds(listIn(locale, named)),
    emergency.value === '' ? '' : letter.emergency(typeset(internationalPhone(emergency.value))),
    letter.close,
  ]
    .filter((text) => text !== '')
    .map((text) => paragraph(addressed(text, isFormal(client))))
}
