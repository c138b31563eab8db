import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import type { VoucherInfos } from '@reisewerk/domain/trip-documents/vouchers/voucher.ts'
import { voucherRedeemerChecks } from '@reisewerk/domain/trip-documents/vouchers/voucher-redeemer-checks.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf } from '../calculation/calculation.fixture.ts'

type Made = { readonly id: number }
type Stored = { readonly path: string }
type Service = { readonly selectedRequest: string | null; readonly takenBackRequest: string | null }
type Card = {
  readonly id: number
  readonly infos: Pick<VoucherInfos, 'type' | 'title' | 'request' | 'toChooseFrom'>
}

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Readonly<Record<string, number>>
let contact: number
let hotel: string
let request: string
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const client = await make('clients', {
    ...{ companyName: 'Kantorei', shortName: 'K', organisationFilter: '/api/organisations/1' },
  })
  await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${client.id}` }))
  contact = (await make('contacts', { client: `/api/clients/${client.id}`, lastName: 'Brandt' })).id
  const service = await make('hotel_placeholders', {
    ...{ day: trip.days[0]?.link, place: `/api/places/${north.Oslo}`, board: 'half' },
    ...{ startAt: '14.05.2027 00:00:00', endAt: '16.05.2027 00:00:00' },
  })
  hotel = `/api/hotel_placeholders/${service.id}`
  const itemPrices = [{ name: 'Saalmiete', quantityType: 'per_person', price: { amount: '7.00', currency: 'EUR' } }]
  request = await ask('Hotel Fjordblick', { itemPrices })
  // What else the vouchers tell.
  await make('ferry_placeholders', { day: trip.days[0]?.link, type: 'day' })
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const patch = (path: string, body: object) => expectStatus(200, bernd.patch(path, body))
const choose = (selectedRequest: string | null) => patch(hotel, { selectedRequest })
async function ask(name: string | null, more: object = {}): Promise<string> {
  const whom = name === null ? {} : { hotel: `/api/hotels/${north[name]}` }
  return `/api/hotel_requests/${(await make('hotel_requests', { placeholder: hotel, ...whom, ...more })).id}`
}

const textOf = async ({ path }: Stored) =>
  untypeset((await readPdf((await bernd.get(path)).raw)).text).replaceAll(/\s+/g, ' ')
const generated = async (path: string, body: object = {}) =>
  textOf(await expectStatus<Stored>(200, bernd.post(`${trip.order}/${path}`, body)))
const houseIn = (text: string) => ['Hotel Fjordblick', 'Hotel in Oslo'].find((name) => text.includes(name)) ?? null

/** Which house stands where, and whether what is asked for it is charged. */
async function said() {
  const letters = await generated('trip-details/generate', { _contact: contact, detailed_route: true })
  const vouchers = await generated('voucher/generate-document')
  const offer = await generated('offer/generate-document?types=offer')
  const timetable = (await bernd.get(`${trip.order}/timetable.ics`)).raw.toString().replaceAll('\r\n ', '')
  const link = await expectStatus<Stored>(201, bernd.post(`${trip.order}/road_links`, {}))
  const road = await desk.app.inject({ method: 'GET', url: link.path, remoteAddress: '203.0.113.7' })
  const cards = await expectStatus<Card[]>(200, bernd.get(`/api/vouchers?order.id=${trip.id}`))
  const { itemPrices } = await calculationOf(trip, bernd)
  const { extras } = await expectStatus<OfferContents>(200, bernd.get(`${trip.order}/offer/contents`))
  const { selectedRequest } = await expectStatus<Service>(200, bernd.get(hotel))
  return {
    papers: [letters, vouchers, offer, timetable, road.body].map(houseIn),
    card: cards.find(({ infos }) => infos.title.startsWith('Hotel'))?.infos.title,
    prices: itemPrices.map(({ name }) => name),
    isOffered: JSON.stringify(extras).includes('Saalmiete'),
    selectedRequest,
  }
}

const everywhere = (name: string) => ({ papers: [name, name, name, name, name], card: name })
const named = { ...everywhere('Hotel Fjordblick'), prices: ['Saalmiete'], selectedRequest: null }
const generic = { ...everywhere('Hotel in Oslo'), prices: [], isOffered: false, selectedRequest: null }

test('TRUE-04 the only house asked stands on every paper as on the page, and what it asks in the calculation; nothing is chosen by that', async () => {
  expect(await said()).toMatchObject(named)
  const other = await ask(null)
  expect(await said()).toMatchObject(generic)
  await patch(other, { requestStatus: { status: 'declined' } })
  expect(await said()).toMatchObject(named)
  await expectStatus(204, bernd.delete(other))
})

test('TRUE-04 whose choice was taken back is not named for being the only one asked, until somebody else is asked or it is chosen again', async () => {
  await choose(request)
  expect(await said()).toMatchObject({ ...named, selectedRequest: expect.stringContaining(`/${idOf(request)}`) })
  await choose(null)
  expect(await said()).toMatchObject(generic)
  const { takenBackRequest } = await expectStatus<Service>(200, bernd.get(hotel))
  expect(idOf(takenBackRequest ?? '')).toBe(idOf(request))
  // A form that sends back what it read takes nothing back.
  await choose(null)
  await choose(request)
  expect((await expectStatus<Service>(200, bernd.get(hotel))).takenBackRequest).toBeNull()
  // Who loses the choice by being deleted was taken back by nobody.
  await choose(null)
  const second = await ask('Hotel Fjordblick')
  await choose(second)
  await expectStatus(204, bernd.delete(request))
  await expectStatus(204, bernd.delete(second))
  request = await ask('Hotel Fjordblick', { requestStatus: { status: 'option' } })
  expect((await said()).papers).toEqual(named.papers)
})

test('TRUE-04 before vouchers are made nobody is missed where one house is asked, and whoever is moved or does not hold enough is told', async () => {
  const checks = async () => {
    const cards = await expectStatus<Card[]>(200, bernd.get(`/api/vouchers?order.id=${trip.id}`))
    return voucherRedeemerChecks(cards, trip.id).map(({ message }) => message)
  }
  expect(await checks()).toEqual([expect.stringContaining('kein Leistungsträger gewählt')])
  const other = await ask(null)
  expect(await checks()).toEqual([
    'Hotel in Oslo: 2 Häuser zur Wahl, keines gewählt, der Voucher nennt niemanden.',
    expect.stringContaining('kein Leistungsträger gewählt'),
  ])
  await expectStatus(204, bernd.delete(other))
  await patch(request, { startAt: '15.05.2027 00:00:00' })
  const lost = await expectStatus<string[]>(200, bernd.get(`${trip.order}/lost_choices`))
  expect(lost.join()).toContain('Hotel Fjordblick')
})
