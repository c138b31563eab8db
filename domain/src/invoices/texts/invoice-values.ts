import type { TemplateValues } from '../../mail/fill-template.ts'
import { dayIn } from '../../mail/mail-words.ts'
import type { InvoicePlaceholder } from '../../mail/placeholders.ts'
import { amountsIn } from '../../typography/amounts.ts'
import { untypeset } from '../../typography/typeset.ts'
import type { IssuedInvoice } from '../issued.ts'
import { invoiceWordsIn } from '../paper/invoice-language.ts'

/** What an invoice tells for the placeholders of its texts and of its mail, in its language. */
export function invoiceValues(
  invoice: Pick<
    IssuedInvoice,
    'type' | 'number' | 'invoiceDate' | 'dueDate' | 'currency' | 'locale' | 'totals' | 'refundCents'
  >,
): TemplateValues & Readonly<Record<InvoicePlaceholder, string | null>> {
  const { type, number, invoiceDate, dueDate, locale } = invoice
  const { names, numberFollows } = invoiceWordsIn[locale]
  return {
    'rechnung.art': names[type],
    'rechnung.nummer': number || numberFollows,
    'rechnung.datum': dayIn(locale, invoiceDate),
    'rechnung.betrag': amountAsked(invoice),
    'rechnung.faellig': dueDate === null ? null : dayIn(locale, dueDate),
  }
}

/** What is to be paid, or goes back; of what takes an invoice back what was received on that one. */
function amountAsked(invoice: Pick<IssuedInvoice, 'totals' | 'refundCents' | 'currency' | 'locale'>): string {
  return amountTold(invoice.refundCents ?? invoice.totals.dueCents, invoice)
}

/** An amount as texts and mails of an invoice tell it, without its sign. */
export function amountTold(cents: number, { currency, locale }: Pick<IssuedInvoice, 'currency' | 'locale'>): string {
  return untypeset(amountsIn[locale].money({ cents: Math.abs(cents), currency }))
}
