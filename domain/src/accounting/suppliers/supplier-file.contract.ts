import * as z from 'zod'
import { type ProviderReason, providerReasons, type TripReason, tripReasons } from './match-invoice.ts'
import { supplierInvoiceTypes } from './supplier-invoice-types.ts'

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[] // its own keys
const entered = z.object({ id: z.int(), number: z.string(), order: z.int(), orderNumber: z.string() }).nullable()

/** What `POST /api/organisations/{id}/supplier_invoice_files` answers: a file as it was read, and what it may belong to; nothing is kept. */
export const supplierFileSchema = z.object({
  /** The invoice at which this very file lies already. */
  sameFile: entered,
  /** One of this number that is entered for the likeliest provider. */
  sameNumber: entered,
  /** Null where the file can be kept but not read. */
  invoice: z
    .object({
      number: z.string(),
      type: z.enum(keysOf(supplierInvoiceTypes)),
      invoiceDate: z.string().describe('JJJJ-MM-TT'),
      dueDate: z.string().nullable(),
      discountPercent: z.number().nullable().describe('Skonto in Prozent'),
      discountUntil: z.string().nullable(),
      cents: z.int().describe('Was zu zahlen ist'),
      taxCents: z.int().nullable().describe('Steuer darin, wo alles davon zu zahlen ist'),
      currency: z.string(),
      seller: z.string(),
      lines: z.array(z.object({ name: z.string(), netCents: z.int() })),
    })
    .nullable(),
  /** What is to be noticed before it is taken over. */
  notes: z.array(z.string()),
  providers: z.array(
    z.object({ id: z.int(), name: z.string(), reasons: z.array(z.enum(keysOf<ProviderReason>(providerReasons))) }),
  ),
  trips: z.array(
    z.object({
      order: z.int(),
      orderNumber: z.string(),
      groupName: z.string(),
      request: z.int().nullable(),
      title: z.string(),
      reasons: z.array(z.enum(keysOf<TripReason>(tripReasons))),
    }),
  ),
})
export type SupplierFile = z.output<typeof supplierFileSchema>
