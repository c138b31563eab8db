import { defaultCurrency } from '../../money.ts'
import { marginScheme, reverseCharge } from '../invoice-tax.ts'
import { invoiceWordsIn } from './invoice-language.ts'
import type { InvoiceSource } from './invoice-source.ts'

export type PrintedSum = { label: string; detail: string; amount: string; isStrong: boolean }
export type PrintedTax = Record<'rate' | 'net' | 'tax' | 'gross', string>

/** From the price of the trip down to what is due, every step of it (INV-04, § 14 Abs. 5 UStG). */
export function printedSums(source: InvoiceSource): PrintedSum[] {
  const { type, beforePaymentsCents, part, received, canceledCents, original, dueCents, currency, language } = source
  const words = invoiceWordsIn[language.locale]
  const { figure, money, percent } = language.amounts
  const sum = (label: string, cents: number, detail = ''): PrintedSum => ({
    ...{ label, detail, amount: figure(cents) },
    isStrong: false,
  })
  const isCharge = type === 'cancelation' && original === null
  const named = isCharge ? words.part.charge : words.part[type === 'cancelation' ? 'cancelation' : 'prepayment']
  const share = (hundred: string) => (isCharge ? `${named} ${hundred}` : words.percent(hundred))
  return [
    sum(words.total, beforePaymentsCents),
    ...(part === null ? [] : [sum(part.percent === null ? named : share(percent(part.percent)), part.cents)]),
    ...received.map(({ date, invoiceNumber, cents, taxCents, isDiscount = false }) => {
      // What takes an invoice back has its payments turned around, too; they came in all the same.
      const turned = original === null ? 1 : -1
      const tax = taxCents === null ? '' : words.taxIncluded(figure(taxCents * turned + 0))
      const of = invoiceNumber === '' ? '' : words.ofInvoice(invoiceNumber)
      const kind = isDiscount ? 'discounted' : cents * turned < 0 ? 'paidBack' : 'received'
      const payment = words[kind](language.dates.longDate(date))
      const label = original === null ? payment : words.offNoMore(payment)
      return sum(label, -cents, [of, tax].filter(Boolean).join(', '))
    }),
    ...(canceledCents === null ? [] : [sum(words.canceled, canceledCents)]),
    {
      label: dueCents < 0 ? words.refund : dueCents === 0 ? words.settled : words.due[type],
      detail: '',
      amount: money({ cents: dueCents, currency }),
      isStrong: true,
    },
  ]
}

/** Net, tax and gross for each rate; empty where only the margin scheme applies, which shows none (§ 14a Abs. 6 UStG). */
export function printedTaxes({ taxes, language }: InvoiceSource): PrintedTax[] {
  if (taxes.every(({ percentage }) => percentage === marginScheme)) return []
  const words = invoiceWordsIn[language.locale]
  const { figure, percent } = language.amounts
  return taxes.map(({ percentage, grossCents, taxCents }) => {
    const isMargin = percentage === marginScheme
    return {
      rate: isMargin ? words.marginRate : percentage === reverseCharge ? words.reverseRate : percent(percentage),
      net: isMargin ? '' : figure(grossCents - taxCents),
      tax: isMargin ? '' : figure(taxCents),
      gross: figure(grossCents),
    }
  })
}

/** What the law wants said of tax in another currency (§ 16 Abs. 6 UStG), and where none is shown. */
export function taxNotes({ type, original, taxes, euroTax, currency, language }: InvoiceSource): string[] {
  const words = invoiceWordsIn[language.locale]
  const has = (rate: number) => taxes.some(({ percentage }) => percentage === rate)
  const isCharge = type === 'cancelation' && original === null
  const taxFree = isCharge ? words.compensation : has(marginScheme) ? words.thirdCountry : words.taxFree
  const { money, rate } = language.amounts
  const inEuros =
    euroTax === null
      ? ''
      : words.taxInEuros(
          money({ cents: euroTax.cents, currency: defaultCurrency }),
          rate(euroTax.rate, currency),
          language.dates.longDate(euroTax.date),
        )
  return [
    inEuros,
    has(marginScheme) ? words.marginScheme : '',
    has(reverseCharge) ? words.reverseCharge : '',
    has(0) ? taxFree : '',
  ].map((text) => language.typeset(text))
}
