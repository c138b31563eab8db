import { shortServiceTitle } from '../../documents/printed-services.ts'
import { isSold } from '../../itinerary/plan/trip-plan.ts'
import type { Line, Part, Section } from '../line.ts'
import type { PriceRow } from '../price-row.ts'
import { calculationWordsIn } from './calculation-language.ts'
import type { CalculationSource } from './calculation-source.ts'
import { extraUnit, itemName, itemUnit, supplementName } from './row-names.ts'
import { namesOfServices } from './service-names.ts'

/** A row of the paper: so many at a price. Amounts in cents. */
export type ToldRow = {
  /** Of the row it is made of: 'contingent-12'. */
  readonly key: string
  readonly section: Section
  readonly name: string
  readonly unit: string
  readonly quantity: number
  readonly unitCents: number
  readonly cents: number
}

/** What a section is called: rooms that have prices of their own are no supplements. */
export function sectionTitle(section: Section, { language, supplementPrices }: CalculationSource): string {
  const { sections, otherRooms } = calculationWordsIn[language.locale].document
  return section === 'supplements' && !supplementPrices ? otherRooms : sections[section]
}

/** What the client pays, line by line as the engine counts it; what comes to nothing or is hidden is left out. */
export function toldRows(source: CalculationSource): ToldRow[] {
  return source.calculation.lines
    .filter(({ isShown, cents }) => isShown && cents !== 0)
    .flatMap((line) => {
      const row = source.rows.get(line.key)
      return row === undefined
        ? []
        : line.parts.filter(({ cents }) => cents !== 0).map((part) => told(line, part, row, source))
    })
}

function told({ key, section }: Line, part: Part, row: PriceRow, source: CalculationSource): ToldRow {
  const { quantity, unitCents, cents } = part
  return { key, section, name: nameOf(row, source), unit: unitOf(row, part, source), quantity, unitCents, cents }
}

function nameOf(row: PriceRow, source: CalculationSource): string {
  const { language, supplementPrices } = source
  const words = calculationWordsIn[language.locale]
  switch (row.priceType) {
    case 'double':
      return words.tier(row.numberOfPersons)
    case 'single':
      return words.single(row.numberOfPersons, supplementPrices)
    case 'hotelSupplement':
    case 'ferrySupplement':
    case 'trainSupplement':
      return supplementName(row, language, namesOfServices(source.days, language))
    case 'item':
      return itemName(row, language, namesOfServices(source.days, language))
    case 'extra':
      return language.typeset(row.name.trim())
    default:
      return serviceName(row.key, source) ?? language.typeset(row.title.trim())
  }
}

/** As the offer calls it: 'Stadtführung, Tag 3'. */
function serviceName(key: string, { days, language, serviceOfRow }: CalculationSource): string | null {
  const id = serviceOfRow.get(key)
  for (const [index, { services }] of days.entries()) {
    const service = services.find((one) => isSold(one) && one.id === id)
    if (id !== undefined && service !== undefined) {
      return `${shortServiceTitle(service, language)}, ${language.words.day(index + 1)}`
    }
  }
  return null
}

function unitOf(row: PriceRow, part: Part, { language }: CalculationSource): string {
  const { parts } = calculationWordsIn[language.locale]
  if (row.priceType === 'extra') return extraUnit(row, language)
  if (row.priceType === 'item') return itemUnit(row, language)
  const isOfService = row.priceType.startsWith('additional')
  if (row.priceType === 'additionalOther' && row.per === 'per_group') return language.options.price_type.per_group
  return (isOfService ? parts[part.name] : undefined) ?? language.options.price_type.per_person
}
