import { listedOptions, locales } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, integer, link, richText, strings, text } from '../contract/fields.ts'
import { providerContract } from '../partners/provider.contract.ts'

/** What a passage of the trip documents is (002 §3). */
export const tripDetailTypes = {
  general_info: { label: 'Allgemeiner Hinweis', tone: 'neutral' },
  provider_info: { label: 'Leistungsträger', tone: 'info' },
  box: { label: 'Kasten', tone: 'neutral' },
  box_map: { label: 'Kasten mit Karte', tone: 'neutral' },
  menu: { label: 'Menü', tone: 'neutral' },
} as const
export type TripDetailType = keyof typeof tripDetailTypes

/** Meals, as menus name them (002 §9). */
export const meals = {
  breakfast: { label: 'Frühstück', tone: 'neutral' },
  lunch: { label: 'Mittagessen', tone: 'neutral' },
  dinner: { label: 'Abendessen', tone: 'neutral' },
} as const

/** Kinds of requests a menu can be chosen for (002 §7). */
export const menuRequestTypes = {
  hotel: { label: 'Hotel' },
  train: { label: 'Zug' },
  other: { label: 'Zusatzleistung' },
} as const

const organisationFilter = link('organisations', { label: 'Organisation', write: 'create' })
const expand = { contract: providerContract, groups: ['provider_read'] } as const
const kinds = ['hotels', 'ferries', 'airlines', 'trains'] as const
const locale = choice(locales, { label: 'Sprache' })

/** What the trip documents say of a provider, or of every trip when it names none, in one language (002 §7). */
export const tripDetailTemplateContract = contract({
  name: 'trip_detail_templates',
  title: 'Reiseunterlagen-Vorlage',
  fields: {
    organisationFilter,
    provider: link('providers', { label: 'Leistungsträger', nullable: true, expand, kinds }),
    type: choice(tripDetailTypes, { label: 'Art' }),
    title: text({ label: 'Titel', required: true, min: 1, max: 200 }),
    text: richText({ label: 'Text', nullable: true }),
    /** 'QR-Code' or nothing; of a menu the meal. */
    subType: text({ label: 'Zusatz', max: 60, nullable: true }),
    locale,
    /** The German one of the same owner and kind that it says in its language (decision 185). */
    translationOf: link('trip_detail_templates', { label: 'Übersetzung von', nullable: true }),
    positionInDocument: integer({ label: 'Position', min: 0, max: 10_000 }),
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: {
    id: 'in',
    'organisationFilter.id': 'in',
    type: 'in',
    'provider.id': 'in',
    locale: 'in',
    'translationOf.id': 'in',
    isRetired: 'boolean',
  },
  orderBy: ['id', 'title', 'type', 'locale', 'positionInDocument'],
  search: true,
  houseLists: { locales: 'locale' },
  options: { types: listedOptions(tripDetailTypes) },
})

/** What a provider serves to groups (002 §7). */
export const menuContract = contract({
  name: 'menus',
  title: 'Menü',
  fields: {
    organisationFilter,
    provider: link('providers', { label: 'Leistungsträger', required: true, expand, kinds }),
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    subType: choice(meals, { label: 'Mahlzeit' }),
    text: richText({ label: 'Text', nullable: true }),
    /** Keys of `menuRequestTypes`; none means all. */
    requestTypes: strings({ label: 'Für Anfragen', hint: 'leer für alle', choices: menuRequestTypes }),
    locale,
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: {
    id: 'in',
    'organisationFilter.id': 'in',
    'provider.id': 'in',
    requestTypes: 'in',
    subType: 'in',
    locale: 'in',
    isRetired: 'boolean',
  },
  orderBy: ['id', 'name', 'subType', 'locale'],
  search: true,
  houseLists: { locales: 'locale' },
  options: { subTypes: listedOptions(meals) },
})

/** 'Gespeicherte Vorlagen': the text of the cover letter of trip documents, and what is attached to it (002 §2, §3). */
export const documentTemplateContract = contract({
  name: 'document_templates',
  title: 'Dokumentvorlage',
  fields: {
    organisationFilter,
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    freeText: richText({ label: 'Freier Text', nullable: true }),
    locale,
    /** To be printed; else it goes by e-mail. */
    print: boolean({ label: 'Zum Drucken' }),
    route: boolean({ label: 'Reiseverlauf' }),
    detailedRoute: boolean({ label: 'Fahrplan' }),
    generalInfos: boolean({ label: 'Allgemeine Hinweise' }),
    questionaire: boolean({ label: 'Fragebogen' }),
    coverLetter: boolean({ label: 'Anschreiben' }),
    menu: boolean({ label: 'Menüliste' }),
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: { id: 'in', 'organisationFilter.id': 'in', name: 'contains', locale: 'in', isRetired: 'boolean' },
  orderBy: ['id', 'name', 'locale'],
  search: true,
  houseLists: { locales: 'locale' },
})
