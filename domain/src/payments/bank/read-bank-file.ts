import type { CalendarDate } from '../../calendar-date.ts'
import { beyondLargestPrice, currencies, largestPrice } from '../../money.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { xmlText } from '../../xml/read-xml.ts'
import { type BankStatement, balanceFault, brokenBankFile, noBankFile } from './bank-statement.ts'
import { readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import { isMt940, readMt940 } from './read-mt940.ts'

/**
 * Reads a file from a bank, whatever it is called: camt.053, MT940 or CSV. A statement with balances may have no entries.
 * @returns its statements, each leading from its first balance to its last; a refusal 'no_bank_file' or 'broken_bank_file'
 */
export function readBankFile(bytes: Uint8Array, today: CalendarDate): BankStatement[] | Refusal {
  const statements = readStatements(bytes, today)
  if (isRefusal(statements)) return statements
  const fault = statements.map(balanceFault).find((one) => one !== null)
  if (fault !== undefined) return fault
  const entries = statements.flatMap((statement) => statement.entries)
  // Of a day on which nothing was booked its balances tell that.
  const isTold = ({ openingCents, closingCents, entries: { length } }: BankStatement) =>
    length > 0 || (openingCents !== null && closingCents !== null)
  if (!statements.some(isTold)) return brokenBankFile('Auszug', 'Es steht kein Umsatz darin.')
  const unknown = entries.find(({ currency }) => !(currencies as readonly string[]).includes(currency))
  if (unknown !== undefined) {
    return brokenBankFile('Währung', `Beträge in „${unknown.currency.slice(0, 10)}“ werden nicht geführt.`)
  }
  if (entries.some(({ cents }) => Math.abs(cents) > largestPrice)) return brokenBankFile('Betrag', beyondLargestPrice)
  return statements.map(keepable)
}

/** Texts as they can be kept: of the length that the formats allow, without control characters. */
function keepable(statement: BankStatement): BankStatement {
  return {
    ...statement,
    account: clean(statement.account, 60),
    number: clean(statement.number, 60),
    entries: statement.entries.map((entry) => ({
      ...entry,
      name: clean(entry.name, 200),
      iban: clean(entry.iban, 40),
      purpose: clean(entry.purpose, 1_000),
      endToEndId: clean(entry.endToEndId, 100),
      reference: clean(entry.reference, 100),
    })),
  }
}

function clean(text: string, most: number): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
}

function readStatements(bytes: Uint8Array, today: CalendarDate): BankStatement[] | Refusal {
  // Pictures, packages and other papers.
  if (bytes.subarray(0, 65_536).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe) return noBankFile
  if (/^[\s\uFEFF]*</.test(new TextDecoder().decode(bytes.subarray(0, 100)))) {
    const text = xmlText(bytes)
    return text === null ? brokenBankFile('XML', 'Die Zeichen sind beschädigt.') : readCamt(text)
  }
  const text = plainText(bytes)
  return isMt940(text) ? readMt940(text) : readBankCsv(text, today)
}

/** Banks write UTF-8 or, still often, Windows-1252. */
function plainText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
