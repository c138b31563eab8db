import { expect, test } from 'vitest'
import { isRefusal } from '../../refusal.ts'
import { camt, mt940 } from './bank-files.fixture.ts'
import { type BalancedStatement, balancedIn, missingStatements } from './continuity.ts'
import { readBankFile } from './read-bank-file.ts'

const one = (
  number: string,
  closingDay: string,
  openingCents: number,
  closingCents: number,
  openingDay = closingDay,
): BalancedStatement => ({ account: 'DE1', number, closingDay, openingDay, openingCents, closingCents })

const kept = [one('31', '2027-02-11', 0, 100)]

test.each<[string, BalancedStatement[], BalancedStatement[], string[]]>([
  ['goes on', [one('32', '2027-02-12', 100, 150)], kept, []],
  ['is the first of its account', [one('32', '2027-02-12', 100, 150)], [], []],
  [
    'begins with another balance and a later number',
    [one('33', '2027-02-15', 120, 150)],
    kept,
    ['Auszug 32 fehlt zwischen Auszug 31 vom 11.02.2027 und Auszug 33 vom 15.02.2027.'],
  ],
  [
    'leaves out several',
    [one('36', '2027-02-15', 120, 150)],
    kept,
    ['Die Auszüge 32 bis 35 fehlen zwischen Auszug 31 vom 11.02.2027 und Auszug 36 vom 15.02.2027.'],
  ],
  [
    'leaves out a number, with the same balance',
    [one('33', '2027-02-15', 100, 150)],
    kept,
    [
      'Auszug 32 fehlt zwischen Auszug 31 vom 11.02.2027 und Auszug 33 vom 15.02.2027; die Salden schließen aneinander an.',
    ],
  ],
  [
    'has no number and begins with another balance',
    [one('', '2027-02-12', 120, 150)],
    [one('', '2027-02-11', 0, 100)],
    [
      'Wahrscheinlich fehlt ein Auszug zwischen dem Auszug vom 11.02.2027 und dem Auszug vom 12.02.2027: Der Anfangssaldo ist nicht der Endsaldo davor.',
    ],
  ],
  ['begins anew with a year', [one('1', '2028-01-03', 100, 150)], kept, []],
  ['closes the gap', [one('32', '2027-02-12', 100, 120)], [...kept, one('33', '2027-02-15', 120, 150)], []],
  [
    'is read before what comes earlier',
    [one('31', '2027-02-11', 0, 100)],
    [one('33', '2027-02-15', 120, 150)],
    ['Auszug 32 fehlt zwischen Auszug 31 vom 11.02.2027 und Auszug 33 vom 15.02.2027.'],
  ],
  ['was read before', [one('31', '2027-02-11', 0, 100)], kept, []],
  ['is of another account', [{ ...one('40', '2027-02-15', 7, 9), account: 'DE2' }], kept, []],
  ['is of a month that holds it', [one('', '2027-02-28', 0, 500, '2027-02-01')], kept, []],
  ['has several sheets', [one('32/1', '2027-02-12', 100, 120), one('32/2', '2027-02-12', 120, 150)], kept, []],
  ['tells two of one day, in any order', [one('', '2027-02-12', 120, 150), one('', '2027-02-12', 100, 120)], kept, []],
])('INV-08 a statement that %s', (_, read, before, expected) => {
  expect(missingStatements(read, before)).toEqual(expected)
})

test('INV-08 a gap between two that were read before is not told again', () => {
  const before = [...kept, one('35', '2027-02-16', 500, 600)]
  expect(missingStatements([one('36', '2027-02-17', 600, 700)], before)).toEqual([])
})

const read = (text: string) => {
  const found = readBankFile(new TextEncoder().encode(text), '2027-12-31')
  return isRefusal(found) ? found.message : found
}

const emptyMt940 = ':20:STARTUMS\n:25:37040044/0532013000\n:28C:33/1\n:60F:C270212EUR1500,00\n:62F:C270213EUR1500,00\n-'
const entriesOf = /<Ntry>[\s\S]*<\/Ntry>/
const emptyCamt = (version: '02' | '08') => camt(version, '1000.00').replace(entriesOf, '')

test.each([
  ['MT940', emptyMt940],
  ['camt.053.001.02', emptyCamt('02')],
  ['camt.053.001.08', emptyCamt('08')],
])('INV-08 a %s of a day without entries is a statement that has none', (_, text) => {
  expect(read(text)).toMatchObject([{ entries: [] }])
})

test('INV-08 a statement without entries whose balances differ was cut', () => {
  expect(read(emptyMt940.replace('0213EUR1500', '0213EUR1501'))).toMatch(/führen nicht vom Anfangs- zum Endsaldo/)
  expect(read(camt('02').replace(entriesOf, ''))).toMatch(/führen nicht vom Anfangs- zum Endsaldo/)
})

test('INV-08 MT940 and camt.053 tell the days of their balances; what is told without one has that of its last entry', () => {
  const [swift] = read(mt940)
  expect(balancedIn(swift as never)).toMatchObject({ openingDay: '2027-02-11', closingDay: '2027-02-12' })
  const dated = camt('02').replaceAll('</CdtDbtInd></Bal>', '</CdtDbtInd><Dt><Dt>2027-02-13</Dt></Dt></Bal>')
  expect(balancedIn((read(dated) as never)[0])).toMatchObject({ openingDay: '2027-02-13', closingDay: '2027-02-13' })
  expect(balancedIn((read(camt('08')) as never)[0])).toMatchObject({ closingDay: '2027-02-12' })
})
