import { bulletPointContract, offerIntroTemplateContract } from '@reisewerk/domain/offers/offer-templates.contract.ts'
import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import {
  documentTemplateContract,
  meals,
  menuContract,
  tripDetailTemplateContract,
} from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { IconFileText, IconList, IconMail, IconNotes, IconToolsKitchen2 } from '@tabler/icons-react'
import { describe, type FieldDescription } from '../kind.ts'

const name = { name: 'name', span: 6 } as const satisfies FieldDescription
const locale = { name: 'locale', span: 3 } as const
const localeFilter = { name: 'locale' } as const
const localeColumn = { name: 'locale', width: 140, quiet: true } as const
const provider = { name: 'provider', target: providerContract } as const
const providerColumn = { name: 'provider', width: 280 } as const
const providerFilter = { name: 'provider.id', target: providerContract } as const
const nameColumn = { name: 'name' } as const
const german = { locale: 'de_DE' } as const
const common = {
  begins: german,
  retiredBy: 'isRetired',
  defaultSort: 'name',
  searchHint: 'Name …',
} as const

export const offerIntroKind = describe(offerIntroTemplateContract, {
  ...common,
  icon: IconMail,
  newLabel: 'Neues Anschreiben',
  columns: [nameColumn, localeColumn],
  filters: [localeFilter],
  groups: [
    { title: 'Anschreiben', fields: [name, locale] },
    { title: 'Text', fields: [{ name: 'content', span: 12 }] },
  ],
})

export const bulletPointKind = describe(bulletPointContract, {
  ...common,
  icon: IconList,
  newLabel: 'Neuer Stichpunkt-Abschnitt',
  defaultSort: 'section',
  searchHint: 'Überschrift …',
  titleOf: ({ section }) => section,
  hintOf: ({ internalSectionName }) => internalSectionName,
  columns: [
    { name: 'section' },
    { name: 'internalSectionName', width: 240, quiet: true },
    { name: 'key', label: 'Kürzel', width: 160, quiet: true },
    localeColumn,
    { name: 'content', width: 380, quiet: true, show: ({ content }) => content.split('\n').join(' · ') },
  ],
  filters: [localeFilter],
  groups: [
    {
      title: 'Abschnitt',
      fields: [
        { name: 'section', span: 6 },
        { name: 'internalSectionName', span: 6 },
        { name: 'key', span: 6 },
        locale,
      ],
    },
    { title: 'Stichpunkte', fields: [{ name: 'content', span: 12, as: 'lines' }] },
  ],
})

export const tripDetailTemplateKind = describe(tripDetailTemplateContract, {
  begins: { ...german, type: 'provider_info' },
  retiredBy: 'isRetired',
  icon: IconNotes,
  newLabel: 'Neuer Text der Reiseunterlagen',
  defaultSort: 'title',
  searchHint: 'Titel oder Leistungsträger …',
  listGroups: ['provider_read'],
  titleOf: ({ title }) => title,
  hintOf: (one) => one.provider?.name ?? '',
  columns: [
    { name: 'title' },
    providerColumn,
    { name: 'type', width: 180, quiet: true },
    localeColumn,
    { name: 'positionInDocument', width: 100, align: 'right', quiet: true },
  ],
  filters: [{ name: 'type' }, providerFilter, localeFilter],
  groups: [
    {
      title: 'Text der Reiseunterlagen',
      fields: [
        { name: 'title', span: 6 },
        { ...provider, span: 6 },
        { name: 'type', span: 4 },
        {
          name: 'subType',
          span: 3,
          choices: [{ value: 'QR-Code', label: 'QR-Code' }, ...mealNames()],
        },
        locale,
        { name: 'positionInDocument', span: 2, later: true },
        { name: 'translationOf', span: 6 },
      ],
    },
    { title: 'Text', fields: [{ name: 'text', span: 12 }] },
  ],
})

function mealNames() {
  return Object.values(meals).map(({ label }) => ({ value: label, label }))
}

export const menuKind = describe(menuContract, {
  ...common,
  begins: { ...german, subType: 'dinner' },
  icon: IconToolsKitchen2,
  newLabel: 'Neues Menü',
  searchHint: 'Name oder Leistungsträger …',
  listGroups: ['provider_read'],
  hintOf: (menu) => menu.provider.name,
  columns: [nameColumn, providerColumn, { name: 'subType', width: 140 }, localeColumn],
  filters: [{ name: 'subType' }, providerFilter, localeFilter],
  groups: [
    {
      title: 'Menü',
      fields: [name, { ...provider, span: 6 }, { name: 'subType', span: 3 }, locale, { name: 'requestTypes', span: 6 }],
    },
    { title: 'Text', fields: [{ name: 'text', span: 12 }] },
  ],
})

export const documentTemplateKind = describe(documentTemplateContract, {
  ...common,
  begins: { ...german, route: true, generalInfos: true, coverLetter: true },
  icon: IconFileText,
  newLabel: 'Neue Dokumentvorlage',
  columns: [nameColumn, localeColumn],
  filters: [localeFilter],
  groups: [
    { title: 'Vorlage', fields: [name, locale] },
    {
      title: 'Was dazugehört',
      fields: [
        { name: 'print', span: 3 },
        { name: 'coverLetter', span: 3 },
        { name: 'route', span: 3 },
        { name: 'detailedRoute', span: 3 },
        { name: 'generalInfos', span: 3 },
        { name: 'menu', span: 3 },
        { name: 'questionaire', span: 3 },
      ],
    },
    { title: 'Anschreiben', fields: [{ name: 'freeText', span: 12 }] },
  ],
})
