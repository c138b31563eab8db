import type { Tone } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import type { InvoiceStatus } from '../invoice-types.ts'

/** How an invoice stands for who waits for money: more than its status of 002 §4 says. In the order in which lists sort them. */
export const invoiceStates = {
  overdue: { label: 'überfällig', tone: 'bad' },
  new: { label: 'neu', tone: 'info' },
  sent: { label: 'versendet', tone: 'info' },
  overpaid: { label: 'überzahlt', tone: 'warn' },
  toGiveBack: { label: 'zu erstatten', tone: 'warn' },
  paid: { label: 'bezahlt', tone: 'good' },
  givenBack: { label: 'erstattet', tone: 'neutral' },
  even: { label: 'ausgeglichen', tone: 'neutral' },
  hidden: { label: 'ausgeblendet', tone: 'neutral' },
  taken: { label: 'übernommen', tone: 'neutral' },
  canceled: { label: 'storniert', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>
export type InvoiceState = keyof typeof invoiceStates

export type InvoiceStanding = {
  readonly status: InvoiceStatus
  /** It takes another one back. */
  readonly isStorno: boolean
  /** A later one asks for it. */
  readonly isTaken: boolean
  /** It counts neither among open items nor for reminders (002 §9). */
  readonly isHidden: boolean
  readonly isSent: boolean
  readonly amountCents: number
  readonly paidCents: number
  readonly openCents: number
  /** By when it is to be paid; null where it says none. */
  readonly due: CalendarDate | null
}

/** The one of these states that is shown. `client_invoices` are sorted by the same rule (server: `invoice-state.sql.ts`). */
export function invoiceState(invoice: InvoiceStanding, today: CalendarDate): InvoiceState {
  const { status, isStorno, isTaken, isHidden, isSent, amountCents, paidCents, openCents, due } = invoice
  if (status === 'canceled') return 'canceled'
  if (isTaken) return 'taken'
  // What was received is more than was asked for; else the invoice itself gives something back.
  if (openCents < 0) return amountCents >= 0 && paidCents > 0 ? 'overpaid' : 'toGiveBack'
  // Nobody pays what takes another one back: its money goes back, or there is none.
  if (status === 'paid' && isStorno) return paidCents === 0 ? 'even' : 'givenBack'
  if (status === 'paid') return 'paid'
  if (isHidden) return 'hidden'
  if (openCents > 0 && due !== null && due < today) return 'overdue'
  return isSent ? 'sent' : 'new'
}
