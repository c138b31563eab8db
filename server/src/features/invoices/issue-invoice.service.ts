import { createHash } from 'node:crypto'
import { brokenSum } from '@reisewerk/domain/invoices/compose-invoice.ts'
import { eInvoiceXml } from '@reisewerk/domain/invoices/e-invoice/writing/e-invoice-xml.ts'
import { takesOver } from '@reisewerk/domain/invoices/invoice-amounts.ts'
import { unseenFault } from '@reisewerk/domain/invoices/invoice-faults.ts'
import { invoiceNumber, numberScope } from '@reisewerk/domain/invoices/invoice-number.ts'
import { invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { invoiceOnPaper } from '@reisewerk/domain/invoices/paper/invoice-on-paper.ts'
import { deductedFault } from '@reisewerk/domain/invoices/standing.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { waitInLine } from '../../platform/database/wait-in-line.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { checkSameVersion } from '../../platform/resource/unchanged.ts'
import { printDocument } from '../documents/generate.service.ts'
import { storeDocument } from '../files/files.service.ts'
import { lockPlanOf } from '../orders/plan-lock.service.ts'
import { type AskedInvoice, type DraftInvoice, draftInvoice } from './draft-invoice.service.ts'
import { facturXMetadata } from './e-invoice/factur-x-metadata.ts'
import {
  type InvoiceRow,
  insertInvoice,
  insertVersion,
  type LockedInvoice,
  lockInvoice,
  markAskedAgain,
  markCanceled,
  readEarlierInvoices,
  settleTakenOver,
  takeInvoiceNumber,
  updateInvoice,
} from './invoices.queries.ts'
import { printedInvoice } from './paper/invoice-paper.service.ts'
import { takeDiscountsBack } from './payments.queries.ts'

/** A stored file and the invoice it is of. */
export type Generated = { readonly documentId: number; readonly invoiceId: number }

/**
 * Issues an invoice: takes its number, freezes what it says and keeps its file, all in one transaction (INV-06).
 * @param oldId the invoice it takes back, stands for, or is a new version of
 * @throws ApiError 404 without the trip, 422 at what is missing, 409 for an invoice that stays as it is, or beside one nobody has seen
 */
export async function issueInvoice(
  trx: Transaction,
  platform: Platform,
  asked: AskedInvoice,
  oldId: number | null,
): Promise<Generated> {
  // Payments and invoices of a trip wait for each other: what one takes off the other has recorded.
  await Promise.all([waitInLine(trx), lockPlanOf(trx, 'orders', asked.orderId)])
  const { latestInvoice: seen } = asked.body
  const unseen = seen === undefined ? null : unseenFault(seen, await readEarlierInvoices(trx, asked.orderId))
  if (unseen !== null) throw refused(unseen)
  const old = oldId === null ? null : await oldInvoice(trx, oldId, asked.orderId)
  const isCancelation = (asked.body.type ?? old?.type) === 'cancelation'
  if (old !== null && !isCancelation && old.status !== 'canceled') return newVersion(trx, platform, asked, old)
  const canceled = isCancelation ? await checkedForCancelation(trx, old, asked) : null
  if (canceled !== null) await takeDiscountsBack(trx, canceled.id, trx.actor.userId, deskOf(platform).now)
  const draft = await draftInvoice(trx, asked, { made: null, canceled }, deskOf(platform))
  checkFacts(draft)
  const { facts, numbering } = draft
  const preview = draft.with('', 1)
  const scope = numberScope(numbering, preview.invoiceDate)
  const running = await takeInvoiceNumber(trx, facts.organisationId, scope)
  const invoice = draft.with(invoiceNumber(numbering, preview.invoiceDate, running), 1)
  const file = await storeInvoice(trx, platform, invoice, draft)
  const id = await insertInvoice(trx, {
    ...contentOf(invoice, draft, file.documentId),
    ...{ orderId: asked.orderId, organisationId: facts.organisationId, invoiceNumber: invoice.number },
    ...{ numberScope: scope, runningNumber: running, type: invoice.type, currency: invoice.currency },
    oldInvoiceId: old?.id ?? null,
  })
  await insertVersion(
    trx,
    { id, orderId: asked.orderId },
    { ...file, versionNumber: 1, userId: trx.actor.userId },
    invoice,
  )
  if (canceled !== null) await markCanceled(trx, canceled.id, id)
  await settleTakenOver(trx, asked.orderId)
  await markAskedAgain(trx, asked.orderId, invoice.dueAgain ?? [])
  return { documentId: file.documentId, invoiceId: id }
}

/**
 * Generates an issued invoice anew under its number; every version is kept (INV-06).
 * @param expected the If-Match header
 * @throws ApiError 409 once it was sent, paid or cancelled, or when somebody changed it since
 */
export async function regenerateInvoice(
  trx: Transaction,
  platform: Platform,
  id: number,
  asked: Omit<AskedInvoice, 'orderId'>,
  expected: string | undefined,
): Promise<Generated> {
  const [trip] = await trx.query<{ orderId: number }>(
    'select order_id::int as "orderId" from client_invoices where id = $1',
    [id],
  )
  if (trip === undefined) throw notFound('Kundenrechnung')
  await Promise.all([waitInLine(trx), lockPlanOf(trx, 'orders', trip.orderId)])
  if (expected !== undefined) {
    await checkSameVersion(trx, platform.resources, resourceOf(platform.resources, 'client_invoices'), id, expected)
  }
  const made = await lockInvoice(trx, id)
  if (made === null) throw notFound('Kundenrechnung')
  return newVersion(trx, platform, { ...asked, orderId: trip.orderId }, made)
}

async function newVersion(
  trx: Transaction,
  platform: Platform,
  asked: AskedInvoice,
  made: LockedInvoice,
): Promise<Generated> {
  if (made.isFixed) throw refused(fixedFault(made))
  const { type } = asked.body
  if (type !== undefined && type !== made.type) {
    const message = `Die Rechnung ${made.invoiceNumber} bleibt ${invoiceTypes[made.type].label}. Bitte storniere sie und stelle eine neue aus.`
    throw violated({ propertyPath: 'type', message })
  }
  const { id, orderId } = made
  const ofStorno = made.type === 'cancelation' && made.oldInvoiceId !== null
  const canceled = ofStorno ? await lockInvoice(trx, made.oldInvoiceId ?? 0) : null
  const draft = await draftInvoice(trx, { ...asked, orderId }, { made, canceled }, deskOf(platform))
  checkFacts(draft)
  const versionNumber = made.versionNumber + 1
  const invoice = draft.with(made.invoiceNumber, versionNumber)
  if (invoice.currency !== made.snapshot.currency) {
    throw refused(refusal('other_currency', 'Die Reise wird inzwischen in einer anderen Währung angeboten.'))
  }
  const file = await storeInvoice(trx, platform, invoice, draft)
  await insertVersion(trx, { id, orderId }, { ...file, versionNumber, userId: trx.actor.userId }, invoice)
  await updateInvoice(trx, id, { ...contentOf(invoice, draft, file.documentId), versionNumber })
  await settleTakenOver(trx, orderId)
  await markAskedAgain(trx, orderId, invoice.dueAgain ?? [])
  return { documentId: file.documentId, invoiceId: id }
}

/** The invoice an other one refers to, locked. @throws ApiError 422 at `oldId` */
export async function oldInvoice(trx: Transaction, oldId: number, orderId: number): Promise<LockedInvoice> {
  const old = await lockInvoice(trx, oldId)
  if (old === null || old.orderId !== orderId) {
    throw violated({ propertyPath: 'oldId', message: 'Diese Rechnung gehört nicht zu dieser Reise.' })
  }
  return old
}

/** Without an invoice to take back it charges what a cancelled trip costs. @throws ApiError 409, 422 */
export async function checkedForCancelation(
  trx: Transaction,
  old: LockedInvoice | null,
  { query, orderId }: AskedInvoice,
): Promise<LockedInvoice | null> {
  if (old === null) return null
  if (old.status === 'canceled')
    throw refused(refusal('canceled_already', `Die Rechnung ${old.invoiceNumber} ist schon storniert.`))
  if (old.type === 'cancelation' && old.oldInvoiceId !== null) {
    throw refused(
      refusal('is_cancelation', 'Eine Stornorechnung wird nicht storniert. Bitte stelle eine neue Rechnung aus.'),
    )
  }
  if (query.percent !== undefined && query.percent !== 10_000) {
    throw violated({ propertyPath: 'percent', message: 'Eine Rechnung wird nur ganz storniert.' })
  }
  const fault = deductedFault({ id: old.id, number: old.invoiceNumber }, await readEarlierInvoices(trx, orderId))
  if (fault !== null) throw refused(fault)
  return old
}

function fixedFault(invoice: LockedInvoice) {
  const { status, invoiceNumber: number, isSent, isExported, isCarried, isReminded, hasPayments } = invoice
  // A payment fixes it, also one that was only a part or was removed.
  const [why = 'schon auf dem Weg zum Kunden'] = [
    status === 'paid' && 'bezahlt',
    status === 'canceled' && 'storniert',
    isSent && 'versendet',
    isExported && 'an DATEV exportiert',
    isCarried && 'in einer späteren enthalten',
    hasPayments && 'durch eine Zahlung festgelegt',
    isReminded && 'angemahnt',
  ].filter((reason) => reason !== false)
  return refusal(
    'invoice_fixed',
    `Die Rechnung ${number} ist ${why} und bleibt, wie sie ist. Berichtigt wird sie durch eine Stornorechnung und eine neue.`,
  )
}

/** @throws ApiError 422 at each fact that the law wants and nobody has entered */
function checkFacts({ checks, with: made }: DraftInvoice): void {
  const missing = checks.filter(({ isRequired, isMet }) => isRequired && !isMet)
  if (missing.length > 0) {
    throw violated(...missing.map(({ key, message }) => ({ propertyPath: key, message })))
  }
  const broken = brokenSum(made('', 1))
  if (broken !== null) throw new Error(`the sums of an invoice differ by ${broken} cents`)
}

/** 'Anzahlungsrechnung N-27-0417, Fassung 2': every version stays filed, and its file is told from the others. */
function filedName({ type, number, version }: IssuedInvoice): string {
  return `${invoiceTypes[type].label} ${number}${version > 1 ? `, Fassung ${version}` : ''}`
}

type StoredInvoice = {
  readonly documentId: number
  readonly sha256: string
  readonly xmlDocumentId: number | null
  readonly xmlSha256: string | null
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * With ZUGFeRD the XML goes into the PDF; XRechnung is a file of its own, beside the one for people (INV-07).
 * @returns where its files are kept, and what their bytes come to
 */
async function storeInvoice(
  trx: Transaction,
  platform: Platform,
  invoice: IssuedInvoice,
  { frame, facts, isSigned }: DraftInvoice,
): Promise<StoredInvoice> {
  const source = invoiceOnPaper(invoice, frame, { isSigned })
  const xml = eInvoiceXml(invoice)
  const isWithin = invoice.electronic?.format === 'zugferd' && xml !== null
  const embedded = isWithin ? { embedded: { text: xml, metadata: facturXMetadata } } : {}
  const bytes = await printDocument(platform.pdf, { ...printedInvoice(source), ...embedded }, platform.now())
  const ofTrip = { orderId: invoice.references.orderId, organisationId: facts.organisationId, type: 'invoice' }
  const name = filedName(invoice)
  const documentId = await storeDocument(trx, platform.files, { ...ofTrip, name, filetype: 'pdf', bytes })
  const stored = { documentId, sha256: hashOf(bytes) }
  if (xml === null) return { ...stored, xmlDocumentId: null, xmlSha256: null }
  const xmlBytes = new TextEncoder().encode(xml)
  const own = { ...ofTrip, name: `${name} (XRechnung)`, filetype: 'xml', bytes: xmlBytes }
  const xmlDocumentId = isWithin ? null : await storeDocument(trx, platform.files, own)
  return { ...stored, xmlDocumentId, xmlSha256: hashOf(xmlBytes) }
}

function contentOf(
  invoice: IssuedInvoice,
  { facts, basis, amounts, rates, recipient, deposit, written }: DraftInvoice,
  documentId: number,
): Omit<
  InvoiceRow,
  'orderId' | 'organisationId' | 'invoiceNumber' | 'numberScope' | 'runningNumber' | 'type' | 'currency'
> {
  const { totals, texts } = invoice
  const isStorno = invoice.references.original !== null
  const { amountType, percent, partialCents } = isStorno
    ? { amountType: null, percent: null, partialCents: null }
    : amounts
  return {
    ...{ documentId, clientId: recipient.clientId, contactId: recipient.contactId, addressId: recipient.addressId },
    ...{ userId: facts.signer.id, invoiceDate: invoice.invoiceDate, dueDate: invoice.dueDate },
    ...{ totalCents: totals.totalCents, deductedCents: totals.deductedCents, dueCents: totals.dueCents },
    takesOver: !isStorno && takesOver(invoice.type, amounts),
    discountPercent: invoice.discount?.percent ?? null,
    ...{ discountUntil: invoice.discount?.until ?? null, discountCents: invoice.discount?.cents ?? null },
    ...{ amountType, percent, partialCents, taxCents: totals.taxCents },
    ...{ taxPercentage: rates.taxPercentage, lineTaxes: rates.lineTaxes },
    ...{ showTax: invoice.showTax, calculationBasis: basis, addressing: invoice.addressing, locale: invoice.locale },
    ...{ introText: texts.introText, introEndText: texts.introEndText },
    ...{ writtenIntroText: written.introText, writtenEndText: written.introEndText },
    ...deposit,
    eInvoice: invoice.electronic?.format ?? 'none',
  }
}
