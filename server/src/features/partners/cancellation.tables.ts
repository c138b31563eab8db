import type { CancellationCharge } from '@reisewerk/domain/partners/cancellation-charges.ts'
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents, currency } from '../../platform/database/columns.ts'
import { agreedColumns } from './agreed.tables.ts'

/** What a provider charges one house for cancelling from so many days before arrival on (REQ-09). */
export const cancellationSteps = pgTable(
  'provider_cancellation_steps',
  {
    ...agreedColumns,
    days: integer().notNull(),
    charge: text().$type<CancellationCharge>().notNull(),
    percent: integer(),
    amountCents: cents(),
    amountCurrency: currency(),
  },
  (table) => [unique('provider_cancellation_steps_once').on(table.organisationId, table.providerId, table.days)],
)
