import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { type InvoiceState, invoiceState, invoiceStates } from '@reisewerk/domain/invoices/state/invoice-state.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract>

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const order = Object.keys(invoiceStates) as InvoiceState[]
const cents = ({ amount }: { amount: string }) => parseAmount(amount) ?? 0
/** As the screen reads what the API answers. */
const stateOf = (invoice: Invoice, today: string) =>
  invoiceState(
    {
      status: invoice.status,
      isStorno: invoice.type === 'cancelation' && invoice.oldInvoice !== null,
      isTaken: invoice.carriedToNumber !== null,
      isHidden: invoice.billingType !== 'included',
      isSent: invoice.sentAt !== null,
      ...{ amountCents: cents(invoice.amount), paidCents: cents(invoice.paid), openCents: cents(invoice.open) },
      due: invoice.dueDate === null ? null : dateOfWire(invoice.dueDate),
    },
    today,
  )

test('INV-01 INV-03 invoices are sorted by the state that is shown, in both directions', async () => {
  const [{ today = '' } = {}] = await desk.db.query<{ today: string }>(
    `select (now() at time zone 'Europe/Berlin')::date::text as today`,
  )
  const wire = (day: string) => day.split('-').reverse().join('.')
  const days = { invoiceDate: '01.01.2026', dueDate: '15.01.2026' }
  const normal = { type: 'normal', amount: euros('100.00') }
  const paid = (invoice: Issued, amount: string) =>
    expectStatus(
      201,
      bernd.post('/api/payments', {
        ...{ clientInvoice: invoice.clientInvoice, dateOfPayment: wire(today), amount: euros(amount) },
      }),
    )
  const trip = await tripToInvoice(bernd)
  const late = await issue(bernd, trip, { ...normal, ...days })
  const overpaid = await issue(bernd, trip, normal)
  await paid(overpaid, '130.00')
  const settled = await issue(bernd, trip, normal)
  await paid(settled, '100.00')
  const sent = await issue(bernd, trip, normal)
  await expectStatus(200, bernd.post(`${sent.clientInvoice}/sent`))
  const fresh = await issue(bernd, trip, normal)
  const canceled = await issue(bernd, trip, normal)
  const even = await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(canceled.clientInvoice)}`)
  const returned = await issue(bernd, trip, normal)
  await paid(returned, '100.00')
  const back = await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(returned.clientInvoice)}`)
  // What asks for the price asks for all that is open on its trip.
  const other = await tripToInvoice(bernd)
  const taken = await issue(bernd, other, { type: 'prepayment' }, '&percent=20')
  const taker = await issue(bernd, other, { type: 'prepayment' }, '&percent=50')

  const hidden = await issue(bernd, other, { ...normal, ...days })
  await expectStatus(200, bernd.patch(hidden.clientInvoice, { billingType: 'not_included' }))

  const listed = async (direction: string) => {
    const path = `/api/client_invoices?order.id[]=${trip.id}&order.id[]=${other.id}&_order[status]=${direction}&_itemsPerPage=100`
    return (await expectStatus<Invoice[]>(200, bernd.get(path))).map((one) => [one.id, stateOf(one, today)] as const)
  }
  const up = await listed('asc')
  const states = new Map(up)
  const of = ({ clientInvoice }: Issued) => states.get(Number(idOf(clientInvoice)))
  expect([late, overpaid, settled, sent, fresh, canceled, even, back, taken, taker, hidden].map(of)).toEqual([
    ...['overdue', 'overpaid', 'paid', 'sent', 'new', 'canceled', 'even', 'toGiveBack', 'taken', 'new', 'hidden'],
  ])
  const places = up.map(([, state]) => order.indexOf(state))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const down = (await listed('desc')).map(([, state]) => order.indexOf(state))
  expect(down).toEqual(places.toReversed())
})
