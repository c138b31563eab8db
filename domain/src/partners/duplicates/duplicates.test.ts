import { expect, test } from 'vitest'
import { duplicateFinder, type Likeness, seemsNear, seemsSame } from './duplicates.ts'
import { fieldsOfEntries, fieldsOfLines, likenessOf } from './likeness.ts'
import { nearFinder } from './near-finder.ts'

const of = (name: string, place = '', email = '', number = ''): Likeness => ({
  ...{ name, place, number },
  emails: email === '' ? [] : [email],
})

test.each([
  // one, other, why
  [of('Kantorei St. Michael e.V.', 'Lübeck'), of('KANTOREI ST MICHAEL', 'Luebeck'), 'name'],
  [of('Kantorei St. Michael', 'Lübeck'), of('Kantorei Sankt Michael', ''), 'name'],
  [of('Kantorei St. Michael', 'Lübeck'), of('Kantorei St. Michael', 'Kiel'), null],
  [of('Reisebüro Groß GmbH & Co. KG'), of('Reisebuero Gross'), 'name'],
  [of('Chor A', '', 'Info@chor.example'), of('Chor B', '', 'info@chor.example '), 'email'],
  [of('Chor A', '', '', '10 001'), of('Ganz anders', 'Ulm', '', '10001'), 'number'],
  [of('Chor A', 'Ulm', 'a@chor.example', '10001'), of('Chor A', 'Ulm', 'a@chor.example', '10002'), null],
  [of('AG', 'Ulm'), of('KG', 'Ulm'), null],
  [of('', 'Ulm'), of('', 'Ulm'), null],
])('MOVE-06 what seems to be there already: %o and %o', (one, other, why) => {
  expect([seemsSame(one, other), seemsSame(other, one)]).toEqual([why, why])
})

test('MOVE-06 among many the surest is told first, and what is added is found', () => {
  const finder = duplicateFinder([
    { ...of('Chor A', 'Ulm'), id: 1 },
    { ...of('Chor B', '', '', '10001'), id: 2 },
  ])
  finder.add({ ...of('Verein C'), id: 3 })
  expect(finder.find(of('Chor A', 'Ulm')).map(({ entry }) => entry.id)).toEqual([1])
  expect(finder.find({ ...of('Chor B', 'Ulm') }).map(({ reason }) => reason)).toEqual(['name'])
  expect(finder.find(of('Verein C e.V.', 'Ulm')).map(({ entry }) => entry.id)).toEqual([3])
  expect(finder.find(of('', ''))).toEqual([])
})

const nearPairs: [Likeness, Likeness, string | null][] = [
  // one, other, why
  [of('Kantorei St. Michel', 'Lübeck'), of('Kantorei St. Michael', 'Lübeck'), 'near'],
  [of('Kantorei St. Michael'), of('Kantorei St. Michael, Lüneburg', 'Lüneburg'), 'near'],
  [of('Hafenblick'), of('Hotel Hafenblick', 'Bergen'), 'near'],
  [of('Kantorei St. Michael'), of('Kantorei Sankt Michael e.V.'), 'name'],
  [of('Kantorei St. Michel', 'Kiel'), of('Kantorei St. Michael', 'Lübeck'), null],
  [of('Kantorei St. Michel', '', '', '1'), of('Kantorei St. Michael', '', '', '2'), null],
  [of('Kantorei'), of('Kantorei St. Michael'), null],
  [of('Wandergruppe 2'), of('Wandergruppe 3'), null],
  [of('Chor'), of('Chöre'), null],
]
test.each(nearPairs)('MOVE-06 who types is told of what is nearly there: %o and %o', (one, other, why) => {
  expect([seemsNear(one, other), seemsNear(other, one)]).toEqual([why, why])
})

test('MOVE-03 MOVE-06 among ten thousand the same is found as by comparing each with each, in no time', () => {
  const syllables = ['ber', 'lan', 'mor', 'tu', 'vik', 'sel', 'gar', 'dun', 'hol', 'res', 'kap', 'ni']
  const part = (of: number) => syllables[of % syllables.length]
  const called = (n: number) => `Hotel ${part(n)}${part(n / 12)}${part(n / 144)} ${part(n / 1728)}${part(n * 7)}haus`
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...of(called(n)), id: n }))
  const pairs = nearPairs.map(([one, other], n) => ({ one, other: { ...other, id: 20_000 + n } }))
  const known = [...many, ...pairs.map(({ other }) => other)]
  const began = performance.now()
  const finder = nearFinder(known)
  const typed = (n: number) => of(called(n * 13).replace(/.(.)haus$/, 'x$1haus'))
  const sought = [...pairs.map(({ one }) => one), ...Array.from({ length: 60 }, (_, n) => typed(n))]
  for (const one of sought) {
    const found = finder.find(one)
    const isThere = known.some((entry) => seemsNear(one, entry) === 'near')
    expect([one.name, found === null ? false : seemsNear(one, found) === 'near']).toEqual([one.name, isThere])
  }
  for (let n = 0; n < 2_000; n++) finder.find(typed(n))
  expect(performance.now() - began).toBeLessThan(30_000)
})

test('MOVE-03 MOVE-06 a line, a form and a page of one entry say the same of it', () => {
  const line: Record<string, unknown> = { name: 'Hotel Adler', place: 'Ulm', email: 'post@adler.example' }
  const form: Record<string, unknown> = { ...line, place: { value: '4', label: 'Ulm' } }
  const page: Record<string, unknown> = { ...line, place: { id: 4, name: 'Ulm' } }
  const said = { name: 'Hotel Adler', place: 'Ulm', emails: ['post@adler.example'], number: '' }
  expect(likenessOf(fieldsOfLines.providers, (field) => line[field])).toEqual(said)
  expect(likenessOf(fieldsOfEntries.hotels, (field) => form[field])).toEqual(said)
  expect(likenessOf(fieldsOfEntries.hotels, (field) => page[field])).toEqual(said)
  const person: Record<string, unknown> = { firstName: 'Helga', lastName: 'Brandt', client: '/api/clients/4' }
  expect(likenessOf(fieldsOfEntries.contacts, (field) => person[field])).toMatchObject({
    name: 'Helga Brandt',
    place: '',
  })
})
