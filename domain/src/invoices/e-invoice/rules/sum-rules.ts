import { allAt, at, textAt, type XmlElement } from '../../../xml/xml-element.ts'
import { centsOf } from '../reading/read-values.ts'
import { type CiiParts, type Rule, rateOfPart, registrations } from './cii-parts.ts'

const cents = (element: XmlElement | undefined, ...way: string[]) => centsOf(at(element, ...way)) ?? 0
const total = (elements: readonly XmlElement[], ...way: string[]) =>
  elements.reduce((sum, one) => sum + cents(one, ...way), 0)
const settled = 'SpecifiedLineTradeSettlement'
const ofLine = [settled, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount']

/** Cents between the tax of a group and what its rate makes of its basis. */
function offBy(tax: XmlElement): number {
  const counted = (cents(tax, 'BasisAmount') * Number(textAt(tax, 'RateApplicablePercent'))) / 100
  return Math.abs(counted - cents(tax, 'CalculatedAmount'))
}

/** That an invoice adds up (EN 16931-1, BR-CO), to the cent. */
const sumRules: readonly Rule[] = [
  { id: 'BR-CO-10', isKept: ({ sums, lines }) => cents(sums, 'LineTotalAmount') === total(lines, ...ofLine) },
  {
    id: 'BR-CO-11',
    isKept: ({ sums, allowances }) =>
      cents(sums, 'AllowanceTotalAmount') === total(allowances, 'ActualAmount') &&
      allowances.length > 0 === (at(sums, 'AllowanceTotalAmount') !== undefined),
  },
  {
    id: 'BR-CO-13',
    isKept: ({ sums }) =>
      cents(sums, 'TaxBasisTotalAmount') === cents(sums, 'LineTotalAmount') - cents(sums, 'AllowanceTotalAmount'),
  },
  { id: 'BR-CO-14', isKept: ({ sums, taxes }) => cents(sums, 'TaxTotalAmount') === total(taxes, 'CalculatedAmount') },
  {
    id: 'BR-CO-15',
    isKept: ({ sums, settlement }) =>
      cents(sums, 'GrandTotalAmount') === cents(sums, 'TaxBasisTotalAmount') + cents(sums, 'TaxTotalAmount') &&
      at(sums, 'TaxTotalAmount')?.attributes.currencyID === textAt(settlement, 'InvoiceCurrencyCode'),
  },
  {
    id: 'BR-CO-16',
    isKept: ({ sums }) =>
      cents(sums, 'DuePayableAmount') === cents(sums, 'GrandTotalAmount') - cents(sums, 'TotalPrepaidAmount'),
  },
  // The standard leaves a slack of a whole unit here.
  { id: 'BR-CO-17', isKept: ({ taxes }) => taxes.every((tax) => offBy(tax) <= 100) },
  { id: 'BR-CO-18', isKept: ({ taxes }) => taxes.length > 0 },
]

const isOf = (category: string) => (tax: XmlElement) => textAt(tax, 'CategoryCode') === category
const taxesOfLines = ({ lines }: CiiParts) => lines.flatMap((line) => allAt(line, settled, 'ApplicableTradeTax'))
const taxesOfAllowances = ({ allowances }: CiiParts) => allowances.flatMap((one) => allAt(one, 'CategoryTradeTax'))
const used = (parts: CiiParts) => [...taxesOfLines(parts), ...taxesOfAllowances(parts)]
const rates = (taxes: readonly XmlElement[]) => new Set(taxes.map(rateOfPart))

/** Basis of a group: its lines less its allowances. */
function basisOf({ lines, allowances }: CiiParts, tax: XmlElement): number {
  const ownLines = lines.filter((line) => rateOfPart(at(line, settled, 'ApplicableTradeTax')) === rateOfPart(tax))
  const ownAllowances = allowances.filter((one) => rateOfPart(at(one, 'CategoryTradeTax')) === rateOfPart(tax))
  return total(ownLines, ...ofLine) - total(ownAllowances, 'ActualAmount')
}

type Category = 'S' | 'E' | 'AE'
type TaxesOf = (parts: CiiParts) => readonly XmlElement[]

/** Who takes tax, or says why there is none, has a number for it. */
function ownedBySeller(id: string, of: TaxesOf): Rule {
  return {
    id,
    isKept: (parts) => of(parts).length === 0 || registrations(parts.seller).some(({ text }) => text !== ''),
  }
}

/** Who owes the tax in place of the seller has a number for it as well. */
function owedByBuyer(id: string, of: TaxesOf): Rule {
  return {
    id,
    isKept: (parts) => of(parts).length === 0 || registrations(parts.buyer).some(({ text }) => text !== ''),
  }
}

/** A rate above nothing where there is tax, and of nothing where there is none. */
function rated(id: string, category: Category, of: TaxesOf): Rule {
  return {
    id,
    isKept: (parts) =>
      of(parts)
        .map((tax) => textAt(tax, 'RateApplicablePercent'))
        .every((rate) => rate !== '' && (category === 'S') === Number(rate) > 0),
  }
}

/** Rules of a category that are the same for all: one group for each rate in use, its basis, who owes the tax. */
function rulesOfCategory(category: Category): Rule[] {
  const is = isOf(category)
  const name = (number: string) => `BR-${category}-${number}`
  return [
    {
      id: name('01'),
      isKept: (parts) => {
        const groups = parts.taxes.filter(is)
        return (
          groups.length === rates(groups).size &&
          rates(groups).symmetricDifference(rates(used(parts).filter(is))).size === 0
        )
      },
    },
    ownedBySeller(name('02'), (parts) => taxesOfLines(parts).filter(is)),
    ownedBySeller(name('03'), (parts) => taxesOfAllowances(parts).filter(is)),
    rated(name('05'), category, (parts) => [...taxesOfLines(parts), ...parts.taxes].filter(is)),
    rated(name('06'), category, (parts) => taxesOfAllowances(parts).filter(is)),
    {
      id: name('08'),
      isKept: (parts) => parts.taxes.filter(is).every((tax) => cents(tax, 'BasisAmount') === basisOf(parts, tax)),
    },
    {
      id: name('10'),
      isKept: ({ taxes }) =>
        taxes.filter(is).every((tax) => {
          const hasReason = textAt(tax, 'ExemptionReason') !== '' || textAt(tax, 'ExemptionReasonCode') !== ''
          return hasReason === (category !== 'S')
        }),
    },
  ]
}

/** That each rate is told as it must be (EN 16931-1, BR-S, BR-E and BR-AE; no other category is written here). */
const rateRules: readonly Rule[] = [
  {
    id: 'BR-CO-04',
    isKept: (parts) =>
      taxesOfLines(parts).length === parts.lines.length &&
      taxesOfLines(parts).every((tax) => textAt(tax, 'CategoryCode') !== ''),
  },
  ...rulesOfCategory('S'),
  { id: 'BR-S-09', isKept: ({ taxes }) => taxes.filter(isOf('S')).every((tax) => offBy(tax) < 100) },
  ...rulesOfCategory('E'),
  {
    id: 'BR-E-09',
    isKept: ({ taxes }) => taxes.filter(isOf('E')).every((tax) => cents(tax, 'CalculatedAmount') === 0),
  },
  ...rulesOfCategory('AE'),
  owedByBuyer('BR-AE-02', (parts) => taxesOfLines(parts).filter(isOf('AE'))),
  owedByBuyer('BR-AE-03', (parts) => taxesOfAllowances(parts).filter(isOf('AE'))),
  {
    id: 'BR-AE-09',
    isKept: ({ taxes }) => taxes.filter(isOf('AE')).every((tax) => cents(tax, 'CalculatedAmount') === 0),
  },
]

export const reckoningRules: readonly Rule[] = [...sumRules, ...rateRules]
