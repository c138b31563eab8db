import type { TranslationKind } from '@reisewerk/domain/accounts/translation/translation-service.contract.ts'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { organisations } from '../accounts.tables.ts'

const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id)

export const translationServices = pgTable('translation_services', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  kind: text().$type<TranslationKind>().notNull().default('deepl'),
  address: text().notNull(),
  model: text().notNull().default(''),
})

/** Sealed; nothing of it is in the change log. */
export const translationKeys = pgTable('translation_keys', {
  serviceId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => translationServices.id, { onDelete: 'cascade' }),
  organisationId: ofOrganisation(),
  sealedKey: text().notNull(),
})
