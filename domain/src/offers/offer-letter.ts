import { partTitle, quotedTrip, tripInSentence } from '../documents/document.ts'
import { isFormal, paragraph, salutation } from '../documents/letter.ts'
import { addressed } from '../documents/salutation.ts'
import { isSold } from '../itinerary/plan/trip-plan.ts'
import { plainTextOf, type RichText, type RichTextNode } from '../rich-text.ts'
import { enDash, noBreakSpace, rangeDash } from '../typography/characters.ts'
import { listIn } from '../typography/lists.ts'
import { shortened, typesetRichText } from '../typography/typeset.ts'
import { offerWordsIn } from './offer-language.ts'
import type { OfferSource } from './offer-source.ts'
import type { OfferPart } from './offer-words.ts'

const subjectLetters = 160
/** Of several trips in one subject none is cut shorter. */
const shortestName = 30

/** @returns '2600417 / 1', never parted at a line's end (OFFER-10) */
export function offerNumber({ number, language }: Pick<OfferSource, 'number' | 'language'>): string {
  return language.typeset(number.trim()).replaceAll(' / ', `${noBreakSpace}/${noBreakSpace}`)
}

/**
 * The staff's own title, else the trip and its dates: 'Ihre Chorreise „Fjorde“, 14.–23. Mai 2027'.
 * @param attached trips the offer tells of as well, each named with its dates (OFFER-01)
 */
export function letterSubject(source: OfferSource, attached: readonly OfferSource[] = []): string {
  const { introTitle, trip, client, language } = source
  const { words, options, typeset, locale } = language
  if (introTitle.trim() !== '') return shortened(typeset(introTitle.trim()), subjectLetters)
  if (attached.length > 0) {
    const trips = [source, ...attached]
    const letters = Math.max(shortestName, Math.floor(subjectLetters / (trips.length + 1)))
    const named = trips.map((one) => `${quotedTrip(one, letters)} (${unbrokenPeriod(one)})`)
    return `${addressed(offerWordsIn[locale].yourTrips, isFormal(client))} ${listIn(locale, named)}`
  }
  const name =
    trip.name.trim() === '' ? '' : ` ${words.quoted(shortened(typeset(trip.name.trim()), subjectLetters / 2))}`
  const yourTrip = offerWordsIn[locale].yourTrip(options.order_category[trip.category])
  return `${addressed(yourTrip, isFormal(client))}${name}, ${unbrokenPeriod(source)}`
}

/**
 * What stands below the subject where the staff's own words, which name the trips as they like, take the place of those that name
 * each of several: 'Fjorde im Mai · 14.–17. Mai 2027' (OFFER-01).
 */
export function tripsBelowSubject(source: OfferSource, attached: readonly OfferSource[]): string[] {
  const { introTitle, introText } = source
  const isNamed = introTitle.trim() === '' || plainTextOf(introText) === ''
  return attached.length === 0 || isNamed ? [] : [source, ...attached].map(partTitle)
}

/** '14.–23. Mai 2027', never parted at a line's end. */
function unbrokenPeriod({ trip, language }: OfferSource): string {
  return language.dates
    .dateRange(trip.startAt, trip.endAt)
    .replaceAll(`${enDash} `, `${rangeDash} `)
    .replaceAll(' ', noBreakSpace)
}

/**
 * Salutation and text. Without a text of its own the letter says what the offer holds and until when.
 * @param attached trips the offer tells of as well (OFFER-01)
 */
export function coverLetter(source: OfferSource, attached: readonly OfferSource[] = []): RichText {
  const { introText, client, language } = source
  const hasOwnText = plainTextOf(introText) !== ''
  const body =
    introText !== null && hasOwnText
      ? typesetRichText(introText, language.typeset).content
      : usualLetter(source, attached)
  return { type: 'doc', content: [paragraph(salutation(client, language)), ...(body ?? [])] }
}

function usualLetter(source: OfferSource, attached: readonly OfferSource[]): RichTextNode[] {
  const { client, optionDate, isConfirmation, language } = source
  const { options, dates } = language
  const { letter } = offerWordsIn[language.locale]
  const days = [source, ...attached].flatMap((one) => one.days)
  const hasChoices = days.some(({ services }) => services.some((s) => isSold(s) && s.clientOffer === 'optional'))
  const thanks = (isConfirmation ? letter.confirms : letter.thanks)(whichTrips(source, attached))
  const paragraphs = [
    [thanks, whatFollows(source, attached)].filter((sentence) => sentence !== '').join(' '),
    optionDate === null || isConfirmation ? '' : letter.validUntil(dates.longDate(optionDate)),
    hasChoices ? letter.choices(options.client_offer.optional) : '',
    letter.close,
  ]
  return paragraphs.filter((text) => text !== '').map((text) => paragraph(addressed(text, isFormal(client))))
}

/** 'Ihre Chorreise vom 14. bis 23. Mai 2027', 'Ihre Reisen „Fjorde“ vom 14. bis 17. Mai 2027 und „Mosel“ vom …' */
function whichTrips(source: OfferSource, attached: readonly OfferSource[]): string {
  const { trip, language } = source
  const { yourTrip, yourTrips } = offerWordsIn[language.locale].letter
  if (attached.length > 0) return `${yourTrips} ${listIn(language.locale, [source, ...attached].map(tripInSentence))}`
  const period = language.dates.periodInSentence(trip.startAt, trip.endAt)
  return `${yourTrip(language.options.order_category[trip.category])} ${period}`
}

/** Names only what the following pages really hold; how much of the route, the first offer says for all of its trips. */
function whatFollows(source: OfferSource, attached: readonly OfferSource[]): string {
  const { attachRouteDescription, language } = source
  const { locale } = language
  const { letter } = offerWordsIn[locale]
  const trips = [source, ...attached]
  const days = trips.flatMap((one) => one.days)
  const holds: Record<OfferPart, boolean> = {
    days: days.length > 0 && (attachRouteDescription === 'complete' || attachRouteDescription === 'long'),
    stages: days.length > 0 && attachRouteDescription === 'short',
    services: days.some((day) => day.services.some(isSold)),
    prices: trips.some(({ prices }) => prices.tiers.length > 0),
  }
  const named = (['days', 'stages', 'services', 'prices'] as const).filter((part) => holds[part])
  return named.length === 0
    ? ''
    : letter.follows(
        listIn(
          locale,
          named.map((part) => letter.parts[part]),
        ),
      )
}
