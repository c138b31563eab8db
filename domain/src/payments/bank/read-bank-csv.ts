import { type CalendarDate, isCalendarDate } from '../../calendar-date.ts'
import { plainIban } from '../../partners/iban.ts'
import type { Refusal } from '../../refusal.ts'
import { readCsv } from '../../tables/csv.ts'
import { type BankEntry, type BankStatement, brokenBankFile, noBankFile } from './bank-statement.ts'

/** How banks head the columns of their files, without case, blanks and signs; the first that is there counts. */
const heads = {
  booked: ['buchungstag', 'buchungsdatum', 'buchung', 'datum'],
  valued: ['valutadatum', 'valuta', 'wertstellung', 'wertstellungsdatum'],
  amount: ['betrag', 'betrageur', 'umsatz', 'umsatzineur', 'betraginWährung'.toLowerCase()],
  currency: ['währung', 'waehrung'],
  name: [
    ...['beguenstigterzahlungspflichtiger', 'begünstigterzahlungspflichtiger', 'namezahlungsbeteiligter'],
    ...[
      'auftraggeberbegünstigter',
      'auftraggeberempfänger',
      'zahlungspflichtiger',
      'zahlungspflichtigerr',
      'name',
      'empfänger',
    ],
  ],
  iban: ['ibanzahlungsbeteiligter', 'kontonummeriban', 'iban', 'kontonummer'],
  purpose: ['verwendungszweck', 'vorgangverwendungszweck', 'buchungstext'],
  account: ['ibanauftragskonto', 'auftragskonto'],
  endToEndId: ['kundenreferenzendtoend', 'endtoendreferenz', 'endtoendid'],
  info: ['info', 'status'],
} as const
type Head = keyof typeof heads
const headKeys = Object.keys(heads) as Head[] // its own keys
/** Longer than a year of any account. */
const mostRows = 100_000

/** Reads the list of entries that a bank offers as .csv: German dates and amounts, whatever the columns' order. */
export function readBankCsv(text: string): BankStatement[] | Refusal {
  const { rows, rowCount } = readCsv(text, mostRows)
  if (rowCount > mostRows) return brokenBankFile('CSV', 'Es sind zu viele Zeilen.')
  const headRow = rows.slice(0, 30).findIndex((row) => isHead(columnsOf(row)))
  if (headRow < 0) return noBankFile
  const columns = columnsOf(rows[headRow] ?? [])
  const entries: BankEntry[] = []
  let account = accountIn(rows.slice(0, headRow))
  for (const [index, row] of rows.slice(headRow + 1).entries()) {
    const cell = (head: Head) => row[columns.get(head) ?? -1] ?? ''
    const bookingDate = dateOf(cell('booked'))
    const line = `Zeile ${headRow + index + 2}`
    // A day that is none would leave an entry out, and nobody would see that money came in.
    if (bookingDate === null && /\d[./-]\d/.test(cell('booked')))
      return brokenBankFile(line, `„${cell('booked').slice(0, 40)}“ ist kein Datum.`)
    // Sums and remarks below the entries have no day; what is only expected has not happened.
    if (bookingDate === null || /vorgemerkt|unverbucht/i.test(cell('info'))) continue
    const cents = germanCents(cell('amount'))
    if (cents === null) return brokenBankFile(line, `„${cell('amount').slice(0, 40)}“ ist kein Betrag.`)
    account ||= plainIban(cell('account'))
    entries.push({
      ...{ bookingDate, valueDate: dateOf(cell('valued')), cents, currency: cell('currency').toUpperCase() || 'EUR' },
      ...{ name: cell('name'), iban: plainIban(cell('iban')), purpose: cell('purpose'), reference: '' },
      endToEndId: cell('endToEndId') === 'NOTPROVIDED' ? '' : cell('endToEndId'),
    })
  }
  if (entries.length === 0) return brokenBankFile('CSV', 'Es steht kein Umsatz darin.')
  return [{ format: 'csv', account, number: '', openingCents: null, closingCents: null, entries }]
}

function columnsOf(row: readonly string[]): ReadonlyMap<Head, number> {
  const names = row.map((name) => name.toLowerCase().replaceAll(/[^a-zäöüß]/g, ''))
  const found = headKeys.flatMap((head): [Head, number][] => {
    const place = heads[head].map((name) => names.indexOf(name)).find((index) => index >= 0)
    return place === undefined ? [] : [[head, place]]
  })
  return new Map(found)
}

const isHead = (columns: ReadonlyMap<Head, number>) =>
  columns.has('booked') && columns.has('amount') && (columns.has('purpose') || columns.has('name'))

/** Above the entries some banks tell whose they are: 'Konto;DE89 3704 …'. */
function accountIn(rows: readonly string[][]): string {
  const cells = rows.flat().map(plainIban)
  return cells.map((cell) => /[A-Z]{2}\d{20}/.exec(cell)?.[0]).find(Boolean) ?? ''
}

/** '31.01.27', '31.01.2027', '2027-01-31' */
function dateOf(text: string): CalendarDate | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4}|\d\d)$/.exec(text) ?? []
  const date = day === undefined ? text : `${year?.length === 2 ? `20${year}` : year}-${month}-${day}`
  return isCalendarDate(date) ? date : null
}

/** '-1.234,56', '12,5 EUR', '+3' */
function germanCents(text: string): number | null {
  const plain = text.replace(/\s|EUR|€/g, '').replace('−', '-')
  const [, sign, whole, part = ''] = /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined || whole.length > 14) return null
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}
