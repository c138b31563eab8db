import type { CatalogOrder } from '../../accounts/settings.ts'
import { tripTitle } from '../../documents/document.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import { includedServices } from '../../offers/included/included-services.ts'
import { capitalised } from '../../typography/characters.ts'
import { untypeset } from '../../typography/typeset.ts'
import { catalogWordsIn } from './catalog-words.ts'

/** What the catalogue says of a day, and whether it was checked. */
export type CatalogDay = { readonly catalogText: string; readonly isChecked: boolean }

/** A text without a layout, for the file that goes to whoever sets the catalogue. */
export type CatalogText = {
  readonly title: string
  /** When the trip is. */
  readonly subtitle: string
  readonly sections: readonly CatalogSection[]
}
type CatalogSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Whether its paragraphs are points of a list. */
  readonly isList: boolean
}

type Wanted = {
  readonly order: CatalogOrder
  /** Only days whose text was checked; else the others are told as such. */
  readonly onlyChecked: boolean
}

/**
 * What the catalogue says of a trip (002 §2): its days with their texts, and what is included, in the agency's order.
 * @param texts one a day, in the order of the days
 */
export function catalogText(source: DocumentSource, texts: readonly CatalogDay[], wanted: Wanted): CatalogText {
  const { trip, language } = source
  const days = daySections(source, texts, wanted.onlyChecked)
  const included = includedServices(source.days, language).map(untypeset)
  const heading = catalogWordsIn[language.locale].services
  const services = included.length === 0 ? [] : [{ heading, paragraphs: included, isList: true }]
  const sections: Record<CatalogOrder, readonly CatalogSection[]> = {
    days_services: [...days, ...services],
    services_days: [...services, ...days],
    days,
  }
  return {
    title: untypeset(tripTitle(source)),
    subtitle: untypeset(language.dates.dateRange(trip.startAt, trip.endAt)),
    sections: sections[wanted.order],
  }
}

function daySections(
  { days, language }: DocumentSource,
  texts: readonly CatalogDay[],
  onlyChecked: boolean,
): CatalogSection[] {
  const { words, locale } = language
  return days.flatMap((day, index) => {
    const { catalogText: text, isChecked } = texts[index] ?? { catalogText: '', isChecked: false }
    if (onlyChecked && !isChecked) return []
    const name = day.name.trim() || words.atLeisure
    const mark = isChecked ? '' : ` [${catalogWordsIn[locale].unchecked}]`
    const paragraphs = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
    const heading = untypeset(`${capitalised(words.day(index + 1))}${words.colon}${name}${mark}`)
    return [{ heading, paragraphs, isList: false }]
  })
}

/** The same as plain text: lines end as Windows ends them, for the programs that set catalogues. */
export function plainCatalogText({ title, subtitle, sections }: CatalogText): string {
  const parts = sections.map(({ heading, paragraphs, isList }) =>
    [heading, ...paragraphs.map((text) => (isList ? `- ${text}` : text))].join('\n'),
  )
  return `${[`${title}\n${subtitle}`, ...parts].join('\n\n')}\n`.replaceAll('\n', '\r\n')
}
