import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Made = { readonly id: number }

let desk: TestApp
let bernd: Caller
let north: Readonly<Record<string, number>>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const put = (path: string, body: object) => expectStatus<Made>(200, bernd.put(`/api/${path}`, body))
const asked = ({ order }: PlannedTrip, paper: string) =>
  expectStatus<string[]>(200, bernd.get(`${order}/lost_choices${paper}`))
const checks = ({ order }: PlannedTrip, paper: string) =>
  expectStatus<PaperCheck[]>(200, bernd.get(`${order}/paper_checks?paper=${paper}`))
const open = async (trip: PlannedTrip, paper: string) =>
  (await checks(trip, paper)).filter(({ isMet }) => !isMet).map(({ message, path }) => [message, path])
/** A group of 38 that grows. */
const grow = ({ id }: PlannedTrip, doubles: number) =>
  desk.db.query(
    'update order_hotel_rooms set asked_amount = $2 where order_id = $1 and persons = 2 and asked_amount > 0',
    [id, doubles],
  )
async function crossing(trip: PlannedTrip, request: object = {}, passage: object = {}) {
  const ferry = await make('ferry_placeholders', {
    ...{ day: trip.days[0]?.link, type: 'day', startAt: '14.05.2027 09:00:00', endAt: '14.05.2027 12:00:00' },
    ...{ startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}`, ...passage },
  })
  const line = await make('ferry_requests', {
    ...{ placeholder: `/api/ferry_placeholders/${ferry.id}`, ferry: `/api/ferries/${north.Nordlinie}` },
    ...{ requestStatus: { status: 'option' }, ...request },
  })
  return { ferry, line }
}

test('TRUE-03 a voucher whose request asks for another number than the group has by now says so before it is made, with its service', async () => {
  const trip = await planTrip(bernd)
  const { ferry, line } = await crossing(trip)
  expect(await open(trip, 'voucher')).toEqual([])
  await grow(trip, 22)
  const message = 'Nordlinie ist für 38 angefragt, im Kontingent stehen 44.'
  expect(await open(trip, 'voucher')).toEqual([[message, `/orders/${trip.id}#service-${ferry.id}`]])
  expect(await asked(trip, '?paper=voucher')).toEqual([message])
  // Travel documents name no numbers.
  expect(await open(trip, 'trip')).toEqual([])
  await expectStatus(200, bernd.put('/api/requests/align', { requests: [`/api/requests/${line.id}`] }))
  expect(await open(trip, 'voucher')).toEqual([])
  await expectStatus(200, bernd.patch(`/api/ferry_placeholders/${ferry.id}`, { showVoucher: false }))
  await grow(trip, 25)
  expect(await open(trip, 'voucher')).toEqual([])
})

test('TRUE-03 who holds places for fewer is told before vouchers also as long as nobody is booked', async () => {
  const trip = await planTrip(bernd)
  const { line } = await crossing(trip, { contingent: { askedAmount: 38, reservedAmount: 38 } })
  await grow(trip, 22)
  const message = 'Nordlinie hält Plätze für 38 von 44 Gästen.'
  expect(await asked(trip, '?paper=voucher')).toEqual([message])
  await put(`ferry_requests/${line.id}`, { contingent: { reservedAmount: 44 } })
  expect(await asked(trip, '?paper=voucher')).toEqual([])
})

test('TRUE-03 a night crossing whose cabins sleep fewer than it holds places for says so before its voucher', async () => {
  const trip = await planTrip(bernd)
  const cabins = [{ type: { persons: 2, type: 'inside' }, askedAmount: 19, reservedAmount: 17 }]
  const contingent = { askedAmount: 38, reservedAmount: 38, doubleCabins: cabins }
  const night = { type: 'night', endAt: '15.05.2027 08:00:00', driverNotParticipating: false }
  await crossing(trip, { contingent }, night)
  expect(await asked(trip, '?paper=voucher')).toEqual(['Nordlinie hat Schlafplätze für 34 von 38 Gästen.'])
})

test('TRUE-04 where a second house is asked and none is chosen, papers that name houses say so before they are made', async () => {
  const trip = await planTrip(bernd)
  const service = await make('hotel_placeholders', {
    ...{ day: trip.days[1]?.link, place: `/api/places/${north.Oslo}` },
    ...{ startAt: '15.05.2027 00:00:00', endAt: '16.05.2027 00:00:00' },
  })
  const placeholder = `/api/hotel_placeholders/${service.id}`
  const house = { placeholder, hotel: `/api/hotels/${north['Hotel Fjordblick']}`, requestStatus: { status: 'option' } }
  const told = async () => {
    const offer = await expectStatus<OfferContents>(200, bernd.get(`${trip.order}/offer/contents`))
    return {
      offer: offer.checks.flatMap(({ message, isRequired, path }) =>
        message.includes('zur Wahl') ? [[message, isRequired, path]] : [],
      ),
      asked: await asked(trip, ''),
      trip: await open(trip, 'trip'),
      voucher: await asked(trip, '?paper=voucher'),
    }
  }
  const nothing = { offer: [], asked: [], trip: [], voucher: [] }
  const first = await make('hotel_requests', house)
  expect(await told()).toEqual(nothing)
  const second = await make('hotel_requests', { placeholder, requestStatus: { status: 'option' } })
  const words = 'Tag 2, Hotel in Oslo: 2 Häuser zur Wahl, keines gewählt'
  const path = `/orders/${trip.id}#service-${service.id}`
  const unchosen = {
    offer: [[`${words}, das Papier nennt niemanden.`, false, path]],
    // Offers are made while several are asked.
    asked: [],
    trip: [[`${words}.`, path]],
    voucher: [`${words}.`],
  }
  expect(await told()).toEqual(unchosen)
  await put(`hotel_placeholders/${service.id}`, { selectedRequest: `/api/requests/${first.id}` })
  expect(await told()).toEqual(nothing)
  await put(`hotel_placeholders/${service.id}`, { selectedRequest: null })
  expect(await told()).toEqual(unchosen)
  await put(`hotel_requests/${second.id}`, { requestStatus: { status: 'declined' } })
  expect(await told()).toEqual(nothing)
})

test('APP-03 nobody of another house is told what stands before its papers', async () => {
  const trip = await planTrip(bernd)
  const stranger = await desk.as('clara')
  expect((await stranger.get(`${trip.order}/paper_checks?paper=trip`)).status).toBe(404)
  expect((await bernd.get(`${trip.order}/paper_checks?paper=offer`)).status).toBe(400)
})
