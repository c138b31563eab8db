import { expect, test } from 'vitest'
import { type ListedHotel, listRefused } from './list-stay.ts'

const hotel: ListedHotel = { name: 'Bryggekanten', isOfHouse: true, isAnyAsked: true, requests: [] }
const asked = (...statuses: ListedHotel['requests'][number]['status'][]): Partial<ListedHotel> => ({
  requests: statuses.map((status) => ({ status, lapsedOn: null })),
})
const noNew = 'Für dieses Hotel gibt es keine neue Zimmerliste.'

test.each<[string, Partial<ListedHotel>, string | null]>([
  ['is asked', asked('requested'), null],
  ['is asked by nobody, like every other', { isAnyAsked: false }, null],
  ['is of another house', { isOfHouse: false, isAnyAsked: false }, 'In diesem Hotel ist die Reise nicht.'],
  ['is not asked where others are', {}, 'In diesem Hotel ist die Reise nicht.'],
  ['has declined', asked('declined'), `Bryggekanten hat abgesagt: ${noNew}`],
  ['is cancelled', asked('cancelled', 'declined'), `Bryggekanten wurde storniert: ${noNew}`],
  ['has declined once and holds another', asked('declined', 'approved'), null],
  [
    'has let its option lapse',
    { requests: [{ status: 'option', lapsedOn: '2027-02-20' }] },
    `Option von Bryggekanten ist am 20.02.2027 abgelaufen: ${noNew}`,
  ],
])('ROOM-01 TRUE-01 a hotel that %s: %o, is told %s', (_, change, told) => {
  expect(listRefused({ ...hotel, ...change })).toBe(told)
})
