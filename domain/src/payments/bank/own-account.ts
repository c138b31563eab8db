import { isIban, plainIban } from '../../partners/iban.ts'
import { type Refusal, refusal } from '../../refusal.ts'

/**
 * Whether a statement is of an account of the house: money of another one would pay invoices that nobody paid.
 * @param account as a file tells it, an IBAN or bank code and number; empty where the file does not say, which is let pass
 * @param own IBANs of the house in any spelling
 */
export function foreignAccountFault(account: string, own: readonly string[]): Refusal | null {
  if (account === '' || own.some((iban) => isSameAccount(account, plainIban(iban)))) return null
  return refusal(
    'foreign_account',
    `Der Kontoauszug ist von einem anderen Konto (${inWords(account)}), das nicht zu dieser Organisation gehört. Wenn es ihr gehört: unter Einstellungen, Unser Haus, bei „Weitere Bankkonten“ eintragen und die Datei erneut einlesen.`,
    'file',
  )
}

/**
 * An account as the house knows it, whatever a file calls it: every format names the same one by the same IBAN.
 * @param own IBANs of the house @returns what the file says where it is none of them; its only account where the file does not say
 */
export function ownAccountOf(account: string, own: readonly string[]): string {
  const plain = own.map(plainIban).filter((iban) => iban !== '')
  if (account === '') return plain.length === 1 ? (plain[0] ?? '') : ''
  return plain.find((iban) => isSameAccount(account, iban)) ?? account
}

function isSameAccount(account: string, iban: string): boolean {
  const plain = plainIban(account).replace(/(?<=\d)[A-Z]{3}$/, '')
  if (plain === iban) return iban !== ''
  // A German IBAN ends with eight signs of the bank and ten of the account, which are told without their zeros at times.
  const [, bank = '', number] = /^(?:(\d{8})\/)?(\d{1,10})$/.exec(plain) ?? []
  if (number === undefined || !/^DE\d{20}$/.test(iban)) return false
  return iban.slice(12) === number.padStart(10, '0') && (bank === '' || iban.slice(4, 12) === bank)
}

function inWords(account: string): string {
  return isIban(account) ? `IBAN ${account.replaceAll(/(.{4})(?=.)/g, '$1 ')}` : account
}
