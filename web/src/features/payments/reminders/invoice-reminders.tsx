import { Button, TextInput } from '@mantine/core'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { maxOf } from '@reisewerk/domain/contract/words.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { blockOn } from '@reisewerk/domain/payments/reminders/next-reminder.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { update } from '../../../lib/api.ts'
import { amount, currencySign, day, today } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../payments.module.css'
import { ReminderSent } from './next-reminder.tsx'
import { type Reminder, remindersOfInvoice } from './reminder-api.ts'

type Invoice = Pick<
  ItemOf<typeof clientInvoiceContract, 'client_invoice_read'>,
  'id' | 'status' | 'payments' | 'reminderBlock' | 'reminderBlockUntil'
>

/** How far reminding of an invoice has come, and whether and why nobody shall be reminded of it (decision 060). */
export function InvoiceReminders({ invoice }: { invoice: Invoice }) {
  const reminders = useQuery(remindersOfInvoice(invoice.id)).data?.items ?? []
  const credit = feeCreditOf(invoice, reminders)
  // Nobody is reminded of what is settled.
  if (reminders.length === 0 && invoice.status !== 'new') return null
  return (
    <Panel title="Mahnwesen" flush>
      {reminders.length > 0 && (
        <ul className={classes.reminders} aria-label="Mahnungen">
          {reminders.map((reminder) => (
            <li key={reminder.id}>
              <span>{reminderSteps[reminder.step].label}</span>
              <ReminderSent reminder={reminder} />
              <a href={reminder.document.path} target="_blank" rel="noopener" aria-label={reminder.document.name}>
                <IconFileTypePdf size={16} stroke={1.6} aria-hidden />
              </a>
              <p>
                {day(reminder.reminderDate)}, {nameOf(reminder.user)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {credit > 0 && (
        <p className={classes.credit}>
          Zurückzugeben: {amount(credit)} {currencySign(invoice.payments[0]?.amount.currency ?? 'EUR')} Mahngebühr,
          bezahlt und erlassen. Als Zahlung unter 0 erfasst bleibt die Rechnung bezahlt.
        </p>
      )}
      {invoice.status === 'new' && (
        <BlockForm key={`${invoice.reminderBlock} ${invoice.reminderBlockUntil}`} invoice={invoice} />
      )}
    </Panel>
  )
}

/** What was paid of the fees of an invoice beyond those that stand, in cents (decision 163). */
function feeCreditOf({ payments }: Invoice, reminders: readonly Pick<Reminder, 'fee' | 'isFeeWaived'>[]): number {
  const sum = (amounts: readonly { readonly amount: string }[]) =>
    amounts.reduce((all, one) => all + (parseAmount(one.amount) ?? 0), 0)
  const paid = payments.filter(({ kind }) => kind === 'reminderFee').map((payment) => payment.amount)
  return sum(paid) - sum(reminders.filter(({ isFeeWaived }) => !isFeeWaived).map(({ fee }) => fee))
}

function BlockForm({ invoice: { id, reminderBlock, reminderBlockUntil } }: { invoice: Invoice }) {
  const attempt = useAttempt(clientInvoiceContract.name)
  const [reason, setReason] = useState(reminderBlock)
  const [until, setUntil] = useState<CalendarDate | null>(
    reminderBlockUntil === null ? null : dateOfWire(reminderBlockUntil),
  )
  const isBlocked = blockOn([{ reason: reminderBlock, until }], today()) !== null
  const save = (block: { reminderBlock: string; reminderBlockUntil: string | null }) =>
    attempt(
      () => update(clientInvoiceContract, id, block),
      'Die Mahnsperre konnte nicht gespeichert werden! Server Error!',
    )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!event.currentTarget.checkValidity() || reason.trim() === '') return
    void save({ reminderBlock: reason.trim(), reminderBlockUntil: until === null ? null : wireOfDate(until) })
  }
  return (
    <form className={classes.block} aria-label="Mahnsperre" noValidate onSubmit={submit}>
      <TextInput
        label="Mahnsperre"
        placeholder="Grund"
        maxLength={maxOf(clientInvoiceContract, 'reminderBlock')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DateField label="bis" value={until} onChange={setUntil} />
      <Button type="submit" variant="default" disabled={reason.trim() === ''}>
        {reminderBlock === '' ? 'Sperren' : 'Ändern'}
      </Button>
      {reminderBlock !== '' && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => void save({ reminderBlock: '', reminderBlockUntil: null })}
        >
          {isBlocked ? 'Aufheben' : 'Abgelaufen, entfernen'}
        </Button>
      )}
    </form>
  )
}
