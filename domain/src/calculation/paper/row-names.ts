import type { Locale } from '../../accounts/options.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import { times } from '../../typography/amounts.ts'
import type { CabinRow, ExtraRow, ItemRow, RoomRow, TrainCabinRow } from '../price-row.ts'
import { calculationWordsIn } from './calculation-language.ts'

export type SupplementRow = RoomRow | CabinRow | TrainCabinRow

/** What the paper calls a service, by its id (`namesOfServices`). */
type ServiceNames = ReadonlyMap<number, string>

/** 'Dreibettzimmer', 'Doppelkabine außen', 'Bahnfahrt Oslo–Bergen, Tag 3: Doppelabteil, 1. Klasse' */
export function supplementName(
  row: SupplementRow,
  { locale, typeset, options, words: { colon } }: DocumentLanguage,
  services: ServiceNames = new Map(),
): string {
  const words = calculationWordsIn[locale]
  if (row.priceType === 'ferrySupplement') return cabinName(row, locale)
  if (row.priceType === 'hotelSupplement') return roomName(row, { locale, typeset })
  const compartment = `${words.compartment(row.persons)}, ${options.class_category[row.type]}`
  const train = services.get(row.serviceId ?? 0) ?? typeset(row.title.trim())
  return train === '' ? compartment : `${train}${colon}${compartment}`
}

/** A price of a request with its service: 'Hotel in Oslo, Tag 2: Kurtaxe'; one that is gone is called as the desk called it. */
export function itemName(
  { name, ownName = name, serviceId }: ItemRow,
  { typeset, words: { colon } }: DocumentLanguage,
  services: ServiceNames,
): string {
  const service = services.get(serviceId ?? 0)
  if (service === undefined) return typeset(name.trim())
  return ownName.trim() === '' ? service : `${service}${colon}${typeset(ownName.trim())}`
}

/** 'Dreibettzimmer', 'Doppelzimmer Suite' */
export function roomName(
  { persons, type }: Pick<RoomRow, 'persons' | 'type'>,
  { locale, typeset }: Pick<DocumentLanguage, 'locale' | 'typeset'>,
): string {
  const { room } = calculationWordsIn[locale]
  return type === 'standard' ? room(persons) : `${room(persons)} ${typeset(type)}`
}

/** 'Doppelkabine außen'; a type without a word of its own stands as it is kept. */
export function cabinName({ persons, type }: { persons: number; type: string }, locale: Locale): string {
  const { cabin, cabinTypes } = calculationWordsIn[locale]
  return cabin(persons, cabinTypes[type] ?? type)
}

/** What an extra's price is for. A number that was typed stands before the name: '3 × Probenraum'. */
export function extraName({ name, type, quantity }: ExtraRow, { typeset }: DocumentLanguage): string {
  const typed = typeset(name.trim())
  return type === 'custom' && quantity !== 1 ? times(quantity, typed) : typed
}

/** @returns 'pro Person', 'pro Stück' */
export function extraUnit({ type }: Pick<ExtraRow, 'type'>, { locale, options }: DocumentLanguage): string {
  return type === 'custom' ? calculationWordsIn[locale].units.custom : options.price_type[type]
}

/** @returns 'pro Person und Nacht'; a price for all nights names none */
export function itemUnit(
  { quantityType, priceForAllNights }: Pick<ItemRow, 'quantityType' | 'priceForAllNights'>,
  { locale, options }: DocumentLanguage,
): string {
  const { units } = calculationWordsIn[locale]
  if (quantityType === 'per_group') return options.price_type.per_group
  if (quantityType === 'per_person' || (quantityType === 'per_person_night' && priceForAllNights)) {
    return options.price_type.per_person
  }
  if (quantityType === 'per_single_room_night' && priceForAllNights) return units.per_single_room
  return units[quantityType]
}
