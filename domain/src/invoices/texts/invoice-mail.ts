import type { Locale } from '../../accounts/options.ts'
import { addressed } from '../../documents/salutation.ts'
import type { IssuedInvoice } from '../issued.ts'
import { amountTold, invoiceValues } from './invoice-values.ts'

type Told = Readonly<Record<'name' | 'number' | 'date' | 'amount' | 'due' | 'trip' | 'original', string>>
type Words = Readonly<{
  sent: (told: Told) => string
  /** What takes another invoice back. */
  takesBack: (told: Told) => string
  pay: (told: Told) => string
  payAtOnce: (told: Told) => string
  refund: (told: Told) => string
  settled: string
  /** Of an invoice whose claim is part of a later one. */
  replaced: (later: string) => string
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
    replaced: (later) => `Sie ist nicht gesondert zu zahlen: Ihr Betrag ist in unserer Rechnung ${later} enthalten.`,
    certificate: 'Der Sicherungsschein über die Absicherung {Ihrer|deiner} Zahlungen (§ 651r BGB) liegt bei.',
    xml: 'Die E-Rechnung (XRechnung) hängt als XML-Datei an, dieselbe Rechnung zum Lesen als PDF.',
  },
  en: {
    sent: ({ name, number, date, trip }) =>
      `Please find attached our ${name.toLowerCase()} ${number} of ${date} for your tour ${trip}.`,
    takesBack: ({ name, number, date, original }) =>
      `Please find attached our ${name.toLowerCase()} ${number} of ${date}, which cancels our invoice ${original}.`,
    pay: ({ amount, due }) => `Please transfer ${amount} by ${due}.`,
    payAtOnce: ({ amount }) => `Please transfer ${amount}.`,
    refund: ({ amount }) => `We shall refund ${amount}.`,
    settled: 'Nothing remains to be paid.',
    replaced: (later) => `It is not to be paid separately: its amount is part of our invoice ${later}.`,
    certificate: 'The certificate of insolvency protection for your payments (§ 651r BGB) is attached.',
    xml: 'The electronic invoice (XRechnung) is attached as an XML file, the same invoice as a PDF to read.',
  },
  fr: {
    sent: ({ name, number, date, trip }) =>
      `Veuillez trouver ci-joint notre ${name.toLowerCase()} ${number} du ${date} pour votre voyage ${trip}.`,
    takesBack: ({ name, number, date, original }) =>
      `Veuillez trouver ci-joint notre ${name.toLowerCase()} ${number} du ${date}, qui annule notre facture ${original}.`,
    pay: ({ amount, due }) => `Merci de virer ${amount} au plus tard le ${due}.`,
    payAtOnce: ({ amount }) => `Merci de virer ${amount}.`,
    refund: ({ amount }) => `Nous vous rembourserons ${amount}.`,
    settled: 'Il ne reste rien à payer.',
    replaced: (later) => `Elle n’est pas à payer séparément : son montant est compris dans notre facture ${later}.`,
    certificate: 'L’attestation de garantie de vos paiements (§ 651r BGB) est jointe.',
    xml: 'La facture électronique (XRechnung) est jointe en fichier XML, la même facture en PDF pour la lecture.',
  },
}

/** How an invoice stands when it is sent, which may be long after it was issued. */
export type SentStanding = { readonly openCents: number; readonly replacedBy: string | null }

/**
 * The mail that takes an invoice to its client where the house has no template of its own, in the language of the invoice.
 * @param standing of today: nobody is asked for what came in or what a later invoice asks for
 * @param hasCertificate whether the certificate of who secures the money goes along (INV-13)
 * @returns subject and sentences between greeting and close
 */
export function invoiceMail(
  invoice: IssuedInvoice,
  isFormal: boolean,
  { openCents, replacedBy }: SentStanding,
  hasCertificate = false,
): { readonly subject: string; readonly sentences: readonly string[] } {
  const { locale, references, totals, refundCents, electronic } = invoice
  const words = wordsIn[locale]
  const values = invoiceValues(invoice)
  const trip = references.tripName || references.groupName || references.orderNumber
  const charged = refundCents === undefined ? totals.dueCents : -refundCents
  const asked = charged > 0 ? Math.max(0, openCents) : charged
  const told: Told = {
    ...{ name: values['rechnung.art'] ?? '', number: values['rechnung.nummer'] ?? '' },
    ...{
      date: values['rechnung.datum'] ?? '',
      amount: amountTold(asked, invoice),
      due: values['rechnung.faellig'] ?? '',
    },
    ...{ trip, original: references.original?.number ?? '' },
  }
  const sentences = [
    (references.original === null ? words.sent : words.takesBack)(told),
    replacedBy === null || charged <= 0 ? moneyIn(words, asked, told) : words.replaced(replacedBy),
    ...(hasCertificate ? [words.certificate] : []),
    ...(electronic?.format === 'xrechnung' ? [words.xml] : []),
  ]
  return {
    subject: `${told.name} ${told.number}: ${trip}`,
    sentences: sentences.map((sentence) => addressed(sentence, isFormal)),
  }
}

function moneyIn(words: Words, asked: number, told: Told): string {
  if (asked === 0) return words.settled
  return (asked < 0 ? words.refund : told.due === '' ? words.payAtOnce : words.pay)(told)
}
