import { type Refusal, refusal } from '../../refusal.ts'
import { type AccountingSettings, type AccountUse, accountFor, presetAccounts } from './accounts.ts'
import { bankFaults, furtherBanksOf } from './bank-accounts.ts'

/**
 * DATEV tells accounts apart by their length alone: what a file books on has as many digits as its header says, debtors and creditors
 * one more. A number of another length is another account, or none.
 */

type Length = Pick<AccountingSettings, 'accountLength'>

/** Whose account it is: a client's or a supplier's. */
export type PersonalSide = 'debtor' | 'creditor'
export type NumberRange = { readonly first: number; readonly last: number }

/** The numbers that are of debtors and of creditors at this length: 10000–69999 and 70000–99999 at four digits. */
export function personalRange(side: PersonalSide, { accountLength }: Length): NumberRange {
  const unit = 10 ** accountLength
  return side === 'debtor' ? { first: unit, last: 7 * unit - 1 } : { first: 7 * unit, last: 10 * unit - 1 }
}

/** Where the house begins to give numbers; what it has entered counts only within the range. */
export function givenRange(side: PersonalSide, begins: number, settings: Length): NumberRange {
  const { first, last } = personalRange(side, settings)
  return { first: begins >= first && begins <= last ? begins : first, last }
}

/**
 * DATEV tells clients from suppliers by the range of their number alone: one number for both would be one account.
 * @returns a refusal at `debtorNumber` or `creditorNumber`; null for none, and for one that fits
 */
export function rangeFault(side: PersonalSide, number: string, settings: Length): Refusal | null {
  const { first, last } = personalRange(side, settings)
  // Zeros in front would be another text for the same account.
  if (number === '' || (number.length === `${first}`.length && Number(number) >= first && Number(number) <= last))
    return null
  const who = side === 'debtor' ? 'Debitoren' : 'Kreditoren'
  const message = `${who} haben bei Sachkonten mit ${digits(settings.accountLength)} Nummern von ${first} bis ${last}.`
  return refusal('number_out_of_range', message, `${side}Number`)
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
  const numbers = [
    ...uses.map((use) => accountFor(use, settings).number),
    ...furtherBanksOf(settings).map(({ number }) => number),
  ]
  const faults = numbers.map((number) => ledgerFault(number, settings)).filter((one) => one !== null)
  return [
    ...[...new Set(faults)].map((fault) => `${fault} Bitte unter Einstellungen, Buchhaltung, angleichen.`),
    ...bankFaults(settings),
  ]
}

function digits(count: number): string {
  return count === 1 ? 'eine Stelle' : `${count} Stellen`
}
