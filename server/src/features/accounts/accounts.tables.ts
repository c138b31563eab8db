import { legalFormKeys } from '@reisewerk/domain/accounts/house/legal-forms.ts'
import { localeKeys, tones } from '@reisewerk/domain/accounts/options.ts'
import { portraitTypes } from '@reisewerk/domain/accounts/portrait.ts'
import type { StoredSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'

/** Members of staff. One table for us and for the sign-in library, which reads `lastName` as its user's name. */
export const users = pgTable(
  'users',
  {
    ...itemColumns,
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Always in lower case; it is the name to sign in with. */
    email: text().notNull(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    hue: smallint().notNull().default(330),
    /** A deactivated colleague stays named in the history but cannot sign in. */
    isActive: boolean().notNull().default(true),
    /** The right 'Einkauf sehen'; administrators have it whatever stands here. */
    maySeePurchase: boolean().notNull().default(true),
    /** The right 'Personendaten sehen'; administrators have it whatever stands here. */
    maySeePersonal: boolean().notNull().default(true),
    locale: text({ enum: localeKeys }).notNull().default('de_DE'),
    /** Address of the picture, '/api/users/{id}/image?v=…'; a new picture has a new one. */
    image: text(),
    imageKey: text(),
    imageType: text({ enum: portraitTypes }),
    /** Printed below a signature, as is the title. */
    phone: text().notNull().default(''),
    jobTitle: text().notNull().default(''),
    jobTitleEn: text().notNull().default(''),
    jobTitleFr: text().notNull().default(''),
    emailVerified: boolean().notNull().default(false),
    twoFactorEnabled: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_role_is_known', sql`${table.role} in ('user', 'admin')`),
    check('users_hue_is_on_the_wheel', sql`${table.hue} between 0 and 359`),
    check(
      'users_image_is_whole',
      sql`(${table.image} is null and ${table.imageKey} is null and ${table.imageType} is null)
        or (${table.image} is not null and ${table.imageKey} is not null
          and ${table.imageType} in ('image/png', 'image/jpeg'))`,
    ),
  ],
)

/** The agency's houses. Each fact of a house stands here once, whoever prints it, pays from it or writes in its name. */
export const organisations = pgTable(
  'organisations',
  {
    ...itemColumns,
    name: text().notNull(),
    shortName: text().notNull(),
    /** '#rrggbb' */
    brandColor: text().notNull().default('#863472'),
    /** One line above the address window (DIN 5008); '' where it is made of the facts below. */
    senderLine: text().notNull().default(''),
    /** Columns of the foot of page 1, parted by empty lines; '' where they are made of the facts below. */
    footer: text().notNull().default(''),
    legalName: text().notNull().default(''),
    legalForm: text({ enum: legalFormKeys }).notNull().default('other'),
    street: text().notNull().default(''),
    zip: text().notNull().default(''),
    city: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    website: text().notNull().default(''),
    management: text().notNull().default(''),
    register: text().notNull().default(''),
    vatId: text().notNull().default(''),
    taxNumber: text().notNull().default(''),
    iban: text().notNull().default(''),
    bic: text().notNull().default(''),
    bankName: text().notNull().default(''),
    furtherIbans: text().array().notNull().default([]),
    /** Of the first hour: what somebody has put off, and whether it is shown (`firstSteps`). */
    leftSteps: text().array().notNull().default([]),
    showsSteps: boolean().notNull().default(true),
    logoSvg: text(),
    /** What the logo says, for those who cannot see it. */
    logoAlt: text().notNull().default(''),
    emergencyLabel: text().notNull().default(''),
    emergencyValue: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check('organisations_brand_color_is_hex', sql`${table.brandColor} ~ '^#[0-9a-fA-F]{6}$'`),
    check(
      'organisations_legal_form_is_known',
      sql`${table.legalForm} in ('other', 'gmbh', 'ug', 'gmbh_co_kg', 'ag', 'kg', 'ohg', 'ek', 'gbr', 'sole', 'association')`,
    ),
  ],
)

export const userOrganisations = pgTable(
  'user_organisations',
  {
    ...itemColumns,
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: reference()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('user_organisations_once').on(table.userId, table.organisationId),
    index('user_organisations_of_organisation').on(table.organisationId),
  ],
)

/** Feature switches of an organisation (APP-05): only what differs from the defaults is stored. */
export const organisationSettings = pgTable('organisation_settings', {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .unique('organisation_settings_once')
    .references(() => organisations.id, { onDelete: 'cascade' }),
  values: jsonb().$type<StoredSettings>().notNull().default({}),
})

/** What organisations changed in the agency's option lists; rows without one hold for all. Defaults are not stored. */
export const options = pgTable(
  'options',
  {
    ...itemColumns,
    organisationId: reference().references(() => organisations.id, { onDelete: 'cascade' }),
    /** Name of the list, e.g. 'order_status'; `optionLists` knows them all. */
    list: text().notNull(),
    key: text().notNull(),
    label: text().notNull(),
    tone: text({ enum: tones }).notNull().default('neutral'),
    sort: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Name of a sign of `optionSymbols`, where the list has signs. */
    symbol: text(),
  },
  (table) => [unique('options_once').on(table.organisationId, table.list, table.key).nullsNotDistinct()],
)

/** Facts about this database as a whole; exactly one row once it is set up. */
export const installation = pgTable(
  'installation',
  {
    id: smallint().primaryKey().default(1),
    /** When the demo loader filled this database; only then are the demo accounts offered at sign-in. */
    demoLoadedAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** When the demo agency got its invoices; null for one that is still to get them. */
    demoPapersAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** Seals second factors; only the owner reads it (sign-in-secret.ts). */
    signInSecret: text(),
    /** The mark of the folder in which its files lie; only the owner reads it (claim-folder.ts). */
    fileStore: uuid(),
  },
  (table) => [check('installation_is_one_row', sql`${table.id} = 1`)],
)

/** What somebody is called below a signature, by language (`JobTitles`), in SQL. @param user alias of the table users */
export const jobTitlesOf = (user: string) =>
  `json_build_object('de_DE', ${user}.job_title, 'en', ${user}.job_title_en, 'fr', ${user}.job_title_fr)`

/** Facts of a house in SQL, one JSON object (`HouseFacts`). @param house alias of the table organisations */
export const houseFactsOf = (house: string) => `json_build_object(
    'name', ${house}.name, 'shortName', ${house}.short_name, 'legalName', ${house}.legal_name, 'legalForm', ${house}.legal_form,
    'street', ${house}.street, 'zip', ${house}.zip, 'city', ${house}.city, 'phone', ${house}.phone, 'email', ${house}.email,
    'website', ${house}.website, 'management', ${house}.management, 'register', ${house}.register, 'vatId', ${house}.vat_id,
    'taxNumber', ${house}.tax_number, 'iban', ${house}.iban, 'bic', ${house}.bic, 'bankName', ${house}.bank_name,
    'furtherIbans', ${house}.further_ibans, 'emergencyLabel', ${house}.emergency_label, 'emergencyValue', ${house}.emergency_value,
    'brandColor', ${house}.brand_color, 'logoSvg', ${house}.logo_svg, 'logoAlt', ${house}.logo_alt,
    'senderLine', ${house}.sender_line, 'footer', ${house}.footer)`
