import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { type RequestedKind, requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, oneOf, reference } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { areas, places } from '../geography/geography.tables.ts'

export const clients = pgTable(
  'clients',
  {
    ...itemColumns,
    organisationId: reference()
      .notNull()
      .references(() => organisations.id),
    companyName: text().notNull(),
    shortName: text().notNull(),
    kind: text(),
    /** Its own or the next of the house, which a trigger gives (MOVE-08). */
    customerNumber: text().notNull().default(''),
    phone: text().notNull().default(''),
    vatId: text().notNull().default(''),
    categories: text().array().notNull().default(sql`'{}'`),
    mailingConsent: text().notNull().default('open'),
    mailingConsentAt: date({ mode: 'string' }),
    mainCurrency: text().notNull().default('EUR'),
    mainLanguage: text().notNull().default('de_DE'),
    clientComplexity: integer(),
    paymentType: text(),
    isFormal: boolean().notNull().default(true),
    isRetired: boolean().notNull().default(false),
    /** Under which the bookkeeping knows it (INV-08). */
    debtorNumber: text(),
    eInvoice: text().notNull().default('zugferd'),
    leitwegId: text().notNull().default(''),
    buyerReference: text().notNull().default(''),
    eInvoiceKind: text().notNull().default('email'),
    eInvoiceAddress: text().notNull().default(''),
    withoutPackageLaw: boolean().notNull().default(false),
    reminderBlock: text().notNull().default(''),
    reminderBlockUntil: date({ mode: 'string' }),
  },
  (table) => [check('clients_complexity', sql`${table.clientComplexity} between 1 and 10`)],
)

/** What staff should know of a client; prefills the notes of a new trip (000 §2.1). */
export const clientInfos = pgTable('client_infos', {
  ...itemColumns,
  clientId: reference()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  content: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

/** Firms that sell services: hotels, shipping lines, airlines, railways, others. No organisation: serves every one. */
export const providers = pgTable(
  'providers',
  {
    ...itemColumns,
    organisationId: reference().references(() => organisations.id),
    kind: text().$type<RequestedKind>().notNull(),
    name: text().notNull(),
    placeId: reference().references(() => places.id),
    /** Kept by triggers, so that the list can be read in the order of places. */
    placeName: text(),
    areaId: reference().references(() => areas.id),
    stars: integer(),
    category: text(),
    rating: integer(),
    roomCount: integer(),
    email: text(),
    bookingEmail: text(),
    phone: text(),
    website: text(),
    traitTags: text().array().notNull().default(sql`'{}'`),
    conditions: jsonb().$type<RichText>(),
    /** Times a hotel keeps for groups by itself (PLACE-12). */
    defaultHotelTimes: jsonb().$type<{ type: string; time: string; firstNightOnly: boolean }[]>().notNull().default([]),
    isRetired: boolean().notNull().default(false),
  },
  (table) => [
    check('providers_kind', oneOf(table.kind, requestedKinds)),
    check('providers_stars', sql`${table.stars} between 1 and 5`),
    check('providers_rating', sql`${table.rating} between 1 and 10`),
  ],
)

export const agencies = pgTable('agencies', {
  ...itemColumns,
  organisationId: reference().references(() => organisations.id),
  name: text().notNull(),
  placeId: reference().references(() => places.id),
  email: text(),
  bookingEmail: text(),
  phone: text(),
  isRetired: boolean().notNull().default(false),
})

/** People at a client, a provider or an agency: exactly one of the three. */
export const contacts = pgTable(
  'contacts',
  {
    ...itemColumns,
    clientId: reference().references(() => clients.id, { onDelete: 'cascade' }),
    providerId: reference().references(() => providers.id, { onDelete: 'cascade' }),
    agencyId: reference().references(() => agencies.id, { onDelete: 'cascade' }),
    salutation: text().$type<'Frau' | 'Herr'>(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text(),
    phoneFixed: text(),
    phoneMobile: text(),
    type: text().notNull().default('primary'),
    deleted: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check('contacts_one_home', sql`num_nonnulls(${table.clientId}, ${table.providerId}, ${table.agencyId}) = 1`),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    ...itemColumns,
    clientId: reference().references(() => clients.id, { onDelete: 'cascade' }),
    providerId: reference().references(() => providers.id, { onDelete: 'cascade' }),
    agencyId: reference().references(() => agencies.id, { onDelete: 'cascade' }),
    purpose: text().notNull().default('main'),
    title: text().notNull().default(''),
    streetAddress: text().notNull().default(''),
    zip: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('Deutschland'),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check('addresses_one_home', sql`num_nonnulls(${table.clientId}, ${table.providerId}, ${table.agencyId}) = 1`),
  ],
)

/** Where a client pays from and gets money back. */
export const bankAccounts = pgTable('bank_accounts', {
  ...itemColumns,
  clientId: reference()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' }),
  owner: text().notNull(),
  iban: text().notNull(),
  bic: text(),
  bankName: text(),
  sort: integer().notNull().default(0),
})
