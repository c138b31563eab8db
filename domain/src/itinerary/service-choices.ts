import type { OtherServiceCategory, PriceType } from '../accounts/options.ts'
import { markedOutdated, type Translations } from '../accounts/translation/translations.ts'
import type { Money, TypedMoney } from '../money.ts'
import type { RichText } from '../rich-text.ts'

/** What choosing from the master data fills in. Whatever somebody names at the same time stands as it was named. */

export type ServiceType = {
  readonly category: OtherServiceCategory
  readonly priceType: PriceType
  readonly meetingPoint: string
  /** Minutes. */
  readonly duration: number | null
}

/** A type brings its category, what its price is paid for, and where one meets (001 §4). */
export function withServiceType<Named extends { readonly clientOffer?: unknown; readonly [field: string]: unknown }>(
  type: ServiceType,
  named: Named,
) {
  const { category, priceType, meetingPoint, duration } = type
  return { meetingPoint, duration, ...named, category, clientOffer: { priceType, ...(named.clientOffer ?? {}) } }
}

export type KnownCharge = { readonly id: number; readonly name: string; readonly price: TypedMoney }

export type PredefinedDetail = {
  readonly type: string
  readonly routeDescription: string
  readonly translations: Translations<'routeDescription'>
  readonly timeOfDay: string | null
  readonly pricePerPerson: Money
  readonly locationCharges: readonly { readonly locationCharge: number; readonly name: string; readonly price: Money }[]
}

export type PredefinedText = {
  readonly text: RichText | null
  readonly translations: Translations<'text'>
  readonly timeOfDay: string | null
}

type ChargeRow = {
  readonly id?: number
  readonly locationCharge?: number | null
  readonly name?: string
  readonly price?: TypedMoney
}

/** A new charge taken from the master data has its name and price, unless they are named; an entry that was there keeps its own. */
export function withCharges(rows: readonly ChargeRow[], known: readonly KnownCharge[]): ChargeRow[] {
  return rows.map((row) => {
    const charge = row.id === undefined ? known.find(({ id }) => id === row.locationCharge) : undefined
    return charge === undefined ? row : { name: charge.name, price: charge.price, ...row }
  })
}

/**
 * A predefined bullet point brings its words, its price and its charges; later changes of it do not reach the trip. Translations belong to
 * its words: whoever names others takes them along, marked (decision 106).
 */
export function withPredefinedDetail<Named extends { readonly [field: string]: unknown }>(
  detail: PredefinedDetail,
  named: Named,
) {
  return { ...detail, ...named, ...ownWords(named, 'routeDescription', detail) }
}

/** A predefined free text brings its words, in all its languages. */
export function withPredefinedText<Named extends { readonly [field: string]: unknown }>(
  predefined: PredefinedText,
  named: Named,
) {
  return { ...predefined, ...named, ...ownWords(named, 'text', predefined) }
}

function ownWords<Name extends string>(
  named: { readonly [field: string]: unknown },
  field: Name,
  predefined: { readonly translations: Translations<Name> } & { readonly [N in Name]: unknown },
) {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const { translations } = predefined
  const isOther = named[field] !== undefined && !same(named[field], predefined[field])
  const isOwn = named.translations !== undefined && !same(named.translations, translations)
  return isOther && !isOwn ? { translations: markedOutdated(translations, field) } : {}
}

/** A route bullet point without a price costs nothing (001 §5). */
export const noPrice: TypedMoney = { cents: 0, currency: null }
