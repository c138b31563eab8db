import * as z from 'zod'
import { userContract } from '../../accounts/user.contract.ts'
import { contract } from '../../contract/contract.ts'
import { boolean, children, choice, day, instant, link, money, text } from '../../contract/fields.ts'
import { linkOrItem, moneyInput } from '../../contract/wire-schema.ts'
import { paymentContract } from '../../invoices/payment.contract.ts'
import { bankFormats } from './bank-statement.ts'
import { matchReasons } from './matching.ts'

const listed = ['bank_line_read'] as const

/** A statement of an account of the house that was read from a file (INV-08). */
export const bankStatementContract = contract({
  name: 'bank_statements',
  title: 'Kontoauszug',
  fields: {
    organisation: link('organisations', { label: 'Organisation', write: 'never' }),
    /** Of the file. */
    name: text({ label: 'Datei', write: 'never' }),
    format: choice(bankFormats, { label: 'Format', write: 'never' }),
    account: text({ label: 'Konto', write: 'never' }),
    number: text({ label: 'Auszug', write: 'never' }),
    user: link('users', {
      label: 'Eingelesen von',
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
    createdAt: instant({ label: 'Eingelesen am', write: 'never' }),
  },
  filters: { id: 'in', 'organisation.id': 'in', account: 'in' },
  orderBy: ['id', 'account', 'number'],
})

/**
 * Open until its whole amount is booked on invoices, or somebody said that it belongs to none. What another file has probably told
 * before waits until somebody says whether it is another payment.
 */
export const bankLineStates = {
  open: { label: 'Offen' },
  repeat: { label: 'Schon eingelesen?' },
  booked: { label: 'Zugeordnet' },
  dismissed: { label: 'Ohne Rechnung' },
} as const
export type BankLineState = keyof typeof bankLineStates

/** What stands in the place of the words of such an entry (decision 153). */
export const bankLineWithheld = 'Gebucht auf eine Reise für Admins'
/** What somebody is told who would change an entry whose words are withheld from them (decision 153). */
export const withheldFromYou =
  'Dieser Umsatz ist auf eine Reise gebucht, die nur Administratoren sehen. Nur sie können ihn ändern.'

/** An entry of a statement; what it says never changes, only for which invoices it counts. */
export const bankLineContract = contract({
  name: 'bank_lines',
  title: 'Umsatz',
  fields: {
    organisation: link('organisations', { label: 'Organisation', write: 'never' }),
    statement: link('bank_statements', {
      label: 'Kontoauszug',
      write: 'never',
      expand: { contract: bankStatementContract, groups: listed },
    }),
    account: text({ label: 'Konto', write: 'never' }),
    bookingDate: day({ label: 'Buchungstag', write: 'never' }),
    valueDate: day({ label: 'Wertstellung', nullable: true, write: 'never' }),
    /** Below nothing it went out. */
    amount: money({ label: 'Betrag', write: 'never' }),
    booked: money({ label: 'Zugeordnet', write: 'never' }),
    rest: money({ label: 'Noch offen', write: 'never' }),
    name: text({ label: 'Name', write: 'never' }),
    purpose: text({ label: 'Verwendungszweck', write: 'never' }),
    endToEndId: text({ label: 'Referenz', write: 'never' }),
    state: choice(bankLineStates, { label: 'Stand', write: 'never' }),
    /** It belongs to no invoice: interest, a card payment. */
    isDismissed: boolean({ label: 'Ohne Rechnung' }),
    /** Which one it probably tells again, in the words of another kind of file. */
    repeats: link('bank_lines', { label: 'Wahrscheinlich schon eingelesen als', nullable: true, write: 'never' }),
    /** Somebody has said that it is a payment of its own all the same. */
    isDistinct: boolean({ label: 'Andere Zahlung' }),
    /** Booked on a trip that only administrators see, and who reads is none: name, purpose and reference are empty (decision 153). */
    isWithheld: boolean({ label: bankLineWithheld, write: 'never' }),
    payments: children(paymentContract, { label: 'Zahlungen', write: 'never' }),
  },
  filters: {
    id: 'in',
    'organisation.id': 'in',
    'statement.id': 'in',
    account: 'in',
    state: 'in',
    bookingDate: 'range',
  },
  search: true,
  orderBy: ['id', 'bookingDate', 'amount', 'name', 'state'],
})

/** Bytes of the largest file: some ten thousand entries. */
export const bankFileLimit = 5 * 1024 * 1024

/** What came of reading a file. */
export const bankImportSchema = z.object({
  entries: z.int().meta({ description: 'Entries in the file' }),
  added: z.int().meta({ description: 'Those that were not there yet' }),
  repeats: z.int().meta({ description: 'Those of them that another file has probably told already' }),
  doubled: z
    .int()
    .meta({ description: 'Entries of earlier files that stand there twice and wait for a word from now on' }),
  statements: z.array(z.string()).meta({ description: 'Links of the statements that brought something new' }),
  gaps: z
    .array(z.string())
    .meta({ description: 'Where statements are missing beside those of the file, a sentence each' }),
})
export type BankImport = z.output<typeof bankImportSchema>

const wireMoney = z.object({ amount: z.string(), currency: z.string(), formatted: z.string() })

/** For which invoices an entry may be, the likeliest first; nothing is booked by itself. */
export const bankProposalsSchema = z.array(
  z.object({
    /** What speaks for it fits no other invoice; the others are hints, which nobody chooses beforehand. */
    isSure: z.boolean(),
    reasons: z.array(z.enum(Object.keys(matchReasons) as (keyof typeof matchReasons)[])), // its own keys
    parts: z.array(
      z.object({
        clientInvoice: z.string(),
        invoiceNumber: z.string(),
        clientName: z.string(),
        open: wireMoney,
        amount: wireMoney,
      }),
    ),
  }),
)
export type BankProposal = z.output<typeof bankProposalsSchema>[number]

/** On which invoices an entry is booked, and with how much of it each. */
export const bookLineBody = z.strictObject({
  parts: z
    .array(z.strictObject({ clientInvoice: linkOrItem('client_invoices'), amount: moneyInput }))
    .max(200, 'Höchstens 200 Rechnungen')
    // Whether there is such an entry is told first, to strangers as well.
    .default([]),
})
export type BookLine = z.output<typeof bookLineBody>
