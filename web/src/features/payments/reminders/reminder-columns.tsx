import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { Link } from '@tanstack/react-router'
import { day, today } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import type { ListColumn } from '../../../list/list.ts'
import { paths } from '../../../paths.ts'
import { centsOf } from '../api.ts'
import { shownAmount } from '../open-item-columns.tsx'
import classes from '../payments.module.css'
import { NextReminder, ReminderSent } from './next-reminder.tsx'
import type { OverdueRow, Reminder } from './reminder-api.ts'

export const overdueColumns: readonly ListColumn<OverdueRow>[] = [
  { label: 'Rechnung', width: 148, strong: false, show: ({ invoiceNumber }) => invoiceNumber },
  { label: 'Kunde', share: 1.1, least: 140, strong: true, show: ({ clientName }) => clientName },
  {
    label: 'Reise',
    least: 140,
    title: ({ orderNumber, tripName }) => `${orderNumber} ${tripName}`,
    show: ({ order, id, orderNumber, tripName }) => (
      <Link {...paths.clientInvoice(idOf(order), { invoice: id })} className={classes.trip}>
        {orderNumber} <span>{tripName}</span>
      </Link>
    ),
  },
  { label: 'Fällig', width: 92, show: ({ dueAt }) => day(dueAt) },
  {
    label: 'Tage',
    width: 52,
    align: 'right',
    quiet: true,
    show: ({ dueAt }) => daysBetween(dateOfWire(dueAt) ?? today(), today()),
  },
  { label: 'Offen', width: 104, align: 'right', strong: true, show: ({ open }) => shownAmount(open) },
  {
    label: 'Gemahnt',
    width: 236,
    quiet: true,
    show: ({ last }) =>
      last === null ? '–' : `${reminderSteps[last.step].label} ${day(last.date)}, bis ${day(last.payBy)}`,
  },
  {
    label: 'Nächste Stufe',
    least: 190,
    title: ({ next }) => (next.state === 'blocked' ? `Mahnsperre: ${next.reason}` : undefined),
    show: ({ next }) => <NextReminder next={next} />,
  },
]

export const reminderColumns: readonly ListColumn<Reminder>[] = [
  { label: 'Datum', width: 104, strong: false, show: ({ reminderDate }) => day(reminderDate) },
  { label: 'Stufe', width: 148, show: ({ step }) => reminderSteps[step].label },
  { label: 'Kunde', share: 1.1, least: 140, strong: true, show: ({ client }) => client?.companyName ?? '' },
  {
    label: 'Reise',
    least: 140,
    title: ({ orderNumber, tripName }) => `${orderNumber} ${tripName}`,
    show: ({ orderNumber, tripName }) => `${orderNumber} ${tripName}`,
  },
  {
    label: 'Rechnungen',
    least: 110,
    show: ({ invoices }) => invoices.map(({ invoiceNumber }) => invoiceNumber).join(', '),
  },
  { label: 'Offen', width: 104, align: 'right', show: ({ open }) => shownAmount(open) },
  {
    label: 'Gebühr',
    width: 76,
    align: 'right',
    show: ({ fee, isFeeWaived }) => (centsOf(fee) === 0 || isFeeWaived ? '–' : shownAmount(fee)),
  },
  { label: 'Zahlbar bis', width: 96, show: ({ payBy }) => day(payBy) },
  { label: 'Versand', width: 172, show: (reminder) => <ReminderSent reminder={reminder} /> },
  { label: 'Von', width: 120, quiet: true, show: ({ user }) => nameOf(user) },
]
