import { Checkbox, Group, Select } from '@mantine/core'
import { orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import type { StatusOfSent } from '@reisewerk/domain/mail/email.contract.ts'
import { statusesAfterSending } from '@reisewerk/domain/mail/status-after-sending.ts'
import { useQuery } from '@tanstack/react-query'
import { useOptions } from '../../lib/options.ts'
import { tripOf } from '../orders/trip/api.ts'
import classes from './mail.module.css'
import type { MailForm } from './mail-form.ts'

type Props = {
  orderId: number
  form: MailForm
}

/** Asks, with an offer or travel documents attached, whether the trip goes on once the mail has left; it never goes back. */
export function StatusAfterSending({ orderId, form }: Props) {
  const orderStatus = form.value('orderStatus')
  const trip = useQuery(tripOf(orderId)).data
  const statuses = useOptions('order_status')
  const offered: readonly StatusOfSent[] = statusesAfterSending(form.own.attachments.map(({ type }) => type))
  if (trip === undefined || offered.length === 0) return null
  const rank = orderStatusKeys.indexOf(trip.currentStatus)
  const ahead = offered.filter((status) => orderStatusKeys.indexOf(status) > rank)
  const target = orderStatus ?? ahead.at(-1)
  if (target === undefined || !ahead.includes(target)) {
    return <p className={classes.quiet}>Die Reise steht schon auf „{statuses.of(trip.currentStatus).label}“.</p>
  }
  return (
    <Group gap={12}>
      <Checkbox
        size="xs"
        label={`Status auf „${statuses.of(target).label}“ setzen`}
        checked={orderStatus !== null}
        onChange={({ currentTarget: { checked } }) => form.set({ orderStatus: checked ? target : null })}
      />
      {orderStatus !== null && ahead.length > 1 && (
        <Select
          size="xs"
          aria-label="Status der Reise nach dem Senden"
          data={ahead.map((status) => ({ value: status, label: statuses.of(status).label }))}
          value={target}
          allowDeselect={false}
          onChange={(status) => status !== null && form.set({ orderStatus: status })}
        />
      )}
    </Group>
  )
}
