import { requestStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf } from '../calculation/calculation.fixture.ts'
import { openPoints } from './offer-checks.fixture.ts'

type Made = { id: number }
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
let hotel: Made
let asked: Made
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  hotel = await make('hotel_placeholders', { day: trip.days[0]?.link, place: `/api/places/${north.Oslo}` })
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const itemPrices = [{ name: 'Saalmiete', quantityType: 'per_person', price: { amount: '7.00', currency: 'EUR' } }]
  const of = { placeholder, hotel: `/api/hotels/${north['Hotel Fjordblick']}` }
  asked = await make('hotel_requests', { ...of, requestStatus: { status: 'option' }, itemPrices })
  await make('hotel_requests', { placeholder, requestStatus: { status: 'requested' } })
  await put(`hotel_placeholders/${hotel.id}`, { selectedRequest: `/api/requests/${asked.id}` })
  const [item] = (await calculationOf(trip, bernd)).itemPrices
  const sellPrice = { amount: '10.00', currency: 'EUR' }
  await put(`request_item_prices/${item?.id}`, { sellPrice, billingType: 'included' })
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const put = (path: string, body: object) => expectStatus<Made>(200, bernd.put(`/api/${path}`, body))

type Stay = { readonly startAt: string; readonly endAt: string }

function nextDay(wire: string): string {
  return wireOfDate(addDays(dateOfWire(wire) ?? '', 1))
}

/** What page, API and paper say of the trip now. */
async function told() {
  const { id, itemPrices } = await calculationOf(trip, bernd)
  const contents = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
  const { lines } = await expectStatus<CostsAnswer>(
    200,
    bernd.get(`/api/calculations/${id}/costs?contingent_type=Asked`),
  )
  const path = `/api/orders/${trip.id}/offer/generate-document?types=offer`
  const stored = await expectStatus<{ path: string }>(200, bernd.post(path))
  const paper = untypeset((await readPdf((await bernd.get(stored.path)).raw)).text).replaceAll(/\s+/g, ' ')
  return {
    warnings: openPoints(contents, 'calculation'),
    prices: itemPrices.map(({ name }) => name),
    extras: contents.extras
      .flatMap(({ rows }) => rows.map(({ name }) => name))
      .filter((name) => name.includes('Saalmiete')),
    costs: lines.filter(({ service }) => service === hotel.id).map(({ name }) => name),
    isOnPaper: [paper.includes('Fjordblick'), paper.includes('Saalmiete')],
  }
}
const chosen = {
  ...{ warnings: [], prices: ['Saalmiete'], extras: [expect.stringContaining('Saalmiete')], costs: ['Saalmiete'] },
  isOnPaper: [true, true],
}
const noneChosen = { prices: [], extras: [], costs: [], isOnPaper: [false, false] }

test('OFFER-04 CALC-05 a chosen hotel that declines is chosen no more, for paper, sale and purchase alike, and the offer says so', async () => {
  expect(await told()).toEqual(chosen)
  await put(`hotel_requests/${asked.id}`, { requestStatus: { status: 'declined' } })
  const warnings = ['Hotel Fjordblick hat abgesagt: kein Haus gewählt.']
  expect(await told()).toEqual({ ...noneChosen, warnings })
  // Many at once say the same, and one that comes back is chosen as before.
  await put('requests/status', { requests: [`/api/requests/${asked.id}`], status: 'cancelled' })
  expect((await told()).warnings).toEqual(['Hotel Fjordblick wurde storniert: kein Haus gewählt.'])
  await put('requests/status', { requests: [`/api/requests/${asked.id}`], status: 'option' })
  expect(await told()).toEqual(chosen)
})

test('TRUE-02 OFFER-04 CALC-01 a chosen hotel that is moved onto other dates is told beside the old ones, until both say the same', async () => {
  const service = await expectStatus<Stay>(200, bernd.get(`/api/hotel_placeholders/${hotel.id}`))
  const days = ({ startAt, endAt }: Stay) => [startAt, endAt].map((moment) => moment.slice(0, 10)).join('–')
  const moved = { startAt: service.endAt, endAt: nextDay(service.endAt) }
  await put(`hotel_requests/${asked.id}`, moved)
  const warning = `Hotel Fjordblick ist für ${days(moved)} angefragt, die Leistung hat ${days(service)}.`
  expect((await told()).warnings).toEqual([warning])
  const { id } = await calculationOf(trip, bernd)
  const lines = `/api/calculations/${id}/lines?contingent_type=Asked`
  expect((await expectStatus<{ warnings: string[] }>(200, bernd.get(lines))).warnings).toEqual([warning])
  await put(`hotel_placeholders/${hotel.id}`, moved)
  // Both say the same now, the hotel does not: its option was for the old days.
  const old = `Hotel Fjordblick ist für ${days(service)} angefragt, die Leistung hat ${days(moved)}.`
  expect((await told()).warnings).toEqual([old])
  // Had it confirmed the old days, it says so.
  const setStatus = (status: string) =>
    desk.db.query(
      `alter table requests disable trigger keep_agreed; update requests set status = '${status}' where id = ${asked.id};
       alter table requests enable trigger keep_agreed`,
    )
  await setStatus('approved')
  expect((await told()).warnings).toEqual([old.replace('angefragt', 'bestätigt')])
  await setStatus('option')
  await put('requests/confirm', { requests: [`/api/requests/${asked.id}`] })
  expect((await told()).warnings).toEqual([])
  const back = { startAt: service.startAt, endAt: service.endAt }
  await put(`hotel_placeholders/${hotel.id}`, back)
  await put(`hotel_requests/${asked.id}`, back)
  await put('requests/confirm', { requests: [`/api/requests/${asked.id}`] })
  expect(await told()).toEqual(chosen)
})

test('DAY-03 where the group sleeps is where a hotel is wanted, once the chosen one has declined', async () => {
  const [house] = await desk.db.query<{ place: number }>('select place_id as place from providers where id = $1', [
    north['Hotel Fjordblick'],
  ])
  await desk.db.query('update providers set place_id = $2 where id = $1', [north['Hotel Fjordblick'], north.Hamburg])
  const name = async () => (await expectStatus<{ name: string }>(200, bernd.get(trip.days[0]?.link ?? ''))).name
  const turn = (status: string) => put('requests/status', { requests: [`/api/requests/${asked.id}`], status })
  await turn('approved')
  expect(await name()).toBe('Hamburg')
  await turn('declined')
  expect(await name()).toBe('Oslo')
  await put(`hotel_requests/${asked.id}`, { requestStatus: { status: 'option' } })
  expect(await name()).toBe('Hamburg')
  await desk.db.query('update providers set place_id = $2 where id = $1', [north['Hotel Fjordblick'], house?.place])
})

test('CALC-01 compartments of a train bring their supplements as long as its chosen request stands', async () => {
  const of = { type: 'night', wagonType: 'sleeper' }
  const train = await make('train_placeholders', { day: trip.days[1]?.link, ...of })
  const contingent = { otherCabins: [{ type: { persons: 4, type: 'second' }, askedAmount: 3 }] }
  const placeholder = `/api/train_placeholders/${train.id}`
  const request = await make('train_requests', { placeholder, contingent })
  await put(`train_placeholders/${train.id}`, { selectedRequest: `/api/requests/${request.id}` })
  const supplements = async () =>
    (await calculationOf(trip, bernd)).contingentPrices.filter(({ priceType }) => priceType === 'trainSupplement')
  expect(await supplements()).toHaveLength(1)
  await put(`train_requests/${request.id}`, { requestStatus: { status: 'declined' } })
  expect(await supplements()).toEqual([])
  await put(`train_requests/${request.id}`, { requestStatus: { status: 'option' } })
  expect(await supplements()).toHaveLength(1)
})

test('CALC-05 the database and the domain mean the same by a request that is still in the running', async () => {
  const [row] = await desk.db.query<{ active: string[] }>(
    'select array(select s from unnest($1::text[]) s where is_active_request(s)) as active',
    [requestStatusKeys],
  )
  expect(row?.active).toEqual(requestStatusKeys.filter(isActiveRequest))
})
