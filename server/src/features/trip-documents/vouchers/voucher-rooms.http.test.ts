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

test('TRUE-03 before a voucher is made it is told that more drive or guide than its house knows rooms for', async () => {
  const joins = (role: '3_bus_driver' | '1_tour_guide', persons = 1) =>
    expectStatus<Item>(
      201,
      bernd.post('/api/order_contacts', { order: trip.order, role, roomType: { persons, type: 'standard' } }),
    )
  const change = (body: object) => expectStatus(200, bernd.put(`/api/hotel_requests/${request.id}`, body))
  const setStatus = (status: string) => change({ requestStatus: { status } })
  const told = async () =>
    (await expectStatus<string[]>(200, bernd.get(`${trip.order}/lost_choices?paper=voucher`))).filter((words) =>
      words.includes('kennt'),
    )
  const sendElsewhere = async (mail: number | undefined) => {
    await expectStatus(200, bernd.put(`/api/email_messages/${mail}`, { to: [{ name: '', address: 'h@example.org' }] }))
    await expectStatus(200, bernd.post(`/api/email_messages/${mail}/sent_elsewhere`, {}))
  }
  const draft = async (which: 'first' | 'renewal') =>
    (await expectStatus<{ letters: number[] }>(201, bernd.post(`${trip.order}/${which}_letters`, {}))).letters[0]
  await expectStatus(200, bernd.put(`/api/hotel_placeholders/${stay.id}`, { driverNotParticipating: false }))

  await joins('3_bus_driver')
  const first = await draft('first')
  // It was written for one; another comes before it leaves.
  const second = await joins('3_bus_driver')
  expect(await told()).toEqual([])
  await sendElsewhere(first)
  const one = 'Hotel Fjordblick kennt 1 EZ für Fahrer und Reiseleitung, der Voucher nennt'
  const ofTwo = [`${one} 2 EZ.`]
  expect(await told()).toEqual(ofTwo)
  // What it confirms is what it was asked for.
  await setStatus('approved')
  expect(await told()).toEqual(ofTwo)
  await expectStatus(204, bernd.delete(`/api/order_contacts/${second.id}`))
  expect(await told()).toEqual([])

  // A letter that tells it of other rooms of the guests tells it of those, too.
  await joins('1_tour_guide', 2)
  expect(await told()).toEqual([`${one} 1 DZ und 1 EZ.`])
  await doubles([['standard', 22]])
  await change({ contingent: { askedAmount: 44 } })
  await sendElsewhere(await draft('renewal'))
  expect(await told()).toEqual([])

  // Whoever says that it has confirmed says it of all.
  await joins('3_bus_driver')
  expect(await told()).toHaveLength(1)
  await expectStatus(200, bernd.put('/api/requests/confirm', { requests: [`/api/requests/${request.id}`] }))
  expect(await told()).toEqual([])
  // A driver who sleeps elsewhere needs none.
  await joins('3_bus_driver', 2)
  expect(await told()).toHaveLength(1)
  await expectStatus(200, bernd.put(`/api/hotel_placeholders/${stay.id}`, { driverNotParticipating: true }))
  expect(await told()).toEqual([])
})

test('TRUE-03 a letter that only says what stands tells a house nothing of a second driver; of what was asked before nobody knows', async () => {
  const driver = { order: trip.order, role: '3_bus_driver', roomType: { persons: 1, type: 'standard' } }
  const told = () => expectStatus<string[]>(200, bernd.get(`${trip.order}/lost_choices?paper=voucher`))
  await expectStatus(200, bernd.put(`/api/hotel_placeholders/${stay.id}`, { driverNotParticipating: false }))
  await expectStatus(201, bernd.post('/api/order_contacts', driver))
  const status = { requestStatus: { status: 'approved' } }
  await expectStatus(200, bernd.put(`/api/hotel_requests/${request.id}`, status))
  await expectStatus(201, bernd.post('/api/order_contacts', driver))
  const ofTwo = ['Hotel Fjordblick kennt 1 EZ für Fahrer und Reiseleitung, der Voucher nennt 2 EZ.']
  expect(await told()).toEqual(ofTwo)
  const send = async (words: object) => {
    const mail = await expectStatus<Item>(
      201,
      bernd.post('/api/email_messages', { order: trip.order, request: `/api/requests/${request.id}`, ...words }),
    )
    await desk.db.query(`update email_messages set is_letter = true, told = '{}' where id = $1`, [mail.id])
    await expectStatus(200, bernd.post(`/api/email_messages/${mail.id}/sent_elsewhere`, {}))
  }
  const to = [{ name: '', address: 'h@example.org' }]
  await send({ to, subject: 'Ihre Buchung', body: richTextOf('Alles bleibt wie vereinbart.') })
  expect(await told()).toEqual(ofTwo)
  await send({ to, subject: 'Fahrer', body: richTextOf('Wir brauchen nun 2 Einzelzimmer für die Fahrer.') })
  expect(await told()).toEqual([])
  await desk.db.query('update requests set known_crew = null where id = $1', [request.id])
  await expectStatus(201, bernd.post('/api/order_contacts', driver))
  expect(await told()).toEqual([])
})
