import { documentModel, partTitle } from '../../documents/document.ts'
import type { DocumentModel, LabelledValue } from '../../documents/document-model.ts'
import type { PrintedWords } from '../../documents/document-words.ts'
import type { CostLine } from '../cost/cost-line.ts'
import type { CostsAnswer } from '../cost/purchase.contract.ts'
import { isPurchaseUnknown } from '../cost/result.ts'
import { groupFacts, type PrintedSection, type PrintedTotal, printedSections } from './calculation-document.ts'
import type { CalculationSource } from './calculation-source.ts'
import { costDetail, costGroups, costName } from './internal-costs.ts'
import { internalWords } from './internal-words.ts'

/** A trip with what it is sold for and what it costs. */
export type InternalSource = CalculationSource & { readonly costs: CostsAnswer }

export type InternalCalculationModel = DocumentModel & {
  words: PrintedWords & typeof internalWords.columns & { sum: string }
  subject: string
  /** Who must not read it. */
  note: string
  parts: InternalPart[]
  /** What the trips bring together; empty for one, and for several currencies. */
  together: PrintedTotal[]
}

export type InternalPart = {
  title: string
  facts: LabelledValue[]
  result: { title: string; rows: PrintedTotal[] }
  gaps: { title: string; note: string; rows: LabelledValue[] } | null
  sale: { title: string; sections: PrintedSection[]; empty: string }
  purchase: { title: string; sections: PrintedSection[]; empty: string }
  rates: { title: string; rows: LabelledValue[] } | null
}

const shares = new Intl.NumberFormat('de-DE', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const rates = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 })

/**
 * What a trip is sold for, what it costs and what it brings (money.md §4), for who may see the purchase. Every amount is the
 * engine's; what it could not know is named before anything else.
 * @param attached trips its offer speaks for too, each a part of its own (OFFER-01)
 */
export function internalCalculation(
  source: InternalSource,
  attached: readonly InternalSource[] = [],
): InternalCalculationModel {
  const model = documentModel({ ...source, days: [] }, internalName(source), [], null)
  return {
    ...model,
    words: { ...model.words, ...internalWords.columns, sum: 'Summe' },
    subject: internalName(source),
    note: internalWords.note,
    parts: [source, ...attached].map(printedPart),
    together: printedTogether([source, ...attached]),
  }
}

/** @returns 'Interne Kalkulation 2600417' */
export function internalName({ orderNumber }: Pick<InternalSource, 'orderNumber'>): string {
  return `${internalWords.name} ${orderNumber}`
}

function printedPart(source: InternalSource): InternalPart {
  const { costs, language } = source
  const told = groupFacts(source).filter(({ value }) => value !== '')
  const date = { label: internalWords.date, value: language.dates.longDate(source.today) }
  return {
    title: partTitle(source),
    facts: [...told, ...aimFacts(source), date],
    result: { title: internalWords.result, rows: printedResult(source) },
    gaps:
      costs.gaps.length === 0
        ? null
        : {
            ...{ title: internalWords.gaps, note: internalWords.gapsNote },
            rows: costs.gaps.map(({ title, reason }) => ({ label: language.typeset(title), value: reason })),
          },
    sale: {
      ...{ title: internalWords.sale, sections: printedSections(source) },
      empty: 'Es sind noch keine Preise hinterlegt.',
    },
    purchase: { title: internalWords.purchase, sections: printedCosts(source), empty: internalWords.noCosts },
    rates: printedRates(source),
  }
}

/** What the trip is to bring and to carry: '10 % und 5,00 € je Teilnehmer'. */
export function aimFacts({ costs, currency, language }: InternalSource): LabelledValue[] {
  const words = ({ percent, centsPerPerson }: { percent: number; centsPerPerson: number }) =>
    [
      percent === 0 ? '' : `${percent} %`,
      centsPerPerson === 0
        ? ''
        : `${language.amounts.money({ cents: centsPerPerson, currency })} ${internalWords.perGuest}`,
    ]
      .filter((part) => part !== '')
      .join(' und ')
  return [
    { label: internalWords.target, value: words(costs.target) },
    { label: internalWords.overhead, value: words(costs.overhead) },
  ].filter(({ value }) => value !== '')
}

function printedResult({ costs, currency, language }: InternalSource): PrintedTotal[] {
  const { sale, purchase, overhead, margin, share, perPerson, target } = costs.result
  const money = (cents: number) => language.amounts.money({ cents, currency })
  const row = (label: string, value: string, isStrong = false): PrintedTotal => ({ label, value, isStrong })
  const above = margin - target
  const isUnknown = isPurchaseUnknown(costs)
  return [
    row(internalWords.sale, money(sale)),
    row(internalWords.purchase, money(-purchase)),
    ...(overhead === 0 ? [] : [row(internalWords.overhead, money(-overhead))]),
    row(internalWords.margin, isUnknown ? internalWords.incomplete : money(margin), true),
    ...(share === null || isUnknown ? [] : [row(internalWords.share, shares.format(share).replace('-', '−'))]),
    ...(perPerson === null || isUnknown ? [] : [row(internalWords.perPerson, money(perPerson))]),
    ...(target === 0
      ? []
      : [
          row(internalWords.target, money(target)),
          ...(isUnknown
            ? []
            : [row(above < 0 ? internalWords.belowTarget : internalWords.aboveTarget, money(Math.abs(above)))]),
        ]),
  ]
}

function printedCosts(source: InternalSource): PrintedSection[] {
  const { costs, currency, language } = source
  return costGroups(costs).map(({ title, lines }) => ({
    title: language.typeset(title),
    rows: lines.map((line) => printedCost(line, source)),
    sum: language.amounts.money({ cents: lines.reduce((sum, { cents }) => sum + cents, 0), currency }),
  }))
}

function printedCost(line: CostLine, { currency, language }: InternalSource): PrintedSection['rows'][number] {
  return {
    name: language.typeset(costName(line)),
    unit: costDetail(line),
    quantity: String(line.quantity).replace('.', ','),
    unitPrice: language.amounts.money({ cents: line.unitCents, currency: line.currency }),
    amount: language.amounts.money({ cents: line.cents, currency }),
  }
}

/** Only those by which a price was converted. */
function printedRates({ costs, currency }: InternalSource): InternalPart['rates'] {
  const used = [...new Set(costs.lines.map((line) => line.currency))].filter((code) => code !== currency)
  const rows = used.flatMap((code) => {
    const rate = costs.rates[code]
    return rate === undefined ? [] : [{ label: code, value: `1 ${currency} = ${rates.format(rate)} ${code}` }]
  })
  return rows.length === 0 ? null : { title: internalWords.rates, rows }
}

function printedTogether(trips: readonly InternalSource[]): PrintedTotal[] {
  const [first] = trips
  if (first === undefined || trips.length < 2 || new Set(trips.map(({ currency }) => currency)).size > 1) return []
  const money = (cents: number) => first.language.amounts.money({ cents, currency: first.currency })
  const sum = (of: (costs: CostsAnswer) => number) => trips.reduce((all, { costs }) => all + of(costs), 0)
  return [
    {
      label: internalWords.together(internalWords.sale),
      value: money(sum(({ result }) => result.sale)),
      isStrong: false,
    },
    {
      label: internalWords.together(internalWords.cost),
      value: money(-sum(({ totals }) => totals.cost)),
      isStrong: false,
    },
    {
      label: internalWords.together(internalWords.margin),
      value: trips.some(({ costs }) => isPurchaseUnknown(costs))
        ? internalWords.incomplete
        : money(sum(({ result }) => result.margin)),
      isStrong: true,
    },
  ]
}
