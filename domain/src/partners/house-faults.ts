import { isIban, plainIban } from './iban.ts'

type Fault = { readonly propertyPath: string; readonly message: string }
type Told = {
  readonly iban?: string | undefined
  readonly bic?: string | undefined
  readonly vatId?: string | undefined
  readonly email?: string | undefined
  readonly furtherIbans?: readonly string[] | undefined
}

/** Eight or eleven characters, country in the middle (ISO 9362). */
const bicForm = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
/** Germany's has nine digits; those of others two to thirteen characters behind the country. */
const vatIdForm = /^(?:DE\d{9}|(?!DE)[A-Z]{2}[A-Z0-9+*]{2,13})$/
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * What cannot be right about the accounts, the tax number and the address of a house: they are printed on every paper, and money
 * would go astray (§ 14 Abs. 4 UStG).
 */
export function houseFaults({ iban, bic, vatId, email, furtherIbans = [] }: Told): Fault[] {
  const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''
  const at = (propertyPath: string, message: string) => ({ propertyPath, message })
  const wrong = furtherIbans.find((one) => !isIban(plainIban(one)))
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
    ...(isGiven(email) && !emailForm.test(email.trim())
      ? [at('email', 'Bitte eine E-Mail-Adresse wie buero@haus.example eingeben.')]
      : []),
    ...(wrong === undefined ? [] : [at('furtherIbans', `Die IBAN „${wrong}“ gibt es nicht.`)]),
  ]
}
