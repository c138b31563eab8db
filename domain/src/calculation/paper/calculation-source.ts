import type { DocumentSource } from '../../documents/document-source.ts'
import type { Calculation } from '../calculate.ts'
import type { Basis } from '../group.ts'
import type { PriceRow } from '../price-row.ts'

/** A trip and what its calculation comes to. */
export type CalculationSource = DocumentSource & {
  basis: Basis
  currency: string
  supplementPrices: boolean
  calculation: Calculation
  /** By key. */
  rows: ReadonlyMap<string, PriceRow>
  /** Which service a row follows, by the row's key. */
  serviceOfRow: ReadonlyMap<string, number>
}
