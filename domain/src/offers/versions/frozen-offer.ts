import type { Locale } from '../../accounts/options.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { isSold, type PlannedService } from '../../itinerary/plan/trip-plan.ts'
import { extraGroups } from '../offer-extras.ts'
import { asPriced } from '../offer-extras-of-services.ts'
import { offerWordsIn } from '../offer-language.ts'
import type { OfferPrices, OfferSource } from '../offer-source.ts'
import { showsPhotos, usablePhotos } from '../photos/printed-photos.ts'
import type { FrozenPhoto } from './frozen-photo.ts'

/** What could be had beside the package, as the desk calls it: 'Ermäßigungen', 'Kinder bis 12', 'pro Person', '−50,00 €'. */
export type FrozenExtra = {
  readonly group: string
  readonly name: string
  readonly unit: string
  readonly price: string
}

/**
 * What a document told its reader, kept with it for good (OFFER-11): facts as they were, not the words they were put in.
 * What a provider asks stands in none of it. A part that offers get later is missing in the copies made before: whoever
 * compares it takes that into account.
 */
export type FrozenOffer = Omit<OfferSource, 'language' | 'today' | 'house' | 'prices' | 'photos'> & {
  readonly locale: Locale
  readonly prices: Omit<OfferPrices, 'services' | 'rows'>
  readonly extras: readonly FrozenExtra[]
  /** Those that stood on the paper, which keeps them. */
  readonly photos?: readonly FrozenPhoto[]
  /** The trips it spoke for beside its own. */
  readonly attached?: readonly FrozenOffer[]
}

/** The copy of an offer as it is made now; how the house's paper looks, and its date, are in the PDF alone. */
export function frozenOffer(source: OfferSource, attached: readonly OfferSource[] = []): FrozenOffer {
  const { language, today: _today, house: _house, prices, days, photos: _photos, ...told } = source
  const { services, rows: _rows, ...packaged } = prices
  const german = language.locale === 'de_DE' ? language : documentLanguage('de_DE')
  return {
    ...told,
    locale: language.locale,
    days: asPriced(days, services).map((day) => ({ ...day, services: day.services.map(withoutPrice) })),
    prices: packaged,
    photos: frozenPhotos(source),
    attached: attached.map((other) => frozenOffer(other)),
    extras: extraGroups(days, german, prices).flatMap(({ group, rows }) => rows.map((row) => ({ ...row, group }))),
  }
}

function frozenPhotos(source: OfferSource): FrozenPhoto[] {
  if (!showsPhotos(source)) return []
  const { locale } = source.language
  return usablePhotos(source).flatMap(({ id, dayId, caption, source: maker, licence }) => {
    const place = source.days.findIndex((day) => day.id === dayId)
    const credit = offerWordsIn[locale].photoBy([maker.trim(), licence.trim()].join(', '))
    return place < 0 ? [] : [{ photo: id, day: place + 1, caption: caption.trim(), credit }]
  })
}

/** Prices of services are told once, among what could be had beside the package. */
function withoutPrice(service: PlannedService): PlannedService {
  return isSold(service) ? { ...service, price: null, priceType: 'per_person' } : service
}
