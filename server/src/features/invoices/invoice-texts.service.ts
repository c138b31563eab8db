import { isWrittenFormally } from '@reisewerk/domain/documents/salutation.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { filledText, namesAnything } from '@reisewerk/domain/invoices/texts/invoice-texts.ts'
import { invoiceValues } from '@reisewerk/domain/invoices/texts/invoice-values.ts'
import { templateValues } from '@reisewerk/domain/mail/template-values.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import { type TripOfLetter, tripOfLetter } from '../mail/letter-trip.service.ts'

type Texts = IssuedInvoice['texts']
type FilledTexts = (invoice: IssuedInvoice) => IssuedInvoice

/**
 * How the texts of an invoice get the data of trip and invoice in place of what they name in braces; one that names nothing stays
 * as it is. What cannot be filled in is refused at its text by whoever fills.
 */
export async function textsFilledFor(trx: Transaction, orderId: number, texts: Texts): Promise<FilledTexts> {
  if (!namesAnything(texts.introText) && !namesAnything(texts.introEndText)) return (invoice) => invoice
  const trip = await tripOfLetter(trx, orderId)
  return (invoice) => ({ ...invoice, texts: filledTexts(invoice, trip) })
}

/** What the placeholders of an invoice stand for, in its language. */
export function valuesOfInvoice(invoice: IssuedInvoice, trip: TripOfLetter) {
  const { locale, buyer, signer, seller } = invoice
  const told = { ...trip, client: buyer.name, sender: signer.name, organisation: seller.name }
  const letter = { locale, addressee: buyer.contact, request: null, answerBy: null }
  return { ...templateValues(told, letter), ...invoiceValues(invoice) }
}

/** Whether it says 'Sie'. */
export function isFormalInvoice({ buyer, addressing }: IssuedInvoice): boolean {
  return isWrittenFormally(buyer.contact, addressing === 'formal')
}

/** @throws ApiError 422 at the text that names what there is not */
function filledTexts(invoice: IssuedInvoice, trip: TripOfLetter): Texts {
  const values = valuesOfInvoice(invoice, trip)
  const isFormal = isFormalInvoice(invoice)
  const filled = (field: 'introText' | 'introEndText') => {
    const text = filledText(invoice.texts[field], values, { isFormal, field })
    if (isRefusal(text)) throw refused(text)
    return text
  }
  return { introText: filled('introText'), introEndText: filled('introEndText') }
}
