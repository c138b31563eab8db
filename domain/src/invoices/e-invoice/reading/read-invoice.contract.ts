import * as z from 'zod'

const money = z.object({ amount: z.string(), currency: z.string(), formatted: z.string() })
const day = z.string().meta({ description: "'14.05.2027 00:00:00'" })
const party = z.object({
  name: z.string(),
  address: z.object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() }),
  vatId: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** What `POST /api/e_invoices/read` answers: a provider's electronic invoice as it was read; nothing is stored. */
export const readInvoiceSchema = z.object({
  syntax: z.enum(['CII', 'UBL']),
  profile: z.string().meta({ description: 'BT-24: the rules it was made by' }),
  isCreditNote: z.boolean(),
  number: z.string(),
  invoiceDate: day,
  dueDate: day.nullable(),
  discount: z.object({ percent: z.number(), until: day }).nullable().meta({ description: 'Skonto in Prozent' }),
  supply: z.object({ from: day, to: day }).nullable(),
  currency: z.string(),
  seller: party,
  buyer: party,
  buyerReference: z.string(),
  orderReference: z.string(),
  account: z.object({ holder: z.string(), iban: z.string(), bic: z.string(), purpose: z.string() }),
  lines: z.array(
    z.object({
      position: z.string(),
      name: z.string(),
      description: z.string(),
      quantity: z.string(),
      net: money,
      taxPercentage: z.number().nullable(),
    }),
  ),
  taxes: z.array(
    z.object({ category: z.string(), percentage: z.number(), net: money, tax: money, reason: z.string() }),
  ),
  totals: z.object({ net: money, tax: money, gross: money, prepaid: money, due: money }),
  warnings: z.array(z.string()).meta({ description: 'What is to be noticed before it is paid' }),
})
