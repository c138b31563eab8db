import { documentModel } from '../documents/document.ts'
import type { DocumentModel } from '../documents/document-model.ts'
import { letterFacts, recipientLines, signature } from '../documents/letter.ts'
import type { RouteSketch } from '../geography/map/route-sketch.ts'
import { printedConditions } from './offer-conditions.ts'
import { extraGroups } from './offer-extras.ts'
import { asPriced } from './offer-extras-of-services.ts'
import { includedServices } from './offer-included.ts'
import { offerWordsIn } from './offer-language.ts'
import { coverLetter, letterSubject, offerNumber } from './offer-letter.ts'
import type { OfferDocumentModel, OfferPart } from './offer-model.ts'
import { lowestPrice, packageBand, packageNote, singleBand } from './offer-prices.ts'
import type { OfferSource } from './offer-source.ts'

/** The offer of a trip, ready to be set (OFFER-06): a letter, the days, the prices and the services by how they are offered. */
export function offerDocument(
  source: OfferSource,
  sketch: RouteSketch | null,
  attached: readonly OfferSource[] = [],
): OfferDocumentModel {
  const { client, prices, optionDate, language } = source
  const { amounts, dates } = language
  const words = offerWordsIn[language.locale]
  const lowest = lowestPrice(prices)
  const price = lowest === null ? '' : amounts.money(lowest)
  const priceFact = { label: words.pricePerPerson, value: prices.tiers.length > 1 ? words.fromPrice(price) : price }
  const number = offerNumber(source)
  const name = source.isConfirmation ? words.confirmation : words.name
  const days = asPriced(source.days, prices.services)
  const model = documentModel({ ...source, days }, `${name} ${number}`, [priceFact], sketch)
  return {
    ...model,
    ...toldRoute(source, model),
    words: { ...model.words, ...words.printed },
    recipient: recipientLines(client, language),
    facts: letterFacts(source, { label: name, value: number }, [
      {
        label: words.optionUntil,
        value: optionDate === null || source.isConfirmation ? '' : dates.longDate(optionDate),
      },
    ]),
    subject: letterSubject(source),
    letter: coverLetter(source),
    signature: signature(source),
    included: includedServices(source.days, language),
    packagePrices: packageBand(prices, language),
    singleSupplements: singleBand(prices, language),
    packageNote: packageNote(prices, language),
    extras: extraGroups(source.days, language, prices),
    conditions: printedConditions(source),
    bulletPoints: printedBulletPoints(source),
    acceptance: source.isConfirmation
      ? { text: words.acceptance.text, fields: words.acceptance.fields(model.trip.group) }
      : null,
    parts: attached.map((one) => partOf({ ...one, attachRouteDescription: source.attachRouteDescription })),
  }
}

/** Another trip of the same offer: letter, conditions and signature are told once. */
function partOf(source: OfferSource): OfferPart {
  const { trip, days, tellsDays, included, packagePrices, singleSupplements, packageNote, extras } = offerDocument(
    source,
    null,
  )
  return { trip, days, tellsDays, included, packagePrices, singleSupplements, packageNote, extras }
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
function toldRoute(
  { attachRouteDescription: told }: OfferSource,
  { days, map }: DocumentModel,
): Pick<OfferDocumentModel, 'days' | 'map' | 'tellsDays'> {
  if (told === 'none') return { days: [], map: null, tellsDays: false }
  const shown = told === 'long' ? days : days.map((day) => ({ ...day, paragraphs: [] }))
  return { days: shown, map, tellsDays: told !== 'short' }
}
