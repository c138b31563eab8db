import type { CancellationCharge } from '@reisewerk/domain/partners/cancellation-charges.ts'
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { providers } from './partners.tables.ts'

/** What a provider charges one house for cancelling from so many days before arrival on (REQ-09). */
export const cancellationSteps = pgTable(
  'provider_cancellation_steps',
  {
    ...itemColumns,
    organisationId: reference()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    providerId: reference()
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    days: integer().notNull(),
    charge: text().$type<CancellationCharge>().notNull(),
    percent: integer(),
    amountCents: cents(),
    amountCurrency: currency(),
  },
  (table) => [unique('provider_cancellation_steps_once').on(table.organisationId, table.providerId, table.days)],
)
