/**
 * What a formula comes to as Excel reckons it, of the few kinds our sheets have.
 * @param amountAt the number in a cell: 'E12'
 */
export function reckoned(formula: string, amountAt: (address: string) => number): number {
  const rounded = /^ROUND\((.*),2\)$/.exec(formula)?.[1]
  if (rounded !== undefined) return Math.round(reckoned(rounded, amountAt) * 100 * (1 + Number.EPSILON)) / 100
  const range = /^SUM\(([A-F])(\d+):\1(\d+)\)$/.exec(formula)
  if (range !== null) {
    const [column, from, to] = [range[1], Number(range[2]), Number(range[3])]
    return Array.from({ length: to - from + 1 }, (_, n) => amountAt(`${column}${from + n}`)).reduce(
      (sum, one) => sum + one,
      0,
    )
  }
  if (!/^(?:[+-]?(?:[A-F]\d+|\d+)(?:[*/](?:[A-F]\d+|\d+))*)+$/.test(formula))
    throw new Error(`no such formula: ${formula}`)
  const terms = formula.match(/[+-]?[^+-]+/g) ?? []
  return terms.reduce((sum, term) => {
    const factors = term.match(/[*/]?[A-F\d]+/g) ?? []
    const value = factors.reduce((product, factor) => {
      const name = factor.replace(/^[*/]/, '')
      const amount = /^\d+$/.test(name) ? Number(name) : amountAt(name)
      return factor.startsWith('/') ? product / amount : product * amount
    }, 1)
    return sum + (term.startsWith('-') ? -value : value)
  }, 0)
}
