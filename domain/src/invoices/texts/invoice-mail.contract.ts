import * as z from 'zod'
import { localeKeys } from '../../accounts/options.ts'
import { itemSchema } from '../../contract/body-schema.ts'
import type { ItemOf } from '../../contract/shape.ts'
import { documentContract } from '../../files/document.contract.ts'
import { richTextSchema } from '../../rich-text.ts'

/** `GET /api/client_invoices/{id}/mail`: the mail that takes an invoice to its client, and the files that were issued (INV-06). */
export const invoiceMailSchema = z.object({
  locale: z.enum(localeKeys),
  to: z.array(z.object({ name: z.string(), address: z.string() })),
  subject: z.string(),
  body: richTextSchema,
  documents: z.array(itemSchema(documentContract, new Set())),
})
export type InvoiceMail = Omit<z.output<typeof invoiceMailSchema>, 'documents'> & {
  readonly documents: readonly ItemOf<typeof documentContract>[]
}
