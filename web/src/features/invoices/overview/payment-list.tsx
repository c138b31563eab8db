import { Button, TextInput } from '@mantine/core'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { maxOf } from '@reisewerk/domain/contract/words.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { paymentContract } from '@reisewerk/domain/invoices/payment.contract.ts'
import { decimalAmount } from '@reisewerk/domain/money.ts'
import { dateOfWire, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAttempts } from '../../../form/use-attempts.ts'
import { remove } from '../../../lib/api.ts'
import { amount, currencySign, day, today } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { detailOf, type Invoice, type Payment } from '../api.ts'
import { centsOf } from '../invoice-state.ts'
import classes from '../invoices.module.css'

const notRecorded = 'Die Zahlung konnte nicht gespeichert werden! Server Error!'
const notRemoved = 'Die Zahlung konnte nicht entfernt werden! Server Error!'

type Props = {
  invoice: Invoice
  hint?: ReactNode
  onRecorded?: () => void
}

/** Payments of an invoice. What is open stands in the field already: one key records it, another amount is typed over it. */
export function PaymentList({ invoice, hint = null, onRecorded }: Props) {
  const { id, payments, status } = invoice
  const open = centsOf(invoice.open)
  const { currency } = invoice.amount
  const client = useQueryClient()
  const attempt = useAttempt(clientInvoiceContract.name)
  const make = useAttempts(paymentContract)
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const [note, setNote] = useState('')
  const [received, setReceived] = useState<CalendarDate | null>(today())
  const [isSaving, setSaving] = useState(false)
  const cents = typed === undefined ? (open === 0 ? null : open) : typed
  const discounted = discountedOf(invoice, received)
  const refresh = () => client.invalidateQueries({ queryKey: keys.list(paymentContract.name) })

  async function record(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!event.currentTarget.checkValidity() || cents === null || cents === 0 || received === null) return
    setSaving(true)
    const body = {
      clientInvoice: linkTo('client_invoices', id),
      dateOfPayment: wireOfDate(received),
      amount: { amount: decimalAmount(cents), currency },
      note: note.trim(),
    }
    const isTaken = await attempt(() => make(body), notRecorded)
    setSaving(false)
    if (isTaken) {
      setTyped(undefined)
      setNote('')
    }
    await refresh()
    if (isTaken) onRecorded?.()
  }

  async function take({ id: payment, amount: sum, dateOfPayment }: Payment) {
    const isMeant = await confirm({
      title: 'Zahlung entfernen?',
      text: `${sum.formatted} vom ${day(dateOfPayment)} zählen dann nicht mehr. Wer sie entfernt hat, bleibt im Verlauf stehen.`,
      action: 'Entfernen',
      tone: 'bad',
    })
    if (!isMeant) return
    await attempt(() => remove(paymentContract, payment), notRemoved)
    await refresh()
  }

  return (
    <Panel title="Zahlungen" flush>
      <ul className={classes.payments}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>{day(payment.dateOfPayment)}</span>
            <span className={classes.detail}>{detailOf(payment)}</span>
            <strong>{amount(centsOf(payment.amount))}</strong>
            <IconButton
              size={24}
              icon={IconTrash}
              label={`Zahlung vom ${day(payment.dateOfPayment)} entfernen`}
              onClick={() => void take(payment)}
            />
          </li>
        ))}
      </ul>
      {discounted !== null && (
        <p className={classes.note}>
          Mit Skonto bis {day(invoice.discountUntil ?? '')} sind {amount(discounted)} zu zahlen.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => setTyped(discounted)}>
            Betrag mit Skonto
          </Button>
        </p>
      )}
      {hint !== null && <p className={classes.note}>{hint}</p>}
      {status !== 'canceled' && (
        <form aria-label="Zahlung erfassen" noValidate onSubmit={(event) => void record(event)}>
          <div className={classes.entry}>
            <DateField label="Eingang" value={received} onChange={setReceived} />
            <MoneyField
              label="Betrag"
              currency={currencySign(currency)}
              allowNegative
              data-payment
              data-autofocus
              value={cents}
              onChange={setTyped}
            />
            <TextInput
              label="Vermerk"
              placeholder="Auszug 32"
              className={classes.entryNote}
              maxLength={maxOf(paymentContract, 'note')}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Button type="submit" loading={isSaving} disabled={cents === null || cents === 0 || received === null}>
              Zahlung erfassen
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}

/** What is to be paid with the discount, where the money came in time and nothing was paid before; what comes off is booked with it. */
function discountedOf(
  { open, amount: due, discount, discountUntil }: Invoice,
  received: CalendarDate | null,
): number | null {
  if (discount === null || discountUntil === null || received === null) return null
  const until = dateOfWire(discountUntil)
  const isInTime = until !== null && received <= until && centsOf(open) === centsOf(due)
  return isInTime ? centsOf(open) - centsOf(discount) : null
}
