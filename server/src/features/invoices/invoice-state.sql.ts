import { type InvoiceState, invoiceStates } from '@reisewerk/domain/invoices/state/invoice-state.ts'
import type { Expression } from '../../platform/resource/resource.ts'

const order = Object.keys(invoiceStates) as InvoiceState[] // its own keys
const place = (state: InvoiceState) => order.indexOf(state)
const today = `(now() at time zone 'Europe/Berlin')::date`

/** Whether a later invoice asks for what this one asked for (decision 172); what it leaves out is kept while it stands. */
export const isTaken: Expression = (row) =>
  `(${row}.carried_to_id is not null
    or ${row}.left_out_cents > 0 and ${row}.paid_cents < ${row}.due_cents and ${row}.canceled_by_id is null)`

/** The place of what an invoice shows as its state among all states: `invoiceState` of the domain, in SQL. */
export const placeOfState: Expression = (row) =>
  `case when ${row}.status = 'canceled' then ${place('canceled')}
    when ${isTaken(row)} then ${place('taken')}
    when ${row}.open_cents < 0 then case when ${row}.due_cents >= 0 and ${row}.paid_cents > 0 then ${place('overpaid')} else ${place('toGiveBack')} end
    when ${row}.status = 'paid' and ${row}.type = 'cancelation' and ${row}.old_invoice_id is not null
      then case when ${row}.paid_cents = 0 then ${place('even')} else ${place('givenBack')} end
    when ${row}.status = 'paid' then ${place('paid')}
    when ${row}.billing_type <> 'included' then ${place('hidden')}
    when ${row}.open_cents > 0 and coalesce(${row}.asked_again_at, ${row}.due_date) < ${today} then ${place('overdue')}
    when ${row}.sent_at is not null then ${place('sent')} else ${place('new')} end`
