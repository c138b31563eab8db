import { rounded } from '../../money.ts'
import { type Refusal, refusal } from '../../refusal.ts'

/**
 * As what tax adviser and tax office see a purchase. What is bought in for travellers under the margin scheme gives no input tax, also
 * where its invoice shows some (§ 25 Abs. 4 UStG); what an own service costs does, as diesel of the own bus.
 */
export const supplierTaxKinds = {
  margin: { label: 'Reisevorleistung (§ 25 UStG, ohne Vorsteuer)' },
  input19: { label: 'Vorsteuer 19 %' },
  input7: { label: 'Vorsteuer 7 %' },
  none: { label: 'ohne Steuer' },
} as const
export type SupplierTaxKind = keyof typeof supplierTaxKinds

const rates: Readonly<Partial<Record<SupplierTaxKind, number>>> = { input19: 19, input7: 7 }

/** Suppliers round each line; what differs by more is no rounding. */
const toleranceCents = 5

/**
 * Input tax is taken out of the whole amount by the account, so the tax of the invoice has to be that of its one rate.
 * @param cents gross @param taxCents as the invoice tells it; null where it does not
 * @returns a refusal at `taxAmount`; null where there is no input tax, or where it agrees
 */
export function inputTaxFault(kind: SupplierTaxKind, cents: number, taxCents: number | null): Refusal | null {
  const rate = rates[kind]
  if (rate === undefined || taxCents === null) return null
  const reckoned = rounded((cents * rate) / (100 + rate))
  if (Math.abs(taxCents - reckoned) <= toleranceCents) return null
  const message = `Das sind nicht ${rate} % vom Betrag. Bitte die Steuerart prüfen; mehrere Steuersätze werden je Satz erfasst.`
  return refusal('other_rate', message, 'taxAmount')
}
