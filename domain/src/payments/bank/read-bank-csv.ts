import { type CalendarDate, germanDate, isCalendarDate } from '../../calendar-date.ts'
import { plainIban } from '../../partners/iban.ts'
import type { Refusal } from '../../refusal.ts'
import { readCsv } from '../../tables/csv.ts'
import { type ToldAmount, toldCents } from './bank-csv-amount.ts'
import { type BankColumn, columnsHeadedBy, headEntries, withDirection } from './bank-csv-columns.ts'
import { type BankEntry, type BankStatement, brokenBankFile, noBankFile } from './bank-statement.ts'

/** Longer than a year of any account. */
const mostRows = 100_000

/**
 * Reads the list of entries that a bank offers as .csv: German dates and amounts, whatever the columns' order.
 * @param today later than this nothing is booked: such a day is mistyped, or was meant as an expected one
 */
export function readBankCsv(text: string, today: CalendarDate): BankStatement[] | Refusal {
  const { rows, rowCount } = readCsv(text, mostRows)
  if (rowCount > mostRows) return brokenBankFile('CSV', 'Es sind zu viele Zeilen.')
  const headRow = rows.slice(0, 30).findIndex((row) => headEntries(columnsHeadedBy(row)))
  if (headRow < 0) return noBankFile
  const [head = [], ...below] = rows.slice(headRow)
  const columns = withDirection(columnsHeadedBy(head), head, below)
  const entries: { account: string; entry: BankEntry }[] = []
  const accountAbove = accountIn(rows.slice(0, headRow))
  for (const [index, row] of below.entries()) {
    const cell = (column: BankColumn) => row[columns.get(column) ?? -1] ?? ''
    const bookingDate = dateOf(cell('booked'))
    const line = `Zeile ${headRow + index + 2}`
    // A day that is none would leave an entry out, and nobody would see that money came in.
    if (bookingDate === null && /\d[./-]\d/.test(cell('booked')))
      return brokenBankFile(line, `„${cell('booked').slice(0, 40)}“ ist kein Datum.`)
    // Sums and remarks below the entries have no day; what is only expected has not happened.
    if (bookingDate === null || isBalance(row) || /vorgemerkt|unverbucht/i.test(cell('info'))) continue
    if (bookingDate > today)
      return brokenBankFile(line, `Der Buchungstag ${germanDate(bookingDate)} ist noch nicht gewesen.`)
    const told = { amount: cell('amount'), debit: cell('debit'), credit: cell('credit'), direction: cell('direction') }
    const cents = toldCents(told)
    if (cents === null) return brokenBankFile(line, `„${wordsOf(told)}“ ist kein Betrag.`)
    const entry = {
      ...{ bookingDate, valueDate: dateOf(cell('valued')), cents, currency: cell('currency').toUpperCase() || 'EUR' },
      ...{ name: cell('name'), iban: plainIban(cell('iban')), purpose: cell('purpose'), reference: '' },
      endToEndId: cell('endToEndId') === 'NOTPROVIDED' ? '' : cell('endToEndId'),
    }
    entries.push({ account: accountOf(cell('bankCode'), cell('account')) || accountAbove, entry })
  }
  if (entries.length === 0) return brokenBankFile('CSV', 'Es steht kein Umsatz darin.')
  return byAccount(entries)
}

/** The cells of an amount as somebody finds them in the file. */
function wordsOf({ amount, debit, credit, direction }: ToldAmount): string {
  return [amount || [debit, credit].filter(Boolean).join(' '), direction].filter(Boolean).join(' ').slice(0, 40)
}

/** Statements by the account each of their entries names: a bank writes several into one file at times. */
function byAccount(entries: readonly { account: string; entry: BankEntry }[]): BankStatement[] {
  const accounts = Map.groupBy(entries, ({ account }) => account)
  return [...accounts].map(([account, told]) => ({
    ...({ format: 'csv', account, number: '', openingCents: null, closingCents: null } as const),
    ...{ openingDay: null, closingDay: null },
    entries: told.map(({ entry }) => entry),
  }))
}

/** A balance with a day, as some banks write it below the entries. */
function isBalance(row: readonly string[]): boolean {
  return row.some((cell) =>
    /^(?:(?:anfangs|end|abschluss|schluss)saldo|(?:alter|neuer) saldo|kontostand)$/i.test(cell.trim()),
  )
}

/** '37040044/0532013000' from a bank code and a number; an IBAN stands by itself. */
function accountOf(bankCode: string, account: string): string {
  const [bank, plain] = [plainIban(bankCode), plainIban(account)]
  return /^\d{8}$/.test(bank) && /^\d{1,10}$/.test(plain) ? `${bank}/${plain}` : plain
}

/** Above the entries some banks tell whose they are: 'Konto;DE89 3704 …', or 'Kontonummer;532013000' and 'BLZ;37040044'. */
function accountIn(rows: readonly string[][]): string {
  const iban = rows
    .flat()
    .map((cell) => /[A-Z]{2}\d{20}/.exec(plainIban(cell))?.[0])
    .find(Boolean)
  if (iban !== undefined) return iban
  const labelled = (label: RegExp) => {
    const words = rows.map((row) => row.filter((cell) => cell.trim() !== '').join(' '))
    return words.map((row) => label.exec(row)?.[1]).find(Boolean) ?? ''
  }
  const both = labelled(/(\d{3} ?\d{3} ?\d{2} ?\/ ?\d[\d ]*\d)/)
  if (both !== '') return plainIban(both)
  const bank = labelled(/(?:blz|bankleitzahl)[^\d]{0,5}(\d{3} ?\d{3} ?\d{2})(?!\d)/i)
  const number = labelled(/konto(?:nummer|-?nr\.?)?[^\d]{0,5}(\d[\d ]{2,}\d)(?![\d.,])/i)
  return accountOf(bank, number)
}

/** '31.01.27', '31.01.2027', '2027-01-31' */
function dateOf(text: string): CalendarDate | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4}|\d\d)$/.exec(text) ?? []
  const date = day === undefined ? text : `${year?.length === 2 ? `20${year}` : year}-${month}-${day}`
  return isCalendarDate(date) ? date : null
}
