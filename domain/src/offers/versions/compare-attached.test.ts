import { expect, test } from 'vitest'
import { norwayOffer as sent } from '../offer.fixture.ts'
import { compareVersions } from './compare-versions.ts'
import { frozenOffer } from './frozen-offer.ts'

test('OFFER-11 OFFER-01 trips that hang on the offer are compared, each for itself', () => {
  const other = { ...sent, orderNumber: '2600999', trip: { ...sent.trip, name: 'Zweite Gruppe' } }
  const named = { ...other, trip: { ...other.trip, name: 'Dritte Gruppe' } }
  const [alone, both] = [frozenOffer(sent), frozenOffer(sent, [other])]
  expect(compareVersions(both, alone)).toEqual([
    { title: 'Angehängte Reisen', trip: null, changes: [{ about: 'Reise 2600999', words: 'neu' }] },
  ])
  expect(compareVersions(alone, both)).toEqual([
    { title: 'Angehängte Reisen', trip: null, changes: [{ about: 'Reise 2600999', words: 'entfällt' }] },
  ])
  // It hangs there still, and papers made now leave it out.
  expect(compareVersions(alone, both, undefined, ['2600999'])).toEqual([
    { title: 'Angehängte Reisen', trip: null, changes: [{ about: 'Reise 2600999', words: 'nur für Admins' }] },
  ])
  expect(compareVersions(both, both)).toEqual([])
  const [changed] = compareVersions(frozenOffer(sent, [named]), both)
  expect(changed).toMatchObject({ title: 'Reise', trip: '2600999' })
  const { attached: _attached, ...madeBefore } = alone
  expect(compareVersions(alone, madeBefore)).toEqual([])
})
