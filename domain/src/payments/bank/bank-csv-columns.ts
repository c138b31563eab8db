import { isDirection } from './bank-csv-amount.ts'

/** How banks head the columns of their files, without case, blanks and signs; the first that is there counts. */
const heads = {
  booked: ['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'bookingdate'],
  valued: ['valutadatum', 'valuta', 'wertstellung', 'wertstellungsdatum', 'wert', 'valuedate'],
  amount: ['betrag', 'betrageur', 'umsatz', 'umsatzineur', 'betraginwährung', 'amounteur', 'amount'],
  debit: ['soll', 'sollbetrag', 'belastung', 'lastschrift'],
  credit: ['haben', 'habenbetrag', 'gutschrift'],
  direction: ['sh', 'hs', 'dc', 'cd', 'shkennzeichen', 'dckennzeichen', 'soderh', 'vorzeichen'],
  currency: ['währung', 'waehrung'],
  name: [
    ...['beguenstigterzahlungspflichtiger', 'begünstigterzahlungspflichtiger', 'namezahlungsbeteiligter'],
    ...[
      'empfängerzahlungspflichtiger',
      'begünstigterauftraggeber',
      'auftraggeberbegünstigter',
      'auftraggeberempfänger',
    ],
    ...['zahlungspflichtiger', 'zahlungspflichtigerr', 'partnername', 'name', 'empfänger'],
  ],
  iban: ['ibanzahlungsbeteiligter', 'kontonummeriban', 'ibankontonummer', 'partneriban', 'iban', 'kontonummer'],
  purpose: ['verwendungszweck', 'vorgangverwendungszweck', 'buchungstext', 'paymentreference'],
  account: ['ibanauftragskonto', 'auftragskonto', 'ibanauftraggeberkonto', 'kontonummerauftragskonto', 'eigeneskonto'],
  bankCode: ['blzauftragskonto', 'bankleitzahlauftragskonto', 'eigeneblz'],
  endToEndId: ['kundenreferenzendtoend', 'endtoendreferenz', 'endtoendid'],
  info: ['info', 'status'],
} as const
export type BankColumn = keyof typeof heads
const columnKeys = Object.keys(heads) as BankColumn[] // its own keys

export type BankColumns = ReadonlyMap<BankColumn, number>

/** Which columns a row heads, by their places. */
export function columnsHeadedBy(row: readonly string[]): BankColumns {
  const names = row.map((name) => name.toLowerCase().replaceAll(/[^a-zäöüß]/g, ''))
  const found = columnKeys.flatMap((column): [BankColumn, number][] => {
    const place = heads[column].map((name) => names.indexOf(name)).find((index) => index >= 0)
    const named = place ?? (column === 'direction' ? names.findIndex(namesDirection) : -1)
    return named < 0 ? [] : [[column, named]]
  })
  return new Map(found)
}

/** Whether they are enough for a list of entries. */
export function headEntries(columns: BankColumns): boolean {
  const hasAmount = columns.has('amount') || (columns.has('debit') && columns.has('credit'))
  return columns.has('booked') && hasAmount && (columns.has('purpose') || columns.has('name'))
}

/** 'Soll/Haben', 'Soll-/Haben-Kennung', 'Credit Debit Indicator': what else such a head says differs from bank to bank. */
function namesDirection(name: string): boolean {
  return (name.includes('soll') && name.includes('haben')) || (name.includes('debit') && name.includes('credit'))
}

/**
 * The same, with the column that says which way amounts without signs went, where its head does not tell so: there are marks in it,
 * and nothing else. A debit that passed for a credit would be proposed as a payment.
 */
export function withDirection(columns: BankColumns, head: readonly string[], rows: readonly string[][]): BankColumns {
  const amount = columns.get('amount')
  if (amount === undefined || columns.has('direction')) return columns
  const entries = rows.filter((row) => /\d/.test(row[amount] ?? ''))
  if (entries.some((row) => /[-−+]/.test(row[amount] ?? ''))) return columns
  const taken = new Set(columns.values())
  const place = head.findIndex((_, index) => {
    const cells = entries.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
    return !taken.has(index) && cells.length > 0 && cells.every(isDirection)
  })
  return place < 0 ? columns : new Map([...columns, ['direction', place]])
}
