import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { type Age, ageKeys, ageOf, ages } from '@reisewerk/domain/payments/ageing.ts'
import type { ClientSums } from '@reisewerk/domain/payments/open-items.contract.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { Link } from '@tanstack/react-router'
import { amount, currencySign, day, today } from '../../lib/format.ts'
import type { ListColumn } from '../../list/list.ts'
import { paths } from '../../paths.ts'
import { centsOf, type OpenItem } from './api.ts'
import classes from './payments.module.css'

type Money = { amount: string; currency: string }

/** '1.250,00', with its sign where it is not in euros. */
export function shownAmount(money: Money): string {
  const sign = money.currency === 'EUR' ? '' : ` ${currencySign(money.currency)}`
  return `${amount(centsOf(money))}${sign}`
}

const dueOf = ({ dueAt }: OpenItem) => dateOfWire(dueAt) ?? today()

/** An amount stands in the column of its age. */
function ageColumns<I>(amountOf: (item: I, age: Age) => string): ListColumn<I>[] {
  return ageKeys.map((age) => ({
    label: ages[age].label,
    // '121.037,60 CHF'
    width: 122,
    align: 'right',
    show: (item) => {
      const shown = amountOf(item, age)
      return shown === '' || age === 'notDue' ? shown : <span className={classes.late}>{shown}</span>
    },
  }))
}

const upToAge: readonly ListColumn<OpenItem>[] = [
  { label: 'Rechnung', sort: 'invoiceNumber', width: 112, strong: false, show: ({ invoiceNumber }) => invoiceNumber },
  {
    label: 'Kunde',
    sort: 'client',
    share: 1.2,
    least: 150,
    strong: true,
    show: ({ client }) => client?.companyName ?? '',
  },
  {
    label: 'Reise',
    sort: 'orderNumber',
    least: 150,
    title: ({ orderNumber, tripName }) => `${orderNumber} ${tripName}`,
    show: ({ id, order, orderNumber, tripName }) => (
      <Link {...paths.clientInvoice(idOf(order), { invoice: id })} className={classes.trip}>
        {orderNumber} <span>{tripName}</span>
      </Link>
    ),
  },
  {
    label: 'Fällig',
    sort: 'dueAt',
    width: 92,
    title: ({ discount, discountUntil }) =>
      discount === null || discountUntil === null
        ? undefined
        : `Skonto ${shownAmount(discount)} bis ${day(discountUntil)}`,
    show: ({ dueAt }) => day(dueAt),
  },
  {
    label: 'Tage',
    width: 56,
    align: 'right',
    quiet: true,
    show: (item) => {
      const late = daysBetween(dueOf(item), today())
      return late > 0 ? late : ''
    },
  },
  {
    label: 'Mahnung',
    width: 152,
    quiet: true,
    title: ({ reminderBlock, remindedAt }) =>
      reminderBlock === ''
        ? remindedAt === null
          ? undefined
          : `am ${day(remindedAt)}`
        : `Mahnsperre: ${reminderBlock}`,
    show: ({ reminderStep, reminderBlock }) =>
      reminderBlock !== '' ? 'gesperrt' : reminderStep === null ? '' : reminderSteps[reminderStep].label,
  },
]

/** What is open, by its age. */
export const openItemColumns: readonly ListColumn<OpenItem>[] = [
  ...upToAge,
  ...ageColumns<OpenItem>((item, age) => (ageOf(dueOf(item), today()) === age ? shownAmount(item.open) : '')),
]

/** On a tablet what is open stands in one column, beside its days: five would stand out of sight (EASE-11). */
export const fewOpenItemColumns: readonly ListColumn<OpenItem>[] = [
  ...upToAge,
  {
    label: 'Offen',
    width: 122,
    align: 'right',
    show: (item) => {
      const shown = shownAmount(item.open)
      return ageOf(dueOf(item), today()) === 'notDue' ? shown : <span className={classes.late}>{shown}</span>
    },
  },
]

/** What is open of fees; what was paid of them and waived since stands below nothing. */
function feesOf({ reminderFees, feesToGiveBack }: ClientSums): string {
  const [open, back] = [centsOf(reminderFees), centsOf(feesToGiveBack)]
  const shown = [open === 0 ? '' : shownAmount(reminderFees), back === 0 ? '' : `−${shownAmount(feesToGiveBack)}`]
  return shown.filter((part) => part !== '').join(' ')
}

/** The sums of one client; the list knows a row by a number. */
export type ClientRow = ClientSums & { id: number }

export const clientColumns: readonly ListColumn<ClientRow>[] = [
  { label: 'Kunde', share: 1.4, least: 180, show: ({ name }) => name || 'ohne Kunden' },
  { label: 'Rechnungen', width: 96, align: 'right', quiet: true, show: ({ count }) => count },
  ...ageColumns<ClientRow>((row, age) => (centsOf(row.ages[age]) === 0 ? '' : shownAmount(row.ages[age]))),
  {
    label: 'Mahngebühren',
    width: 104,
    align: 'right',
    quiet: true,
    title: ({ feesToGiveBack }) =>
      centsOf(feesToGiveBack) === 0 ? undefined : `${shownAmount(feesToGiveBack)} zu erstatten`,
    show: feesOf,
  },
  { label: 'Summe', width: 126, align: 'right', strong: true, show: ({ total }) => shownAmount(total) },
]
