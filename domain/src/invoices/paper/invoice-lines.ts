import { toldRows } from '../../calculation/paper/calculation-rows.ts'
import type { CalculationSource } from '../../calculation/paper/calculation-source.ts'
import type { InvoiceLine } from './invoice-source.ts'

/** What the client pays, as the engine counts it and the calculation's paper tells it: hidden rows and zeros are left out. */
export function invoiceLines(source: CalculationSource): InvoiceLine[] {
  return toldRows(source).map(({ name, unit, quantity, unitCents, cents }) => ({
    ...{ name, quantity, unitCents, cents },
    detail: unit,
  }))
}
