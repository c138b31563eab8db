import { type CalendarDate, germanDate, germanDayMonth } from '../../calendar-date.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import { shortened } from '../../typography/typeset.ts'
import { categoriesOf, isStandard } from '../conditions/condition-tabs.ts'
import { deadlineLabel } from '../conditions/deadlines.ts'
import { offerWordsIn } from '../offer-language.ts'
import type { OfferCondition } from '../offer-source.ts'
import { changeOf, instead, linesOf, otherText, renamed, type VersionChange } from './change-words.ts'
import type { FrozenOffer } from './frozen-offer.ts'
import { pairsOf } from './pairs.ts'

type Line = { readonly condition: OfferCondition; readonly all: readonly OfferCondition[] }
type Pair = { readonly after: Line; readonly before: Line }

/** What of the conditions the client reads differently, category by category: 'Anzahlung bis 12.03. statt 01.03.' */
export function conditionChanges(after: FrozenOffer, before: FrozenOffer, language: DocumentLanguage): VersionChange[] {
  const [now, then] = [visible(after), visible(before)]
  const { categories } = offerWordsIn[language.locale]
  const lines = categoriesOf([...now, ...then]).flatMap((category) =>
    changeOf(
      isStandard(category) ? categories[category] : category,
      changesWithin(category, after.conditions, before.conditions, language),
    ),
  )
  return [
    ...lines,
    ...changeOf('Freier Text', otherText(linesOf(after.conditionsText), linesOf(before.conditionsText))),
  ]
}

function visible({ conditions }: Pick<FrozenOffer, 'conditions'>): OfferCondition[] {
  return conditions.filter(({ isVisible }) => isVisible)
}

function changesWithin(
  category: string,
  now: readonly OfferCondition[],
  then: readonly OfferCondition[],
  language: DocumentLanguage,
): string[] {
  const linesIn = (all: readonly OfferCondition[]): Line[] =>
    visible({ conditions: all }).flatMap((condition) => (condition.category === category ? [{ condition, all }] : []))
  const due = (line: Line) => label(line, language, germanDate)
  const isSameText: IsSame = (a, b) => a.condition.conditionText === b.condition.conditionText
  const isSameDue: IsSame = (a, b) => due(a) === due(b)
  const isSameGroup: IsSame = (a, b) => a.condition.subcategory === b.condition.subcategory
  const { both, added, gone } = pairsOf(linesIn(now), linesIn(then), [
    (a, b) => isSameGroup(a, b) && isSameText(a, b) && isSameDue(a, b),
    (a, b) => isSameGroup(a, b) && isSameText(a, b),
    (a, b) => isSameGroup(a, b) && isSameDue(a, b),
    isSameText,
  ])
  return [
    ...both.flatMap((pair) => lineWords(pair, language)),
    ...added.map((line) => `${told(line, language)} neu`),
    ...gone.map((line) => `${told(line, language)} entfällt`),
  ]
}
type IsSame = (a: Line, b: Line) => boolean

function lineWords({ after, before }: Pair, language: DocumentLanguage): string[] {
  const [now, then] = [after.condition, before.condition]
  const [dueNow, dueThen] = dueWords({ after, before }, language)
  const named = nameOf(now)
  if (now.subcategory !== then.subcategory) {
    return [`${named} unter ${renamed(quoted(now.subcategory), quoted(then.subcategory))}`]
  }
  if (dueNow !== dueThen) return [[named, instead(dueNow, dueThen)].filter(Boolean).join(' ')]
  if (now.conditionText === then.conditionText) return []
  return [[dueNow, renamed(quoted(now.conditionText), quoted(then.conditionText))].filter(Boolean).join(' ')]
}

/** Two days of one year are told without it. */
function dueWords({ after, before }: Pair, language: DocumentLanguage): [string, string] {
  const years = new Set([after, before].map(({ condition }) => condition.deadlineDate?.slice(0, 4)))
  const date = years.size === 1 ? germanDayMonth : germanDate
  const [now, then] = [label(after, language, date), label(before, language, date)]
  // The day of the year is the same, the year is not told by both.
  return now === then ? [label(after, language, germanDate), label(before, language, germanDate)] : [now, then]
}

function label({ condition, all }: Line, { locale }: DocumentLanguage, date: (day: CalendarDate) => string): string {
  return deadlineLabel(condition, all, offerWordsIn[locale].deadlines, date)
}

function told(line: Line, language: DocumentLanguage): string {
  return [nameOf(line.condition), label(line, language, germanDate)].filter(Boolean).join(' ')
}

function nameOf({ conditionText, subcategory }: OfferCondition): string {
  return shortened(conditionText.split('\n')[0]?.trim() || subcategory.trim(), 60)
}

function quoted(text: string): string {
  return text.trim() === '' ? '' : `„${shortened(text.trim().replaceAll('\n', ' '), 90)}“`
}
