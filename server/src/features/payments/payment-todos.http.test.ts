import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { issue, tripToInvoice } from '../invoices/invoices.fixture.ts'

type Todo = { name: string; dueDate: string; status: string }

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-01-20T10:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

test('INV-08 TODO-05 terms of payment of a booked trip become to-dos with a day each, once, and are done with their invoices', async () => {
  const trip = await tripToInvoice(bernd)
  const [{ startAt = '' } = {}] = await desk.db.query<{ startAt: string }>(
    `select to_char(start_at - 28 - 14, 'DD.MM.YYYY') || ' 00:00:00' as "startAt" from orders where id = $1`,
    [trip.id],
  )
  const offers = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/offers?order.id=${trip.id}`))
  const offer = offers[0] ?? (await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order })))
  const term = (body: object) =>
    expectStatus<{ id: number }>(
      201,
      bernd.post('/api/offer_conditions', { offer: `/api/offers/${offer.id}`, category: 'Zahlungen', ...body }),
    )
  const rest = await term({ type: 'days', days: 28, conditionText: 'Restzahlung' })
  await term({ type: 'date', deadlineDate: '15.02.2027', conditionText: 'Anzahlung' })
  await term({ type: 'text', deadlineText: 'vorab', conditionText: 'ohne Tag' })
  const todos = async () =>
    (await expectStatus<Todo[]>(200, bernd.get(`/api/todos?order.id=${trip.id}&_order[dueDate]=asc`)))
      .filter(({ name }) => name.startsWith('Rechnung stellen'))
      .map(({ name, dueDate, status }) => [name, dueDate, status])
  expect(await todos()).toEqual([])

  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  const deposit = (status: string) => ['Rechnung stellen: Anzahlung', '01.02.2027 00:00:00', status]
  expect(await todos()).toEqual([deposit('open'), ['Rechnung stellen: Restzahlung', startAt, 'open']])
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'documents_sent' }))
  await expectStatus(200, bernd.patch(`/api/offer_conditions/${rest.id}`, { conditionText: 'Restpreis' }))
  expect(await todos()).toEqual([deposit('open'), ['Rechnung stellen: Restpreis', startAt, 'open']])

  const days = { invoiceDate: '20.01.2027', address: trip.address }
  await issue(bernd, trip, { ...days, type: 'prepayment' }, '&percent=20')
  expect(await todos()).toEqual([deposit('done'), ['Rechnung stellen: Restpreis', startAt, 'open']])
  await issue(bernd, trip, { ...days, type: 'final' })
  expect((await todos()).map(([, , status]) => status)).toEqual(['done', 'done'])

  await expectStatus(204, bernd.delete(`/api/offer_conditions/${rest.id}`))
  expect(await todos()).toEqual([deposit('done')])
})
