import type { ReminderSettings } from '@reisewerk/domain/accounts/settings-reminders.contract.ts'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { wordsIn } from '@reisewerk/domain/documents/document-language.ts'
import { paragraph } from '@reisewerk/domain/documents/letter.ts'
import { addressed, greeting, isWrittenFormally } from '@reisewerk/domain/documents/salutation.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { invoiceOnPaper } from '@reisewerk/domain/invoices/paper/invoice-on-paper.ts'
import type { ReminderStep } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { amountTold } from '@reisewerk/domain/invoices/texts/invoice-values.ts'
import { isMailAddress } from '@reisewerk/domain/mail/email.contract.ts'
import { furthest, reminderFee, unpaidFees } from '@reisewerk/domain/payments/reminders/next-reminder.ts'
import { type ReminderSource, reminderDocument } from '@reisewerk/domain/payments/reminders/reminder-document.ts'
import { reminderWordsIn } from '@reisewerk/domain/payments/reminders/reminder-words.ts'
import { datesIn } from '@reisewerk/domain/typography/date-words.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { qrCode } from '../../../platform/qr/qr-code.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { readDocumentTrips } from '../../documents/document-source.service.ts'
import { signedForTrip } from '../../mail/letters.service.ts'
import { lockReminder, type OverdueRow, readFees, readSnapshots } from './reminders.queries.ts'

/** Invoices of one client and trip that go into one letter, each with the step it is due for. */
export type Letter = {
  readonly orderId: number
  readonly organisationId: number
  readonly clientId: number | null
  readonly clientName: string
  readonly currency: string
  readonly claims: readonly (OverdueRow & { readonly step: ReminderStep })[]
}

/** What a letter says: to whom, in which language and from which account is as its newest invoice had it. */
export async function reminderSource(
  trx: Transaction,
  { orderId, currency, claims }: Letter,
  settings: ReminderSettings,
  { today }: Pick<Desk, 'today'>,
): Promise<ReminderSource> {
  const snapshots = await readSnapshots(
    trx,
    claims.map(({ id }) => id),
  )
  const newest = newestOf(snapshots)
  const [{ own }, fees] = await Promise.all([
    readDocumentTrips(trx, orderId, [], { asked: newest.locale, today, isMultilingual: () => true }),
    readFees(trx, orderId, currency),
  ])
  const { house, client, account } = invoiceOnPaper(newest, own.source, { isSigned: true })
  const step = furthest(claims.map((claim) => claim.step))
  return {
    ...own.source,
    ...{ house, client, account, step, currency, settings },
    payBy: addDays(today, settings[step].payDays),
    invoices: claims.map(({ id, number, dueAt, openCents }) => ({
      ...{ number, dueAt, openCents },
      date: snapshots.get(id)?.invoiceDate ?? dueAt,
    })),
    feeCents: reminderFee(step, settings),
    earlierFees: unpaidFees(fees.claimed, fees.openCents),
  }
}

function newestOf(snapshots: ReadonlyMap<number, IssuedInvoice>): IssuedInvoice {
  const newest = snapshots.get(Math.max(...snapshots.keys()))
  if (newest === undefined) throw new Error('an issued invoice has no version')
  return newest
}

/** How a reminder is set. */
export function printedReminder(source: ReminderSource) {
  return { template: 'reminder/reminder', model: () => reminderDocument(source, qrCode) }
}

/**
 * The mail that takes a reminder to the client, in the language of its invoices; nothing is sent.
 * @throws ApiError 404 when the actor sees no such reminder
 */
export async function beginReminderLetter(trx: Transaction, id: number) {
  const reminder = await lockReminder(trx, id)
  if (reminder === null) throw notFound('Mahnung')
  const { step, payBy, documentId, invoices, waivedCents, restCents } = reminder
  const newest = newestOf(
    await readSnapshots(
      trx,
      invoices.map((invoice) => invoice.id),
    ),
  )
  const { locale, buyer, addressing } = newest
  const { names, mail } = reminderWordsIn[locale]
  const isFormal = isWrittenFormally(buyer.contact, addressing === 'formal')
  const numbers = invoices.map(({ number }) => number).join(', ')
  const told = (cents: number) => amountTold(cents, newest)
  // The paper is filed as it was made: what it still names and nobody asks for is taken back where it is sent.
  const waived = waivedCents > 0 ? [mail.waived(told(waivedCents), told(restCents))] : []
  const sentences = [...mail.sentences(datesIn[locale].longDate(payBy), invoices.length), ...waived].map((text) =>
    addressed(text, isFormal),
  )
  const open = paragraph(`${greeting(locale, buyer.contact, isFormal)},`)
  return {
    ...{ locale, documentId, subject: mail.subject(names[step], numbers) },
    body: await signedForTrip(
      trx,
      reminder.orderId,
      [open, ...sentences.map(paragraph), paragraph(wordsIn[locale].close)],
      locale,
    ),
    to: isMailAddress(buyer.contactEmail) ? [{ name: buyer.name, address: buyer.contactEmail }] : [],
  }
}
