import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../refusal.ts'
import { camt, csv, mt940 } from './bank-files.fixture.ts'
import { entryKeys } from './bank-statement.ts'
import { readBankFile } from './read-bank-file.ts'
import { doubledAmong, type KnownEntry, type ReadEntry, repeatsAmong } from './repeats.ts'

const own = ['DE89 3704 0044 0532 0130 00', 'DE02120300000000202051']

/** What a file says, as it is read in. */
function read(text: string): ReadEntry[] {
  const statements = readBankFile(new TextEncoder().encode(text), '2027-12-31')
  if (isRefusal(statements)) throw new Error(statements.message)
  return statements.flatMap(({ account, format, number, entries }) => {
    const keys = entryKeys({ number, entries })
    return entries.map((entry, index) => ({
      ...{ ...entry, account, format, number },
      ...(keys[index] ?? { key: '', formerKey: '' }),
    }))
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
    ...{ iban: '', endToEndId: '', reference: '', account: own[0] ?? '', format: 'csv', number: '' },
    ...{ key: 'csv#0', formerKey: 'csv#0' },
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

  const batch = (more: Partial<ReadEntry> = {}) =>
    [2_000, 3_000].map((cents, place) =>
      entry({
        ...{ format: 'camt', cents, batch: 4, name: `Sänger ${place}`, purpose: `Rate ${place}` },
        ...{ reference: `S/${place}`, key: `S/${place}`, ...more },
      }),
    )
  const collective = (more: Partial<ReadEntry> = {}) =>
    known([entry({ name: '', purpose: 'Sammelüberweisung', key: 'sum#0', ...more })])

  test.each<[string, ReadEntry[], KnownEntry[], unknown]>([
    ['as one entry', batch(), collective(), [likely(1), likely(1)]],
    ['as one entry that tells no account', batch(), collective({ account: '' }), [likely(1), likely(1)]],
    ['of another day', batch(), collective({ bookingDate: '2027-02-13' }), [null, null]],
    ['of another sum', batch(), collective({ cents: 5_001 }), [null, null]],
    ['of another account', batch(), collective({ account: own[1] ?? '' }), [null, null]],
    ['within a format', batch(), collective({ format: 'camt' }), [null, null]],
    ['of payments that are none', batch({ batch: undefined }), collective(), [null, null]],
    [
      'one of whose parts is there',
      batch(),
      [...collective(), ...known([entry({ cents: 2_000, name: 'Sänger 0', purpose: 'Rate 0' })], 2)],
      [sure(2), null],
    ],
  ])('INV-08 a batch that another kind of file has told %s', (_, entries, before, expected) => {
    expect(repeatsAmong(entries, before, own)).toEqual(expected)
  })

  const sum = (more: Partial<ReadEntry> = {}) =>
    entry({ name: '', purpose: 'Sammelüberweisung', key: 'sum#0', formerKey: 'sum#0', ...more })
  const told = (more: Partial<ReadEntry> = {}, partOf: string | null = '7/4') =>
    known(batch(more)).map((one) => ({ ...one, partOf }))
  const single = (cents: number, id: number) => ({
    ...{
      ...entry({ cents, format: 'camt', name: `Gast ${id}`, purpose: `Rate ${id}`, key: `g#${id}` }),
      id,
      payment: id,
    },
  })

  test.each<[string, ReadEntry[], KnownEntry[], unknown]>([
    ['as a batch', [sum()], told(), [likely(1)]],
    ['as a batch, with a name beside the sum', [sum({ name: 'Volksbank' })], told(), [likely(1)]],
    ['one by one', [sum()], told({}, null), [likely(1)]],
    ['one by one, where the sum names its payer', [sum({ name: 'Chor' })], told({}, null), [null]],
    [
      'one by one, beside others of the day',
      [sum()],
      [...told({}, null), single(700, 3), single(4_100, 4)],
      [likely(1)],
    ],
    ['of another day', [sum({ bookingDate: '2027-02-13' })], told(), [null]],
    ['of another sum', [sum({ cents: 5_001 })], told(), [null]],
    ['of another account', [sum({ account: own[1] ?? '' })], told(), [null]],
    ['within a format', [sum({ format: 'camt' })], told(), [null]],
    ['in part', [sum()], told().slice(1), [null]],
    [
      'and brings one of them again',
      [sum(), entry({ cents: 2_000, name: 'Sänger 0', purpose: 'Rate 0', key: 'x#0' })],
      told(),
      [null, sure(1)],
    ],
    ['once for two equal sums', [sum(), sum({ key: 'sum#1' })], told(), [likely(1), null]],
  ])('INV-08 a sum whose parts another kind of file has told %s', (_, entries, before, expected) => {
    expect(repeatsAmong(entries, before, own)).toEqual(expected)
  })

  test('INV-08 among many entries of a day no sum is found by chance', () => {
    const many = Array.from({ length: 9 }, (_, place) => single(100 * (place + 1), place + 1))
    expect(repeatsAmong([sum({ cents: 4_500 })], many, own)).toEqual([null])
    expect(repeatsAmong([sum({ cents: 3_600 })], many.slice(0, 8), own)).toEqual([likely(1)])
  })

  test('INV-08 two batches of one sum are two, and parts that wait for a word are known again in a third kind of file', () => {
    const twice = [...batch(), ...batch({ batch: 5 })]
    expect(repeatsAmong(twice, collective(), own)).toEqual([likely(1), likely(1), null, null])
    const waiting = known(batch(), 2).map((one) => ({ ...one, payment: 1 }))
    const third = batch({ format: 'mt940', batch: undefined, reference: '' })
    expect(repeatsAmong(third, [...collective(), ...waiting], own)).toEqual([sure(1), sure(1)])
  })

  const swift = (number: string, more: Partial<ReadEntry> = {}) => {
    const told = entry({ format: 'mt940', number, ...more })
    return { ...told, ...(entryKeys({ number, entries: [told] })[0] ?? { key: '', formerKey: '' }) }
  }
  const formerly = (one: ReadEntry) => known([{ ...one, key: one.formerKey }])

  test.each<[string, ReadEntry, KnownEntry[], unknown]>([
    ['the same file, changed by a blank', swift('33/1'), known([swift('33/1')]), sure(1)],
    ['read in before the number was part of its key', swift('33/1'), formerly(swift('33/1')), sure(1)],
    ['an equal payment of the next statement of that day', swift('34/1'), known([swift('33/1')]), likely(1)],
    ['the same, known by its former key', swift('34/1'), formerly(swift('33/1')), likely(1)],
    ['a number that each file has of its own', swift('20270212-4711'), known([swift('20270213-0815')]), sure(1)],
    ['a program that numbers nothing', swift('00000/001'), known([swift('33/1')]), sure(1)],
    [
      'a reference of the bank, in another statement',
      swift('34', { reference: '7' }),
      known([swift('33', { reference: '7' })]),
      sure(1),
    ],
    [
      'a reference that begins anew each day',
      swift('34', { reference: '7', bookingDate: '2027-02-13' }),
      known([swift('33', { reference: '7' })]),
      null,
    ],
    [
      'the same, known by its former key',
      swift('34', { reference: '7', bookingDate: '2027-02-13' }),
      formerly(swift('33', { reference: '7' })),
      null,
    ],
    ['another reference', swift('33', { reference: '8' }), known([swift('33', { reference: '7' })]), null],
    ['the next day', swift('34', { bookingDate: '2027-02-13' }), known([swift('33')]), null],
  ])('INV-08 within a format: %s', (_, one, before, expected) => {
    expect(repeatsAmong([one], before, own)).toEqual([expected])
  })

  test('INV-08 no two keys of statements that differ in number or day are the same, for the database keeps each once', () => {
    const all = [swift('33'), swift('34'), swift('33', { bookingDate: '2027-02-13' })]
    const told = ['2027-02-12', '2027-02-13'].map((bookingDate) => swift('33', { bookingDate, reference: '7' }))
    expect(new Set([...all, ...told].map(({ key }) => key)).size).toBe(5)
  })

  test('INV-08 what two kinds of file brought twice before they were compared is found later', () => {
    const kept = (statement: number, entries: readonly ReadEntry[], first: number, isUntouched = true) =>
      known(entries, first).map((one) => ({ ...one, statement, isUntouched }))
    const [first, again] = [read(camt('02')), read(mt940)]
    expect(doubledAmong([...kept(1, first, 1), ...kept(2, again, 3)], own)).toEqual([
      { line: 3, of: 1 },
      { line: 4, of: 2 },
    ])
    // What is booked stays; the other one is the one too many. Where both are, a person has been there.
    expect(doubledAmong([...kept(1, first, 1), ...kept(2, again, 3, false)], own).map(({ line }) => line)).toEqual([
      1, 2,
    ])
    expect(doubledAmong([...kept(1, first, 1, false), ...kept(2, again, 3, false)], own)).toEqual([])
    const marked = kept(2, again, 3).map((one) => ({ ...one, payment: one.id - 2 }))
    expect(doubledAmong([...kept(1, first, 1), ...marked], own)).toEqual([])
    // Three kinds of file: one stays.
    const third = kept(3, read(csv), 5)
    expect(doubledAmong([...kept(1, first, 1), ...kept(2, again, 3), ...third], own).map(({ line }) => line)).toEqual([
      3, 4, 5, 6,
    ])
    // Two equal payments in one file are two, and two again in another.
    expect(doubledAmong([...kept(1, [camtEntry, twin], 1), ...kept(2, [entry({})], 3)], own)).toEqual([
      { line: 3, of: 1 },
    ])
    expect(doubledAmong(kept(1, [camtEntry, twin], 1), own)).toEqual([])
  })
})
