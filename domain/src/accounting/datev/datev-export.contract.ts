import * as z from 'zod'
import { userContract } from '../../accounts/user.contract.ts'
import { contract } from '../../contract/contract.ts'
import { day, instant, integer, link, text } from '../../contract/fields.ts'
import { dayInput } from '../../contract/wire-schema.ts'

/** A file that went to the tax adviser (INV-08): it stays as it was made, and nothing in it goes into another. */
export const datevExportContract = contract({
  name: 'datev_exports',
  title: 'DATEV-Export',
  fields: {
    organisation: link('organisations', { label: 'Organisation', write: 'never' }),
    fromDay: day({ label: 'Von', write: 'never' }),
    toDay: day({ label: 'Bis', write: 'never' }),
    fileName: text({ label: 'Datei', write: 'never' }),
    bookingCount: integer({ label: 'Buchungen', write: 'never' }),
    invoiceCount: integer({ label: 'Rechnungen', write: 'never' }),
    paymentCount: integer({ label: 'Zahlungen', write: 'never' }),
    /** Invoices of suppliers and their payments. */
    supplierCount: integer({ label: 'Lieferanten', write: 'never' }),
    /** Invoices of earlier files whose part of third countries changed (decision 173). */
    splitCount: integer({ label: 'Neue Drittlandanteile', write: 'never' }),
    user: link('users', {
      label: 'Exportiert von',
      write: 'never',
      expand: { contract: userContract, groups: ['datev_export_read'] },
    }),
    createdAt: instant({ label: 'Exportiert am', write: 'never' }),
  },
  filters: { id: 'in', 'organisation.id': 'in', fromDay: 'range' },
  orderBy: ['id', 'fromDay', 'createdAt'],
})

/** The days of which everything that is not in a file yet goes into a new one; both have to be told. */
export const newExportBody = z.strictObject({ from: dayInput.optional(), to: dayInput.optional() })

const month = z.object({
  month: z.string().meta({ description: "'2027-02'" }),
  invoices: z.int().describe('Rechnungen, die noch in keiner Datei stehen'),
  payments: z.int().describe('Zahlungen, die noch in keiner Datei stehen'),
  suppliers: z.int().describe('Lieferantenrechnungen und ihre Zahlungen, die noch in keiner Datei stehen'),
  splits: z.int().describe('Exportierte Rechnungen mit neuem Drittlandanteil, die eine Datei dieses Monats berichtigt'),
  exported: z.int().describe('Rechnungen und Zahlungen, die in einer Datei stehen'),
})

const splitTold = z.object({
  clientInvoice: z.int(),
  number: z.string(),
  order: z.int(),
  orderNumber: z.string(),
  name: z.string(),
  currency: z.string(),
  exportedShare: z.number().describe('Anteil, nach dem sie in den Dateien aufgeteilt ist, 0 bis 1'),
  share: z.number().describe('Anteil, der sich jetzt ergibt, 0 bis 1'),
  movedCents: z.int().describe('Erlös, der zum Drittland wechselt; unter 0, was zur EU wechselt'),
})

/** What `GET /api/organisations/{id}/accounting` answers. */
export const accountingOverviewSchema = z.object({
  /** The newest first; only months in which there is something. */
  months: z.array(month),
  /** Invoices in a file whose part of third countries is another one by now: the next file corrects them (decision 173). */
  splits: z.array(splitTold),
  /** Without these nothing can be exported. */
  missing: z.array(
    z.object({
      text: z.string(),
      /** The page on which it is entered. */
      path: z.string(),
    }),
  ),
  /** Clients with something to export that have no debtor number. */
  withoutDebtor: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Providers with something to export that have no creditor number. */
  withoutCreditor: z.array(z.object({ id: z.int(), name: z.string() })),
  /** What a file would not hold, whoever makes it now: trips that the actor is not shown. */
  notes: z.array(z.string()),
})
export type AccountingOverview = z.output<typeof accountingOverviewSchema>

/** What `POST /api/organisations/{id}/debtor_numbers` and `…/creditor_numbers` answer. */
export const givenNumbersSchema = z.object({ given: z.int() })
