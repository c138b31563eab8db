import * as z from 'zod'
import { dayInput, linkOrItem, moneyInput } from '../contract/wire-schema.ts'
import { paperCheckSchema } from '../documents/paper-check.contract.ts'
import { type RichText, richTextOf, richTextSchema } from '../rich-text.ts'
import { addressings, amountTypes, invoiceBases, invoiceStatuses, invoiceTypes } from './invoice-types.ts'

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  // Object.keys forgets the key type.
  Object.keys(table) as [Key, ...Key[]]
const oneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(keysOf(table), `Erlaubt sind: ${keysOf(table).join(', ')}`)

const decimal = z
  .union([z.number(), z.string().trim().max(12)], 'Bitte eine Zahl wie 20 oder 12,5 eingeben')
  .transform((value, context): number => {
    const match = /^(-?\d{1,6})(?:[.,](\d{1,2}))?$/.exec(String(value))
    if (match !== null) return Math.round(Number(`${match[1]}.${match[2] ?? '0'}`) * 100)
    context.issues.push({ code: 'custom', message: 'Bitte eine Zahl wie 20 oder 12,5 eingeben', input: value })
    return z.NEVER
  })

/** A share of a whole in hundredths of a percent: '20', '12,5'. */
const share = decimal.pipe(z.int().gt(0, 'Bitte mehr als 0 % angeben').max(10_000, 'Höchstens 100 %'))
const taxRate = z.union(
  [z.literal([-1, -2]), z.int().min(0).max(99)],
  'Ein Steuersatz, -1 für § 25 UStG oder -2 für Reverse Charge',
)

/** A text in rich form, or plain as somebody typed it. */
const words = z.union(
  [
    richTextSchema,
    z
      .string()
      .max(50_000)
      .transform((text): RichText | null => (text.trim() === '' ? null : richTextOf(text))),
  ],
  'Bitte Text eingeben',
)

/** How an invoice is asked for beside its body (002 §7); only what is told differs from the usual. */
export const generateInvoiceQuery = {
  contingent_type: oneOf(invoiceBases).optional().describe('Buchungsstand (Reserved) oder Kontingent (Asked)'),
  addressing: oneOf(addressings).optional().describe('Sie (formal) oder du (informal)'),
  oldId: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number)
    .optional()
    .describe('Rechnung, die storniert wird oder eine neue Fassung bekommt'),
  percent: decimal.optional().describe('Anzahlung oder Storno in Prozent des Reisepreises'),
  user: z
    .string()
    .regex(/^(\/api\/users\/)?\d{1,15}$/, 'Bitte einen Verweis der Form /api/users/{id} angeben')
    .transform((named) => Number(/\d+$/.exec(named)?.[0]))
    .optional()
    .describe('Wer unterschreibt: Verweis oder Nummer'),
  word: z
    .enum(['true', 'false', '1', '0'], 'Erlaubt sind: true, false')
    .transform((value) => value === 'true' || value === '1')
    .optional()
    .describe('Als Word-Datei, nur für Administratoren; sie ist nie das Original'),
} as const

/** What an invoice is to say (002 §7). */
export const generateInvoiceBody = z.strictObject({
  type: oneOf(invoiceTypes).optional().meta({ description: 'Ohne Angabe: normal' }),
  address: linkOrItem('addresses').nullish(),
  contact: linkOrItem('contacts').nullish(),
  introText: words.nullish(),
  introEndText: words.nullish(),
  /** Of a prepayment or cancelation without percent: what is to be paid. Else it is reckoned. */
  amount: moneyInput.nullish(),
  amountType: oneOf(amountTypes).nullish(),
  partialAmount: moneyInput.nullish(),
  taxPercentage: taxRate.nullish(),
  taxAmount: z.union([moneyInput, decimal.transform((cents) => ({ cents, currency: null }))]).nullish(),
  /** Rows of the calculation with another rate than the rest: own services in a trip under the margin scheme. */
  lineTaxes: z
    .array(z.strictObject({ key: z.string().max(40), taxPercentage: taxRate }))
    .max(500)
    .optional(),
  showTax: z.boolean('Ja oder nein').nullish(),
  invoiceDate: dayInput.nullish(),
  dueDate: dayInput.nullish(),
  /** What may be taken off by whoever pays until then ('Skonto'); null takes it off, without either it is as the house has it. */
  discountPercent: share.nullish(),
  discountUntil: dayInput.nullish(),
  calculationBasis: oneOf(invoiceBases).nullish(),
  status: oneOf(invoiceStatuses).nullish(),
  /** Why a prepayment may be higher than the house asks for by itself. */
  depositReason: z.string().trim().max(500, 'Höchstens 500 Zeichen').optional(),
  /** The newest invoice of the trip that whoever issues one has seen, null where there was none; a newer one refuses it (409). */
  latestInvoice: linkOrItem('client_invoices').nullish(),
})
export type GenerateInvoice = z.output<typeof generateInvoiceBody>

const file = { id: z.int(), name: z.string(), path: z.string(), cloudStorage: z.boolean() }
const money = z.object({ amount: z.string(), currency: z.string(), formatted: z.string() })

/** What it comes to, in the words of 002 §5. */
export const invoiceAmountsSchema = z.object({
  beforePayments: money,
  payments: money,
  /** What of the trip is unpaid at present. */
  orderDue: money,
  partialAmount: money.nullable(),
  /** What the invoice charges, and what is to be paid with it. */
  total: money,
  amount: money,
  taxAmount: money.nullable(),
  /** What may be taken off by whoever pays early, and what they pay then; null where nothing comes off. */
  discount: money.nullable(),
  discounted: money.nullable(),
  /** What stays unpaid of the trip when this one is paid. */
  rest: money,
  /** Of what takes an invoice back: what was received on that one and goes back, below nothing; null for all others. */
  refund: money.nullable(),
})

/** What `POST …/client-invoice/preview` answers: pages as they would be printed; nothing is stored. */
export const invoicePreviewSchema = z.object({
  svg: z.string(),
  pages: z.int(),
  /** The same as a file, which is filed nowhere: for whoever asked, and for a while (002 §7). */
  document: z.object(file),
  /** The number of the invoice it would be a new version of. */
  invoiceNumber: z.string().nullable(),
  status: oneOf(invoiceStatuses),
  amounts: invoiceAmountsSchema,
  /** The rate of all rows that are not told below; -1: § 25 UStG. */
  taxPercentage: z.int(),
  /** Rows of the calculation it charges, or of which it charges a share; none of an amount of its own. */
  lines: z.array(z.object({ key: z.string(), name: z.string(), amount: money, taxPercentage: z.int() })),
  /** To whom it is written, also where nobody was chosen. */
  contact: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Until when somebody may take the discount; null where nothing comes off. */
  discountUntil: z.string().nullable(),
  discountPercent: z.number().nullable(),
  checks: z.array(paperCheckSchema),
})

export type InvoicePreview = z.output<typeof invoicePreviewSchema>

/** What both ways to generate answer: 'Response: document (id, name, path, cloudStorage)' reads as both (002 §7). */
export const invoiceDocumentSchema = z.object({
  ...file,
  document: z.object(file),
  clientInvoice: z.string().nullable().meta({ description: 'The invoice; null for a draft in Word' }),
})
