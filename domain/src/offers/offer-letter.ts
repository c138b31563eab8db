import { orderCategories } from '../accounts/options.ts'
import { plainTextOf, type RichText, type RichTextNode } from '../rich-text.ts'
import { enDash, noBreakSpace, rangeDash } from '../typography/characters.ts'
import { dateRange, longDate, periodInSentence } from '../typography/date-words.ts'
import { shortened, typeset, typesetRichText } from '../typography/typeset.ts'
import type { LabelledValue } from './offer-model.ts'
import type { OfferClient, OfferContact, OfferSource } from './offer-source.ts'

/** The address window takes six lines (DIN 5008); names longer than the window are cut, never run over it. */
const windowLines = 6
const windowLetters = 46
const factLetters = 72
const subjectLetters = 160

/**
 * 'Sehr geehrte Frau Weiß-Schröder,' in a formal letter to a person whose salutation is known, 'Guten Tag …' to
 * everybody else who has a name, 'Sehr geehrte Damen und Herren,' when nobody is named.
 */
export function salutation({ contact, isFormal }: Pick<OfferClient, 'contact' | 'isFormal'>): string {
  const name = contact === null ? '' : fullName(contact)
  if (contact === null || name === '') return 'Sehr geehrte Damen und Herren,'
  if (!isFormal || contact.salutation === null || contact.lastName.trim() === '') return `Guten Tag ${name},`
  const greeting = contact.salutation === 'Frau' ? 'Sehr geehrte Frau' : 'Sehr geehrter Herr'
  return `${greeting}${noBreakSpace}${contact.lastName.trim()},`
}

function fullName({ firstName, lastName }: OfferContact): string {
  return [firstName.trim(), lastName.trim()].filter((part) => part !== '').join(' ')
}

/** Lines of the address window: firm, person, street and place. */
export function recipientLines({ companyName, contact, addressLines }: OfferClient): string[] {
  const name = contact === null ? '' : fullName(contact)
  const person = name === '' || contact?.salutation == null ? name : `${contact.salutation} ${name}`
  return [companyName, person, ...addressLines]
    .map((line) => shortened(typeset(line.trim()), windowLetters))
    .filter((line) => line !== '')
    .slice(0, windowLines)
}

/** The information block beside the address. */
export function letterFacts(source: OfferSource): LabelledValue[] {
  const { signer, optionDate } = source
  const facts = [
    { label: 'Angebot', value: offerNumber(source) },
    { label: 'Reise', value: source.orderNumber },
    { label: 'Datum', value: longDate(source.today) },
    { label: 'Option bis', value: optionDate === null ? '' : longDate(optionDate) },
    { label: 'Ihr Kontakt', value: typeset(signer.name) },
    { label: 'Telefon', value: typeset(signer.phone) },
    { label: 'E-Mail', value: typeset(signer.email) },
  ]
  return facts
    .filter((fact) => fact.value !== '')
    .map((fact) => ({ ...fact, value: shortened(fact.value, factLetters) }))
}

/** @returns '2600417 / 1' (OFFER-10) */
export function offerNumber({ orderNumber, sequence }: Pick<OfferSource, 'orderNumber' | 'sequence'>): string {
  return `${orderNumber}${noBreakSpace}/${noBreakSpace}${sequence}`
}

/** The line under which the letter runs: the staff's own title, else the trip and its dates. */
export function letterSubject({ introTitle, trip }: OfferSource): string {
  if (introTitle.trim() !== '') return shortened(typeset(introTitle.trim()), subjectLetters)
  const name = trip.name.trim() === '' ? '' : ` „${shortened(typeset(trip.name.trim()), subjectLetters / 2)}“`
  return `Ihre ${orderCategories[trip.category].label}${name}, ${dateRange(trip.startAt, trip.endAt).replaceAll(`${enDash} `, `${rangeDash} `).replaceAll(' ', noBreakSpace)}`
}

/** Salutation and text. Without a text of its own the letter says what the offer holds and until when. */
export function coverLetter(source: OfferSource): RichText {
  const hasOwnText = plainTextOf(source.introText) !== ''
  const body = source.introText !== null && hasOwnText ? typesetRichText(source.introText).content : usualLetter(source)
  return { type: 'doc', content: [paragraph(salutation(source.client)), ...(body ?? [])] }
}

function usualLetter(source: OfferSource): RichTextNode[] {
  const { trip, optionDate, days } = source
  const category = orderCategories[trip.category].label
  const hasChoices = days.some((day) => day.services.some((s) => 'clientOffer' in s && s.clientOffer === 'optional'))
  return [
    paragraph(
      `vielen Dank für Ihre Anfrage und Ihr Vertrauen. Gern unterbreiten wir Ihnen unser Angebot für Ihre ${category} ` +
        `${periodInSentence(trip.startAt, trip.endAt)}.${whatFollows(source)}`,
    ),
    ...(optionDate === null
      ? []
      : [paragraph(`Dieses Angebot gilt bis zum ${longDate(optionDate)}, danach vorbehaltlich der Verfügbarkeit.`)]),
    ...(hasChoices
      ? [
          paragraph(
            'Leistungen mit dem Vermerk „Möglichkeit“ sind nicht im Reisepreis enthalten; Sie können sie gern hinzubuchen.',
          ),
        ]
      : []),
    paragraph('Für Fragen und Änderungswünsche sind wir jederzeit für Sie da. Wir freuen uns auf Ihre Antwort.'),
  ]
}

/** Names only what the following pages really hold. */
function whatFollows({ days, prices }: OfferSource): string {
  const parts = [
    days.length > 0 ? 'den Reiseverlauf Tag für Tag' : '',
    days.some((day) => day.services.some((service) => 'clientOffer' in service)) ? 'die Leistungen' : '',
    prices.tiers.length > 0 ? 'die Preise' : '',
  ].filter((part) => part !== '')
  const last = parts.pop()
  if (last === undefined) return ''
  return ` Auf den folgenden Seiten finden Sie ${parts.length > 0 ? `${parts.join(', ')} und ` : ''}${last}.`
}

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
