import type { Locale } from '../../accounts/options.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { addressed } from '../../documents/salutation.ts'
import { dayIn } from '../../mail/mail-words.ts'
import type { IssuedInvoice } from '../issued.ts'
import { invoiceWordsIn } from '../paper/invoice-language.ts'
import type { DueAgain } from '../standing.ts'
import { amountTold, invoiceValues } from './invoice-values.ts'

type Told = Readonly<Record<'name' | 'number' | 'date' | 'amount' | 'due' | 'trip' | 'original', string>>
type Words = Readonly<{
  sent: (told: Told) => string
  /** What takes another invoice back. */
  takesBack: (told: Told) => string
  pay: (told: Told) => string
  payAtOnce: (told: Told) => string
  /** Whose day has passed. */
  overdue: (told: Told) => string
  refund: (told: Told) => string
  settled: string
  /** What was to go back has gone back. */
  refunded: string
  /** The same where an earlier invoice is to be paid again. */
  refundedSoFar: string
  /** Of an invoice that another one has taken back. */
  canceled: (by: string) => string
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
    overdue: ({ amount, due }) => `Bitte {überweisen Sie|überweise} ${amount}; fällig war der Betrag am ${due}.`,
    settled: 'Zu zahlen ist nichts mehr.',
    refunded: 'Der Betrag ist erstattet; zu zahlen ist nichts mehr.',
    refundedSoFar: 'Der Betrag ist erstattet.',
    canceled: (by) => `Sie ist durch unsere Rechnung ${by} storniert; zu zahlen ist auf sie nichts.`,
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
    overdue: ({ amount, due }) => `Please transfer ${amount}, which was due on ${due}.`,
    settled: 'Nothing remains to be paid.',
    refunded: 'The amount has been refunded; nothing remains to be paid.',
    refundedSoFar: 'The amount has been refunded.',
    canceled: (by) => `It has been cancelled by our invoice ${by}; nothing is to be paid on it.`,
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
    overdue: ({ amount, due }) => `Merci de virer ${amount} ; l’échéance était le ${due}.`,
    settled: 'Il ne reste rien à payer.',
    refunded: 'Le montant a été remboursé ; il ne reste rien à payer.',
    refundedSoFar: 'Le montant a été remboursé.',
    canceled: (by) => `Elle est annulée par notre facture ${by} ; rien n’est à payer à son titre.`,
    replaced: (later) => `Elle n’est pas à payer séparément : son montant est compris dans notre facture ${later}.`,
    certificate: 'L’attestation de garantie de vos paiements (§ 651r BGB) est jointe.',
    xml: 'La facture électronique (XRechnung) est jointe en fichier XML, la même facture en PDF pour la lecture.',
  },
}

/** How an invoice stands when it is sent, which may be long after it was issued. */
export type SentStanding = {
  /** Below nothing for what is still to go back. */
  readonly openCents: number
  readonly replacedBy: string | null
  readonly canceledBy: string | null
  /** What is to be paid again by it, as far as that is open. */
  readonly dueAgain?: readonly DueAgain[]
}

/**
 * The mail that takes an invoice to its client where the house has no template of its own, in the language of the invoice.
 * @param standing of today: nobody is asked for what came in, what a later invoice asks for or what was taken back, nor promised
 * what has gone back
 * @param hasCertificate whether the certificate of who secures the money goes along (INV-13)
 * @returns subject and sentences between greeting and close
 */
export function invoiceMail(
  invoice: IssuedInvoice,
  isFormal: boolean,
  standing: SentStanding,
  { today, hasCertificate = false }: { readonly today: CalendarDate; readonly hasCertificate?: boolean },
): { readonly subject: string; readonly sentences: readonly string[] } {
  const { locale, references, totals, refundCents, electronic } = invoice
  const words = wordsIn[locale]
  const values = invoiceValues(invoice)
  const trip = references.tripName || references.groupName || references.orderNumber
  const charged = refundCents === undefined ? totals.dueCents : -refundCents
  const { openCents } = standing
  const asked = charged > 0 ? Math.max(0, openCents) : Math.min(0, openCents)
  const isOverdue = invoice.dueDate !== null && invoice.dueDate < today
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
    moneyIn(words, { charged, asked, standing, isOverdue, locale }, told),
    ...againIn(standing.dueAgain ?? [], invoice),
    ...(hasCertificate ? [words.certificate] : []),
    ...(electronic?.format === 'xrechnung' ? [words.xml] : []),
  ]
  return {
    subject: `${told.name} ${told.number}: ${trip}`,
    sentences: sentences.map((sentence) => addressed(sentence, isFormal)),
  }
}

type Asked = {
  readonly charged: number
  readonly asked: number
  readonly standing: SentStanding
  readonly isOverdue: boolean
  readonly locale: Locale
}

function moneyIn(words: Words, { charged, asked, standing, isOverdue, locale }: Asked, told: Told): string {
  if (standing.canceledBy !== null) return words.canceled(standing.canceledBy)
  if (charged > 0 && standing.replacedBy !== null) return words.replaced(standing.replacedBy)
  const isAll = (standing.dueAgain ?? []).length === 0
  if (asked === 0 && !isAll) return charged < 0 ? words.refundedSoFar : invoiceWordsIn[locale].settledSoFar.nothing
  if (asked === 0) return charged < 0 ? words.refunded : words.settled
  if (asked < 0) return words.refund(told)
  if (told.due === '') return words.payAtOnce(told)
  return isOverdue ? words.overdue(told) : words.pay(told)
}

/** In the words of the paper. */
function againIn(again: readonly DueAgain[], invoice: IssuedInvoice): string[] {
  const { dueAgain, numberAndDate } = invoiceWordsIn[invoice.locale]
  const day = (date: CalendarDate) => dayIn(invoice.locale, date)
  return again.map(({ number, invoiceDate, cents, dueDate }) =>
    dueAgain(numberAndDate(number, day(invoiceDate)), amountTold(cents, invoice), day(dueDate)),
  )
}
