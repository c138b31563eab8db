import type { ReminderSettings } from '../../accounts/settings-reminders.contract.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { documentModel } from '../../documents/document.ts'
import type { DocumentModel, LetterModel } from '../../documents/document-model.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import { isFormal, letterFacts, paragraph, recipientLines, salutation, signature } from '../../documents/letter.ts'
import { addressed } from '../../documents/salutation.ts'
import { invoiceWordsIn } from '../../invoices/paper/invoice-language.ts'
import type { InvoiceAccount } from '../../invoices/paper/invoice-source.ts'
import { type PrintedPayment, paymentBox } from '../../invoices/paper/payment-box.ts'
import type { ReminderStep } from '../../invoices/reminder-steps.ts'
import type { RichTextNode } from '../../rich-text.ts'
import { type PrintedReminderWords, reminderWordsIn } from './reminder-words.ts'

/** All that a reminder says, amounts in cents of its currency; the document is that of its trip, in the language of its invoices. */
export type ReminderSource = DocumentSource & {
  readonly step: ReminderStep
  readonly payBy: CalendarDate
  readonly currency: string
  readonly invoices: readonly {
    readonly number: string
    readonly date: CalendarDate
    readonly dueAt: CalendarDate
    readonly openCents: number
  }[]
  /** Of this letter. */
  readonly feeCents: number
  /** Of earlier ones, still unpaid, all together. */
  readonly earlierFees: readonly { readonly step: ReminderStep; readonly date: CalendarDate; readonly cents: number }[]
  readonly account: InvoiceAccount | null
  readonly settings: ReminderSettings
}

export type ReminderPaper = DocumentModel &
  LetterModel & {
    words: PrintedReminderWords
    items: Record<'invoice' | 'date' | 'due' | 'open', string>[]
    fees: { label: string; amount: string }[]
    total: { label: string; amount: string }
    note: string
    payment: PrintedPayment | null
  }

/** What a reminder asks for: open amounts, and what reminding has cost. @returns cents */
export function remindedTotal({
  invoices,
  feeCents,
  earlierFees,
}: Pick<ReminderSource, 'invoices' | 'feeCents' | 'earlierFees'>): number {
  const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0)
  return sum(invoices.map(({ openCents }) => openCents)) + sum(earlierFees.map(({ cents }) => cents)) + feeCents
}

/** The letter of a reminder (decision 060): what is open by invoice, the fees, and how to pay all of it at once. */
export function reminderDocument(source: ReminderSource, qrCode: (text: string) => string): ReminderPaper {
  const { step, language, client, invoices, currency, payBy } = source
  const words = reminderWordsIn[language.locale]
  const { figure, money } = language.amounts
  const { longDate } = language.dates
  const name = words.names[step]
  const total = remindedTotal(source)
  const model = documentModel({ ...source, days: [] }, name, [], null)
  const sign = money({ cents: 0, currency }).replaceAll(/[\d.,\s]/g, '')
  const numbers = invoices.map(({ number }) => number).join(', ')
  return {
    ...model,
    words: { ...model.words, ...words.columns(sign) },
    recipient: recipientLines(client, language),
    facts: letterFacts(source, { label: words.facts.payBy, value: longDate(payBy) }, []),
    subject: name,
    letter: { type: 'doc', content: [paragraph(salutation(client, language)), ...letter(source)] },
    items: invoices.map(({ number, date, dueAt, openCents }) => ({
      ...{ invoice: number, date: longDate(date), due: longDate(dueAt), open: figure(openCents) },
    })),
    fees: fees(source).map(({ label, cents }) => ({ label, amount: figure(cents) })),
    total: { label: words.total, amount: money({ cents: total, currency }) },
    note: addressed(words.crossed, isFormal(client)),
    payment: paymentBox(
      {
        ...{ account: source.account, cents: total, currency, dueDate: payBy },
        purpose: invoiceWordsIn[language.locale].purpose(numbers, source.orderNumber),
      },
      language,
      qrCode,
    ),
    signature: signature(source),
  }
}

function fees({ step, today, feeCents, earlierFees, language }: ReminderSource) {
  const words = reminderWordsIn[language.locale]
  return [...earlierFees, { step, date: today, cents: feeCents }]
    .filter(({ cents }) => cents > 0)
    .map(({ step: of, date, cents }) => ({ label: words.fee(words.names[of], language.dates.longDate(date)), cents }))
}

const languages = { de_DE: 'german', en: 'english', fr: 'french' } as const

/** The house's own text, a paragraph a line, else what the step usually says. */
function letter({ step, payBy, settings, client, language, invoices }: ReminderSource): RichTextNode[] {
  const day = language.dates.longDate(payBy)
  const own = settings[step][languages[language.locale]]
  const text =
    own === '' ? reminderWordsIn[language.locale].letter[step](day, invoices.length) : own.replaceAll('{frist}', day)
  return addressed(text, isFormal(client))
    .split(/\n+/)
    .map((line) => paragraph(language.typeset(line)))
}
