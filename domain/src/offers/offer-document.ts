import { documentModel } from '../documents/document.ts'
import type { DocumentModel } from '../documents/document-model.ts'
import type { DrawnTrip } from '../documents/drawn-trip.ts'
import { letterFacts, recipientLines, signature } from '../documents/letter.ts'
import type { RouteSketch } from '../geography/map/route-sketch.ts'
import { toldIncluded } from './included/arranged-lines.ts'
import { printedConditions } from './offer-conditions.ts'
import { extraGroups } from './offer-extras.ts'
import { asPriced } from './offer-extras-of-services.ts'
import { offerWordsIn } from './offer-language.ts'
import { coverLetter, letterSubject, offerNumber, tripsBelowSubject } from './offer-letter.ts'
import type { OfferDocumentModel, OfferedTrip } from './offer-model.ts'
import { lowestPrice, packageBand, packageNote, singleBand } from './offer-prices.ts'
import type { OfferSource } from './offer-source.ts'
import { withVehicles } from './offered-providers.ts'
import { printedPhotos, showsPhotos } from './photos/printed-photos.ts'

/**
 * The offer of a trip, ready to be set (OFFER-06): a letter, the days, the prices and the services by how they are offered.
 * @param attached each is told as a part of its own, by the first offer's letter and conditions (OFFER-01)
 */
export function offerDocument(
  offer: OfferSource,
  sketch: RouteSketch | null,
  attached: readonly DrawnTrip<OfferSource>[] = [],
): OfferDocumentModel {
  const source = withVehicles(offer)
  const { client, optionDate, language } = source
  const { dates } = language
  const words = offerWordsIn[language.locale]
  const number = offerNumber(source)
  const name = source.isConfirmation ? words.confirmation : words.name
  const others = attached.map((one) => one.source)
  const model = modelOfTrip(source, `${name} ${number}`, sketch)
  return {
    ...model,
    ...offeredTrip(source, model),
    attached: attached.map(({ source: other, sketch: route }) => {
      const told = { ...withVehicles(other), attachRouteDescription: source.attachRouteDescription }
      return offeredTrip(told, modelOfTrip(told, name, route))
    }),
    words: { ...model.words, ...words.printed },
    recipient: recipientLines(client, language),
    facts: letterFacts(
      source,
      { label: name, value: number },
      [
        {
          label: words.optionUntil,
          value: optionDate === null || source.isConfirmation ? '' : dates.longDate(optionDate),
        },
      ],
      others,
    ),
    subject: letterSubject(source, others),
    namedTrips: tripsBelowSubject(source, others),
    letter: coverLetter(source, others),
    signature: signature(source),
    conditions: printedConditions(source, others),
    bulletPoints: printedBulletPoints(source),
    acceptance: source.isConfirmation
      ? { text: words.acceptance.text, fields: words.acceptance.fields(model.trip.group) }
      : null,
  }
}

function modelOfTrip(source: OfferSource, title: string, sketch: RouteSketch | null): DocumentModel {
  const { prices, language } = source
  const words = offerWordsIn[language.locale]
  const lowest = lowestPrice(prices)
  const price = lowest === null ? '' : language.amounts.money(lowest)
  const priceFact = { label: words.pricePerPerson, value: prices.tiers.length > 1 ? words.fromPrice(price) : price }
  return documentModel({ ...source, days: asPriced(source.days, prices.services) }, title, [priceFact], sketch)
}

function offeredTrip(source: OfferSource, model: DocumentModel): OfferedTrip {
  const { days, prices, language } = source
  return {
    trip: model.trip,
    ...toldRoute(source, model),
    included: toldIncluded(source),
    packagePrices: packageBand(prices, language),
    singleSupplements: singleBand(prices, language),
    packageNote: packageNote(prices, language),
    extras: extraGroups(days, language, prices),
  }
}

function printedBulletPoints({ bulletPoints, language }: OfferSource): OfferDocumentModel['bulletPoints'] {
  const { typeset, locale } = language
  return bulletPoints
    .filter((section) => section.locale === locale)
    .map(({ section, content }) => ({
      title: typeset(section),
      lines: content.split('\n').map(typeset).filter(Boolean),
    }))
}

/** As much of the route as is wanted (OFFER-08). */
function toldRoute(source: OfferSource, { days, map }: DocumentModel): Pick<OfferedTrip, 'days' | 'map' | 'tellsDays'> {
  const { attachRouteDescription: told } = source
  if (told === 'none') return { days: [], map: null, tellsDays: false }
  const worded = told === 'long' ? days : days.map((day) => ({ ...day, paragraphs: [] }))
  const photos = showsPhotos(source) ? printedPhotos(source) : []
  const shown = worded.map((day, index) => ({ ...day, photos: photos[index] ?? [] }))
  return { days: shown, map, tellsDays: told !== 'short' }
}
