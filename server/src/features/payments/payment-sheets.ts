import { daysBetween, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { ageKeys, ages } from '@reisewerk/domain/payments/ageing.ts'
import type { Overdue } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import type { OverdueView } from '@reisewerk/domain/payments/sought.ts'
import { soughtClients, soughtOverdue } from '@reisewerk/domain/payments/sought.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { mostRows } from '../../platform/resource/list-sheet.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import type { Sheet, SheetCell } from '../../platform/sheet/sheet.ts'
import { sumOpenItems } from './open-items.service.ts'
import { listOverdue } from './reminders/reminders.service.ts'

type Asked = { readonly houses: readonly number[] | null; readonly sought: string }
type Amount = Overdue['open']

/** What each client owes, by age, as a file (MOVE-04); amounts of one currency are one row. */
export async function sheetOfClientSums(
  trx: Transaction,
  { houses, sought }: Asked,
  desk: Pick<Desk, 'today'>,
): Promise<Sheet> {
  const { clients } = await sumOpenItems(trx, houses, desk)
  return {
    name: `Offene Posten je Kunde ${germanDate(desk.today)}`,
    columns: [
      { title: 'Kunde', width: 34 },
      { title: 'Rechnungen', width: 12, kind: 'number' },
      { title: 'Offen', width: 14, kind: 'money' },
      ...ageKeys.map((age) => ({ title: ages[age].label, width: 16, kind: 'money' as const })),
      { title: 'Überfällig', width: 14, kind: 'money' },
      { title: 'Mahngebühren', width: 14, kind: 'money' },
      { title: 'Gebühren zu erstatten', width: 20, kind: 'money' },
    ],
    rows: soughtClients(clients, sought).map((row) => [
      row.name,
      row.count,
      cellOf(row.total),
      ...ageKeys.map((age) => cellOf(row.ages[age])),
      cellOf(row.overdue),
      cellOf(row.reminderFees),
      cellOf(row.feesToGiveBack),
    ]),
  }
}

/** What is overdue, and what reminds of it next, as a file (MOVE-04). */
export async function sheetOfOverdue(
  trx: Transaction,
  { houses, sought, view }: Asked & { readonly view: OverdueView },
  desk: Pick<Desk, 'today'>,
): Promise<Sheet> {
  const { items } = await listOverdue(trx, houses, desk, mostRows)
  return {
    name: `Überfällige Rechnungen ${germanDate(desk.today)}`,
    columns: [
      { title: 'Rechnung', width: 16 },
      { title: 'Kunde', width: 34 },
      { title: 'Reisenummer', width: 14 },
      { title: 'Reise', width: 30 },
      { title: 'Fällig', width: 12, kind: 'date' },
      { title: 'Tage', width: 8, kind: 'number' },
      { title: 'Offen', width: 14, kind: 'money' },
      { title: 'Gemahnt', width: 20 },
      { title: 'Gemahnt am', width: 12, kind: 'date' },
      { title: 'Zahlbar bis', width: 12, kind: 'date' },
      { title: 'Nächste Stufe', width: 40 },
    ],
    rows: soughtOverdue(items, view, sought).map(({ last, ...row }) => {
      const due = dateOfWire(row.dueAt)
      return [
        ...[row.invoiceNumber, row.clientName, row.orderNumber, row.tripName],
        ...[due, due === null ? null : daysBetween(due, desk.today), cellOf(row.open)],
        last === null ? null : reminderSteps[last.step].label,
        ...[last?.date, last?.payBy].map((day) => (day === undefined ? null : dateOfWire(day))),
        nextOf(row.next),
      ]
    }),
  }
}

function nextOf(next: Overdue['next']): string {
  switch (next.state) {
    case 'due':
      return reminderSteps[next.step].label
    case 'later':
      return `${reminderSteps[next.step].label} ab ${next.from.slice(0, 10)}`
    case 'blocked':
      return `Mahnsperre${next.until === null ? '' : ` bis ${next.until.slice(0, 10)}`}: ${next.reason}`
    case 'through':
      return 'alle Stufen gemahnt'
  }
}

function cellOf({ amount, currency }: Amount): SheetCell {
  return { value: Number(amount), currency }
}
