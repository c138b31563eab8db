import type { ReminderSettings } from '@reisewerk/domain/accounts/settings-reminders.contract.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { decimalAmount, formatMoney } from '@reisewerk/domain/money.ts'
import { type NextReminder, nextReminder, reminderFee } from '@reisewerk/domain/payments/reminders/next-reminder.ts'
import type { MakeReminders, Overdue, ReminderPreview } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { remindedTotal } from '@reisewerk/domain/payments/reminders/reminder-document.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../../platform/errors.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import { drawPages, printDocument } from '../../documents/generate.service.ts'
import { storeDocument } from '../../files/files.service.ts'
import { lockPlanOf } from '../../orders/plan-lock.service.ts'
import { type Letter, printedReminder, reminderSource } from './reminder-letter.service.ts'
import {
  deleteReminder,
  insertReminder,
  lockInvoices,
  lockReminder,
  markReminderSent,
  type OverdueRow,
  readClaims,
  readOverdue,
} from './reminders.queries.ts'

/** More than a house works off in a morning. */
const overdueShown = 500

/** What is overdue over all trips the actor sees, the longest first, and which reminder comes next for each (decision 060). */
export async function listOverdue(
  trx: Transaction,
  houses: readonly number[] | null,
  { today }: Pick<Desk, 'today'>,
  most = overdueShown,
): Promise<{ items: Overdue[]; isCut: boolean }> {
  const rows = await readOverdue(trx, today, houses ?? trx.actor.organisationIds, most + 1)
  const settings = await settingsOf(trx, rows)
  const items = rows.slice(0, most).flatMap((row): Overdue[] => {
    const of = settings(row)
    const next = nextReminder(row, of, today)
    return next === null ? [] : [told(row, next, of)]
  })
  return { items, isCut: rows.length > most }
}

function told(row: OverdueRow, next: NextReminder, settings: ReminderSettings): Overdue {
  const { currency, clientId, last } = row
  const money = moneyIn(currency)
  return {
    ...{ clientInvoice: linkTo('client_invoices', row.id), invoiceNumber: row.number },
    ...{ order: linkTo('orders', row.orderId), orderNumber: row.orderNumber, tripName: row.tripName },
    ...{ client: clientId === null ? null : linkTo('clients', clientId), clientName: row.clientName },
    ...{ dueAt: wireOfDate(row.dueAt), open: money(row.openCents) },
    last: last === null ? null : { step: last.step, date: wireOfDate(last.date), payBy: wireOfDate(last.payBy) },
    next:
      next.state === 'due'
        ? { ...next, fee: money(reminderFee(next.step, settings)) }
        : next.state === 'later'
          ? { ...next, from: wireOfDate(next.from) }
          : next.state === 'blocked'
            ? { ...next, until: next.until === null ? null : wireOfDate(next.until) }
            : next,
  }
}

const moneyIn = (currency: string) => (cents: number) => ({
  ...{ amount: decimalAmount(cents), currency },
  formatted: formatMoney({ cents, currency }),
})

async function settingsOf(trx: Transaction, rows: readonly Pick<OverdueRow, 'organisationId'>[]) {
  const houses = new Map<number, ReminderSettings>()
  for (const house of new Set(rows.map(({ organisationId }) => organisationId))) {
    houses.set(house, (await readSettings(trx, house)).settings.reminders)
  }
  return ({ organisationId }: Pick<OverdueRow, 'organisationId'>): ReminderSettings => {
    const known = houses.get(organisationId)
    if (known === undefined) throw new Error('an invoice is of no house')
    return known
  }
}

/**
 * Makes the letters of some invoices, one for each client and trip: all of them or none. Who comes second finds the step done.
 * @returns the reminders that were made
 * @throws ApiError 404 for an invoice the actor does not see, 409 for one that is not due for the step any more
 */
export async function makeReminders(
  trx: Transaction,
  platform: Platform,
  { invoices }: MakeReminders,
): Promise<number[]> {
  const ids = invoices.map(({ clientInvoice }) => clientInvoice)
  const orders = [...new Set((await readClaims(trx, ids)).map(({ orderId }) => orderId))]
  // Trips first, as everybody locks; then payments wait, and what is open is read behind them.
  for (const order of orders.toSorted((one, other) => one - other)) await lockPlanOf(trx, 'orders', order)
  await lockInvoices(trx, ids)
  const made: number[] = []
  const { letters, settings } = await lettersOf(trx, invoices, deskOf(platform))
  for (const letter of letters) made.push(await makeReminder(trx, platform, letter, settings(letter)))
  return made
}

async function makeReminder(
  trx: Transaction,
  platform: Platform,
  letter: Letter,
  settings: ReminderSettings,
): Promise<number> {
  const desk = deskOf(platform)
  const { orderId, organisationId, clientId, currency, claims } = letter
  const source = await reminderSource(trx, letter, settings, desk)
  const bytes = await printDocument(platform.pdf, printedReminder(source), desk.now)
  const numbers = claims.map(({ number }) => number).join(', ')
  const documentId = await storeDocument(trx, platform.files, {
    ...{ orderId, organisationId, type: 'reminder', filetype: 'pdf', bytes },
    name: `${reminderSteps[source.step].label} ${numbers}`.slice(0, 200),
  })
  const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0)
  return insertReminder(
    trx,
    {
      ...{ orderId, organisationId, clientId, currency, documentId, step: source.step, userId: trx.actor.userId },
      ...{ reminderDate: desk.today, payBy: source.payBy, feeCents: source.feeCents },
      openCents: sum(claims.map(({ openCents }) => openCents)),
      earlierFeeCents: sum(source.earlierFees.map(({ cents }) => cents)),
    },
    claims.map(({ id, step, dueAt, openCents }) => ({ clientInvoiceId: id, step, dueAt, openCents })),
  )
}

/** The letters as they would be printed now; nothing is stored. @throws ApiError as {@link makeReminders} */
export async function previewReminders(
  trx: Transaction,
  platform: Platform,
  { invoices }: MakeReminders,
): Promise<ReminderPreview[]> {
  const desk = deskOf(platform)
  const { letters, settings } = await lettersOf(trx, invoices, desk)
  const shown: ReminderPreview[] = []
  for (const letter of letters) {
    const source = await reminderSource(trx, letter, settings(letter), desk)
    const { svg, pages } = await drawPages(platform.pdf, printedReminder(source), desk.now)
    const money = moneyIn(letter.currency)
    shown.push({
      ...{ order: linkTo('orders', letter.orderId), clientName: letter.clientName, step: source.step, svg, pages },
      ...{ total: money(remindedTotal(source)), fee: money(source.feeCents) },
    })
  }
  return shown
}

async function lettersOf(trx: Transaction, invoices: MakeReminders['invoices'], { today }: Pick<Desk, 'today'>) {
  const rows = await readClaims(
    trx,
    invoices.map(({ clientInvoice }) => clientInvoice),
  )
  const unseen = invoices.findIndex(({ clientInvoice }) => !rows.some(({ id }) => id === clientInvoice))
  if (unseen >= 0) {
    throw violated({
      propertyPath: `invoices[${unseen}].clientInvoice`,
      message: 'Rechnung wurde nicht gefunden.',
    })
  }
  const settings = await settingsOf(trx, rows)
  const asked = new Map(invoices.map(({ clientInvoice, step }) => [clientInvoice, step]))
  const claims = rows.map((row) => {
    const step = asked.get(row.id)
    const next = nextReminder(row, settings(row), today)
    if (next?.state !== 'due' || next.step !== step)
      throw refused(refusal('not_due_for_step', whyNot(row.number, next)))
    return { ...row, step }
  })
  const byLetter = Map.groupBy(claims, ({ orderId, clientId, currency }) => [orderId, clientId, currency].join())
  const letters = [...byLetter.values()].flatMap((group): Letter[] => {
    const [first] = group
    if (first === undefined) return []
    const { orderId, organisationId, clientId, clientName, currency } = first
    return [{ orderId, organisationId, clientId, clientName, currency, claims: group }]
  })
  return { letters, settings }
}

function whyNot(number: string, next: NextReminder | null): string {
  if (next === null) return `Die Rechnung ${number} ist nicht überfällig.`
  if (next.state === 'blocked') return `Die Rechnung ${number} hat eine Mahnsperre: ${next.reason}`
  if (next.state === 'through') return `Die Rechnung ${number} ist schon zum letzten Mal gemahnt.`
  const { label } = reminderSteps[next.step]
  if (next.state === 'later') return `Für die Rechnung ${number} kommt „${label}“ erst am ${germanDate(next.from)}.`
  return `Für die Rechnung ${number} ist jetzt „${label}“ an der Reihe.`
}

/** Notes that a reminder went out by other ways than a mail of the desk. @throws ApiError 404 */
export async function sendReminder(trx: Transaction, id: number, { now }: Desk): Promise<void> {
  if ((await lockReminder(trx, id)) === null) throw notFound('Mahnung')
  await markReminderSent(trx, id, now)
}

/** Takes back a reminder that was made by mistake, before the client has it; its paper stays filed. @throws ApiError 404, 409 */
export async function removeReminder(trx: Transaction, id: number): Promise<void> {
  const reminder = await lockReminder(trx, id)
  if (reminder === null) throw notFound('Mahnung')
  if (reminder.isSent) {
    throw refused(refusal('reminder_sent', 'Diese Mahnung ist schon versendet und bleibt.'))
  }
  await deleteReminder(trx, id)
}
