import * as z from 'zod'
import { locales } from '../accounts/options.ts'
import { userContract } from '../accounts/user.contract.ts'
import { billingTypes } from '../calculation/price.contract.ts'
import { contract, keyed } from '../contract/contract.ts'
import {
  boolean,
  children,
  choice,
  day,
  instant,
  integer,
  json,
  keptHundredths,
  link,
  money,
  richText,
  text,
} from '../contract/fields.ts'
import { clientContract, contactContract } from '../partners/client.contract.ts'
import { eInvoiceFormats } from '../partners/e-invoicing.ts'
import { addressings, amountTypes, invoiceBases, invoiceStatuses, invoiceTypes } from './invoice-types.ts'
import { paymentContract } from './payment.contract.ts'
import { reminderSteps } from './reminder-steps.ts'

const listed = ['client_invoice_read'] as const
const openItem = ['open_item_read'] as const

/** By the key of a row: own services in a trip under the margin scheme. */
export const lineTaxesSchema = z.array(z.object({ key: z.string(), taxPercentage: z.int() }))

/** A stored file as the calls of 002 §7 answer it. */
/** A hidden invoice whose payments another one leaves out, in the currency of the two, and whether it is hidden still (decision 161). */
export const leftOutSchema = z.array(z.object({ invoiceNumber: z.string(), amount: z.string(), isHidden: z.boolean() }))

export const invoiceFileSchema = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  cloudStorage: z.boolean(),
})

/**
 * An invoice to the client of a trip (002 §3). It comes to be by generating; of what it says nothing changes but whether its
 * payments count (`billingType`), and with `PUT …/generate` the whole as long as it was neither sent nor paid.
 */
export const clientInvoiceContract = contract({
  name: 'client_invoices',
  title: 'Kundenrechnung',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    invoiceNumber: text({ label: 'Rechnungsnummer', write: 'never' }),
    type: choice(invoiceTypes, { label: 'Art', write: 'never' }),
    status: choice(invoiceStatuses, { label: 'Status', write: 'never' }),
    billingType: choice(billingTypes, { label: 'Sichtbarkeit' }),
    /** The file of its last version. */
    document: json(invoiceFileSchema, { label: 'Dokument', write: 'never' }),
    /** As what it went out; its XML is at `/api/client_invoices/{id}/xml`. */
    eInvoice: choice(eInvoiceFormats, { label: 'E-Rechnung', write: 'never' }),
    /** Which trip it is of, for lists over all of them. */
    orderNumber: text({ label: 'Reisenummer', groups: openItem, write: 'never' }),
    tripName: text({ label: 'Reise', groups: openItem, write: 'never' }),
    invoiceDate: day({ label: 'Rechnungsdatum', write: 'never' }),
    dueDate: day({ label: 'Fällig am', nullable: true, write: 'never' }),
    /** From when it counts as due: without a day of payment at once (§ 271 BGB). */
    dueAt: day({ label: 'Fällig', groups: [...openItem, 'client_invoice_read'], write: 'never' }),
    /** What is to be paid with it; below nothing it is a refund. */
    amount: money({ label: 'Zu zahlen', write: 'never' }),
    /** What it charges before earlier payments are taken off. */
    total: money({ label: 'Rechnungsbetrag', write: 'never' }),
    paid: money({ label: 'Bezahlt', write: 'never' }),
    /** What is still to come; nothing of a cancelled one, nor of what a later invoice has taken over. */
    open: money({ label: 'Offen', write: 'never' }),
    /** It asks for the price or a share of it, and so for what earlier ones left open. */
    takesOver: boolean({ label: 'Rechnet den Reisepreis ab', write: 'never' }),
    /** What may be taken off by whoever pays early ('Skonto'), as it stands on the invoice. */
    discountPercent: keptHundredths({ label: 'Skonto', nullable: true, write: 'never' }),
    discountUntil: day({ label: 'Skonto bis', nullable: true, write: 'never' }),
    discount: money({ label: 'Skontobetrag', nullable: true, write: 'never' }),
    amountType: choice(amountTypes, { label: 'Betrag als', nullable: true, write: 'never' }),
    partialAmount: money({ label: 'Teilbetrag', nullable: true, write: 'never' }),
    /** Of the price, as it was asked for: 20, 12.5. */
    percent: keptHundredths({ label: 'Prozent', nullable: true, write: 'never' }),
    /** Of all rows but those of `lineTaxes`. */
    taxPercentage: integer({
      label: 'Steuersatz',
      unit: '%',
      hint: '-1: § 25 UStG, -2: Reverse Charge',
      write: 'never',
    }),
    /** Rows of the calculation with a rate of their own; a new version keeps them. */
    lineTaxes: json(lineTaxesSchema, { label: 'Steuersätze einzelner Zeilen', write: 'never' }),
    taxAmount: money({ label: 'Steuer', nullable: true, write: 'never' }),
    showTax: boolean({ label: 'Steuer ausweisen', write: 'never' }),
    calculationBasis: choice(invoiceBases, { label: 'Berechnungsgrundlage', write: 'never' }),
    addressing: choice(addressings, { label: 'Anrede', write: 'never' }),
    locale: choice(locales, { label: 'Sprache', write: 'never' }),
    contact: link('contacts', {
      label: 'Ansprechpartner',
      nullable: true,
      write: 'never',
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
    address: link('addresses', { label: 'Adresse', nullable: true, write: 'never' }),
    client: link('clients', {
      label: 'Kunde',
      nullable: true,
      write: 'never',
      expand: { contract: clientContract, groups: listed },
    }),
    /** Who signs it. */
    user: link('users', {
      label: 'Unterschrift',
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
    introText: richText({ label: 'Einleitung', nullable: true, write: 'never' }),
    introEndText: richText({ label: 'Schlusstext', nullable: true, write: 'never' }),
    /** The texts with their placeholders: a new version fills them anew. */
    writtenIntroText: richText({ label: 'Einleitung mit Platzhaltern', nullable: true, write: 'never' }),
    writtenEndText: richText({ label: 'Schlusstext mit Platzhaltern', nullable: true, write: 'never' }),
    /** Why it asks for more before the trip than is usual, who said so and when (INV-13). */
    depositReason: text({ label: 'Grund der höheren Anzahlung', write: 'never' }),
    depositReasonBy: link('users', {
      label: 'Höhere Anzahlung begründet von',
      nullable: true,
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
    depositReasonAt: instant({ label: 'Höhere Anzahlung begründet am', nullable: true, write: 'never' }),
    /** The invoice it takes back, or the one it stands for. */
    oldInvoice: link('client_invoices', { label: 'Ursprüngliche Rechnung', nullable: true, write: 'never' }),
    oldInvoiceNumber: text({ label: 'Ursprüngliche Rechnungsnummer', nullable: true, write: 'never' }),
    /** The cancelation invoice that took it back. */
    canceledBy: link('client_invoices', { label: 'Storniert durch', nullable: true, write: 'never' }),
    canceledByNumber: text({ label: 'Nummer der Stornorechnung', nullable: true, write: 'never' }),
    /** The later invoice that asks for what was still open here. */
    carriedTo: link('client_invoices', { label: 'Enthalten in', nullable: true, write: 'never' }),
    carriedToNumber: text({ label: 'Nummer der späteren Rechnung', nullable: true, write: 'never' }),
    /** Paid on invoices that were hidden when it was issued: it asks for that as well. */
    leftOut: json(leftOutSchema, { label: 'Nicht abgezogen', groups: listed, write: 'never' }),
    sentAt: instant({ label: 'Versendet am', nullable: true, write: 'never' }),
    /** Why its client is not reminded; an empty text is no reason (decision 060). */
    reminderBlock: text({ label: 'Mahnsperre', max: 200 }),
    reminderBlockUntil: day({ label: 'Gesperrt bis', nullable: true }),
    /** How far reminding has come, when it last went on, and what of the fees of the trip is unpaid. */
    reminderStep: choice(reminderSteps, { label: 'Mahnstufe', nullable: true, groups: openItem, write: 'never' }),
    remindedAt: day({ label: 'Gemahnt am', nullable: true, groups: openItem, write: 'never' }),
    reminderFees: money({ label: 'Offene Mahngebühren', groups: openItem, write: 'never' }),
    /** Since when it is in a file for the tax adviser (INV-08). */
    exportedAt: instant({ label: 'Exportiert am', nullable: true, write: 'never' }),
    /** Sent, paid, cancelled or exported: a correction is a cancelation and a new one (INV-06). */
    isFixed: boolean({ label: 'Fest', write: 'never' }),
    versionNumber: integer({ label: 'Fassung', write: 'never' }),
    createdAt: instant({ label: 'Ausgestellt am', write: 'never' }),
    payments: children(paymentContract, { label: 'Zahlungen', write: 'never' }),
  },
  options: {
    types: keyed(invoiceTypes),
    amountTypes: keyed(amountTypes),
    addressings: keyed(addressings),
    calculationBases: keyed(invoiceBases),
    statuses: keyed(invoiceStatuses),
    billingTypes: keyed(billingTypes),
  },
  filters: {
    id: 'in',
    'order.id': 'in',
    'client.id': 'in',
    status: 'in',
    type: 'in',
    billingType: 'in',
    invoiceNumber: 'in',
    invoiceDate: 'range',
    dueDate: 'range',
    dueAt: 'range',
    /** Whether something is still to come in, or to go back, on an invoice that counts. */
    isOpen: 'boolean',
    'organisation.id': 'in',
  },
  search: true,
  // 002 §9
  pageSize: 20,
  orderBy: [
    'id',
    'invoiceNumber',
    'type',
    'status',
    'billingType',
    'invoiceDate',
    'dueDate',
    'dueAt',
    'client',
    'orderNumber',
    'amount',
    'paid',
    'open',
    'createdAt',
  ],
})

/** A kept version of an invoice: the same number, its own file (INV-06). Every one stays. */
export const clientInvoiceVersionContract = contract({
  name: 'client_invoice_versions',
  title: 'Fassung einer Kundenrechnung',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    clientInvoice: link('client_invoices', { label: 'Rechnung', write: 'never' }),
    versionNumber: integer({ label: 'Fassung', write: 'never' }),
    document: json(invoiceFileSchema, { label: 'Dokument', write: 'never' }),
    /** SHA-256 of the file, in hexadecimal digits. */
    sha256: text({ label: 'Prüfsumme', write: 'never' }),
    /** Of its XML, whether in the PDF or beside it. */
    xmlSha256: text({ label: 'Prüfsumme der E-Rechnung', nullable: true, write: 'never' }),
    user: link('users', {
      label: 'Erzeugt von',
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
    createdAt: instant({ label: 'Erzeugt am', write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in', 'clientInvoice.id': 'in' },
})
