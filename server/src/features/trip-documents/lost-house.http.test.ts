import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { bookHotel } from './papers/booked-hotel.fixture.ts'

type Stored = { readonly path: string }
type Card = { readonly id: number; readonly infos: { title: string; showVoucher: boolean; isLost: boolean } }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let request: string
let contact: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const client = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/clients', { companyName: 'Kantorei', shortName: 'K', organisationFilter: '/api/organisations/1' }),
  )
  await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${client.id}` }))
  const helga = { client: `/api/clients/${client.id}`, lastName: 'Brandt' }
  contact = (await expectStatus<{ id: number }>(201, bernd.post('/api/contacts', helga))).id
  request = await bookHotel(bernd, north, trip)
  await desk.db.query(`update providers set phone = '+47 22 55 50 17' where id = ${north['Hotel Fjordblick']}`)
  // What can be printed when the hotel is lost.
  await expectStatus(201, bernd.post('/api/ferry_placeholders', { day: trip.days[0]?.link, type: 'day' }))
})
afterAll(() => desk.close())

const textOf = async ({ path }: Stored) =>
  untypeset((await readPdf((await bernd.get(path)).raw)).text).replaceAll(/\s+/g, ' ')

/** What each paper and page says of the house. */
async function said() {
  const papers = await textOf(
    await expectStatus<Stored>(
      200,
      bernd.post(`/api/orders/${trip.id}/trip-details/generate`, { _contact: contact, detailed_route: true }),
    ),
  )
  const vouchers = await textOf(
    await expectStatus<Stored>(200, bernd.post(`/api/orders/${trip.id}/voucher/generate-document`)),
  )
  const timetable = (await bernd.get(`/api/orders/${trip.id}/timetable.ics`)).raw.toString().replaceAll('\r\n ', '')
  const cards = await expectStatus<Card[]>(200, bernd.get(`/api/vouchers?order.id=${trip.id}`))
  const card = cards.find(({ infos }) => infos.title.startsWith('Hotel'))
  const service = await expectStatus<{ showVoucher: boolean }>(200, bernd.get(`/api/hotel_placeholders/${card?.id}`))
  const names = (text: string) => [text.includes('Hotel Fjordblick'), text.includes('+47 22 55 50 17')]
  return {
    ...{ papers: names(papers), vouchers: names(vouchers), timetable: names(timetable) },
    nobody: [papers, vouchers, timetable].map((text) => text.includes('Hotel in Oslo')),
    card: [card?.infos.title, card?.infos.showVoucher, card?.infos.isLost, service.showVoucher],
  }
}

test('TRUE-01 TRUE-04 a house that declined stands on no paper, with its name or without; all say the same', async () => {
  const held = {
    ...{ papers: [true, true], vouchers: [true, true], timetable: [true, true] },
    nobody: [false, false, false],
    card: ['Hotel Fjordblick', true, false, true],
  }
  // Nobody has asked it yet: what is planned is told, and 'Generieren' warns of it.
  expect(await said()).toEqual(held)
  await expectStatus(200, bernd.patch(request, { requestStatus: { status: 'declined' } }))
  expect(await said()).toEqual({
    ...{ papers: [false, false], vouchers: [false, false], timetable: [false, false] },
    // A voucher without a house is good for nothing: it is not printed.
    nobody: [true, false, true],
    card: ['Hotel in Oslo', false, true, false],
  })
  await expectStatus(200, bernd.patch(request, { requestStatus: { status: 'approved' } }))
  expect(await said()).toEqual(held)
})

test('TRUE-01 TRUE-04 of a house whose option has run out papers tell neither name nor town, but where a hotel is wanted', async () => {
  const [house] = await desk.db.query<{ place: number }>(
    `select place_id as place from providers where name = 'Hotel Fjordblick'`,
  )
  const toTown = (place: number | undefined) =>
    desk.db.query(`update providers set place_id = $1 where name = 'Hotel Fjordblick'`, [place])
  const [hamburg] = await desk.db.query<{ id: number }>(`select id::int from places where name = 'Hamburg' limit 1`)
  await toTown(hamburg?.id)
  const option = { requestStatus: { status: 'option' }, optionTodo: { dueDate: '20.04.2027' } }
  await expectStatus(200, bernd.patch(request, option))
  expect(await said()).toMatchObject({
    papers: [false, false],
    nobody: [true, false, true],
    card: ['Hotel in Oslo', false, true, false],
  })
  await toTown(house?.place)
  await expectStatus(200, bernd.patch(request, { requestStatus: { status: 'approved' } }))
})

test('TRUE-01 DOC-10 whoever opens the eye gets the voucher of a service that has nobody', async () => {
  await expectStatus(200, bernd.patch(request, { requestStatus: { status: 'cancelled' } }))
  const [card] = await expectStatus<Card[]>(200, bernd.get(`/api/vouchers?order.id=${trip.id}&_itemsPerPage=1`))
  const path = `/api/hotel_placeholders/${card?.id}`
  // Sent back as it was read, it goes on following its request.
  await expectStatus(200, bernd.put(path, { showVoucher: false }))
  await expectStatus(200, bernd.patch(request, { requestStatus: { status: 'approved' } }))
  expect((await said()).card).toEqual(['Hotel Fjordblick', true, false, true])
  await expectStatus(200, bernd.patch(request, { requestStatus: { status: 'cancelled' } }))
  await expectStatus(200, bernd.put(path, { showVoucher: true }))
  expect(await said()).toMatchObject({
    nobody: [true, true, true],
    card: ['Hotel in Oslo', true, true, true],
  })
})

test('TRUE-03 vouchers of one trip tell the same guests, whatever was asked for; one for a part says so', async () => {
  const own = await planTrip(bernd)
  const asked = async (kind: string, body: object, contingent: object) => {
    const service = await expectStatus<{ id: number }>(201, bernd.post(`/api/${kind}_placeholders`, body))
    const placeholder = `/api/${kind}_placeholders/${service.id}`
    const made = await expectStatus<{ id: number }>(
      201,
      bernd.post(`/api/${kind}_requests`, { placeholder, contingent }),
    )
    await expectStatus(200, bernd.patch(placeholder, { selectedRequest: `/api/${kind}_requests/${made.id}` }))
  }
  const day = own.days[0]?.link
  await asked('hotel', { day }, { askedAmount: 40, reservedAmount: 39 })
  await asked('ferry', { day, type: 'day' }, { askedAmount: 40, reservedAmount: 27 })
  await asked('other', { day }, { askedAmount: 15 })
  const cards = await expectStatus<{ infos: { type: string; contingent: string; part: string } }[]>(
    200,
    bernd.get(`/api/vouchers?order.id=${own.id}`),
  )
  expect(cards.map(({ infos: { type, contingent, part } }) => [type, contingent, part])).toEqual([
    ['hotel', '38 Gäste', ''],
    ['ferry', '38 Gäste', ''],
    ['other', '15 Gäste', 'für 15 von 38 Gästen'],
  ])
})
