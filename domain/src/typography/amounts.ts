import type { Locale } from '../accounts/options.ts'
import { formatMoney, type Money } from '../money.ts'
import { minusSign, narrowSpace, noBreakSpace } from './characters.ts'

/** How a language writes figures in print. */
export type Amounts = {
  /** '1.489,50 €' with a narrow space before the sign, '€1,489.50' */
  money: (money: Money) => string
  /** '1.489,50', in a column whose head names the currency. */
  figure: (cents: number) => string
  /** '12,5 %', '12.5%' */
  percent: (percent: number) => string
  /** '1 EUR = 0,935 CHF', no part of it alone on a line */
  rate: (perEuro: number, currency: string) => string
  /** '2.178 km' */
  distance: (kilometres: number) => string
  /** 'ca. 2.178 km': nobody has measured it (TRUE-07) */
  aboutDistance: (kilometres: number) => string
  /** '1 Nacht', '9 Nächte', never parted at a line's end */
  counted: (count: number, one: string, many: string) => string
}

/** The tag of a language as browsers and dictionaries know it. */
const languageTags = { de_DE: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Locale, string>

const about = { de_DE: 'ca.', en: 'approx.', fr: 'env.' } as const satisfies Record<Locale, string>

/** The figures of a language. */
export const amountsIn: Readonly<Record<Locale, Amounts>> = {
  de_DE: amounts('de_DE'),
  en: amounts('en'),
  fr: amounts('fr'),
}

function amounts(locale: Locale): Amounts {
  const thousands = new Intl.NumberFormat(languageTags[locale], { useGrouping: 'always' })
  const figures = new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percents = new Intl.NumberFormat(languageTags[locale], { style: 'percent', maximumFractionDigits: 2 })
  const rates = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 6 })
  const distance = (kilometres: number) => `${thousands.format(kilometres)}${narrowSpace}km`
  return {
    rate: (perEuro, currency) => `1 EUR = ${rates.format(perEuro)} ${currency}`.replaceAll(' ', noBreakSpace),
    figure: (cents) => figures.format(cents / 100).replace('-', minusSign),
    percent: (percent) => percents.format(percent / 100).replaceAll(noBreakSpace, narrowSpace),
    money: (money) => formatMoney(money, languageTags[locale]).replaceAll(noBreakSpace, narrowSpace),
    distance,
    aboutDistance: (kilometres) => `${about[locale]}${noBreakSpace}${distance(kilometres)}`,
    counted: (count, one, many) => `${thousands.format(count)}${noBreakSpace}${count === 1 ? one : many}`,
  }
}

/** @returns '7 × Halbpension' */
export function times(count: number, what: string): string {
  return `${count}${narrowSpace}×${noBreakSpace}${what}`
}

/** @param typed 'Länge 12,30 m' or '12.30 m' @returns its figures with the decimal sign of the language */
export function figuresAsIn(locale: Locale, typed: string): string {
  return typed.replaceAll(/(\d)[.,](\d{1,2})(?!\d)/g, locale === 'en' ? '$1.$2' : '$1,$2')
}
