import { toldRows } from '../calculation/paper/calculation-rows.ts'
import type { CalculationSource } from '../calculation/paper/calculation-source.ts'
import type { PriceLine } from './compose-invoice.ts'
import { lineWordsIn } from './invoice-line-words.ts'

/**
 * The rows of a calculation as an invoice charges them. The first price of the package says by how many it counts: 'Participant
 * count = pax, free places included; offer and invoice say it in those words' (money.md §2).
 */
export function priceLines(source: CalculationSource): PriceLine[] {
  const { calculation, language } = source
  const { group, free } = calculation
  const rows = toldRows(source)
  const first = rows.findIndex(({ section }) => section === 'package')
  const said = group.pax === 0 ? '' : lineWordsIn[language.locale].participants(group.pax, free.double + free.single)
  return rows.map(({ unit, ...line }, index) => ({
    ...line,
    detail: [unit, index === first ? said : ''].filter((part) => part !== '').join('; '),
  }))
}
