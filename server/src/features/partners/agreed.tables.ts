import { date } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { providers } from './partners.tables.ts'

/** What every entry of what one house has agreed with a provider begins with. */
export const agreedColumns = {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  providerId: reference()
    .notNull()
    .references(() => providers.id, { onDelete: 'cascade' }),
}

/** An agreement for a season; both days belong to it. */
export const seasonColumns = {
  ...agreedColumns,
  startAt: date({ mode: 'string' }).notNull(),
  endAt: date({ mode: 'string' }).notNull(),
}
