import { plainTextOf, type RichText, type RichTextNode } from '../rich-text.ts'
import { enDash, noBreakSpace, rangeDash } from '../typography/characters.ts'
import { shortened, typesetRichText } from '../typography/typeset.ts'
import type { OfferLanguage } from './offer-language.ts'
import type { LabelledValue } from './offer-model.ts'
import type { OfferClient, OfferContact, OfferSource } from './offer-source.ts'
import type { OfferPart } from './offer-words.ts'

/** The address window takes six lines (DIN 5008); names longer than the window are cut, never run over it. */
const windowLines = 6
const windowLetters = 46
const factLetters = 72
const subjectLetters = 160

/**
 * 'Sehr geehrte Frau Weiß-Schröder,' in a formal letter to a person whose salutation is known, 'Guten Tag …' to
 * everybody else who has a name, 'Sehr geehrte Damen und Herren,' when nobody is named.
 */
export function salutation(
  { contact, isFormal }: Pick<OfferClient, 'contact' | 'isFormal'>,
  { words: { salutation: words } }: OfferLanguage,
): string {
  const name = contact === null ? '' : fullName(contact)
  if (contact === null || name === '') return words.nobody
  const lastName = contact.lastName.trim()
  if (!isFormal || contact.salutation === null || lastName === '') return words.anybody(name)
  return contact.salutation === 'Frau' ? words.madam(lastName) : words.sir(lastName)
}

function fullName({ firstName, lastName }: OfferContact): string {
  return [firstName.trim(), lastName.trim()].filter((part) => part !== '').join(' ')
}

/** Lines of the address window: firm, person, street and place. */
export function recipientLines(
  { companyName, contact, addressLines }: OfferClient,
  { words, typeset }: OfferLanguage,
): string[] {
  const name = contact === null ? '' : fullName(contact)
  const person = name === '' || contact?.salutation == null ? name : `${words.titles[contact.salutation]} ${name}`
  return [companyName, person, ...addressLines]
    .map((line) => shortened(typeset(line.trim()), windowLetters))
    .filter((line) => line !== '')
    .slice(0, windowLines)
}

/** The information block beside the address. */
export function letterFacts(source: OfferSource): LabelledValue[] {
  const { signer, optionDate, language } = source
  const { dates, typeset } = language
  const words = language.words.facts
  const facts = [
    { label: words.offer, value: offerNumber(source) },
    { label: words.trip, value: source.orderNumber },
    { label: words.date, value: dates.longDate(source.today) },
    { label: words.optionUntil, value: optionDate === null ? '' : dates.longDate(optionDate) },
    { label: words.contact, value: typeset(signer.name) },
    { label: words.phone, value: typeset(signer.phone) },
    { label: words.email, value: typeset(signer.email) },
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
export function letterSubject({ introTitle, trip, language }: OfferSource): string {
  const { words, options, dates, typeset } = language
  if (introTitle.trim() !== '') return shortened(typeset(introTitle.trim()), subjectLetters)
  const name =
    trip.name.trim() === '' ? '' : ` ${words.quoted(shortened(typeset(trip.name.trim()), subjectLetters / 2))}`
  const period = dates
    .dateRange(trip.startAt, trip.endAt)
    .replaceAll(`${enDash} `, `${rangeDash} `)
    .replaceAll(' ', noBreakSpace)
  return `${words.yourTrip(options.order_category[trip.category])}${name}, ${period}`
}

/** Salutation and text. Without a text of its own the letter says what the offer holds and until when. */
export function coverLetter(source: OfferSource): RichText {
  const { introText, client, language } = source
  const hasOwnText = plainTextOf(introText) !== ''
  const body =
    introText !== null && hasOwnText ? typesetRichText(introText, language.typeset).content : usualLetter(source)
  return { type: 'doc', content: [paragraph(salutation(client, language)), ...(body ?? [])] }
}

function usualLetter(source: OfferSource): RichTextNode[] {
  const { trip, optionDate, days, language } = source
  const { words, options, dates } = language
  const hasChoices = days.some((day) => day.services.some((s) => 'clientOffer' in s && s.clientOffer === 'optional'))
  const thanks = words.letter.thanks(
    options.order_category[trip.category],
    dates.periodInSentence(trip.startAt, trip.endAt),
  )
  const paragraphs = [
    [thanks, whatFollows(source)].filter((sentence) => sentence !== '').join(' '),
    optionDate === null ? '' : words.letter.validUntil(dates.longDate(optionDate)),
    hasChoices ? words.letter.choices(options.client_offer.optional) : '',
    words.letter.close,
  ]
  return paragraphs.filter((text) => text !== '').map(paragraph)
}

/** Names only what the following pages really hold. */
function whatFollows({ days, prices, language: { words } }: OfferSource): string {
  const holds: Record<OfferPart, boolean> = {
    days: days.length > 0,
    services: days.some((day) => day.services.some((service) => 'clientOffer' in service)),
    prices: prices.tiers.length > 0,
  }
  const named = (['days', 'services', 'prices'] as const).filter((part) => holds[part])
  const parts = named.map((part) => words.letter.parts[part])
  const last = parts.pop()
  if (last === undefined) return ''
  return words.letter.follows(parts.length > 0 ? `${parts.join(', ')} ${words.letter.and} ${last}` : last)
}

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
