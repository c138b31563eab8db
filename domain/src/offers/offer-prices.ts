import type { DocumentLanguage } from '../documents/document-language.ts'
import type { Money } from '../money.ts'
import { offerWordsIn } from './offer-language.ts'
import type { PriceBand } from './offer-model.ts'
import type { OfferPrices } from './offer-source.ts'

/** 'ab 20 Pax' with its price, by group size; equal sizes keep the order they were entered in. */
export function packageBand({ tiers }: OfferPrices, { locale, amounts }: DocumentLanguage): PriceBand | null {
  const words = offerWordsIn[locale]
  if (tiers.length === 0) return null
  const bySize = [...tiers].sort((a, b) => a.fromPax - b.fromPax)
  return {
    title: words.packageTitle,
    tiers: bySize.map(({ fromPax, price }) => ({ label: words.fromPax(fromPax), price: amounts.money(price) })),
  }
}

/** 'bis 5 EZ' with the supplement per person. */
export function singleBand(
  { singleSupplements, hasOwnSinglePrices = false }: OfferPrices,
  { locale, amounts }: DocumentLanguage,
): PriceBand | null {
  const words = offerWordsIn[locale]
  if (singleSupplements.length === 0) return null
  const open = Number.POSITIVE_INFINITY
  const bySize = [...singleSupplements].sort((a, b) => (a.upToRooms ?? open) - (b.upToRooms ?? open))
  return {
    title: hasOwnSinglePrices ? words.ownSingleTitle : words.singleTitle,
    tiers: bySize.map(({ upToRooms, price }) => ({
      label: upToRooms === null ? words.everySingle : words.upToSingles(upToRooms),
      price: amounts.money(price),
    })),
  }
}

/** The sentence below the band: what decides the tier, and the least number of guests. */
export function packageNote({ tiers, minimumPax }: OfferPrices, { locale }: DocumentLanguage): string {
  const words = offerWordsIn[locale]
  if (tiers.length === 0) return ''
  return [words.whatDecides, ...(minimumPax === null ? [] : [words.minimumPax(minimumPax)])].join(' ')
}

/** The lowest package price, or null when none is entered. */
export function lowestPrice({ tiers }: OfferPrices): Money | null {
  return tiers.reduce<Money | null>((low, { price }) => (low === null || price.cents < low.cents ? price : low), null)
}
