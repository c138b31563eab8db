import type { CalendarDate } from '../../calendar-date.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import type { LabelledValue } from '../../documents/document-model.ts'
import { giroCode } from './giro-code.ts'
import { invoiceWordsIn } from './invoice-language.ts'
import type { InvoiceAccount } from './invoice-source.ts'

export type PrintedPayment = {
  title: string
  facts: LabelledValue[]
  amount: LabelledValue
  /** Null where no app could read one. */
  code: { svg: string; alt: string; caption: string } | null
}

type Asked = {
  readonly account: InvoiceAccount | null
  /** What is to be paid; nobody is asked to pay what is settled, or what comes back to them. */
  readonly cents: number
  readonly currency: string
  readonly dueDate: CalendarDate | null
  readonly purpose: string
}

/** By which an amount is transferred, on paper and by a banking app. @param qrCode draws a text */
export function paymentBox(
  { account, cents, currency, dueDate, purpose }: Asked,
  language: DocumentLanguage,
  qrCode: (text: string) => string,
): PrintedPayment | null {
  if (account === null || cents <= 0) return null
  const words = invoiceWordsIn[language.locale]
  const value = language.amounts.money({ cents, currency })
  const code = giroCode({ ...account, cents, currency, purpose })
  return {
    title: words.payment.title,
    facts: [
      { label: words.payment.holder, value: account.holder },
      { label: words.payment.iban, value: grouped(account.iban) },
      { label: words.payment.bic, value: account.bic },
      { label: words.payment.purpose, value: purpose },
      { label: words.payment.due, value: dueDate === null ? '' : language.dates.longDate(dueDate) },
    ].filter(({ value: text }) => text !== ''),
    amount: { label: words.payment.amount, value },
    code: code === null ? null : { svg: qrCode(code), alt: words.codeAlt(value), caption: words.payment.code },
  }
}

/** 'DE02 1203 0000 0000 2020 51' */
function grouped(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}
