import * as z from 'zod'
import { locales } from '../accounts/options.ts'
import { endpointKinds } from '../accounts/settings.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { boolean, children, choice, day, integer, link, object, strings, text } from '../contract/fields.ts'
import { wireText } from '../contract/wire-schema.ts'
import type { Currency } from '../money.ts'
import { eInvoiceFormats } from './e-invoicing.ts'
import { isIban, isMaskedIban, plainIban } from './iban.ts'
import { isLeitwegId } from './leitweg-id.ts'
import { isVatId, plainVatId } from './vat-id.ts'

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
export type SaleCurrency = (typeof saleCurrencies)[number]

/** Where a person or a firm is written to; an empty text is none. */
export const emailField = {
  max: 254,
  nullable: true,
  pattern: /^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  message: 'Bitte eine E-Mail-Adresse eingeben',
} as const

const longestIban = 42
const ibanInput = wireText({ required: true, max: longestIban })
  .overwrite((typed) => (isMaskedIban(typed) ? typed : plainIban(typed)))
  .refine((iban) => isMaskedIban(iban) || isIban(iban), 'Bitte eine gültige IBAN eingeben')
  .meta({ examples: ['DE89 3704 0044 0532 0130 00'] })

const longestLeitwegId = 46
const leitwegIdInput = wireText({ max: longestLeitwegId })
  .overwrite((typed) => typed.toUpperCase())
  .refine((typed) => typed === '' || isLeitwegId(typed), 'Die Leitweg-ID hat eine falsche Prüfziffer oder Form.')
  .meta({ examples: ['04011000-12345-03'] })

const longestVatId = 20
const vatIdInput = wireText({ max: longestVatId })
  .overwrite(plainVatId)
  .refine((typed) => typed === '' || isVatId(typed), 'Bitte eine USt-IdNr. wie DE123456789 eingeben')
  .meta({ examples: ['DE123456789'] })

/** What a client's number in the house may be made of. */
export const customerNumberPattern = /^[\p{L}\d./ -]*$/u

/** What a client is (MOVE-08). */
export const clientKinds = {
  choir: { label: 'Chor' },
  orchestra: { label: 'Orchester' },
  parish: { label: 'Kirchengemeinde' },
  club: { label: 'Verein' },
  school: { label: 'Schule' },
  firm: { label: 'Firma' },
  reseller: { label: 'Reisebüro, Veranstalter' },
  private: { label: 'Privatgruppe' },
  other: { label: 'Sonstige' },
} as const
/** Whether a client wants mailings; who was not asked gets none (§ 7 UWG). */
export const mailingConsents = {
  open: { label: 'Nicht gefragt' },
  given: { label: 'Erteilt' },
  refused: { label: 'Widersprochen' },
} as const
/** What an address is for. */
export const addressPurposes = {
  main: { label: 'Hausanschrift' },
  invoice: { label: 'Rechnungsanschrift' },
} as const

const salutations = ['Frau', 'Herr'] as const
/** Whom one speaks to first, and everybody else (000 §3). */
const contactTypes = { primary: { label: 'Hauptkontakt' }, other: { label: 'Weiterer Kontakt' } } as const

/** A person at a client, a provider or an agency. */
export const contactContract = contract({
  name: 'contacts',
  title: 'Kontakt',
  fields: {
    client: link('clients', { label: 'Kunde', nullable: true, write: 'create' }),
    provider: link('providers', {
      label: 'Leistungsträger',
      nullable: true,
      write: 'create',
      kinds: ['hotels', 'ferries', 'airlines', 'trains'],
    }),
    agency: link('agencies', { label: 'Agentur', nullable: true, write: 'create' }),
    salutation: choice(salutations, { label: 'Anrede', nullable: true }),
    firstName: text({ label: 'Vorname', max: 100 }),
    lastName: text({ label: 'Nachname', max: 100 }),
    fullName: text({ label: 'Name', write: 'never' }),
    email: text({ label: 'E-Mail', ...emailField }),
    phoneFixed: text({ label: 'Telefon', max: 60, nullable: true }),
    phoneMobile: text({ label: 'Mobil', max: 60, nullable: true }),
    type: text({ label: 'Aufgabe', max: 60, choices: contactTypes }),
    deleted: boolean({ label: 'Gelöscht' }),
    /** Whom the person speaks for: '/api/hotels/12' and its name. */
    home: object(
      {
        link: text({ internal: 'leads to the page of whom the person speaks for', write: 'never' }),
        name: text({ label: 'Name', write: 'never' }),
      },
      { label: 'Gehört zu', write: 'never', groups: ['contact_home_read'] },
    ),
  },
  filters: { id: 'in', 'client.id': 'in', 'provider.id': 'in', 'agency.id': 'in', deleted: 'boolean' },
  orderBy: ['id', 'lastName'],
  search: true,
  options: { salutations, types: Object.keys(contactTypes) },
})

export const addressContract = contract({
  name: 'addresses',
  title: 'Adresse',
  fields: {
    client: link('clients', { label: 'Kunde', nullable: true, write: 'create' }),
    provider: link('providers', {
      label: 'Leistungsträger',
      nullable: true,
      write: 'create',
      kinds: ['hotels', 'ferries', 'airlines', 'trains'],
    }),
    agency: link('agencies', { label: 'Agentur', nullable: true, write: 'create' }),
    purpose: choice(addressPurposes, { label: 'Art' }),
    title: text({ label: 'Bezeichnung', max: 120 }),
    streetAddress: text({ label: 'Straße', max: 200 }),
    zip: text({ label: 'PLZ', max: 20 }),
    city: text({ label: 'Ort', max: 120 }),
    country: text({ label: 'Land', max: 120 }),
  },
  filters: { id: 'in', 'client.id': 'in', 'provider.id': 'in', 'agency.id': 'in' },
})

/** An account of a client. The number is shown in full only to administrators who ask for it with 'bank_account_write'. */
export const bankAccountContract = contract({
  name: 'bank_accounts',
  title: 'Bankverbindung',
  fields: {
    client: link('clients', { label: 'Kunde', write: 'create', required: true }),
    owner: text({ label: 'Inhaber', required: true, max: 140 }),
    iban: build<string, string, { required: true }>(
      'text',
      z.string(),
      ibanInput,
      { label: 'IBAN', required: true },
      { bounds: { max: longestIban } },
    ),
    bic: text({ label: 'BIC', max: 11, nullable: true }),
    bankName: text({ label: 'Bank', max: 120, nullable: true }),
  },
  filters: { id: 'in', 'client.id': 'in' },
  knownGroups: ['bank_account_write'],
})

export const clientInfoContract = contract({
  name: 'client_infos',
  title: 'Information',
  fields: {
    client: link('clients', { label: 'Kunde', write: 'create' }),
    title: text({ label: 'Titel', required: true, max: 200 }),
    content: text({ label: 'Text', max: 5_000 }),
  },
  filters: { id: 'in', 'client.id': 'in' },
})

const clientList = ['client_list_read'] as const

/** Who books: a choir, a parish, a club, a school (000 §3). */
export const clientContract = contract({
  name: 'clients',
  title: 'Kunde',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    companyName: text({ label: 'Firma', required: true, max: 200 }),
    shortName: text({ label: 'Kurzname', required: true, max: 80 }),
    kind: choice(clientKinds, { label: 'Art', nullable: true }),
    /** One's own or, left empty, the next of the house. */
    customerNumber: text({
      label: 'Kundennummer',
      max: 20,
      pattern: customerNumberPattern,
      message: 'Bitte nur Buchstaben, Ziffern, Punkt, Strich und Schrägstrich',
    }),
    phone: text({ label: 'Telefon', max: 60 }),
    vatId: build<string, string, { label: string }>(
      'text',
      z.string(),
      vatIdInput,
      { label: 'USt-IdNr.' },
      { bounds: { max: longestVatId } },
    ),
    categories: strings({ label: 'Kategorien', distinct: true }),
    mailingConsent: choice(mailingConsents, { label: 'Einwilligung in Mailings' }),
    /** When that was said; the day it is entered, unless told. */
    mailingConsentAt: day({ label: 'Einwilligung vom', nullable: true }),
    mainCurrency: choice(saleCurrencies, { label: 'Währung' }),
    mainLanguage: choice(locales, { label: 'Sprache' }),
    clientComplexity: integer({ label: 'Komplexität', min: 1, max: 10, nullable: true }),
    paymentType: text({ label: 'Zahlungsart', max: 60, nullable: true }),
    /** Under which the bookkeeping knows it; an empty text is none (INV-08). */
    debtorNumber: text({
      label: 'Debitorennummer',
      max: 9,
      nullable: true,
      pattern: /^(\d{5,9})?$/,
      message: 'Bitte 5 bis 9 Ziffern eingeben',
    }),
    isFormal: boolean({ label: 'Förmliche Anrede (Sie)' }),
    /** How invoices go out; the rest is what an electronic one says of the client (INV-07). */
    eInvoice: choice(eInvoiceFormats, { label: 'E-Rechnung' }),
    leitwegId: build<string, string, { label: string }>(
      'text',
      z.string(),
      leitwegIdInput,
      { label: 'Leitweg-ID' },
      { bounds: { max: longestLeitwegId } },
    ),
    buyerReference: text({ label: 'Käuferreferenz', max: 80 }),
    eInvoiceKind: choice(endpointKinds, { label: 'Art der Empfangsadresse' }),
    eInvoiceAddress: text({ label: 'Empfangsadresse', max: 120 }),
    /** Who sells on, or travels on business by a framework contract: no form, no certificate (§ 651a Abs. 5 BGB, INV-13). */
    withoutPackageLaw: boolean({
      label: 'Ohne Pauschalreiserecht',
      hint: 'Wiederverkäufer, Geschäftsreisen mit Rahmenvertrag (§ 651a Abs. 5 BGB)',
    }),
    /** Why the client is not reminded; an empty text is no reason (decision 060). */
    reminderBlock: text({ label: 'Mahnsperre', max: 200 }),
    reminderBlockUntil: day({ label: 'Gesperrt bis', nullable: true }),
    isRetired: boolean({ label: 'Stillgelegt' }),
    infos: children(clientInfoContract, { label: 'Informationen', groups: ['info_read'] }),
    contacts: children(contactContract, { label: 'Kontakte', groups: ['contact_read', 'client_read'] }),
    addresses: children(addressContract, { label: 'Adressen', groups: ['client_read'] }),
    bankAccounts: children(bankAccountContract, {
      label: 'Bankverbindungen',
      groups: ['bank_account_write', 'bank_account_read'],
    }),
    /** Where the client is at home: the first address. */
    city: text({ label: 'Ort', write: 'never', groups: clientList }),
    tripCount: integer({ label: 'Reisen', write: 'never', groups: clientList }),
    lastTripAt: day({ label: 'Letzte Reise', write: 'never', nullable: true, groups: clientList }),
  },
  filters: {
    id: 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
    kind: 'in',
    customerNumber: 'in',
    categories: 'in',
    mailingConsent: 'in',
  },
  orderBy: ['id', 'companyName', 'shortName', 'customerNumber', 'city', 'clientComplexity', 'tripCount', 'lastTripAt'],
  search: true,
  options: { mainCurrency: saleCurrencies },
})
