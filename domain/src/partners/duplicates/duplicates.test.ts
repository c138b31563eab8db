import { expect, test } from 'vitest'
import { duplicateFinder, type Likeness, seemsNear, seemsSame } from './duplicates.ts'
import { fieldsOfEntries, fieldsOfLines, likenessOf } from './likeness.ts'

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

test.each([
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
])('MOVE-06 who types is told of what is nearly there: %o and %o', (one, other, why) => {
  expect([seemsNear(one, other), seemsNear(other, one)]).toEqual([why, why])
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
