import type { StoredSettings } from '../accounts/settings.contract.ts'
import { isIban, plainIban } from './iban.ts'

type Fault = { readonly propertyPath: string; readonly message: string }

/** Eight or eleven characters, country in the middle (ISO 9362). */
const bicForm = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
/** Germany's has nine digits; those of others two to thirteen characters behind the country. */
const vatIdForm = /^(?:DE\d{9}|(?!DE)[A-Z]{2}[A-Z0-9+*]{2,13})$/

/**
 * What cannot be right about the account and the tax number under which a house issues its invoices: they are printed on every
 * one, and money would go astray (§ 14 Abs. 4 UStG). What is left empty is taken from the letterhead.
 */
export function sellerFaults({ clientInvoices }: StoredSettings): Fault[] {
  const { iban, bic, vatId } = clientInvoices?.seller ?? {}
  const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''
  const at = (field: string, message: string) => ({ propertyPath: `clientInvoices.seller.${field}`, message })
  return [
    ...(isGiven(iban) && !isIban(plainIban(iban))
      ? [at('iban', 'Diese IBAN gibt es nicht. Bitte die Ziffern noch einmal prüfen.')]
      : []),
    ...(isGiven(bic) && !bicForm.test(plainIban(bic))
      ? [at('bic', 'Ein BIC hat 8 oder 11 Zeichen: BYLADEM1001.')]
      : []),
    ...(isGiven(vatId) && !vatIdForm.test(plainIban(vatId))
      ? [at('vatId', 'Bitte die Umsatzsteuer-ID mit dem Kürzel des Landes eingeben: DE123456789.')]
      : []),
  ]
}
