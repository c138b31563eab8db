import { expect, test } from 'vitest'
import type { OfferedDay, OfferedPhoto } from './offer-photo.contract.ts'
import { proposedPhotos, togglePhoto } from './proposed-photos.ts'

const photo = (id: number, from: OfferedPhoto['from'], rights: OfferedPhoto['rights'] = 'noted'): OfferedPhoto => ({
  ...{ id, from, rights, shows: '', caption: '', path: '' },
})
const day = (number: number, ...photos: OfferedPhoto[]): OfferedDay => ({ day: number, number, name: '', photos })
const fjord = photo(9, 'destination')

test.each([
  [
    'its own, at most three',
    [day(1, photo(1, 'day'), photo(2, 'day'), photo(3, 'day'), photo(4, 'day'), fjord)],
    '1:1 1:2 1:3',
  ],
  ['else one of its hotel', [day(1, photo(5, 'provider'), photo(6, 'provider'), fjord)], '1:5'],
  ['else one of the destination', [day(1, fjord, photo(10, 'destination'))], '1:9'],
  ['none twice', [day(1, fjord), day(2, fjord, photo(10, 'destination')), day(3, fjord)], '1:9 2:10'],
  ['none without rights', [day(1, photo(1, 'day', 'missing'), photo(5, 'provider', 'expired'))], ''],
  ['none where there is none', [day(1)], ''],
])('MOVE-08 of a day the offer proposes %s', (_what, days, expected) => {
  expect(
    proposedPhotos(days, [])
      .map((one) => `${one.day}:${one.photo}`)
      .join(' '),
  ).toBe(expected)
})

test('MOVE-08 what somebody chose for a day stays when the others are proposed', () => {
  const days = [day(1, photo(1, 'day'), fjord), day(2, fjord)]
  expect(proposedPhotos(days, [{ day: 1, photo: 9 }])).toEqual([{ day: 1, photo: 9 }])
})

test('MOVE-08 a photo is chosen for a day and no longer, and a fourth one is not', () => {
  const three = [1, 2, 3].map((id) => ({ day: 1, photo: id }))
  expect(togglePhoto(three, { day: 1, photo: 2 })).toEqual([three[0], three[2]])
  expect(togglePhoto(three, { day: 1, photo: 4 })).toEqual(three)
  expect(togglePhoto(three, { day: 2, photo: 4 })).toEqual([...three, { day: 2, photo: 4 }])
})
