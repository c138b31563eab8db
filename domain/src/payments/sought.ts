import type { ClientSums } from './open-items.contract.ts'
import type { Overdue } from './reminders/reminder.contract.ts'

/** Which overdue invoices are shown: those to remind of now, or all. */
export const overdueViews = ['due', 'all'] as const
export type OverdueView = (typeof overdueViews)[number]

/** The overdue invoices a page or a file shows, as their order is. @param sought part of a number, client or trip */
export function soughtOverdue<Row extends Overdue>(rows: readonly Row[], view: OverdueView, sought: string): Row[] {
  return rows.filter(
    ({ invoiceNumber, clientName, orderNumber, tripName, next }) =>
      (view === 'all' || next.state === 'due') && holds([invoiceNumber, clientName, orderNumber, tripName], sought),
  )
}

/** The clients who owe something that a page or a file shows. @param sought part of a name */
export function soughtClients<Row extends ClientSums>(rows: readonly Row[], sought: string): Row[] {
  return rows.filter(({ name }) => holds([name], sought))
}

function holds(texts: readonly string[], sought: string): boolean {
  const part = sought.toLocaleLowerCase('de')
  return texts.some((text) => text.toLocaleLowerCase('de').includes(part))
}
