import { Button, TextInput } from '@mantine/core'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { creditContract } from '@reisewerk/domain/invoices/credit.contract.ts'
import { decimalAmount } from '@reisewerk/domain/money.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconReceiptRefund, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAttempts } from '../../../form/use-attempts.ts'
import { remove } from '../../../lib/api.ts'
import { amount, currencySign, day, today } from '../../../lib/format.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { creditsOf } from '../api.ts'
import { centsOf } from '../invoice-state.ts'
import classes from '../invoices.module.css'

const notRecorded = 'Die Gutschrift konnte nicht gespeichert werden! Server Error!'
const notRemoved = 'Die Gutschrift konnte nicht gelöscht werden! Server Error!'

type Props = {
  orderId: number
  currency: string
  /** What of the trip is unpaid, in cents. */
  due: number
}

/** What the client was promised back, noted at the trip (002 §2). It changes no sum, and says so (decision 058). */
export function CreditsPanel({ orderId, currency, due }: Props) {
  const { data, isPending, isError, refetch } = useQuery(creditsOf(orderId))
  const attempt = useAttempt(creditContract.name)
  const [isAdding, setAdding] = useState(false)
  const items = data?.items ?? []

  async function take(id: number, what: string) {
    const question = { title: 'Bist du sicher?', text: `Die Gutschrift ${what} wird gelöscht.`, action: 'Löschen' }
    if (await confirm({ ...question, tone: 'bad' })) await attempt(() => remove(creditContract, id), notRemoved)
  }

  const noted = items.reduce((sum, credit) => sum + centsOf(credit.amount), 0)
  const begin = (
    <Button variant="default" size={items.length > 0 ? 'compact-sm' : 'sm'} onClick={() => setAdding(true)}>
      Gutschrift vermerken
    </Button>
  )
  return (
    <Panel title="Gutschriften" flush actions={items.length > 0 && !isAdding ? begin : undefined}>
      {isPending && <LoadingRows rows={2} />}
      {isError && data === undefined && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void refetch()} />
      )}
      {data !== undefined && items.length === 0 && !isAdding && (
        <EmptyState icon={IconReceiptRefund} text="Es wurden noch keine Gutschriften vermerkt" action={begin} />
      )}
      <ul className={classes.payments}>
        {items.map((credit) => (
          <li key={credit.id}>
            <span>{day(credit.dateOfCredit)}</span>
            <span className={classes.detail}>{credit.reason}</span>
            <strong>{amount(centsOf(credit.amount))}</strong>
            <IconButton
              size={24}
              icon={IconTrash}
              label={`Gutschrift vom ${day(credit.dateOfCredit)} löschen`}
              onClick={() => void take(credit.id, `über ${credit.amount.formatted}`)}
            />
          </li>
        ))}
      </ul>
      {(items.length > 0 || isAdding) && (
        <p className={classes.note}>
          Nur ein Vermerk: Reisepreis und Rechnungen bleiben, wie sie sind. Vor der Rechnung ändert sie ein Rabatt unter
          „Extras und Rabatte“; danach geht Geld als Rückzahlung auf der Rechnung zurück.
        </p>
      )}
      {items.length > 0 && <AboveRest cents={noted} due={due} currency={currency} />}
      {isAdding && (
        <NewCredit orderId={orderId} currency={currency} left={due - noted} onClose={() => setAdding(false)} />
      )}
    </Panel>
  )
}

/** A promise above what is unpaid means that money goes back. */
function AboveRest({ cents, due, currency }: { cents: number; due: number; currency: string }) {
  const rest = Math.max(0, due)
  if (cents <= rest) return null
  const told = (sum: number) => `${amount(sum)} ${currencySign(currency)}`
  return (
    <p className={classes.note} role="status">
      Offen sind nur {told(rest)}: {told(cents - rest)} davon gingen an den Kunden zurück.
    </p>
  )
}

type NewProps = {
  orderId: number
  currency: string
  /** What is unpaid beside what was promised already. */
  left: number
  onClose: () => void
}

function NewCredit({ orderId, currency, left, onClose }: NewProps) {
  const attempt = useAttempt(creditContract.name)
  const make = useAttempts(creditContract)
  const [date, setDate] = useState<CalendarDate | null>(today())
  const [cents, setCents] = useState<number | null>(null)
  const [reason, setReason] = useState('')

  async function note(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!event.currentTarget.checkValidity() || cents === null || date === null) return
    const body = {
      order: linkTo('orders', orderId),
      dateOfCredit: wireOfDate(date),
      amount: { amount: decimalAmount(cents), currency },
      reason: reason.trim(),
    }
    if (await attempt(() => make(body), notRecorded)) onClose()
  }

  return (
    <form
      className={classes.credit}
      aria-label="Gutschrift vermerken"
      noValidate
      onSubmit={(event) => void note(event)}
    >
      <DateField label="Datum" value={date} onChange={setDate} />
      <MoneyField
        label="Betrag"
        currency={currencySign(currency)}
        value={cents}
        onChange={setCents}
        data-autofocus
        autoFocus
      />
      <AboveRest cents={cents ?? 0} due={left} currency={currency} />
      <TextInput
        label="Grund"
        maxLength={200}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <div className={classes.ends}>
        <Button type="submit" disabled={cents === null || cents === 0 || date === null}>
          Vermerken
        </Button>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
