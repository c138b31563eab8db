import { locales } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, link, richText, text } from '../contract/fields.ts'
import { placeholderLabels } from './placeholders.ts'

/** What a template is for: any mail, one that takes an invoice to its client, or asking for a service of a kind (REQ-05). */
export const templateKinds = {
  general: { label: 'Allgemein' },
  invoice: { label: 'Rechnung' },
  hotel: { label: 'Hotelanfrage' },
  ferry: { label: 'Fähranfrage' },
  airline: { label: 'Fluganfrage' },
  train: { label: 'Zuganfrage' },
  other: { label: 'Anfrage einer Zusatzleistung' },
} as const
export type TemplateKind = keyof typeof templateKinds

/** A mail prepared once, with the trip's data in braces (MAIL-03). */
export const emailTemplateContract = contract({
  name: 'email_templates',
  title: 'E-Mail-Vorlage',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    name: text({ label: 'Name', required: true, min: 1, max: 120 }),
    kind: choice(templateKinds, { label: 'Wofür' }),
    locale: choice(locales, { label: 'Sprache' }),
    subject: text({ label: 'Betreff', max: 300 }),
    body: richText({ label: 'Text', nullable: true }),
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: {
    id: 'in',
    'organisationFilter.id': 'in',
    kind: 'in',
    locale: 'in',
    isRetired: 'boolean',
    name: 'contains',
  },
  orderBy: ['id', 'name', 'kind', 'locale'],
  search: true,
  options: {
    kinds: Object.entries(templateKinds).map(([key, { label }]) => ({ key, label })),
    placeholders: Object.entries(placeholderLabels).map(([key, label]) => ({ key, label })),
  },
})
