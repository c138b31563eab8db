import { requestStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import { checksOfPapers } from '@reisewerk/domain/offers/checks/checks-of-papers.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { type GeneratedType, generatedTypes } from '@reisewerk/domain/offers/offer-documents.ts'
import type { AlternativeHouse } from '@reisewerk/domain/requests/alternatives.contract.ts'
import { hasLapsed, isStanding } from '@reisewerk/domain/requests/lapsed-option.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { openPoints } from '../offers/offer-checks.fixture.ts'
import { standsBeside, stands as standsInSql } from '../tasks/standing.service.ts'

type Made = { id: number }
type Service = {
  info: { personsReserved: number | null }
  requests: { id: number; info: { personsReserved: number } }[]
}

const clock = { now: new Date('2026-11-21T09:00:00Z') }
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
let hotel: Made
let asked: Made
beforeAll(async () => {
  desk = await testApp({ now: () => clock.now })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  hotel = await make('hotel_placeholders', { day: trip.days[0]?.link, place: `/api/places/${north.Oslo}` })
  asked = await make('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
    requestStatus: { status: 'option' },
    contingent: { askedAmount: 30, reservedAmount: 28 },
    optionTodo: { dueDate: '01.12.2026' },
  })
  await put(`hotel_placeholders/${hotel.id}`, { selectedRequest: `/api/requests/${asked.id}` })
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const put = (path: string, body: object) => expectStatus<Made>(200, bernd.put(`/api/${path}`, body))

/** What page, sums and papers hold of the hotel, at noon of a day. */
async function heldOn(day: string) {
  clock.now = new Date(`${day}T11:00:00Z`)
  const service = await expectStatus<Service>(
    200,
    bernd.get(`/api/hotel_placeholders/${hotel.id}?_groups[]=trip_dashboard_read`),
  )
  const contents = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
  const told = openPoints(contents, 'calculation')
  const lost = await expectStatus<string[]>(200, bernd.get(`/api/orders/${trip.id}/lost_choices`))
  return {
    held: [service.info.personsReserved, service.requests[0]?.info.personsReserved],
    lost,
    isTold: lost.every((words) => told.includes(words)),
  }
}

const nobody = { held: [0, 0], isTold: true }
const stands = { held: [28, 28], lost: [], isTold: true }

test('TRUE-01 an option holds until its day is over, in Germany; then nothing is held, and papers name whom they leave out', async () => {
  expect(await heldOn('2026-11-30')).toEqual(stands)
  expect(await heldOn('2026-12-01')).toEqual(stands)
  const lost = ['Option von Hotel Fjordblick ist am 01.12.2026 abgelaufen: kein Haus gewählt.']
  expect(await heldOn('2026-12-02')).toEqual({ ...nobody, lost })
  // The day begins in Germany, not in Greenwich.
  clock.now = new Date('2026-12-01T23:30:00Z')
  expect(await expectStatus(200, bernd.get(`/api/orders/${trip.id}/lost_choices`))).toEqual(lost)
})

test('TRUE-01 a longer option, or one that was settled, holds again; a request that declined or was cancelled holds nothing', async () => {
  const status = (status: string) => put(`hotel_requests/${asked.id}`, { requestStatus: { status } })
  await put(`hotel_requests/${asked.id}`, { optionTodo: { dueDate: '20.12.2026' } })
  expect(await heldOn('2026-12-02')).toEqual(stands)
  await put(`hotel_requests/${asked.id}`, { optionTodo: { status: 'done' } })
  expect(await heldOn('2026-12-24')).toEqual(stands)
  await status('declined')
  expect(await heldOn('2026-12-24')).toMatchObject({ ...nobody, lost: [expect.stringContaining('hat abgesagt')] })
  await status('cancelled')
  expect(await heldOn('2026-12-24')).toMatchObject({ ...nobody, lost: [expect.stringContaining('wurde storniert')] })
  await status('approved')
  expect(await heldOn('2026-12-24')).toEqual(stands)
})

test('TRUE-01 a plan and the database mean the same by a service that has a voucher', async () => {
  const own = await planTrip(bernd)
  const service = await make('hotel_placeholders', { day: own.days[0]?.link, place: `/api/places/${north.Oslo}` })
  const house = await make('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${service.id}`,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
  })
  const both = async () => {
    const { showVoucher } = await expectStatus<{ showVoucher: boolean }>(
      200,
      bernd.get(`/api/hotel_placeholders/${service.id}`),
    )
    const [kept] = await desk.db.query<{ usual: boolean }>(
      'select usual_voucher(client_offer_status, selected_request_id) as usual from placeholders where id = $1',
      [service.id],
    )
    expect(showVoucher).toBe(kept?.usual)
    return showVoucher
  }
  const said: boolean[] = [await both()]
  await put(`hotel_placeholders/${service.id}`, { selectedRequest: `/api/requests/${house.id}` })
  for (const status of ['not_asked', 'option', 'approved', 'declined', 'cancelled']) {
    await desk.db.query('update requests set status = $2 where id = $1', [house.id, status])
    said.push(await both())
  }
  await desk.db.query(`update placeholders set client_offer_status = 'optional' where id = $1`, [service.id])
  said.push(await both())
  expect(said).toEqual([true, true, true, true, false, false, false])
})

test('TRUE-02 TRUE-03 papers ask first for times nobody has confirmed, vouchers for places nobody holds', async () => {
  const own = await planTrip(bernd)
  const service = await make('hotel_placeholders', { day: own.days[0]?.link, place: `/api/places/${north.Oslo}` })
  const house = await make('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${service.id}`,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
    contingent: { askedAmount: 38 },
  })
  await put(`hotel_placeholders/${service.id}`, { selectedRequest: `/api/requests/${house.id}` })
  const told = (paper = '') => expectStatus<string[]>(200, bernd.get(`/api/orders/${own.id}/lost_choices${paper}`))
  expect(await told()).toEqual([])
  expect(await told('?paper=voucher')).toEqual(['Hotel Fjordblick ist noch nicht angefragt.'])
  await put(`hotel_requests/${house.id}`, { requestStatus: { status: 'approved' }, contingent: { reservedAmount: 30 } })
  // As many as are asked for travel, until somebody is booked.
  const part = 'Tag 1: Hotel Fjordblick hat 30 von 38 bestätigt.'
  expect(await told('?paper=voucher')).toEqual([part])
  await desk.db.query('update order_hotel_rooms set reserved_amount = 19 where order_id = $1 and persons = 2', [own.id])
  expect(await told('?paper=voucher')).toEqual([part])
  await put(`days/${own.days[0]?.id}`, { date: '15.05.2027' })
  expect(await told()).toEqual([expect.stringContaining('Hotel Fjordblick ist für 14.05.2027'), expect.any(String)])
  expect(await told('?paper=voucher')).toHaveLength(2)
})

test('TRUE-04 a hotel that confirmed a part only is told before every paper, and on its voucher', async () => {
  const own = await planTrip(bernd)
  const service = await make('hotel_placeholders', { day: own.days[1]?.link, place: `/api/places/${north.Oslo}` })
  const house = await make('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${service.id}`,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
    contingent: { askedAmount: 38, reservedAmount: 38 },
    requestStatus: { status: 'approved' },
  })
  await put(`hotel_placeholders/${service.id}`, { selectedRequest: `/api/requests/${house.id}` })
  const told = async () => {
    const contents = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${own.id}/offer/contents`))
    const { checks } = await expectStatus<{ checks: PaperCheck[] }>(
      200,
      bernd.post(`/api/orders/${own.id}/trip-details/preview`, { _contact: null, detailed_route: true }),
    )
    const [voucher] = await expectStatus<{ infos: { confirmed: string } }[]>(
      200,
      bernd.get(`/api/vouchers?order.id=${own.id}`),
    )
    const before = (paper: GeneratedType) =>
      checksOfPapers(contents.checks, [paper]).flatMap(({ message }) =>
        message.includes('Fjordblick') ? [message] : [],
      )
    return {
      asked: await expectStatus<string[]>(200, bernd.get(`/api/orders/${own.id}/lost_choices`)),
      before: generatedTypes.filter((paper) => before(paper).length > 0),
      words: [...new Set(generatedTypes.flatMap(before))],
      documents: checks.flatMap(({ key, message }) => (key.startsWith('partners') ? [message] : [])),
      card: voucher?.infos.confirmed,
    }
  }
  expect(await told()).toEqual({ asked: [], before: [], words: [], documents: [''], card: '' })
  await put(`hotel_requests/${house.id}`, { contingent: { reservedAmount: 20 } })
  const part = 'Tag 2: Hotel Fjordblick hat 20 von 38 bestätigt.'
  const before = ['offer', 'calculation', 'offer_confirmation', 'route', 'detailed_route', 'allotment']
  const all = { asked: [part], words: [part], documents: [part] }
  expect(await told()).toEqual({ ...all, before: expect.arrayContaining(before), card: 'hat 20 von 38 bestätigt' })
  // What an option holds is settled later: it is told before an offer, and stops nobody.
  await put(`hotel_requests/${house.id}`, { requestStatus: { status: 'option' } })
  const holds = 'hält 20 von 38 Plätzen'
  const open = { asked: [], words: [`Tag 2: Hotel Fjordblick ${holds}.`], documents: [''] }
  expect(await told()).toEqual({ ...open, before: expect.arrayContaining(before), card: holds })
  await put(`hotel_requests/${house.id}`, { requestStatus: { status: 'declined' } })
  const lost = ['Hotel Fjordblick hat abgesagt: kein Haus gewählt.']
  const gone = { asked: lost, words: lost, documents: lost }
  expect(await told()).toEqual({ ...gone, before: expect.arrayContaining(before), card: '' })
})

test('TRUE-01 one call lists and asks the other houses of the area, each once and none that is retired or of another agency', async () => {
  const path = `/api/hotel_placeholders/${hotel.id}/ask_alternatives`
  const [{ area } = {}] = await desk.db.query<{ area: number }>(
    `with made as (insert into areas (name) values ('Oslofjord') returning id),
       moved as (update places set area_id = (select id from made) where id = $1 returning id)
     select id as area from made`,
    [north.Oslo],
  )
  const houses = await desk.db.query<{ id: number; name: string }>(
    `insert into providers (kind, name, place_id, area_id, stars, is_retired, organisation_id)
     values ('hotel', 'Am Fjord', null, $2, 5, false, null), ('hotel', 'Gamlebyen', $1, null, 3, false, null),
       ('hotel', 'Geschlossen', $1, null, 3, true, null),
       ('hotel', 'Fremd', $1, null, 3, false, (select max(id) from organisations)) returning id::int, name`,
    [north.Oslo, area],
  )
  const idOf = (name: string) => houses.find((house) => house.name === name)?.id
  const listed = () =>
    expectStatus<{ houses: AlternativeHouse[] }>(200, bernd.get(`/api/hotel_placeholders/${hotel.id}/alternatives`))
  const told = async () => (await listed()).houses.map(({ name, asked, isProposed }) => [name, asked, isProposed])
  const fjordblick = ['Hotel Fjordblick', expect.any(String), false]
  const before = await told()
  expect(before.filter(([name]) => name !== 'Hotel Fjordblick')).toEqual([
    ['Gamlebyen', null, true],
    ['Am Fjord', null, false],
  ])
  if (before.length === 3) expect(before.at(-1)).toEqual(fjordblick)
  const foreign = await bernd.post(path, { hotels: [idOf('Fremd')] })
  expect(foreign.status).toBe(422)
  const chosen = await expectStatus<{ requests: number[] }>(201, bernd.post(path, { hotels: [idOf('Gamlebyen')] }))
  expect((await told()).find(([name]) => name === 'Gamlebyen')).toEqual(['Gamlebyen', 'new', false])
  expect((await bernd.post(path, { hotels: [idOf('Gamlebyen')] })).status).toBe(422)
  const rest = await expectStatus<{ requests: number[] }>(201, bernd.post(path))
  const requests = [...chosen.requests, ...rest.requests]
  const rows = await desk.db.query<{ provider: number; status: string; asked: number }>(
    `select provider_id::int as provider, status, asked_amount as asked from requests where id = any ($1) order by id`,
    [requests],
  )
  // The place itself first, then the area around it.
  expect(rows.map(({ provider }) => provider)).toEqual([idOf('Gamlebyen'), idOf('Am Fjord')])
  expect(rows.map(({ status }) => status)).toEqual(['new', 'new'])
  expect((await bernd.post(path)).body).toMatchObject({ message: 'In Oslo ist kein weiteres Haus bekannt.' })
  // A hotel that nobody has a place for cannot be asked for elsewhere.
  const open = await make('hotel_placeholders', { day: trip.days[1]?.link, place: null })
  const refused = await bernd.post(`/api/hotel_placeholders/${open.id}/ask_alternatives`)
  expect(refused.body).toMatchObject({ message: 'Wo das Hotel gesucht wird, ist noch offen.' })
  expect((await bernd.post('/api/hotel_placeholders/999999/ask_alternatives')).status).toBe(404)
  const stranger = await desk.as('clara')
  expect((await stranger.post(path)).status).toBe(404)
  expect((await stranger.get(`/api/hotel_placeholders/${hotel.id}/alternatives`)).status).toBe(404)
  expect((await stranger.get(`/api/orders/${trip.id}/lost_choices`)).status).toBe(404)
})

test('TRUE-01 nobody in a town far away is asked in one go; the refusal says how far the nearest lies, and it can be chosen', async () => {
  const [{ id: house } = {}] = await desk.db.query<{ id: number }>(
    `with area as (insert into areas (name) values ('Ostland') returning id),
       geilo as (insert into places (name, country, area_id, latitude, longitude) select 'Geilo', 'NO', id, 60.534, 8.207 from area returning id),
       hamar as (insert into places (name, country, area_id, latitude, longitude) select 'Hamar', 'NO', id, 60.795, 11.068 from area returning id)
     insert into providers (kind, name, place_id, stars) select 'hotel', 'Am Mjøsa', id, 3 from hamar returning id::int`,
  )
  const [{ id: geilo } = {}] = await desk.db.query<{ id: number }>(
    `select max(id)::int as id from places where name = 'Geilo'`,
  )
  const own = await planTrip(bernd)
  const stay = await make('hotel_placeholders', { day: own.days[0]?.link, place: `/api/places/${geilo}` })
  const path = `/api/hotel_placeholders/${stay.id}`
  const listed = await expectStatus<{ houses: AlternativeHouse[] }>(200, bernd.get(`${path}/alternatives`))
  expect(listed.houses).toMatchObject([{ place: 'Hamar', kilometres: 159, asked: null, isProposed: false }])
  expect((await bernd.post(`${path}/ask_alternatives`)).body).toMatchObject({
    message:
      'In der Nähe von Geilo ist kein weiteres Haus bekannt; das nächste, Am Mjøsa, liegt 159 km entfernt. Bitte wählen, wer gefragt wird.',
  })
  expect(await desk.db.query('select from requests where order_id = $1', [own.id])).toEqual([])
  const asked = await expectStatus<{ requests: number[] }>(
    201,
    bernd.post(`${path}/ask_alternatives`, { hotels: [house] }),
  )
  expect(asked.requests).toHaveLength(1)
})

test('TRUE-06 DOC-10 vouchers and travel documents of a cancelled trip say so before they are made; they can be made all the same', async () => {
  const own = await planTrip(bernd)
  await make('hotel_placeholders', { day: own.days[0]?.link })
  const before = (paper: string) => expectStatus<string[]>(200, bernd.get(`/api/orders/${own.id}/lost_choices${paper}`))
  expect(await before('?paper=voucher')).toEqual([])
  await expectStatus(200, bernd.patch(own.order, { currentStatus: 'cancelled' }))
  expect(await before('?paper=voucher')).toEqual([
    'Die Reise ist storniert, die Voucher bitten trotzdem um Leistungen und Rechnung.',
  ])
  const ofTrip = 'Die Reise ist storniert, die Unterlagen kündigen sie trotzdem an.'
  expect(await before('?paper=trip')).toEqual([ofTrip])
  const preview = await expectStatus<{ checks: PaperCheck[] }>(
    200,
    bernd.post(`/api/orders/${own.id}/trip-details/preview`, {}),
  )
  expect(preview.checks.map(({ message }) => message)).toContain(ofTrip)
  // The charge for the cancellation follows from the calculation.
  expect(await before('')).toEqual([])
  await expectStatus(200, bernd.post(`/api/orders/${own.id}/voucher/generate-document`))
})

test('TRUE-01 the database and the domain mean the same by an option that has run out', async () => {
  const cases = requestStatusKeys.flatMap((status) =>
    (['open', 'waiting', 'done'] as const).flatMap((todo) =>
      [-1, 0, 1].map((days) => ({ status, todo, days, today: '2027-05-14', dueDate: `2027-05-${14 + days}` })),
    ),
  )
  for (const { status, todo, today, dueDate } of cases) {
    await desk.db.query('update todos set status = $2, due_date = $3 where request_id = $1', [asked.id, todo, dueDate])
    // One statement, for the pool has several connections.
    const [row] = await desk.db.query<{ lapsed: boolean; stands: boolean[] }>(
      `select lapsed_on(r.id, r.status) is not null as lapsed,
         array[stands(r.id, r.status), ${standsInSql('r')}, ${standsBeside('r', 't')}] as stands
       from (select set_config('app.today', $3, true) offset 0) today
         cross join lateral (select $1::bigint as id, $2::text as status, today.set_config offset 0) r
         left join todos t on t.request_id = r.id`,
      [asked.id, status, today],
    )
    const request = { status, option: { dueDate, status: todo } }
    const standing = isStanding(request, today)
    expect([status, todo, dueDate, row?.lapsed, row?.stands]).toEqual([
      ...[status, todo, dueDate],
      ...[hasLapsed(request, today), [standing, standing, standing]],
    ])
  }
})
