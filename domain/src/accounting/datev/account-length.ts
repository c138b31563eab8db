import { type AccountingSettings, type AccountUse, accountFor, presetAccounts } from './accounts.ts'

/**
 * DATEV tells accounts apart by their length alone: what a file books on has as many digits as its header says, debtors and creditors
 * one more. A number of another length is another account, or none.
 */

type Length = Pick<AccountingSettings, 'accountLength'>

/** The least numbers that are of debtors and of creditors at this length: 10000 and 70000 at four digits. */
export function firstPersonal({ accountLength }: Length): { readonly debtor: number; readonly creditor: number } {
  return { debtor: 10 ** accountLength, creditor: 7 * 10 ** accountLength }
}

/** @returns why a debtor or creditor has a number that cannot be one, as the end of a sentence; null when it fits */
export function personalFault(number: string, { accountLength }: Length): string | null {
  if (number.length === accountLength + 1) return null
  return `${number} hat ${digits(number.length)}, bei Sachkonten mit ${digits(accountLength)} sind es ${accountLength + 1}.`
}

/** @returns why an account is too long; null when it fits. Leading zeros are not told, so it may be shorter. */
export function ledgerFault(number: string, { accountLength }: Length): string | null {
  if (number.length <= accountLength) return null
  return `Konto ${number} hat ${digits(number.length)}, die Sachkonten der Datei haben ${accountLength}.`
}

/** @returns a sentence for each account the house has entered that its files cannot hold */
export function enteredFaults(settings: AccountingSettings): string[] {
  // Object.keys forgets the key type.
  const uses = Object.keys(presetAccounts[settings.chart]) as AccountUse[]
  const faults = uses
    .map((use) => ledgerFault(accountFor(use, settings).number, settings))
    .filter((one) => one !== null)
  return [...new Set(faults)].map((fault) => `${fault} Bitte unter Einstellungen, Buchhaltung, angleichen.`)
}

function digits(count: number): string {
  return count === 1 ? 'eine Stelle' : `${count} Stellen`
}
