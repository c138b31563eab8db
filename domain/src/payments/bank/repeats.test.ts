import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../refusal.ts'
import { camt, csv, mt940 } from './bank-files.fixture.ts'
import { entryKeys } from './bank-statement.ts'
import { readBankFile } from './read-bank-file.ts'
import { type KnownEntry, type ReadEntry, repeatsAmong } from './repeats.ts'

const own = ['DE89 3704 0044 0532 0130 00', 'DE02120300000000202051']

/** What a file says, as it is read in. */
function read(text: string): ReadEntry[] {
  const statements = readBankFile(new TextEncoder().encode(text))
  if (isRefusal(statements)) throw new Error(statements.message)
  return statements.flatMap(({ account, format, entries }) => {
    const keys = entryKeys(entries)
    return entries.map((entry, index) => ({ ...entry, account, format, key: keys[index] ?? '' }))
  })
}

/** The same once it has come in. */
const known = (entries: readonly ReadEntry[], first = 1): KnownEntry[] =>
  entries.map((entry, index) => ({ ...entry, id: first + index, payment: first + index }))

const files = [
  ['camt.053.001.02', camt('02')],
  ['camt.053.001.08', camt('08')],
  ['MT940', mt940],
  ['CSV', csv],
] as const
const pairs = files.flatMap(([one, text]) => files.map(([other, again]) => [one, other, text, again] as const))
const sure = (payment: number) => ({ payment, isSure: true })
const likely = (payment: number) => ({ payment, isSure: false })

describe('what was read in already (INV-08)', () => {
  test.each(pairs)('INV-08 a statement as %s and again as %s is there once', (_one, _other, text, again) => {
    expect(repeatsAmong(read(again), known(read(text)), own)).toEqual([sure(1), sure(2)])
    expect(repeatsAmong(read(again), [], own)).toEqual([null, null])
  })

  const entry = (more: Partial<ReadEntry>): ReadEntry => ({
    ...{
      bookingDate: '2027-02-12',
      valueDate: null,
      cents: 5_000,
      currency: 'EUR',
      name: 'Eva Fuchs',
      purpose: 'Anzahlung',
    },
    ...{ iban: '', endToEndId: '', reference: '', account: own[0] ?? '', format: 'csv', key: 'csv#0' },
    ...more,
  })
  const camtEntry = entry({ format: 'camt', reference: 'B-1', key: 'B-1|5000#0' })
  const twin = entry({ format: 'camt', reference: 'B-2', key: 'B-2|5000#0' })
  const shorter = { name: '', key: 'csv#1' }

  test.each<[string, ReadEntry[], KnownEntry[], unknown]>([
    ['two equal ones in one file are two', [camtEntry, twin], [], [null, null]],
    [
      'and two again in another kind',
      [entry({}), entry({ key: 'csv#1' })],
      known([camtEntry, twin]),
      [sure(1), sure(2)],
    ],
    ['the third of them is new', [entry({}), entry({ key: 'csv#1' })], known([camtEntry]), [sure(1), null]],
    ['by the bank’s own reference they are two', [twin], known([camtEntry]), [null]],
    ['less is told: somebody has to say', [entry(shorter)], known([camtEntry]), [likely(1)]],
    [
      'the less sure one takes no place of a sure one',
      [entry(shorter), entry({})],
      known([camtEntry]),
      [null, sure(1)],
    ],
    ['one account', [entry({ account: '' })], known([camtEntry]), [likely(1)]],
    ['another account', [entry({ account: own[1] ?? '' })], known([camtEntry]), [null]],
    ['an account by its number', [entry({ account: '37040044/532013000' })], known([camtEntry]), [sure(1)]],
    ['what was kept by its number', [entry({})], known([{ ...camtEntry, account: '37040044/0532013000' }]), [sure(1)]],
    [
      'other columns, another day',
      [entry({ bookingDate: '2027-02-13', valueDate: '2027-02-12' })],
      known([entry({ key: 'x' })]),
      [null],
    ],
  ])('INV-08 %s', (_, entries, before, expected) => {
    expect(repeatsAmong(entries, before, own)).toEqual(expected)
  })

  test('INV-08 two tellings of one payment make room for one, and for two once somebody said so', () => {
    const [first, again] = known([camtEntry, entry({ ...shorter, format: 'mt940', key: 'mt940#0' })])
    if (first === undefined || again === undefined) throw new Error('there are two')
    const two = [entry({}), entry({ key: 'csv#1' })]
    expect(repeatsAmong(two, [first, { ...again, payment: 1 }], own)).toEqual([sure(1), null])
    expect(repeatsAmong(two, [first, again], own)).toEqual([sure(1), likely(2)])
  })
})
