import * as z from 'zod'
import { userContract } from '../../accounts/user.contract.ts'
import { contract } from '../../contract/contract.ts'
import { choice, day, instant, integer, link, money, text } from '../../contract/fields.ts'
import { dayInput, linkOrItem } from '../../contract/wire-schema.ts'
import { payRunStatuses } from './pay-run-types.ts'

const expand = { contract: userContract, groups: ['pay_run_read'] } as const
const later = (label: string) => link('users', { label, nullable: true, write: 'never', expand })

/** A file for the bank by which approved invoices of suppliers are paid (INV-12); what is in it stays as it was made. */
export const payRunContract = contract({
  name: 'pay_runs',
  title: 'Zahllauf',
  fields: {
    organisation: link('organisations', { label: 'Organisation', write: 'never' }),
    number: integer({ label: 'Nummer', write: 'never' }),
    status: choice(payRunStatuses, { label: 'Stand', write: 'never' }),
    executionDate: day({ label: 'Ausführung am', write: 'never' }),
    /** The house's account. */
    iban: text({ label: 'Vom Konto', write: 'never' }),
    total: money({ label: 'Summe', write: 'never' }),
    transferCount: integer({ label: 'Überweisungen', write: 'never' }),
    invoiceCount: integer({ label: 'Rechnungen', write: 'never' }),
    fileName: text({ label: 'Datei', write: 'never' }),
    messageId: text({ label: 'Referenz', write: 'never' }),
    sha256: text({ label: 'Prüfsumme', write: 'never' }),
    user: link('users', { label: 'Angelegt von', write: 'never', expand }),
    createdAt: instant({ label: 'Angelegt am', write: 'never' }),
    handedBy: later('An die Bank gegeben von'),
    handedAt: instant({ label: 'An die Bank gegeben am', nullable: true, write: 'never' }),
    closedBy: later('Abgeschlossen von'),
    closedAt: instant({ label: 'Abgeschlossen am', nullable: true, write: 'never' }),
  },
  filters: { id: 'in', 'organisation.id': 'in', status: 'in', executionDate: 'range' },
  orderBy: ['id', 'number', 'executionDate'],
})

/** Which approved invoices are paid, and when; both have to be told. */
export const newPayRunBody = z.strictObject({
  supplierInvoices: z
    .array(linkOrItem('supplier_invoices'))
    .max(500, 'Höchstens 500 Rechnungen')
    // Whether there is such a house is told first, to strangers as well.
    .default([]),
  executionDate: dayInput.optional(),
})
export type NewPayRun = z.output<typeof newPayRunBody>

/** What `GET /api/pay_runs/{id}/transfers` answers: the lines of its file. */
export const payRunTransfersSchema = z.array(
  z.object({
    endToEndId: z.string(),
    payee: z.string(),
    iban: z.string(),
    cents: z.int(),
    purpose: z.string().describe('Verwendungszweck'),
    invoices: z.array(z.object({ id: z.int(), number: z.string(), order: z.int(), orderNumber: z.string() })),
  }),
)
export type PayRunTransfers = z.output<typeof payRunTransfersSchema>
