import { fullName } from '@reisewerk/domain/documents/salutation.ts'
import { statusOf } from '@reisewerk/domain/invoices/invoice-amounts.ts'
import { invoiceLabel } from '@reisewerk/domain/invoices/invoice-types.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { invoiceOnPaper } from '@reisewerk/domain/invoices/paper/invoice-on-paper.ts'
import { decimalAmount, formatMoney, percentOf } from '@reisewerk/domain/money.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readDocumentTrips } from '../documents/document-source.service.ts'
import { drawPages, printDocument } from '../documents/generate.service.ts'
import { storeDocument } from '../files/files.service.ts'
import { type AskedInvoice, type DraftInvoice, draftInvoice } from './draft-invoice.service.ts'
import { type LockedInvoice, lockInvoice } from './invoices.queries.ts'
import { checkedForCancelation, oldInvoice } from './issue-invoice.service.ts'
import { invoiceAsWord, printedInvoice } from './paper/invoice-paper.service.ts'
import type { PreviewFile, PreviewFiles } from './preview-files.ts'

/** What an invoice would say now, and as what. */
type Previewed = { readonly draft: DraftInvoice; readonly made: LockedInvoice | null; readonly invoice: IssuedInvoice }

async function previewed(
  trx: Transaction,
  platform: Platform,
  asked: AskedInvoice,
  oldId: number | null,
): Promise<Previewed> {
  const old = oldId === null ? null : await oldInvoice(trx, oldId, asked.orderId)
  // Whoever asks for a new version of a Stornorechnung names no type: what it is stays.
  const isCancelation = asked.body.type === 'cancelation'
  const made = old === null || isCancelation || old.status === 'canceled' ? null : old
  const canceled = isCancelation
    ? await checkedForCancelation(trx, old, asked)
    : made?.type === 'cancelation' && made.oldInvoiceId !== null
      ? await lockInvoice(trx, made.oldInvoiceId)
      : null
  const draft = await draftInvoice(trx, asked, { made, canceled }, deskOf(platform))
  const invoice = draft.with(made?.invoiceNumber ?? '', (made?.versionNumber ?? 0) + 1)
  return { draft, made, invoice }
}

/**
 * The pages of an invoice as it would be issued now, with what it comes to and what is missing; nothing is stored. Its document is the
 * same as a file, for whoever asked and for a while (002 §7).
 * @param filetype Word only for administrators
 * @throws ApiError 404 when the actor sees no such trip, 422 at what was typed
 */
export async function previewInvoice(
  trx: Transaction,
  platform: Platform,
  asked: AskedInvoice,
  {
    oldId,
    filetype,
    files,
  }: Pick<PreviewFile, 'filetype'> & { readonly oldId: number | null; readonly files: PreviewFiles },
) {
  if (filetype === 'docx' && !trx.actor.isAdmin) throw forbidden()
  const { draft, made, invoice } = await previewed(trx, platform, asked, oldId)
  const { frame, facts, totals, restCents, checks, amounts, rates, isSigned } = draft
  const source = invoiceOnPaper({ ...invoice, number: made?.invoiceNumber ?? null }, frame, { isSigned })
  const { svg, pages } = await drawPages(platform.pdf, printedInvoice(source), platform.now())
  const name = `Vorschau ${invoiceLabel(invoice.type)} ${made?.invoiceNumber ?? invoice.references.orderNumber}`
  const document = files.keep(trx.actor.userId, { orderId: asked.orderId, name, filetype, source })
  const { currency } = invoice
  const money = (cents: number) => ({
    ...{ amount: decimalAmount(cents), currency },
    formatted: formatMoney({ cents, currency }).replaceAll('\u00a0', ' '),
  })
  const isOfTrip = invoice.references.original === null
  return {
    ...{ svg, pages, checks: [...checks] },
    document: { id: document.id, name, path: `/api/client_invoice_previews/${document.id}/file`, cloudStorage: false },
    invoiceNumber: made?.invoiceNumber ?? null,
    status: statusOf(invoice.totals.dueCents),
    taxPercentage: rates.taxPercentage,
    lines: ratedRows(invoice).map(({ cents, ...row }) => ({ ...row, amount: money(cents) })),
    discountPercent: invoice.discount === undefined ? null : percentOf(invoice.discount.percent),
    discountUntil: invoice.discount === undefined ? null : wireOfDate(invoice.discount.until),
    contact: facts.contact === null ? null : { id: facts.contact.id, name: fullName(facts.contact) },
    amounts: {
      beforePayments: money(totals.beforePayments),
      payments: money(totals.payments),
      orderDue: money(totals.due),
      partialAmount: isOfTrip && amounts.partialCents !== null ? money(amounts.partialCents) : null,
      total: money(invoice.totals.totalCents),
      amount: money(invoice.totals.dueCents),
      taxAmount: invoice.taxGroups.some(({ taxPercentage }) => taxPercentage > 0)
        ? money(invoice.totals.taxCents)
        : null,
      discount: invoice.discount === undefined ? null : money(invoice.discount.cents),
      discounted: invoice.discount === undefined ? null : money(invoice.totals.dueCents - invoice.discount.cents),
      rest: money(restCents),
      refund: isOfTrip ? null : money(-(invoice.refundCents ?? 0)),
    },
  }
}

/** What was previewed, as a file. @throws ApiError 404 for anybody else's, an old one, or one of a trip that is not to be seen any more */
export async function previewFile(
  trx: Transaction,
  platform: Platform,
  files: PreviewFiles,
  id: number,
): Promise<PreviewFile & { readonly bytes: Uint8Array }> {
  const found = files.find(trx.actor.userId, id)
  const seen = found === null ? [] : await trx.query('select from orders where id = $1', [found.orderId])
  if (found === null || seen.length === 0) throw notFound('Die Vorschau')
  if (found.filetype === 'docx' && !trx.actor.isAdmin) throw forbidden()
  const { source, filetype } = found
  const bytes =
    filetype === 'docx'
      ? await invoiceAsWord(source)
      : await printDocument(platform.pdf, printedInvoice(source), platform.now())
  return { ...found, bytes }
}

/** Rows of the calculation by key; a service in rooms of two kinds is one. */
function ratedRows({ lines, priceLines }: IssuedInvoice) {
  const byKey = Map.groupBy([...lines, ...priceLines], ({ key }) => key ?? '')
  return [...byKey].flatMap(([key, [first, ...more]]) => {
    if (key === '' || first === undefined) return []
    const cents = more.reduce((sum, line) => sum + line.cents, first.cents)
    return [{ key, name: untypeset(first.name), cents, taxPercentage: first.taxPercentage }]
  })
}

/**
 * An invoice for a word processor, marked as a copy on every page: it is never the invoice, and gives no number (INV-05).
 * @throws ApiError 403 for whoever is no administrator
 */
export async function invoiceInWord(
  trx: Transaction,
  platform: Platform,
  asked: AskedInvoice,
  oldId: number | null,
): Promise<{ documentId: number; invoiceId: number | null }> {
  if (!trx.actor.isAdmin) throw forbidden()
  const { draft, made, invoice } = await previewed(trx, platform, asked, oldId)
  const source = invoiceOnPaper({ ...invoice, number: made?.invoiceNumber ?? null }, draft.frame, draft)
  const name = `${invoiceLabel(invoice.type)} ${made?.invoiceNumber ?? invoice.references.orderNumber} (Word)`
  const documentId = await storeDocument(trx, platform.files, {
    ...{ orderId: asked.orderId, organisationId: draft.facts.organisationId, name },
    ...{ type: 'invoice', filetype: 'docx', bytes: await invoiceAsWord(source) },
  })
  return { documentId, invoiceId: made?.id ?? null }
}

/** The same of an issued invoice, as it was issued. @throws ApiError 403, 404 */
export async function issuedInWord(
  trx: Transaction,
  platform: Platform,
  id: number,
): Promise<{ documentId: number; invoiceId: number }> {
  if (!trx.actor.isAdmin) throw forbidden()
  const made = await lockInvoice(trx, id)
  if (made === null) throw notFound('Kundenrechnung')
  const { orderId, snapshot, locale: asked } = made
  const { today } = deskOf(platform)
  const { own } = await readDocumentTrips(trx, orderId, [], { asked, today, isMultilingual: () => true })
  const source = invoiceOnPaper(snapshot, own.source, { isSigned: true })
  const documentId = await storeDocument(trx, platform.files, {
    ...{ orderId, organisationId: own.organisationId, name: `${invoiceLabel(made.type)} ${made.invoiceNumber} (Word)` },
    ...{ type: 'invoice', filetype: 'docx', bytes: await invoiceAsWord(source) },
  })
  return { documentId, invoiceId: id }
}
