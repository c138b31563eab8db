import { reckoned } from '@reisewerk/domain/calculation/paper/reckoned.fixture.ts'
import { unzipped } from './unzipped.ts'

/** A formula of a sheet, what was written down beside it, and what it comes to when it is reckoned anew. */
export type ReckonedCell = { readonly address: string; readonly written: number; readonly reckoned: number }

/** The formulas of an .xlsx, reckoned as Excel does: nothing that was written down beside one counts. */
export function reckonedCells(file: Buffer): ReckonedCell[] {
  const found = unzipped(file).matchAll(/<c r="([A-F]\d+)"([^>]*)>(?:<f>([^<]*)<\/f>)?(?:<v>([^<]*)<\/v>)?/g)
  const cells = new Map(
    [...found].map(([, address = '', kind = '', formula, value = '']) => [
      address,
      { formula, amount: /\bt="(?!n")/.test(kind) ? 0 : Number(value) },
    ]),
  )
  function amountAt(address: string): number {
    const { formula, amount = 0 } = cells.get(address) ?? {}
    return formula === undefined ? amount : reckoned(formula, amountAt)
  }
  return [...cells].flatMap(([address, { formula, amount }]) =>
    formula === undefined ? [] : [{ address, written: amount, reckoned: amountAt(address) }],
  )
}
