import type { OptionRadar } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let hotel: number
let trip: PlannedTrip
let lapsed: number
let soon: number

const radar = (caller: Caller, query = '') =>
  expectStatus<OptionRadar>(200, caller.get(`/api/option_radar${query === '' ? '' : `?${query}`}`))
const ids = ({ options }: OptionRadar) => options.map(({ id }) => id)

/** A hotel on the first day of a trip that holds rooms until a day. */
async function option(caller: Caller, { days }: PlannedTrip, dueDate: string, body: object = {}): Promise<number> {
  const service = await expectStatus<{ id: number }>(
    201,
    caller.post('/api/hotel_placeholders', { day: days[0]?.link, ...body }),
  )
  const request = await expectStatus<{ id: number }>(
    201,
    caller.post('/api/hotel_requests', {
      ...{ placeholder: `/api/hotel_placeholders/${service.id}`, provider: `/api/hotels/${hotel}` },
      ...{ requestStatus: { status: 'option' }, optionTodo: { dueDate } },
      itemPrices: [
        { name: 'Doppelzimmer', quantityType: 'per_person_night', price: { amount: '50', currency: 'EUR' } },
      ],
    }),
  )
  return request.id
}

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-03-10T10:00:00Z') })
  hotel = (await loadNorth(desk.db))['Hotel Fjordblick'] ?? 0
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
  trip = await planTrip(bernd)
  soon = await option(bernd, trip, '12.03.2027')
  lapsed = await option(bernd, trip, '02.03.2027')
})
afterAll(() => desk.close())

test('EASE-06 open options of all trips stand by their last day, expired ones first, with what is at stake', async () => {
  const other = await planTrip(anna)
  const later = await option(anna, other, '20.04.2027')
  const shown = await radar(bernd)
  expect(ids(shown)).toEqual([lapsed, soon, later])
  expect(shown).toMatchObject({ total: 3, expired: 1 })
  expect(shown.options[0]).toMatchObject({
    ...{ dueDate: '02.03.2027 00:00:00', kind: 'hotel', status: 'option', partner: 'Hotel Fjordblick', persons: 38 },
    order: { id: trip.id, name: 'Kantorei St. Michael', organisation: 1 },
    user: { id: 2 },
    // 38 guests for one night at 50 euros.
    value: [{ amount: '1900.00', currency: 'EUR' }],
  })
  expect(ids(await radar(bernd, 'user=1'))).toEqual([later])
  expect(ids(await radar(bernd, 'from=2027-03-10&to=2027-03-31'))).toEqual([soon])
  expect(ids(await radar(bernd, 'kind=ferry'))).toEqual([])
  expect(ids(await radar(bernd, '_search=fjordBLICK&kind=hotel'))).toEqual([lapsed, soon, later])
  const second = await radar(bernd, '_itemsPerPage=1&_page=2')
  expect([ids(second), second.total]).toEqual([[soon], 3])
  for (const query of ['kind=castle', 'from=12.03.2027', '_page=0', 'colour=red']) {
    expect((await bernd.get(`/api/option_radar?${query}`)).status).toBe(400)
  }
  await expectStatus(204, anna.delete(`/api/hotel_requests/${later}`))
})

test('EASE-06 MOVE-04 the list as it is narrowed is had as a file', async () => {
  const file = await bernd.get('/api/option_radar/export.xlsx?to=2027-03-05')
  expect(file.status).toBe(200)
  expect(file.headers['content-disposition']).toContain('Optionen%2010.03.2027.xlsx')
  expect((await bernd.get('/api/option_radar/export.xlsx?_page=2')).status).toBe(400)
})

test('EASE-06 what is extended, booked or released in place leaves its row or moves', async () => {
  const held = await option(bernd, trip, '11.03.2027')
  const patch = (body: object) => expectStatus(200, bernd.patch(`/api/requests/${held}`, body))
  expect(ids(await radar(bernd))).toEqual([lapsed, held, soon])
  await patch({ optionTodo: { dueDate: '30.03.2027' } })
  expect(ids(await radar(bernd))).toEqual([lapsed, soon, held])
  await patch({ requestStatus: { status: 'bookings_sent' }, optionTodo: { status: 'done' } })
  expect(ids(await radar(bernd))).toEqual([lapsed, soon])
  await patch({ requestStatus: { status: 'option' }, optionTodo: { dueDate: '30.03.2027' } })
  await patch({ requestStatus: { status: 'cancelled' } })
  expect(ids(await radar(bernd))).toEqual([lapsed, soon])
})

test('EASE-06 APP-03 APP-04 nobody hears of options they may not see, nor of prices without the right', async () => {
  const [secret, south] = await Promise.all([
    planTrip(anna, { isAdminOnly: true }).then((hidden) => option(anna, hidden, '01.04.2027')),
    planTrip(anna, { organisation: 2 }).then((elsewhere) => option(anna, elsewhere, '02.04.2027')),
  ])
  expect(ids(await radar(anna))).toEqual([lapsed, soon, secret, south])
  expect(ids(await radar(bernd))).toEqual([lapsed, soon])
  expect(ids(await radar(clara))).toEqual([south])
  expect(ids(await radar(clara, 'organisation=1'))).toEqual([])
  expect((await desk.nobody.get('/api/option_radar')).status).toBe(401)
  await expectStatus(200, anna.patch('/api/staff/2', { maySeePurchase: false }))
  try {
    expect((await radar(bernd)).options.map(({ value }) => value)).toEqual([null, null])
  } finally {
    await expectStatus(200, anna.patch('/api/staff/2', { maySeePurchase: true }))
  }
})

test('TRUE-02 EASE-06 what a partner knows is told of an option whose trip has moved since, until it knows the new dates', async () => {
  const moving = await planTrip(bernd)
  const id = await option(bernd, moving, '25.04.2027')
  const shown = async () => (await radar(bernd)).options.find((one) => one.id === id)
  expect(await shown()).toMatchObject({ startAt: expect.stringMatching(/^14\.05\.2027/), knownFor: null })
  const { version } = await expectStatus<{ version: number }>(200, bernd.get(moving.order))
  await expectStatus(200, bernd.patch(moving.order, { version, startAt: '21.05.2027', endAt: '24.05.2027' }))
  expect(await shown()).toMatchObject({
    startAt: expect.stringMatching(/^21\.05\.2027/),
    knownFor: '14.–15. Mai 2027, 38 Personen',
  })
  await expectStatus(200, bernd.put(`/api/hotel_requests/${id}`, { requestStatus: { status: 'option_received' } }))
  expect(await shown()).toMatchObject({ knownFor: null })
})
