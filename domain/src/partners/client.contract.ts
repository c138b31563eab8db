import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { boolean, children, choice, day, integer, link, object, text } from '../contract/fields.ts'
import { wireText } from '../contract/wire-schema.ts'
import type { Currency } from '../money.ts'
import { isIban, isMaskedIban, plainIban } from './iban.ts'

/** Currencies a client pays and a trip is sold in; what is bought on the way may be in more (money.ts). */
export const saleCurrencies = [
  'EUR',
  'CHF',
  'DKK',
  'GBP',
  'NOK',
  'PLN',
  'SEK',
  'USD',
] as const satisfies readonly Currency[]

/** Where a person or a firm is written to; an empty text is none. */
export const emailField = {
  max: 254,
  nullable: true,
  pattern: /^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  message: 'Bitte eine E-Mail-Adresse eingeben',
} as const

const ibanInput = wireText({ required: true, max: 42 })
  .overwrite((typed) => (isMaskedIban(typed) ? typed : plainIban(typed)))
  .refine((iban) => isMaskedIban(iban) || isIban(iban), 'Bitte eine gültige IBAN eingeben')
  .meta({ examples: ['DE89 3704 0044 0532 0130 00'] })

const salutations = ['Frau', 'Herr'] as const
/** Whom one speaks to first, and everybody else (000 §3). */
const contactTypes = ['primary', 'other'] as const

/** A person at a client, a provider or an agency. */
export const contactContract = contract({
  name: 'contacts',
  title: 'Kontakt',
  fields: {
    client: link('clients', { nullable: true, write: 'create' }),
    provider: link('providers', {
      nullable: true,
      write: 'create',
      kinds: ['hotels', 'ferries', 'airlines', 'trains'],
    }),
    agency: link('agencies', { nullable: true, write: 'create' }),
    salutation: choice(salutations, { nullable: true }),
    firstName: text({ max: 100 }),
    lastName: text({ max: 100 }),
    fullName: text({ write: 'never' }),
    email: text(emailField),
    phoneFixed: text({ max: 60, nullable: true }),
    phoneMobile: text({ max: 60, nullable: true }),
    type: text({ max: 60 }),
    deleted: boolean(),
    /** Whom the person speaks for: '/api/hotels/12' and its name. */
    home: object(
      { link: text({ write: 'never' }), name: text({ write: 'never' }) },
      { write: 'never', groups: ['contact_home_read'] },
    ),
  },
  filters: { id: 'in', 'client.id': 'in', 'provider.id': 'in', 'agency.id': 'in', deleted: 'boolean' },
  orderBy: ['id', 'lastName'],
  search: true,
  options: { salutations, types: contactTypes },
})

export const addressContract = contract({
  name: 'addresses',
  title: 'Adresse',
  fields: {
    client: link('clients', { nullable: true, write: 'create' }),
    title: text({ max: 120 }),
    streetAddress: text({ max: 200 }),
    zip: text({ max: 20 }),
    city: text({ max: 120 }),
    country: text({ max: 120 }),
  },
  filters: { id: 'in', 'client.id': 'in' },
})

/** An account of a client. The number is shown in full only to administrators who ask for it with 'bank_account_write'. */
export const bankAccountContract = contract({
  name: 'bank_accounts',
  title: 'Bankverbindung',
  fields: {
    client: link('clients', { write: 'create', required: true }),
    owner: text({ required: true, max: 140 }),
    iban: build<string, string, { required: true }>('text', z.string(), ibanInput, { required: true }),
    bic: text({ max: 11, nullable: true }),
    bankName: text({ max: 120, nullable: true }),
  },
  filters: { id: 'in', 'client.id': 'in' },
  knownGroups: ['bank_account_write'],
})

export const clientInfoContract = contract({
  name: 'client_infos',
  title: 'Information',
  fields: {
    client: link('clients', { write: 'create' }),
    title: text({ required: true, max: 200 }),
    content: text({ max: 5_000 }),
  },
  filters: { id: 'in', 'client.id': 'in' },
})

const clientList = ['client_list_read'] as const

/** Who books: a choir, a parish, a club, a school (000 §3). */
export const clientContract = contract({
  name: 'clients',
  title: 'Kunde',
  fields: {
    organisationFilter: link('organisations', { write: 'create' }),
    companyName: text({ required: true, max: 200 }),
    shortName: text({ required: true, max: 80 }),
    mainCurrency: choice(saleCurrencies),
    mainLanguage: choice(['de_DE', 'fr', 'en']),
    clientComplexity: integer({ min: 1, max: 10, nullable: true }),
    paymentType: text({ max: 60, nullable: true }),
    isFormal: boolean(),
    isRetired: boolean(),
    infos: children(clientInfoContract, { groups: ['info_read'] }),
    contacts: children(contactContract, { groups: ['contact_read', 'client_read'] }),
    addresses: children(addressContract, { groups: ['client_read'] }),
    bankAccounts: children(bankAccountContract, { groups: ['bank_account_write', 'bank_account_read'] }),
    /** Where the client is at home: the first address. */
    city: text({ write: 'never', groups: clientList }),
    tripCount: integer({ write: 'never', groups: clientList }),
    lastTripAt: day({ write: 'never', nullable: true, groups: clientList }),
  },
  filters: { id: 'in', isRetired: 'boolean', 'organisationFilter.id': 'in' },
  orderBy: ['id', 'companyName', 'shortName', 'city', 'clientComplexity', 'tripCount', 'lastTripAt'],
  search: true,
  options: { mainCurrency: saleCurrencies },
})
