import {
  bankLineContract,
  bankStatementContract,
  withheldFromYou,
} from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { holding, isLike } from '../../platform/resource/like.ts'
import { declare } from '../../platform/resource/resource.ts'
import { bankLines, bankStatements } from './payments.tables.ts'

/** Whether what an entry says is withheld from the actor (decision 153); which those are is asked once a statement. */
const isWithheld = (row: string) => `(${row}.id = any (array(select withheld_bank_lines())))`
const unlessWithheld = (column: string) => (row: string) =>
  `case when ${isWithheld(row)} then '' else ${row}.${column} end`

/** Statements come in by their files; their entries are booked, or said to belong to no invoice. */
export const paymentsResources = [
  declare(bankStatementContract, {
    table: bankStatements,
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
  declare(bankLineContract, {
    table: bankLines,
    computed: {
      isWithheld,
      name: unlessWithheld('name'),
      purpose: unlessWithheld('purpose'),
      endToEndId: unlessWithheld('end_to_end_id'),
      booked: (row) => `${row}.booked_cents`,
      'booked.currency': (row) => `${row}.amount_currency`,
      rest: (row) => `(${row}.amount_cents - ${row}.booked_cents)`,
      'rest.currency': (row) => `${row}.amount_currency`,
    },
    parents: { payments: { column: 'bankLineId' } },
    constraints: {
      bank_lines_repeat_unbooked: { propertyPath: 'isDistinct', message: 'Bitte zuerst die Buchungen zurücknehmen' },
      bank_lines_withheld: { propertyPath: 'isDismissed', message: withheldFromYou },
    },
    // As the contract of a payment says.
    inSheet: {
      payments: (value) =>
        (value as readonly { invoiceNumber: string }[]).map(({ invoiceNumber }) => invoiceNumber).join(', '),
    },
    search: (row, term, param) => {
      const pattern = param(holding(term))
      const found = ['name', 'purpose', 'end_to_end_id'].map((column) => isLike(`${row}.${column}`, pattern))
      return `((${found.join(' or ')}) and not ${isWithheld(row)})`
    },
    orderBy: { amount: (row) => `${row}.amount_cents` },
    defaultOrder: (row) => `${row}.booking_date desc, ${row}.id desc`,
    only: ['list', 'get', 'update', 'options'],
  }),
]
