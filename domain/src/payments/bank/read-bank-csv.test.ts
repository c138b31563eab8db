import { expect, test } from 'vitest'
import { isRefusal } from '../../refusal.ts'
import { bankCents, toldCents } from './bank-csv-amount.ts'
import { readBankCsv } from './read-bank-csv.ts'

const own = 'DE89370400440532013000'
const other = 'DE02120300000000202051'

/** Account, day, cents, name and purpose of each entry; what a file is refused with. */
function told(text: string) {
  const found = readBankCsv(text, '2027-02-15')
  if (isRefusal(found)) return found.message
  return found.flatMap(({ account, entries }) =>
    entries.map(({ bookingDate, cents, name, purpose }) => [account, bookingDate, cents, name, purpose]),
  )
}

test.each<[string, string, unknown]>([
  [
    'a letter for debit and credit under a blank head, and a balance below that has a day',
    [
      'Konto;DE89 3704 0044 0532 0130 00;;',
      '"Buchungstag";"Empfänger/Zahlungspflichtiger";"Vorgang/Verwendungszweck";"Währung";"Umsatz";" "',
      '"23.11.2026";"Chor";"eins";"EUR";"1.111,11";"H"',
      '"23.11.2026";"Hotel";"zwei";"EUR";"222,22";"S"',
      '"30.11.2026";"";"Anfangssaldo";"EUR";"100,00";"H"',
    ].join('\n'),
    [
      [own, '2026-11-23', 111_111, 'Chor', 'eins'],
      [own, '2026-11-23', -22_222, 'Hotel', 'zwei'],
    ],
  ],
  [
    'a column that says so',
    `Buchungstag;Verwendungszweck;Betrag;Soll/Haben;Auftragskonto\n23.11.2026;Hotel;9,00;Soll;${own}`,
    [[own, '2026-11-23', -900, '', 'Hotel']],
  ],
  [
    'a column of its own for what went out',
    [
      `IBAN;${own};;;;`,
      'Buchungstag;Begünstigter / Auftraggeber;Verwendungszweck;Betrag;Soll;Haben',
      '25.11.2026;Chor;eins;;;321,00',
      '25.11.2026;Hotel;zwei;;-45,10;',
      '25.11.2026;Hotel;drei;;46,10;',
    ].join('\n'),
    [
      [own, '2026-11-25', 32_100, 'Chor', 'eins'],
      [own, '2026-11-25', -4_510, 'Hotel', 'zwei'],
      [own, '2026-11-25', -4_610, 'Hotel', 'drei'],
    ],
  ],
  [
    'entries of two accounts',
    `Buchungstag;Verwendungszweck;Betrag;Auftragskonto\n18.11.2026;eins;1,00;${own}\n18.11.2026;zwei;2,00;${other}`,
    [
      [own, '2026-11-18', 100, '', 'eins'],
      [other, '2026-11-18', 200, '', 'zwei'],
    ],
  ],
  [
    'an English one with points',
    '"Booking Date","Partner Name","Payment Reference","Amount (EUR)"\n2026-11-21,"Chor","eins",1234.56',
    [['', '2026-11-21', 123_456, 'Chor', 'eins']],
  ],
  [
    'a sign that says the opposite of its letter',
    'Buchungstag;Verwendungszweck;Betrag;S/H\n23.11.2026;Hotel;-9,00;H',
    'Der Kontoauszug lässt sich nicht lesen (Zeile 2): „-9,00 H“ ist kein Betrag.',
  ],
  [
    'a letter nobody knows',
    'Buchungstag;Verwendungszweck;Betrag;S/H\n23.11.2026;Hotel;9,00;X',
    'Der Kontoauszug lässt sich nicht lesen (Zeile 2): „9,00 X“ ist kein Betrag.',
  ],
])('INV-08 a bank writes %s', (_, text, found) => expect(told(text)).toEqual(found))

test.each([
  ...['Soll/Haben', 'Soll (S) / Haben (H)', 'Soll-/Haben-Kennung', 'Soll-Haben', 'S oder H', 'D/C', 'Debit/Credit'],
  ...['Kennzeichen', 'Umsatzart', 'CreditDebitIndicator', ''],
])('INV-08 which way an amount went is told under the head %j', (head) => {
  const file = (out: string, inwards: string) =>
    told(
      `Buchungstag;Verwendungszweck;Betrag;${head};Währung\n12.02.2027;aus;9,00;${out};EUR\n12.02.2027;ein;8,00;${inwards};EUR`,
    )
  for (const [out, inwards] of [
    ['S', 'H'],
    ['D', 'C'],
    ['Soll', 'Haben'],
    ['DBIT', 'CRDT'],
    ['-', '+'],
  ] as const)
    expect(file(out, inwards)).toMatchObject([{ 2: -900 }, { 2: 800 }])
})

test('INV-08 letters beside signed amounts, or among other words, say nothing of amounts; of debits alone they are enough', () => {
  const file = (...rows: string[]) => told(`Buchungstag;Verwendungszweck;Betrag;Abteilung\n${rows.join('\n')}`)
  expect(file('12.02.2027;aus;-9,00;H', '12.02.2027;ein;8,00;S')).toMatchObject([{ 2: -900 }, { 2: 800 }])
  expect(file('12.02.2027;ein;9,00;S', '12.02.2027;ein;8,00;B')).toMatchObject([{ 2: 900 }, { 2: 800 }])
  expect(file('12.02.2027;aus;9,00;S', '12.02.2027;ein;8,00;')).toMatchObject([{ 2: -900 }, { 2: 800 }])
})

test.each([
  ['1.234,56', 123_456],
  ['-1.234,5 EUR', -123_450],
  ['8,00-', -800],
  ['+7', 700],
  ['−3,00 €', -300],
  ['1,234.56', 123_456],
  ['12.5', 1250],
  ['1.234', 123_400],
  ['0,00', 0],
  ['1,234.567', null],
  ['1.23,4', null],
  ['-5-', null],
  ['', null],
])('INV-08 an amount of a bank %j is %j cents', (text, cents) => expect(bankCents(text)).toBe(cents))

test('INV-08 an amount out and one in on one line are no amount', () => {
  expect(toldCents({ amount: '', debit: '1,00', credit: '2,00', direction: '' })).toBeNull()
  expect(toldCents({ amount: '', debit: '', credit: '', direction: 'H' })).toBeNull()
})

test('INV-08 a line of a day that is still to come is refused with its number', () => {
  const file = (day: string) => `Buchungstag;Verwendungszweck;Betrag\n12.02.2027;eins;1,00\n${day};zwei;2,00`
  expect(told(file('15.02.2027'))).toHaveLength(2)
  expect(told(file('16.02.2027'))).toBe(
    'Der Kontoauszug lässt sich nicht lesen (Zeile 3): Der Buchungstag 16.02.2027 ist noch nicht gewesen.',
  )
})

test.each([
  ['Kontonummer;532013000\nBLZ;37040044\n', '', '', '37040044/532013000'],
  ['Bankleitzahl: 370 400 44;;\nKonto-Nr.: 0532013000;;\n', '', '', '37040044/0532013000'],
  ['Konto 37040044/0532013000\n', '', '', '37040044/0532013000'],
  ['Konto;0532013000\n', '', '', '0532013000'],
  ['Umsätze;gebucht\n', '', '', ''],
  ['Girokonto;01.02.2027\nKontostand;1.500,00\n', '', '', ''],
  ['', ';Auftragskonto', ';0532013000', '0532013000'],
  ['', ';Auftragskonto;BLZ Auftragskonto', ';0532013000;37040044', '37040044/0532013000'],
])('INV-08 an account told as number and bank code: %j %j %j', (above, heads, cells, expected) => {
  const found = told(`${above}Buchungstag;Verwendungszweck;Betrag${heads}\n12.02.2027;eins;1,00${cells}`)
  expect(found).toMatchObject([[expected, '2027-02-12', 100, '', 'eins']])
})
