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

/** @returns '2600417 / 1', never parted at a line's end (OFFER-10) */
export function offerNumber({ number, language }: Pick<OfferSource, 'number' | 'language'>): string {
  return language.typeset(number.trim()).replaceAll(' / ', `${noBreakSpace}/${noBreakSpace}`)
}

/** The staff's own title, else the trip and its dates. */
export function letterSubject({ introTitle, trip, client, language }: OfferSource): string {
  const { words, options, dates, typeset } = language
  if (introTitle.trim() !== '') return shortened(typeset(introTitle.trim()), subjectLetters)
  const name =
    trip.name.trim() === '' ? '' : ` ${words.quoted(shortened(typeset(trip.name.trim()), subjectLetters / 2))}`
  const period = dates
    .dateRange(trip.startAt, trip.endAt)
    .replaceAll(`${enDash} `, `${rangeDash} `)
    .replaceAll(' ', noBreakSpace)
  const yourTrip = offerWordsIn[language.locale].yourTrip(options.order_category[trip.category])
  return `${addressed(yourTrip, isFormal(client))}${name}, ${period}`
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
  const { trip, client, optionDate, days, isConfirmation, language } = source
  const { options, dates } = language
  const { letter } = offerWordsIn[language.locale]
  const hasChoices = days.some(({ services }) => services.some((s) => isSold(s) && s.clientOffer === 'optional'))
  const thanks = (isConfirmation ? letter.confirms : letter.thanks)(
    options.order_category[trip.category],
    dates.periodInSentence(trip.startAt, trip.endAt),
  )
  const paragraphs = [
    [thanks, whatFollows(source)].filter((sentence) => sentence !== '').join(' '),
    optionDate === null || isConfirmation ? '' : letter.validUntil(dates.longDate(optionDate)),
    hasChoices ? letter.choices(options.client_offer.optional) : '',
    letter.close,
  ]
  return paragraphs.filter((text) => text !== '').map((text) => paragraph(addressed(text, isFormal(client))))
}

/** Names only what the following pages really hold. */
function whatFollows({ days, prices, attachRouteDescription, language: { locale } }: OfferSource): string {
  const { letter } = offerWordsIn[locale]
  const holds: Record<OfferPart, boolean> = {
    days: days.length > 0 && (attachRouteDescription === 'complete' || attachRouteDescription === 'long'),
    stages: days.length > 0 && attachRouteDescription === 'short',
    services: days.some((day) => day.services.some(isSold)),
    prices: prices.tiers.length > 0,
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
