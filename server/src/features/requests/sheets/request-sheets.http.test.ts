import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Made = { id: number }
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const [lake] = await desk.db.query<Made>(
    `insert into providers (kind, name, stars) values ('hotel', 'Hotel Seehaus', 4) returning id::int`,
  )
  const made = (resource: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${resource}`, body))
  const stay = await made('hotel_placeholders', { day: trip.days[1]?.link, isBrandNew: false })
  const ask = (hotel: number | undefined, status: string, more: object = {}) =>
    made('hotel_requests', {
      placeholder: `/api/hotel_placeholders/${stay.id}`,
      hotel: `/api/hotels/${hotel}`,
      requestStatus: { status },
      contingent: { askedAmount: 38, reservedAmount: 20 },
      ...more,
    })
  const night = (amount: string) => ({
    itemPrices: [{ quantityType: 'per_person_night', name: 'Doppelzimmer', price: { amount, currency: 'EUR' } }],
  })
  await ask(north['Hotel Fjordblick'], 'option', { ...night('61.50'), optionTodo: { dueDate: '01.03.2027' } })
  await ask(lake?.id, 'approved', { ...night('58.00'), agency: `/api/agencies/${north['Skandia Incoming']}` })
  const crossing = await made('ferry_placeholders', { day: trip.days[0]?.link, isBrandNew: false })
  await made('ferry_requests', { placeholder: `/api/ferry_placeholders/${crossing.id}` })
})
afterAll(() => desk.close())

async function sheet(path: string, caller = bernd) {
  const { status, raw, headers } = await caller.get(`/api/orders/${trip.id}/${path}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('spreadsheetml')
  const [head = [], ...rows] = (await readExcelFile(raw))[0]?.data ?? []
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)])
  return { head, rows, column }
}

test('MOVE-04 REQ-06 the requests of a trip leave as a file as the page is narrowed, in its order', async () => {
  const all = await sheet('requests/export.xlsx')
  expect(all.column('Art').slice(0, 2)).toEqual(['Fähre', 'Hotel'])
  expect(all.column('Tag').slice(0, 2)).toEqual([1, 2])
  const options = await sheet('requests/export.xlsx?status[]=option&kind[]=hotel')
  expect(options.column('Leistungsträger')).toEqual(['Hotel Fjordblick'])
  expect(options.column('Personen')).toEqual([38])
  expect(options.column('Reserviert')).toEqual([20])
  const direct = await sheet('requests/export.xlsx?agency[]=direct&kind[]=hotel&status[]=option&status[]=approved')
  expect(direct.column('Leistungsträger')).toEqual(['Hotel Fjordblick'])
  expect((await sheet('requests/export.xlsx?sort=deadline')).column('Leistungsträger')[0]).toBe('Hotel Fjordblick')
  expect((await bernd.get(`/api/orders/${trip.id}/requests/export.xlsx?deadline[]=never`)).status).toBe(400)
})

test('MOVE-04 CALC-06 the asked hotels leave as a file with what follows from their prices, for who may see them', async () => {
  const anna = await desk.as('anna')
  const all = await sheet('hotel_prices/export.xlsx?sort=double', anna)
  expect(all.column('Hotel').slice(0, 2)).toEqual(['Hotel Seehaus', 'Hotel Fjordblick'])
  expect(all.column('DZ').slice(0, 2)).toEqual([116, 123])
  expect(all.column('DZ p. P.').slice(0, 2)).toEqual([58, 61.5])
  expect(all.column('Sterne')[0]).toBe(4)
  const down = await sheet('hotel_prices/export.xlsx?sort=double&order=desc&declined=hidden', anna)
  expect(down.column('Hotel').slice(0, 2)).toEqual(['Hotel Fjordblick', 'Hotel Seehaus'])
  // A house that asks for the stay is told so, and compared by the night (decision 033).
  const [fjord] = await desk.db.query<Made>(
    `select r.id::int from requests r join providers p on p.id = r.provider_id where r.order_id = $1 and p.name = 'Hotel Fjordblick'`,
    [trip.id],
  )
  const days = await expectStatus<{ itemPrices: Made[] }>(200, bernd.get(`/api/hotel_requests/${fjord?.id}`))
  await expectStatus(
    200,
    bernd.patch(`/api/hotel_requests/${fjord?.id}`, {
      ...{ startAt: '15.05.2027 00:00:00', endAt: '17.05.2027 00:00:00' },
      itemPrices: [
        { id: days.itemPrices[0]?.id, quantityType: 'per_person', price: { amount: '110.00', currency: 'EUR' } },
        { quantityType: 'per_single_room', name: 'Einzelzimmerzuschlag', price: { amount: '40.00', currency: 'EUR' } },
      ],
    }),
  )
  const ofStay = await sheet('hotel_prices/export.xlsx?sort=double', anna)
  expect(ofStay.column('Hotel').slice(0, 2)).toEqual(['Hotel Fjordblick', 'Hotel Seehaus'])
  expect(ofStay.column('DZ').slice(0, 2)).toEqual([110, 116])
  expect(ofStay.column('EZ').slice(0, 2)).toEqual([75, null])
  expect(
    ofStay
      .column('Preis des Aufenthalts')
      .slice(0, 2)
      .map((words) => words && String(words).replaceAll('\u00a0', ' ')),
  ).toEqual(['Doppelzimmer 110,00 € p. P., Einzelzimmerzuschlag 40,00 € je EZ', null])
  await desk.db.query(`update users set may_see_purchase = false where email like 'bernd@%'`)
  const blind = await sheet('hotel_prices/export.xlsx?sort=double', await desk.as('bernd'))
  expect(blind.column('Hotel').slice(0, 2)).toEqual(['Hotel Fjordblick', 'Hotel Seehaus'])
  expect(blind.head).not.toContain('DZ')
  expect(blind.head).not.toContain('Preis des Aufenthalts')
})

test.each(['requests', 'hotel_prices'])('MOVE-04 APP-04 %s of another house’s trip are not there', async (what) => {
  const clara = await desk.as('clara')
  expect((await clara.get(`/api/orders/${trip.id}/${what}/export.xlsx`)).status).toBe(404)
})

test.each(['pay_runs', 'todo_templates', 'checklist_templates', 'client_invoices', 'documents'])(
  'MOVE-04 the list of %s has a file',
  async (resource) => {
    const anna = await desk.as('anna')
    const { status, headers } = await anna.get(`/api/${resource}/export.xlsx`)
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  },
)
