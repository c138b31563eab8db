import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { wordsIn } from '@reisewerk/domain/documents/document-language.ts'
import { paragraph } from '@reisewerk/domain/documents/letter.ts'
import { fullName, greeting } from '@reisewerk/domain/documents/salutation.ts'
import type { InvoiceMail } from '@reisewerk/domain/invoices/texts/invoice-mail.contract.ts'
import { invoiceMail } from '@reisewerk/domain/invoices/texts/invoice-mail.ts'
import { isMailAddress } from '@reisewerk/domain/mail/email.contract.ts'
import { fillRichText, fillText } from '@reisewerk/domain/mail/fill-template.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { type TripOfLetter, templateIn, tripOfLetter } from '../mail/letter-trip.service.ts'
import { mailContactsOf, signed } from '../mail/letters.service.ts'
import { isFormalInvoice, valuesOfInvoice } from './invoice-texts.service.ts'
import { type InvoiceToSend, readCertificateToSend, readInvoiceToSend } from './invoices.queries.ts'

type BegunMail = Omit<InvoiceMail, 'documents'> & { readonly documentIds: readonly number[] }

/**
 * The mail that takes an invoice to its client: the house's template in the language of the invoice, else the usual words, and the
 * files as they were issued. Nothing is sent; the invoice counts as sent once the mail has left (INV-06).
 * @throws ApiError 404 when the actor sees no such invoice
 */
export async function beginInvoiceMail(trx: Transaction, id: number, today: CalendarDate): Promise<BegunMail> {
  const invoice = await readInvoiceToSend(trx, id)
  if (invoice === null) throw notFound('Kundenrechnung')
  const trip = await tripOfLetter(trx, invoice.orderId)
  const { documentId, xmlDocumentId, snapshot } = invoice
  const certificateId = await certificateOf(trx, invoice)
  return {
    ...(await wordsOf(trx, invoice, trip, { today, hasCertificate: certificateId !== null })),
    locale: snapshot.locale,
    to: await recipientsOf(trx, invoice),
    documentIds: [documentId, xmlDocumentId, certificateId].filter((one) => one !== null),
  }
}

/**
 * The certificate of who secures what is paid, to go along with the first mail that asks a traveller for money (§ 651t BGB, INV-13).
 * @returns null where nobody is owed it, a house sends none, none is filed, or the client has it already
 */
async function certificateOf(
  trx: Transaction,
  { orderId, organisationId, snapshot }: InvoiceToSend,
): Promise<number | null> {
  if (snapshot.security === undefined) return null
  const { settings } = await readSettings(trx, organisationId)
  return settings.clientInvoices.deposit.sendsCertificate ? readCertificateToSend(trx, orderId, organisationId) : null
}

async function wordsOf(
  trx: Transaction,
  { organisationId, snapshot, ...standing }: InvoiceToSend,
  trip: TripOfLetter,
  on: { readonly today: CalendarDate; readonly hasCertificate: boolean },
): Promise<Pick<BegunMail, 'subject' | 'body'>> {
  const { locale, buyer } = snapshot
  const isFormal = isFormalInvoice(snapshot)
  const template = await templateIn(trx, organisationId, 'invoice', locale)
  if (template === null) {
    const { subject, sentences } = invoiceMail(snapshot, isFormal, standing, on)
    const open = paragraph(`${greeting(locale, buyer.contact, isFormal)},`)
    return {
      subject,
      body: signed([open, ...sentences.map(paragraph), paragraph(wordsIn[locale].close)], trip, locale),
    }
  }
  // Whoever writes signs the mail, whoever signed the invoice.
  const values = { ...valuesOfInvoice(snapshot, trip), absender: trip.sender }
  const body = fillRichText(template.body, values, isFormal)
  const closes = plainTextOf(template.body).includes('{absender}')
  return {
    subject: fillText(template.subject, values, isFormal),
    body: closes && body !== null ? body : signed(body?.content ?? [], trip, locale),
  }
}

/** Whom it was written to, at their address of today; else the first of the client's people who has one. */
async function recipientsOf(
  trx: Transaction,
  { orderId, clientId, contactId, snapshot: { buyer } }: InvoiceToSend,
): Promise<BegunMail['to']> {
  const around = await mailContactsOf(trx, orderId)
  const isOfTrip = clientId === buyer.clientId
  const known =
    around.find(({ contact }) => contact !== null && contact === contactId) ??
    (isOfTrip && buyer.contactEmail === '' ? around.find(({ group }) => group === 'client') : undefined)
  if (known !== undefined) return [{ name: known.name, address: known.address }]
  const name = buyer.contact === null ? buyer.name : fullName(buyer.contact)
  return isMailAddress(buyer.contactEmail) ? [{ name, address: buyer.contactEmail }] : []
}
