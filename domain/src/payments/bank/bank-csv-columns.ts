/** How banks head the columns of their files, without case, blanks and signs; the first that is there counts. */
const heads = {
  booked: ['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'bookingdate'],
  valued: ['valutadatum', 'valuta', 'wertstellung', 'wertstellungsdatum', 'wert', 'valuedate'],
  amount: ['betrag', 'betrageur', 'umsatz', 'umsatzineur', 'betraginwährung', 'amounteur', 'amount'],
  debit: ['soll', 'sollbetrag', 'belastung', 'lastschrift'],
  credit: ['haben', 'habenbetrag', 'gutschrift'],
  direction: ['sollhaben', 'sollhabenkennzeichen', 'habensoll', 'sh', 'hs', 'shkennzeichen', 'vorzeichen'],
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
    return place === undefined ? [] : [[column, place]]
  })
  return new Map(found)
}

/** Whether they are enough for a list of entries. */
export function headEntries(columns: BankColumns): boolean {
  const hasAmount = columns.has('amount') || (columns.has('debit') && columns.has('credit'))
  return columns.has('booked') && hasAmount && (columns.has('purpose') || columns.has('name'))
}

/** The same, with the column behind the amounts that says S or H below a blank head. */
export function withDirection(columns: BankColumns, head: readonly string[], rows: readonly string[][]): BankColumns {
  const behind = (columns.get('amount') ?? Number.NaN) + 1
  if (columns.has('direction') || head[behind]?.trim() !== '') return columns
  const told = rows.map((row) => row[behind]?.trim() ?? '').filter((cell) => cell !== '')
  const isDirection = told.length > 0 && told.every((cell) => /^[SH]$/.test(cell))
  return isDirection ? new Map([...columns, ['direction', behind]]) : columns
}
