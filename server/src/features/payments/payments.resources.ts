import { bankLineContract, bankStatementContract } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { holding, isLike } from '../../platform/resource/like.ts'
import { declare } from '../../platform/resource/resource.ts'
import { bankLines, bankStatements } from './payments.tables.ts'

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
      booked: (row) => `${row}.booked_cents`,
      'booked.currency': (row) => `${row}.amount_currency`,
      rest: (row) => `(${row}.amount_cents - ${row}.booked_cents)`,
      'rest.currency': (row) => `${row}.amount_currency`,
    },
    parents: { payments: { column: 'bankLineId' } },
    constraints: {
      bank_lines_repeat_unbooked: { propertyPath: 'isDistinct', message: 'Bitte zuerst die Buchungen zurücknehmen' },
    },
    // As the contract of a payment says.
    inSheet: {
      payments: (value) =>
        (value as readonly { invoiceNumber: string }[]).map(({ invoiceNumber }) => invoiceNumber).join(', '),
    },
    search: (row, term, param) => {
      const pattern = param(holding(term))
      return `(${['name', 'purpose', 'end_to_end_id'].map((column) => isLike(`${row}.${column}`, pattern)).join(' or ')})`
    },
    orderBy: { amount: (row) => `${row}.amount_cents` },
    defaultOrder: (row) => `${row}.booking_date desc, ${row}.id desc`,
    only: ['list', 'get', 'update', 'options'],
  }),
]
