import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { withNotes } from './client-notes.ts'
import { emptyDraft } from './draft.ts'
import { loadTrip } from './load-source.ts'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

test('NEW-05 TRUE-07 a copy takes over the standard rooms and inside cabins of each size, all else beside them', async () => {
  const entry = (persons: number, type: string, askedAmount: number) => ({ type: { persons, type }, askedAmount })
  const trip = {
    id: 5,
    orderNumber: '2600001',
    startAt: '14.05.2027',
    endAt: '16.05.2027',
    groupName: 'Chor',
    trip: { name: 'Elbe', mainDestination: null, destinations: [] },
    client: null,
    category: 'activity',
    orderCurrency: 'EUR',
    organisationFilter: '/api/organisations/1',
    complexity: null,
    notes: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Liegt dem Vorstand vor.' }] }],
    },
    orderContacts: [],
    hotelContingent: {
      singleRooms: [entry(1, 'standard', 3)],
      doubleRooms: [entry(2, 'Suite', 2), entry(2, 'standard', 9)],
      tripleRooms: [],
      quadrupleRooms: [entry(6, 'standard', 1), entry(4, 'standard', 4)],
    },
    ferryContingent: {
      singleCabins: [entry(1, 'outside', 7), entry(1, 'inside', 1)],
      doubleCabins: [entry(2, 'inside', 8)],
      tripleCabins: [entry(3, 'inside', 2)],
      quadrupleCabins: [],
      otherCabins: [entry(5, 'inside', 1)],
    },
  }
  server = await startTinyServer(async () => ({ status: 200, body: trip }))
  const draft = emptyDraft(7, 1)
  const taken = await loadTrip(new QueryClient(), 5, draft)
  expect(taken).toMatchObject({ rooms: ['3', '9', '0', '4'], cabins: ['1', '8', '2', '0'] })
  expect(taken.source?.takenOver?.others).toEqual({
    rooms: [entry(2, 'Suite', 2), entry(6, 'standard', 1)],
    cabins: [entry(1, 'outside', 7), entry(5, 'inside', 1)],
  })
  // TRUE-07: how things stand with that trip comes along only when chosen, and goes again.
  const copied = { ...draft, ...taken }
  expect([copied.notes, copied.source.notes]).toEqual([null, false])
  const chosen = { ...copied, ...withNotes(copied, true) }
  expect([chosen.notes, chosen.source.notes]).toEqual([trip.notes, true])
  expect(withNotes(chosen, false)).toMatchObject({ notes: null, source: { notes: false } })
})
