import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../refusal.ts'
import { camt, csv, mt940 } from './bank-files.fixture.ts'
import { entryKeys } from './bank-statement.ts'
import { readBankFile } from './read-bank-file.ts'

const read = (text: string) => readBankFile(new TextEncoder().encode(text), '2027-12-31')
/** As banks often write: one byte a letter. */
const narrow = (text: string) =>
  readBankFile(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    '2027-12-31',
  )
const told = (text: string) => {
  const found = read(text)
  return isRefusal(found) ? found.message : found
}

describe('files of banks (INV-08)', () => {
  const paid = {
    ...{
      bookingDate: '2027-02-12',
      valueDate: '2027-02-11',
      cents: 75_050,
      currency: 'EUR',
      name: 'Kantorei Lüneburg',
    },
    ...{ iban: 'DE02120300000000202051', purpose: 'Rechnung N-27-0131', endToEndId: '', reference: 'B-1' },
  }
  const out = {
    bookingDate: '2027-02-12',
    cents: -25_050,
    name: 'Hotel Bellevue',
    purpose: 'Anzahlung',
    endToEndId: 'E-7',
  }
  const account = 'DE89370400440532013000'

  test.each([
    ['camt.053.001.02', read(camt('02')), { format: 'camt', account, number: '32' }],
    ['camt.053.001.08', read(camt('08')), { format: 'camt', account, number: '32' }],
    ['MT940', read(mt940), { format: 'mt940', account: '37040044/0532013000', number: '32/1' }],
    ['MT940 in Windows-1252', narrow(mt940), { format: 'mt940', number: '32/1' }],
  ])('INV-08 %s tells who paid what and why, and what went out', (_, found, statement) => {
    expect(found).toMatchObject([{ ...statement, openingCents: 100_000, closingCents: 150_000, entries: [paid, out] }])
  })

  test.each([
    ['UTF-8', read(csv)],
    ['Windows-1252', narrow(csv)],
  ])('INV-08 a .csv in %s: German amounts, whose account it is, and nothing that is only expected', (_, found) => {
    const entries = [
      { ...paid, reference: '' },
      { ...out, name: 'Hotel "Bellevue"', endToEndId: '' },
    ]
    expect(found).toMatchObject([{ format: 'csv', account, entries }])
    expect(!isRefusal(found) && found[0]?.entries).toHaveLength(2)
  })

  test.each([
    ['before its last line', mt940.slice(0, mt940.indexOf(':61:2702120212D'))],
    ['before its balance', mt940.slice(0, mt940.indexOf(':62F:'))],
    ['and another whole one after it', `${mt940.slice(0, mt940.indexOf(':62F:'))}${mt940}`],
  ])('INV-08 an MT940 that was cut off %s is refused whole', (_, text) => {
    expect(told(text)).toMatch(/Der Schlusssaldo fehlt, die Datei ist wohl abgeschnitten\.$/)
  })

  test('INV-08 a batch is what it is made of, if that adds up; what is only expected is left out', () => {
    const detail = (amount: string, name: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
    const entry = (state: string, details: string) =>
      `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${state}</Sts><BookgDt><Dt>2027-02-13</Dt></BookgDt><AcctSvcrRef>S</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`
    const more = [
      entry('BOOK', detail('10.00', 'A') + detail('20.00', 'B')),
      entry('BOOK', detail('10.00', 'A') + detail('10.00', 'B')),
      entry('PDNG', detail('30.00', 'C')),
    ].join('')
    const found = read(camt('02', '1560.00', more))
    expect(!isRefusal(found) && found[0]?.entries.slice(2)).toMatchObject([
      { cents: 1_000, name: 'A', reference: 'S/1' },
      { cents: 2_000, name: 'B', reference: 'S/2' },
      // Nobody in it has paid the whole.
      { cents: 3_000, name: '', purpose: expect.stringMatching(/^Sammelbuchung aus 2 Zahlungen/), reference: 'S' },
    ])
  })

  test.each([
    ['C', 'C', 100],
    ['a reversed credit', 'RC', -100],
    ['D', 'D', -100],
    ['a reversed debit', 'RD', 100],
  ])('INV-08 MT940: %s', (_, mark, cents) => {
    const found = read(
      `:20:A\n:25:1\n:60F:C270101EUR0,\n:61:270101${mark}1,00NTRF\n:62F:${cents < 0 ? 'D' : 'C'}270101EUR1,\n`,
    )
    expect(!isRefusal(found) && found[0]?.entries[0]?.cents).toBe(cents)
  })

  test('INV-08 MT940: what was booked in December counts from January lies in the year before', () => {
    const found = read(`:20:A\n:25:1\n:60F:C270101EUR0,\n:61:2701021230C1,00NTRF\n:62F:C270102EUR1,\n`)
    expect(!isRefusal(found) && found[0]?.entries[0]).toMatchObject({
      bookingDate: '2026-12-30',
      valueDate: '2027-01-02',
    })
  })

  const foreign = /^Das ist kein Kontoauszug\. Eingelesen werden camt\.053, MT940 und CSV-Dateien von Banken\.$/
  test.each([
    ['an empty file', '', foreign],
    ['a letter', 'Sehr geehrte Damen und Herren;\nhallo', foreign],
    ['another XML', '<Invoice xmlns="urn:x"/>', foreign],
    ['camt.052', camt('02').replace('camt.053', 'camt.052'), foreign],
    ['a picture', '\u0089PNG\u0000', foreign],
    ['a cut XML', camt('02').slice(0, 900), /^Der Kontoauszug lässt sich nicht lesen \(XML\)/],
    ['a document type', camt('02').replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'), /Dokumenttyp/],
    ['entries that miss the balance', camt('02', '1499.99'), /\(Auszug 32\): Die Umsätze führen nicht/],
    ['an amount of fractions', camt('02').replace('750.50', '5.001'), /\(Umsatz 1\): „5\.001“ ist kein Betrag\.$/],
    ['no amount', camt('02').replace('750.50', ''), /\(Umsatz 1\): Der Betrag fehlt\.$/],
    [
      'a day of camt that is none',
      camt('08').replaceAll('2027-02-12', '2026-02-31'),
      /\(Umsatz 1\): „2026-02-31“ ist kein Buchungstag\.$/,
    ],
    ['a cut MT940', mt940.replace('750,50', '750'), /\(Zeile 5\): Der Umsatz ist unvollständig/],
    ['a day that is none', csv.replace('12.02.27', '32.13.27'), /\(Zeile 4\): „32\.13\.27“ ist kein Datum/],
    ['an amount that is none', csv.replace('750,50', '7x0'), /\(Zeile 4\): „7x0“ ist kein Betrag/],
    [
      'a currency nobody reckons in',
      csv.replaceAll(';EUR', ';TRY'),
      /\(Währung\): Beträge in „TRY“ werden nicht geführt/,
    ],
    ['an amount beyond all', csv.replace('750,50', '99999999999,00'), /\(Betrag\): Höchstens/],
    ['nothing in it', csv.split('\n').slice(0, 3).join('\n'), /kein Umsatz/],
  ])('INV-08 %s is refused in a sentence', (_, text, message) => {
    expect(told(text)).toMatch(message)
  })

  test('INV-08 an entry is known again in another file; two that say the same stay two', () => {
    const keys = (text: string) => {
      const found = read(text)
      const [statement] = isRefusal(found) ? [] : found
      return statement === undefined ? [] : entryKeys(statement).map(({ key }) => key)
    }
    expect(keys(camt('02'))).toEqual(keys(camt('08')))
    const [line = ''] = csv.split('\n').slice(3, 4)
    const twice = keys(csv.replace(line, `${line}\n${line}`))
    expect(new Set(twice).size).toBe(3)
    expect(twice).toEqual(expect.arrayContaining(keys(csv)))
  })
})
