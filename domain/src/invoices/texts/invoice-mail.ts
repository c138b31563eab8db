import type { Locale } from '../../accounts/options.ts'
import { addressed } from '../../documents/salutation.ts'
import type { IssuedInvoice } from '../issued.ts'
import { invoiceValues } from './invoice-values.ts'

type Told = Readonly<Record<'name' | 'number' | 'date' | 'amount' | 'due' | 'trip' | 'original', string>>
type Words = Readonly<{
  sent: (told: Told) => string
  /** What takes another invoice back. */
  takesBack: (told: Told) => string
  pay: (told: Told) => string
  payAtOnce: (told: Told) => string
  refund: (told: Told) => string
  settled: string
  xml: string
  certificate: string
}>

const wordsIn: Readonly<Record<Locale, Words>> = {
  de_DE: {
    sent: ({ name, number, date, trip }) =>
      `anbei {erhalten Sie|bekommst du} unsere ${name} ${number} vom ${date} für {Ihre|deine} Reise ${trip}.`,
    takesBack: ({ name, number, date, original }) =>
      `anbei {erhalten Sie|bekommst du} unsere ${name} ${number} vom ${date}. Sie nimmt unsere Rechnung ${original} zurück.`,
    pay: ({ amount, due }) => `Bitte {überweisen Sie|überweise} ${amount} bis zum ${due}.`,
    payAtOnce: ({ amount }) => `Bitte {überweisen Sie|überweise} ${amount}.`,
    refund: ({ amount }) => `Den Betrag von ${amount} erstatten wir {Ihnen|dir}.`,
    settled: 'Zu zahlen ist nichts mehr.',
    certificate: 'Der Sicherungsschein über die Absicherung {Ihrer|deiner} Zahlungen (§ 651r BGB) liegt bei.',
    xml: 'Die E-Rechnung (XRechnung) hängt als XML-Datei an, dieselbe Rechnung zum Lesen als PDF.',
  },
  en: {
    sent: ({ name, number, date, trip }) =>
      `please find attached our ${name.toLowerCase()} ${number} of ${date} for your tour ${trip}.`,
    takesBack: ({ name, number, date, original }) =>
      `please find attached our ${name.toLowerCase()} ${number} of ${date}, which cancels our invoice ${original}.`,
    pay: ({ amount, due }) => `Please transfer ${amount} by ${due}.`,
    payAtOnce: ({ amount }) => `Please transfer ${amount}.`,
    refund: ({ amount }) => `We shall refund ${amount}.`,
    settled: 'Nothing remains to be paid.',
    certificate: 'The certificate of insolvency protection for your payments (§ 651r BGB) is attached.',
    xml: 'The electronic invoice (XRechnung) is attached as an XML file, the same invoice as a PDF to read.',
  },
  fr: {
    sent: ({ name, number, date, trip }) =>
      `veuillez trouver ci-joint notre ${name.toLowerCase()} ${number} du ${date} pour votre voyage ${trip}.`,
    takesBack: ({ name, number, date, original }) =>
      `veuillez trouver ci-joint notre ${name.toLowerCase()} ${number} du ${date}, qui annule notre facture ${original}.`,
    pay: ({ amount, due }) => `Merci de virer ${amount} avant le ${due}.`,
    payAtOnce: ({ amount }) => `Merci de virer ${amount}.`,
    refund: ({ amount }) => `Nous vous rembourserons ${amount}.`,
    settled: 'Il ne reste rien à payer.',
    certificate: 'L’attestation de garantie de vos paiements (§ 651r BGB) est jointe.',
    xml: 'La facture électronique (XRechnung) est jointe en fichier XML, la même facture en PDF pour la lecture.',
  },
}

/**
 * The mail that takes an invoice to its client where the house has no template of its own, in the language of the invoice.
 * @param hasCertificate whether the certificate of who secures the money goes along (INV-13)
 * @returns subject and sentences between greeting and close
 */
export function invoiceMail(
  invoice: IssuedInvoice,
  isFormal: boolean,
  hasCertificate = false,
): { readonly subject: string; readonly sentences: readonly string[] } {
  const { locale, references, totals, refundCents, electronic } = invoice
  const words = wordsIn[locale]
  const values = invoiceValues(invoice)
  const trip = references.tripName || references.groupName || references.orderNumber
  const told: Told = {
    ...{ name: values['rechnung.art'] ?? '', number: values['rechnung.nummer'] ?? '' },
    ...{
      date: values['rechnung.datum'] ?? '',
      amount: values['rechnung.betrag'] ?? '',
      due: values['rechnung.faellig'] ?? '',
    },
    ...{ trip, original: references.original?.number ?? '' },
  }
  const asked = refundCents === undefined ? totals.dueCents : -refundCents
  const money =
    asked < 0 ? words.refund : asked === 0 ? () => words.settled : told.due === '' ? words.payAtOnce : words.pay
  const sentences = [
    (references.original === null ? words.sent : words.takesBack)(told),
    money(told),
    ...(hasCertificate ? [words.certificate] : []),
    ...(electronic?.format === 'xrechnung' ? [words.xml] : []),
  ]
  return {
    subject: `${told.name} ${told.number}: ${trip}`,
    sentences: sentences.map((sentence) => addressed(sentence, isFormal)),
  }
}
