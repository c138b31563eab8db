import { documentModel, partTitle } from '../../documents/document.ts'
import type { DocumentModel, LabelledValue, LetterModel } from '../../documents/document-model.ts'
import type { PrintedWords } from '../../documents/document-words.ts'
import { letterFacts, recipientLines } from '../../documents/letter.ts'
import type { Section } from '../line.ts'
import { calculationWordsIn } from './calculation-language.ts'
import { sectionTitle, toldRows } from './calculation-rows.ts'
import type { CalculationSource } from './calculation-source.ts'
import type { CalculationWords } from './calculation-words.ts'

/** The calculation as the client reads it; its template lays it out. */
export type CalculationDocumentModel = DocumentModel &
  Pick<LetterModel, 'recipient' | 'facts' | 'subject'> & {
    words: PrintedWords & CalculationWords['document']['columns']
    /** One for each trip, the own one first. */
    parts: PrintedCalculation[]
    /** What they come to together; empty for one trip, where they are paid in several currencies, and where one has no price. */
    together: PrintedTotal[]
  }

export type PrintedCalculation = {
  /** Which trip the part is about, and for how many; empty where there is only one. */
  title: string
  facts: LabelledValue[]
  sections: PrintedSection[]
  totals: PrintedTotal[]
  /** Stands where there are no sections. */
  empty: string
}

export type PrintedSection = {
  title: string
  rows: { name: string; unit: string; quantity: string; unitPrice: string; amount: string }[]
  sum: string
}
export type PrintedTotal = LabelledValue & { isStrong: boolean }

/**
 * The calculation of a trip for its client (002 §7 'calculation'): every row that counts with quantity, unit price and amount,
 * and the totals. Nothing is reckoned here: the engine has.
 * @param attached trips its offer speaks for too, each a part of its own (OFFER-01)
 */
export function calculationDocument(
  source: CalculationSource,
  attached: readonly CalculationSource[] = [],
): CalculationDocumentModel {
  const { language } = source
  const { name, columns } = calculationWordsIn[language.locale].document
  const trips = [source, ...attached]
  const isAlone = trips.length === 1
  const model = documentModel({ ...source, days: [] }, calculationName(source), [], null)
  return {
    ...model,
    words: { ...model.words, ...columns },
    recipient: recipientLines(source.client, language),
    facts: letterFacts(source, { label: '', value: '' }, isAlone ? groupFacts(source) : [], attached),
    subject: `${name}${language.words.colon}${model.trip.title}`,
    parts: trips.map((trip) => printedCalculation(trip, isAlone)),
    together: printedTogether(trips),
  }
}

function printedCalculation(source: CalculationSource, isAlone: boolean): PrintedCalculation {
  return {
    title: isAlone ? '' : partTitle(source),
    facts: isAlone ? [] : groupFacts(source).filter(({ value }) => value !== ''),
    sections: printedSections(source),
    totals: printedTotals(source),
    empty: calculationWordsIn[source.language.locale].document.empty,
  }
}

/** @returns 'Kalkulation 2600417' */
export function calculationName({ orderNumber, language }: CalculationSource): string {
  return `${calculationWordsIn[language.locale].document.name} ${orderNumber}`
}

/** When, on which numbers, and for how many is counted. */
export function groupFacts({ trip, basis, calculation, language }: CalculationSource): LabelledValue[] {
  const words = calculationWordsIn[language.locale].document
  const { group, free } = calculation
  const places = free.double + free.single
  return [
    { label: words.period, value: language.dates.dateRange(trip.startAt, trip.endAt) },
    { label: words.guests, value: words.counted(group.pax, group.singles) },
    { label: words.freePlaces, value: places === 0 ? '' : `${places}` },
    { label: words.basis, value: words.bases[basis] },
  ]
}

export function printedSections(source: CalculationSource): PrintedSection[] {
  const { language, currency } = source
  const words = calculationWordsIn[language.locale].document
  const money = (cents: number) => language.amounts.money({ cents, currency })
  const bySection = Map.groupBy(toldRows(source), ({ section }) => section)
  return (Object.keys(words.sections) as Section[]).flatMap((section) => {
    const rows = bySection.get(section)
    if (rows === undefined) return []
    return [
      {
        title: sectionTitle(section, source),
        rows: rows.map(({ name, unit, quantity, unitCents, cents }) => ({
          ...{ name, unit, quantity: String(quantity) },
          unitPrice: money(unitCents),
          amount: money(cents),
        })),
        sum: money(rows.reduce((sum, { cents }) => sum + cents, 0)),
      },
    ]
  })
}

function printedTotals({ calculation, currency, language }: CalculationSource): PrintedTotal[] {
  const words = calculationWordsIn[language.locale].document
  const { beforePayments, payments, due } = calculation.totals
  const money = (cents: number) => language.amounts.money({ cents, currency })
  const total = { label: words.total, value: money(beforePayments), isStrong: payments === 0 }
  if (payments === 0) return [total]
  return [
    total,
    { label: words.payments, value: money(-payments), isStrong: false },
    { label: due < 0 ? words.refund : words.due, value: money(due), isStrong: true },
  ]
}

function printedTogether(trips: readonly CalculationSource[]): PrintedTotal[] {
  const [first] = trips
  const cents = sumOfTrips(trips)
  if (first === undefined || cents === null) return []
  const { language, currency } = first
  const label = calculationWordsIn[language.locale].document.together
  return [{ label, value: language.amounts.money({ cents, currency }), isStrong: true }]
}

/** What several trips come to; null for one alone, for trips in several currencies, and where one of them has no price yet. */
export function sumOfTrips(trips: readonly Pick<CalculationSource, 'currency' | 'calculation'>[]): number | null {
  if (trips.length < 2 || new Set(trips.map(({ currency }) => currency)).size > 1) return null
  const hasPrice = ({ calculation }: (typeof trips)[number]) =>
    calculation.lines.some(({ isShown, cents }) => isShown && cents !== 0)
  return trips.every(hasPrice) ? trips.reduce((sum, { calculation }) => sum + calculation.totals.due, 0) : null
}
