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

test('INV-08 TODO-05 what an invoice has done is open again when it is cancelled, and follows new days; what was ticked off stays', async () => {
  const trip = await tripToInvoice(bernd)
  const offer = await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order }))
  const term = (body: object) =>
    expectStatus<{ id: number }>(
      201,
      bernd.post('/api/offer_conditions', { offer: `/api/offers/${offer.id}`, category: 'Zahlungen', ...body }),
    )
  const first = await term({ type: 'date', deadlineDate: '15.02.2027', conditionText: 'Anzahlung' })
  const second = await term({ type: 'date', deadlineDate: '15.03.2027', conditionText: 'Zweite' })
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  const todos = async () =>
    (
      await expectStatus<(Todo & { id: number; doneDate: string | null })[]>(
        200,
        bernd.get(`/api/todos?order.id=${trip.id}&_order[dueDate]=asc`),
      )
    ).filter(({ name }) => name.startsWith('Rechnung stellen'))
  const told = async () => (await todos()).map(({ name, status }) => `${name.slice(18)} ${status}`)
  const invoice = { invoiceDate: '20.01.2027', address: trip.address, type: 'prepayment' }
  const cancel = ({ clientInvoice }: { clientInvoice: string }) =>
    issue(bernd, trip, { type: 'cancelation' }, `&oldId=${clientInvoice.split('/').at(-1)}`)

  // An amount that somebody typed is a prepayment like a share.
  const paid = await issue(bernd, trip, { ...invoice, amount: { amount: '500.00', currency: 'EUR' } })
  expect(await told()).toEqual(['Anzahlung done', 'Zweite open'])
  await cancel(paid)
  expect(await told()).toEqual(['Anzahlung open', 'Zweite open'])
  expect((await todos())[0]).toMatchObject({ doneDate: null })

  const share = await issue(bernd, trip, invoice, '&percent=20')
  expect(await told()).toEqual(['Anzahlung done', 'Zweite open'])
  await expectStatus(200, bernd.patch(share.clientInvoice, { billingType: 'not_included' }))
  expect(await told()).toEqual(['Anzahlung open', 'Zweite open'])
  await expectStatus(200, bernd.patch(share.clientInvoice, { billingType: 'included' }))

  // The one that is due first is the one that was invoiced.
  await expectStatus(200, bernd.patch(`/api/offer_conditions/${second.id}`, { deadlineDate: '10.02.2027' }))
  expect(await told()).toEqual(['Zweite done', 'Anzahlung open'])
  await expectStatus(200, bernd.patch(`/api/offer_conditions/${first.id}`, { deadlineDate: '05.02.2027' }))
  expect(await told()).toEqual(['Anzahlung done', 'Zweite open'])

  const [, later] = await todos()
  await expectStatus(200, bernd.patch(`/api/todos/${later?.id}`, { status: 'done' }))
  await cancel(share)
  expect(await told()).toEqual(['Anzahlung open', 'Zweite done'])
})

test('INV-08 TODO-05 what is asked for as the rest is done by no prepayment, however many there are, but by what comes to the whole', async () => {
  const trip = await tripToInvoice(bernd)
  const offer = await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order }))
  const words = { offer: `/api/offers/${offer.id}`, category: 'Zahlungen', type: 'days' }
  for (const [days, conditionText] of [
    [60, 'Anzahlung 20 %'],
    [28, 'Restzahlung'],
  ])
    await expectStatus(201, bernd.post('/api/offer_conditions', { ...words, days, conditionText }))
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  const told = async () =>
    (await expectStatus<Todo[]>(200, bernd.get(`/api/todos?order.id=${trip.id}&_order[dueDate]=asc`)))
      .filter(({ name }) => name.startsWith('Rechnung stellen'))
      .map(({ name, status }) => `${name.slice(18)} ${status}`)
  const prepayment = { invoiceDate: '20.01.2027', address: trip.address, type: 'prepayment' }
  await issue(bernd, trip, prepayment, '&percent=20')
  await issue(bernd, trip, prepayment, '&percent=20')
  expect(await told()).toEqual(['Anzahlung 20 % done', 'Restzahlung open'])
  await issue(bernd, trip, prepayment, '&percent=60')
  expect(await told()).toEqual(['Anzahlung 20 % done', 'Restzahlung done'])
})

test('INV-08 TODO-05 so many days after booking follow when the term is another one', async () => {
  const trip = await tripToInvoice(bernd)
  const offer = await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order }))
  const words = { category: 'Zahlungen', type: 'text', conditionText: 'Anzahlung' }
  const term = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/offer_conditions', {
      ...{ offer: `/api/offers/${offer.id}`, ...words, deadlineText: '20 Tage nach Buchung' },
    }),
  )
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  const dueAfterBooking = async () => {
    const [{ days = 0 } = {}] = await desk.db.query<{ days: number }>(
      `select due_date::date - (created_at at time zone 'Europe/Berlin')::date as days from todos where payment_condition_id = $1`,
      [term.id],
    )
    return days
  }
  expect(await dueAfterBooking()).toBe(6)
  const changed = { deadlineText: '50 Tage nach Buchung' }
  await expectStatus(200, bernd.patch(`/api/offer_conditions/${term.id}`, changed))
  expect(await dueAfterBooking()).toBe(36)
})

test.each([
  ['Restzahlung', true],
  ['Rest', true],
  ['restlicher Reisepreis', true],
  ['Schlusszahlung', true],
  ['Solde', true],
  ['Anzahlung Restaurant', false],
  ['Anzahlung 20 %', false],
  ['', false],
])('TODO-05 whether %j asks for what is left of the price: %s', async (term, asks) => {
  const [found] = await desk.db.query<{ asks: boolean }>('select asks_for_rest($1) as asks', [term])
  expect(found?.asks).toBe(asks)
})
