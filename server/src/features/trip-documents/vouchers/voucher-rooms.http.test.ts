import { requestLetters } from '@reisewerk/demo/agency/request-letters.ts'
import { plainTextOf, type RichText, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { readonly id: number }

let desk: TestApp
let bernd: Caller
let hotel: string
let trip: PlannedTrip
let stay: Item
let request: Item
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  bernd = await desk.as('bernd')
  hotel = `/api/hotels/${(await loadNorth(desk.db))['Hotel Fjordblick']}`
  for (const { body, ...template } of requestLetters.filter(({ kind }) => kind === 'hotel'))
    await expectStatus(201, bernd.post('/api/email_templates', { ...template, body: richTextOf(body) }))
})
afterAll(() => desk.close())
beforeEach(async () => {
  trip = await planTrip(bernd)
  stay = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const asked = { placeholder: `/api/hotel_placeholders/${stay.id}`, hotel, contingent: { askedAmount: 38 } }
  request = await expectStatus<Item>(201, bernd.post('/api/hotel_requests', asked))
  await expectStatus(
    200,
    bernd.put(`/api/hotel_placeholders/${stay.id}`, { selectedRequest: `/api/requests/${request.id}` }),
  )
})

async function doubles(rooms: readonly (readonly [type: string, amount: number])[]): Promise<void> {
  const { hotelContingent } = await expectStatus<{ hotelContingent: Item }>(
    200,
    bernd.get(`/api/orders/${trip.id}?groups[]=trip_dashboard_read`),
  )
  const doubleRooms = rooms.map(([type, askedAmount]) => ({ type: { persons: 2, type }, askedAmount }))
  await expectStatus(200, bernd.put(`/api/order_contingent_hotels/${hotelContingent.id}`, { doubleRooms }))
}
async function roomsOfVoucher(): Promise<Record<string, unknown>> {
  type Field = { id: string; renderedTranslations: Record<string, { content: unknown }> }
  const { fields } = await expectStatus<{ fields: Field[] }>(200, bernd.get(`/api/vouchers/${stay.id}`))
  const told = fields.find(({ id }) => id === 'rooms')?.renderedTranslations ?? {}
  return Object.fromEntries(Object.entries(told).map(([locale, { content }]) => [locale, content]))
}
async function letter(locale: string): Promise<string> {
  const filled = bernd.post(`/api/requests/${request.id}/letter/preview`, { locale })
  return plainTextOf((await expectStatus<{ body: RichText }>(200, filled)).body)
}

test('TRUE-03 letter and voucher name the types of rooms alike, by the house’s own words for them', async () => {
  await doubles([['standard', 19]])
  expect((await roomsOfVoucher()).de_DE).toBe('19 Doppelzimmer')
  await desk.db.query(
    `insert into options (organisation_id, list, key, label)
     select organisation_id, 'room_type', 'sea', 'Meerblick' from orders where id = $1`,
    [trip.id],
  )
  await doubles([
    ['Westflügel', 3],
    ['standard', 10],
    ['sea', 6],
  ])
  expect(await roomsOfVoucher()).toEqual({
    de_DE: '10 Doppelzimmer (Standard), 6 Doppelzimmer (Meerblick), 3 Doppelzimmer (Westflügel)',
    en: '10 double rooms (standard), 6 double rooms (Meerblick), 3 double rooms (Westflügel)',
    fr: '10 chambres doubles (standard), 6 chambres doubles (Meerblick), 3 chambres doubles (Westflügel)',
  })
  expect(await letter('de_DE')).toContain(
    '10 Doppelzimmer (Standard), 6 Doppelzimmer (Meerblick) und 3 Doppelzimmer (Westflügel)',
  )
})
