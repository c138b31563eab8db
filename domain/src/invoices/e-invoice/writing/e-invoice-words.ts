import type { Locale } from '../../../accounts/options.ts'
import { type CalendarDate, germanDate } from '../../../calendar-date.ts'
import { amountsIn } from '../../../typography/amounts.ts'
import { datesIn } from '../../../typography/date-words.ts'
import { type InvoiceType, invoiceTypes } from '../../invoice-types.ts'
import { invoiceWordsIn } from '../../paper/invoice-language.ts'
import { plain } from './net-lines.ts'

/** What an electronic invoice says in sentences, in the language of its paper. Texts come in plain letters. */
type EInvoiceWords = {
  day: (date: CalendarDate) => string
  /** What it is, and of which trip. */
  name: (type: InvoiceType) => string
  trip: (number: string) => string
  ofInvoice: (number: string, day: string) => string
  /** What was paid before. @param tax that is in it, empty where there is none */
  deduction: (what: { isDiscount: boolean; day: string; number: string; sum: string; tax: string }) => string
  taxInEuros: (sum: string, rate: string, day: string) => string
  atOnce: string
  /** @param percent '2.00' */
  discount: (day: string, percent: string, sum: string) => string
  /** Why no tax is shown (BT-120); of the margin scheme in the words that § 14a Abs. 6 UStG wants. */
  reasons: Readonly<Record<'margin' | 'free' | 'compensation' | 'reverse', string>>
}

export const eInvoiceWordsIn: Readonly<Record<Locale, EInvoiceWords>> = {
  de_DE: {
    day: germanDate,
    name: (type) => invoiceTypes[type].label,
    trip: (number) => `Reise ${number}`,
    ofInvoice: (number, day) => ` der Rechnung ${number} vom ${day}`,
    deduction: ({ isDiscount, day, number, sum, tax }) =>
      `Abzüglich ${isDiscount ? 'Skonto' : 'Zahlung'} vom ${day} auf Rechnung ${number}: ${sum}${tax === '' ? '' : `, darin Umsatzsteuer ${tax}`}`,
    taxInEuros: (sum, rate, day) => `Umsatzsteuer in Euro: ${sum} (Kurs vom ${day}: ${rate})`,
    atOnce: 'Zahlbar sofort ohne Abzug.',
    discount: (day, percent, sum) => `Bei Zahlung bis ${day} ${percent.replace('.', ',')} % Skonto, das sind ${sum}.`,
    reasons: {
      margin: 'Sonderregelung für Reisebüros (§ 25 UStG)',
      free: 'Von der Umsatzsteuer befreite Leistungen',
      compensation: 'Entschädigung (§ 651h BGB), nicht steuerbar',
      reverse: 'Steuerschuldnerschaft des Leistungsempfängers',
    },
  },
  en: {
    day: datesIn.en.longDate,
    name: (type) => invoiceWordsIn.en.names[type],
    trip: (number) => `trip ${number}`,
    ofInvoice: (number, day) => ` of invoice ${number} of ${day}`,
    deduction: ({ isDiscount, day, number, sum, tax }) =>
      `Less ${isDiscount ? 'cash discount' : 'payment'} of ${day} on invoice ${number}: ${sum}${tax === '' ? '' : `, including VAT of ${tax}`}`,
    taxInEuros: (sum, rate, day) => `VAT in euros: ${sum} (exchange rate of ${day}: ${rate})`,
    atOnce: 'Payable at once without deduction.',
    discount: (day, percent, sum) => `${percent}% cash discount if paid by ${day}, that is ${sum}.`,
    reasons: {
      margin: 'Margin scheme – Travel agents (Sonderregelung für Reisebüros, § 25 UStG)',
      free: 'Services exempt from VAT',
      compensation: 'Compensation (§ 651h BGB), not subject to VAT',
      reverse: 'Reverse charge (Steuerschuldnerschaft des Leistungsempfängers)',
    },
  },
  fr: {
    day: datesIn.fr.longDate,
    name: (type) => invoiceWordsIn.fr.names[type],
    trip: (number) => `voyage ${number}`,
    ofInvoice: (number, day) => ` de la facture ${number} du ${day}`,
    deduction: ({ isDiscount, day, number, sum, tax }) =>
      `Déduction : ${isDiscount ? 'escompte' : 'paiement'} du ${day} sur la facture ${number} : ${sum}${tax === '' ? '' : `, dont TVA ${tax}`}`,
    taxInEuros: (sum, rate, day) => `TVA en euros : ${sum} (taux du ${day} : ${rate})`,
    atOnce: 'Payable immédiatement sans escompte.',
    discount: (day, percent, sum) =>
      `Escompte de ${percent.replace('.', ',')} % pour un paiement au plus tard le ${day}, soit ${sum}.`,
    reasons: {
      margin: 'Régime particulier – agences de voyages (Sonderregelung für Reisebüros, § 25 UStG)',
      free: 'Prestations exonérées de TVA',
      compensation: 'Indemnité (§ 651h BGB), hors du champ de la TVA',
      reverse: 'Autoliquidation (Steuerschuldnerschaft des Leistungsempfängers)',
    },
  },
}

/** An amount as the language writes it, without what only a printer needs. */
export function moneyTold(cents: number, currency: string, locale: Locale): string {
  return plain(amountsIn[locale].money({ cents, currency }))
}
