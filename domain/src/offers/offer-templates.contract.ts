import { locales } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, link, richText, text } from '../contract/fields.ts'

const organisationFilter = link('organisations', { label: 'Organisation', write: 'create' })
const houseLists = { locales: 'locale' } as const

/** A cover letter kept by name, for offers in one language (002 §7). */
export const offerIntroTemplateContract = contract({
  name: 'offer_intro_templates',
  title: 'Anschreiben',
  fields: {
    organisationFilter,
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    content: richText({ label: 'Text', nullable: true }),
    locale: choice(locales, { label: 'Sprache' }),
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: { id: 'in', 'organisationFilter.id': 'in', name: 'contains', locale: 'in', isRetired: 'boolean' },
  orderBy: ['id', 'name', 'locale'],
  search: true,
  houseLists,
})

/**
 * A section of short points an offer may hold (002 §3): `section` is the heading the client reads, `internalSectionName`
 * what it is called in the house. The same key in several languages is the same section.
 */
const bulletPoint = {
  key: text({
    label: 'Kürzel',
    hint: 'in allen Sprachen dasselbe',
    required: true,
    pattern: /^[a-z0-9_]{1,60}$/,
    message: 'Bitte nur Kleinbuchstaben, Ziffern und Unterstriche',
  }),
  section: text({ label: 'Überschrift', required: true, min: 1, max: 200 }),
  internalSectionName: text({ label: 'Name im Haus', max: 200 }),
  /** One point a line. */
  content: text({ label: 'Stichpunkte', hint: 'einer je Zeile', max: 5_000, multiline: true }),
  locale: choice(locales, { label: 'Sprache' }),
} as const

export const bulletPointContract = contract({
  name: 'bullet_points',
  title: 'Stichpunkt-Abschnitt',
  fields: {
    organisationFilter,
    ...bulletPoint,
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: { id: 'in', 'organisationFilter.id': 'in', key: 'in', locale: 'in', isRetired: 'boolean' },
  orderBy: ['id', 'section', 'internalSectionName', 'locale'],
  search: true,
  houseLists,
})

/** Such a section in an offer, where its points may be changed. */
export const offerBulletPointContract = contract({
  name: 'offer_bullet_points',
  title: 'Stichpunkte des Angebots',
  fields: bulletPoint,
})
