import { isIban, plainIban } from '../../partners/iban.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { type Account, type AccountingSettings, accountFor } from './accounts.ts'

type Bank = { readonly iban: string; readonly number: string }

/** The ledger accounts of further bank accounts as a house has entered them: 'DE89 3704 0044 0532 0130 00 = 1210'. */
export function furtherBanksOf({ furtherBanks }: Pick<AccountingSettings, 'furtherBanks'>): Bank[] {
  return furtherBanks.map((entry) => {
    const [iban = '', number = ''] = entry.split('=')
    return { iban: plainIban(iban), number: number.trim() }
  })
}

/**
 * On which account money of a payment is booked: that of the bank account whose statement told it, so that ledger and statements agree
 * (decision 164); else the account of the bank.
 * @param told the account of the statement; null for what somebody typed
 */
export function bankAccountFor(told: string | null, settings: AccountingSettings): Account {
  const bank = told === null ? undefined : furtherBanksOf(settings).find(({ iban }) => iban === plainIban(told))
  return bank === undefined ? accountFor('bank', settings) : { number: bank.number, taxKey: '' }
}

/**
 * A ledger account of a bank account that is none, or none of the house's, would never be booked on (decision 164).
 * @param entered what is to be kept @param before what is kept already: it says no more than it did
 * @param own IBANs of the house
 * @returns a refusal at the first entry that cannot be
 */
export function furtherBankFault(
  entered: readonly string[],
  before: readonly string[],
  own: readonly string[],
): Refusal | null {
  const known = new Set(own.map(plainIban))
  for (const [index, { iban }] of furtherBanksOf({ furtherBanks: [...entered] }).entries()) {
    if (before.includes(entered[index] ?? '')) continue
    const field = `accounting.furtherBanks[${index}]`
    if (!isIban(iban))
      return refusal('iban_invalid', `Die IBAN ${iban} gibt es nicht. Bitte die Ziffern prüfen.`, field)
    if (known.has(iban)) continue
    const message = `${iban} ist kein Konto des Hauses. Bitte es zuerst unter Einstellungen, Unser Haus, „Weitere Bankkonten“, eintragen.`
    return refusal('account_of_another', message, field)
  }
  return null
}

/** @returns a sentence for each entry whose IBAN cannot be one */
export function bankFaults(settings: Pick<AccountingSettings, 'furtherBanks'>): string[] {
  return furtherBanksOf(settings)
    .filter(({ iban }) => !isIban(iban))
    .map(({ iban }) => `Die IBAN ${iban} unter Einstellungen, Buchhaltung, Konten weiterer Bankkonten, gibt es nicht.`)
}
