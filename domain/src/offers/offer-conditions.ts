import type { CalendarDate } from '../calendar-date.ts'
import { plainTextOf, type RichText, type RichTextNode } from '../rich-text.ts'
import { type Typeset, typesetRichText } from '../typography/typeset.ts'
import { categoriesOf, isStandard } from './conditions/condition-tabs.ts'
import { deadlineLabel, deadlineOf } from './conditions/deadlines.ts'
import { offerWordsIn } from './offer-language.ts'
import type { PrintedCondition, PrintedDeadline } from './offer-model.ts'
import { packageNote } from './offer-prices.ts'
import type { OfferCondition, OfferSource } from './offer-source.ts'

type Source = Pick<OfferSource, 'conditions' | 'conditionsText' | 'freePlaces' | 'language' | 'prices' | 'trip'>

/** A trip whose deadlines are counted by its own dates. */
type Dated = Pick<OfferSource, 'orderNumber' | 'trip'>

/**
 * What stands in lines by its deadlines, category by category, and then what is written freely.
 * @param attached trips the offer speaks for as well: where a deadline falls on another day for one of them, each trip's day is told (OFFER-01)
 */
export function printedConditions(source: Source & Dated, attached: readonly Dated[] = []): PrintedCondition[] {
  const { conditions, conditionsText, language } = source
  const { categories } = offerWordsIn[language.locale]
  const told = categoriesOf(conditions.filter(({ isVisible }) => isVisible))
  const listed = told.map((category) => {
    const rows = printedDeadlines(category, source, [source, ...attached])
    const letters = rows.reduce((sum, { lines }) => sum + lines.join('').length, 0)
    const title = isStandard(category) ? categories[category] : language.typeset(category)
    return { title, rows, text: null, isLong: letters > longFrom }
  })
  // As the tabs of the page stand (002 §2).
  const optionFirst = told[0] === 'Angebotsoption' ? 1 : 0
  return [
    ...listed.slice(0, optionFirst),
    ...freePlaceConditions(source),
    ...listed.slice(optionFirst),
    ...writtenConditions(conditionsText, language.typeset),
  ]
}

/** Who travels free; from how many guests on there is a trip stands with the prices, and here where there are none. */
function freePlaceConditions({ freePlaces, prices, language }: Source): PrintedCondition[] {
  const words = offerWordsIn[language.locale]
  const { minimumPax } = prices
  if (freePlaces.length === 0) return []
  const lines = freePlaces.map(({ numberOfPersons, type }) => words.freePlace(numberOfPersons, type))
  if (minimumPax !== null && packageNote(prices, language) === '') lines.push(words.minimumPax(minimumPax))
  const content = lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  return [{ title: words.freePlaces, rows: [], text: { type: 'doc', content }, isLong: false }]
}

function printedDeadlines(
  category: string,
  { conditions, language }: Source,
  trips: readonly Dated[],
): PrintedDeadline[] {
  const { typeset, dates, locale } = language
  const { deadlines } = offerWordsIn[locale]
  const isGrouped = ({ subcategory }: OfferCondition) => Number(subcategory !== '')
  // What belongs to no group would read as part of the one above it.
  const shown = conditions
    .filter((one) => one.category === category && one.isVisible)
    .toSorted((one, other) => isGrouped(one) - isGrouped(other))
  const isCounted = ({ type }: OfferCondition) => type === 'days' || type === 'afterDays'
  return shown.map((condition, index) => {
    const { subcategory } = condition
    return {
      group: subcategory === shown[index - 1]?.subcategory ? '' : typeset(subcategory),
      deadline: typeset(deadlineLabel(condition, conditions, deadlines, dates.longDate)),
      lines: condition.conditionText.split('\n').map(typeset),
      date: isCounted(condition) ? dueDays(condition, trips, dates.longDate) : '',
    }
  })
}

/** '13. Februar 2027'; of trips for which it is not the same day '2600417: 13. Februar 2027', a line each. */
function dueDays(condition: OfferCondition, trips: readonly Dated[], dateText: (day: CalendarDate) => string): string {
  const days = trips.flatMap(({ orderNumber, trip }) => {
    const due = deadlineOf(condition, trip)
    return due === null ? [] : [{ orderNumber, date: dateText(due) }]
  })
  const isSame = new Set(days.map(({ date }) => date)).size === 1
  return isSame ? (days[0]?.date ?? '') : days.map(({ orderNumber, date }) => `${orderNumber}: ${date}`).join('\n')
}

/** About half a page; a longer section may break, or it could leave most of a page empty. */
const longFrom = 1500

/**
 * The conditions cut at their headings: 'Stornokosten' and what belongs to it. Text before the first heading is a
 * section without a title. An editor that was opened and left stores one empty paragraph: that is no text.
 */
function writtenConditions(doc: RichText | null, typeset: Typeset): PrintedCondition[] {
  const sections: { title: string; content: RichTextNode[] }[] = []
  for (const node of doc === null ? [] : (typesetRichText(doc, typeset).content ?? [])) {
    const last = sections.at(-1)
    if (node.type === 'heading') sections.push({ title: plainTextOf({ type: 'doc', content: [node] }), content: [] })
    else if (last === undefined) sections.push({ title: '', content: [node] })
    else last.content.push(node)
  }
  return sections
    .map(({ title, content }) => ({ title, text: { type: 'doc' as const, content } }))
    .filter(({ title, text }) => title !== '' || plainTextOf(text) !== '')
    .map((section) => ({ ...section, rows: [], isLong: plainTextOf(section.text).length > longFrom }))
}
