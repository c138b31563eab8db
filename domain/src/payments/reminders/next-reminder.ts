import type { ReminderSettings } from '../../accounts/settings-reminders.contract.ts'
import { addDays, type CalendarDate } from '../../calendar-date.ts'
import { type ReminderStep, reminderStepKeys, reminderSteps } from '../../invoices/reminder-steps.ts'
import { parseAmount } from '../../money.ts'

/** What of an open invoice decides whether its client is reminded. */
export type Claim = {
  readonly openCents: number
  /** Its day of payment, else the day of the invoice (§ 271 BGB). */
  readonly dueAt: CalendarDate
  /** The last reminder, and until when it asked to pay. */
  readonly last: { readonly step: ReminderStep; readonly payBy: CalendarDate } | null
  /** Of the invoice and of its client. */
  readonly blocks: readonly ReminderBlock[]
  /** A cancelled invoice and what takes it back, one that a later invoice asks for, one that does not count. */
  readonly isAsking: boolean
}

/** Nobody is reminded while somebody has said why not; without a day until it is lifted. */
export type ReminderBlock = { readonly reason: string; readonly until: CalendarDate | null }

/** What comes next for a claim. */
export type NextReminder =
  | { readonly state: 'due'; readonly step: ReminderStep }
  | { readonly state: 'later'; readonly step: ReminderStep; readonly from: CalendarDate }
  | { readonly state: 'blocked'; readonly reason: string; readonly until: CalendarDate | null }
  /** The last reminder has run out. */
  | { readonly state: 'through' }

/** @returns the block that holds on a day; null where none does */
export function blockOn(blocks: readonly ReminderBlock[], today: CalendarDate): ReminderBlock | null {
  return blocks.find(({ reason, until }) => reason.trim() !== '' && (until === null || until >= today)) ?? null
}

/**
 * The step a claim is due for (decision 060): so many days after its last day of payment as the house says, which is that of the
 * invoice, then that of the reminder before.
 * @returns null for what nobody is reminded of: paid, cancelled, taken over, not overdue
 */
export function nextReminder(claim: Claim, settings: ReminderSettings, today: CalendarDate): NextReminder | null {
  const { openCents, dueAt, last, blocks, isAsking } = claim
  if (!isAsking || openCents <= 0 || dueAt >= today) return null
  const block = blockOn(blocks, today)
  if (block !== null) return { state: 'blocked', reason: block.reason, until: block.until }
  const step = reminderStepKeys[last === null ? 0 : reminderSteps[last.step].number]
  if (step === undefined) return { state: 'through' }
  const from = addDays(last?.payBy ?? dueAt, settings[step].afterDays)
  return from <= today ? { state: 'due', step } : { state: 'later', step, from }
}

/** What a step costs the client, in cents. */
export function reminderFee(step: ReminderStep, settings: ReminderSettings): number {
  return parseAmount(settings[step].fee) ?? 0
}

/** The higher of two steps: a letter about several invoices speaks as the furthest of them. */
export function furthest(steps: readonly ReminderStep[]): ReminderStep {
  return reminderStepKeys.findLast((step) => steps.includes(step)) ?? 'first'
}

type Fee = { readonly step: ReminderStep; readonly date: CalendarDate; readonly cents: number }

/** Which of the fees that were asked for are unpaid: what came in settles the oldest first. @param openCents of all of them */
export function unpaidFees(claimed: readonly Fee[], openCents: number): Fee[] {
  let paid = claimed.reduce((sum, { cents }) => sum + cents, 0) - openCents
  return claimed.flatMap((fee) => {
    const settled = Math.min(fee.cents, paid)
    paid -= settled
    return settled < fee.cents ? [{ ...fee, cents: fee.cents - settled }] : []
  })
}
