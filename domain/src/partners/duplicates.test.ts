import { expect, test } from 'vitest'
import { duplicateFinder, type Likeness, seemsSame } from './duplicates.ts'

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
