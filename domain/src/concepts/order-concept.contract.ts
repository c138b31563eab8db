import * as z from 'zod'
import { catalogueYearRange } from '../accounts/option-lists.ts'
import { conceptCheckStatuses, keysOf, orderCategories, orderCategoryKeys } from '../accounts/options.ts'
import { translations } from '../accounts/translation/translations.contract.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { boolean, choice, integer, json, link, links, strings, text } from '../contract/fields.ts'
import { linkInput, linkOrItem, wireText } from '../contract/wire-schema.ts'
import { destinationContract } from '../geography/geography.contract.ts'
import { saleCurrencies } from '../partners/client.contract.ts'
import type { Link } from '../wire.ts'
import { dayConceptContract } from './day-concept.contract.ts'

const read = ['order_concept_read', 'day_concept_read', 'trip_dashboard_read'] as const

/** What a day of a trip or a new day concept is called and how it is found (000 §2.5). */
const dayFields = {
  isHidden: z.boolean().optional(),
  name: wireText({ max: 200 }).optional(),
  subtitle: wireText({ max: 200 }).optional(),
  distance: z.int().min(0).max(9_999).nullable().optional(),
  destinations: z.array(linkInput('destinations')).max(100).optional(),
  category: z.enum(orderCategoryKeys).optional(),
  catalogText: wireText({ max: 10_000 }).optional(),
  traitTags: z
    .array(wireText({ max: 60, required: true }))
    .max(100)
    .transform((tags) => [...new Set(tags)])
    .optional(),
  sortHelper: z
    .array(wireText({ max: 60 }))
    .max(200)
    .optional(),
  /** Keep the requests, too ('LT speichern'). */
  requests: z.boolean().optional(),
} as const

/** Body of `day_concepts/create_from_day/{dayId}` (001 §7). */
export const conceptFromDay = z
  .strictObject({
    ...dayFields,
    /** Whatever it says, the save sets it to 'new' (001 §3). */
    checkStatus: z.enum(keysOf(conceptCheckStatuses)).optional(),
  })
  .transform(({ checkStatus: _checkStatus, ...fields }) => fields)
export type ConceptFromDay = z.output<typeof conceptFromDay>

/** A row of the dialog 'Gesamtkonzept speichern': a day of the trip, kept anew, or the day concept that stands for it. */
const conceptDayRow = z
  .strictObject({
    ...dayFields,
    day: linkInput('days').nullish(),
    dayConcept: linkInput('day_concepts').nullish(),
    /** Keep the day of the trip, in place of what the chosen concept held if one is chosen. */
    replace: z.boolean().optional(),
  })
  .refine(({ day, dayConcept }) => day != null || dayConcept != null, 'Bitte einen Tag oder ein Tageskonzept angeben')
export type ConceptDayRow = z.output<typeof conceptDayRow>

const daysInput = z
  .array(
    z.union(
      [
        conceptDayRow,
        // A day concept, also as an answer showed it: that it stands here is all it says.
        linkOrItem('day_concepts').transform((dayConcept): ConceptDayRow => ({ dayConcept, replace: false })),
      ],
      'Bitte ein Tageskonzept oder einen Tag der Reise angeben',
    ),
  )
  .max(366, 'Höchstens 366 Tage')

/** The days in their order; a body may hold day concepts or days of a trip that become some. */
const days = {
  ...build<Link[], ConceptDayRow[], Record<never, never>>(
    'links',
    z.array(z.string()),
    daysInput,
    { label: 'Tage' },
    {
      target: { resource: 'day_concepts', contract: dayConceptContract, groups: read },
    },
  ),
  expand: { contract: dayConceptContract, groups: read },
}

/** A page, 12, or a range of pages, '12–14'; a page that was sent as text is the same page, and an empty text none. */
const longestPage = 20
const pageInput = z
  .union([z.int().min(0).max(9_999), wireText({ max: longestPage })], 'Bitte eine Seite angeben')
  .transform((page) => {
    const text = String(page)
    if (text === '') return null
    return /^\d{1,4}$/.test(text) ? Number(text) : text
  })
const catalogPage = build<number | string, number | string | null, { nullable: true }>(
  'json',
  z.union([z.int(), z.string()]),
  pageInput,
  { label: 'Seite im Katalog', nullable: true },
  { bounds: { max: longestPage } },
)
const year = z.union(
  [
    z.int(),
    z
      .string()
      .regex(/^\d{4}$/)
      .transform(Number),
  ],
  'Bitte ein Jahr wie 2027 angeben',
)

const { first, last } = catalogueYearRange

/** A trip kept for reuse, made of day concepts (000 §3). */
export const orderConceptContract = contract({
  name: 'order_concepts',
  title: 'Gesamtkonzept',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    name: text({ label: 'Titel', max: 200, min: 1, required: true }),
    translations: translations({ name: 200 }),
    category: choice(orderCategories, { label: 'Kategorie', list: 'order_category' }),
    catalogPage,
    traitTags: strings({ label: 'Tags', distinct: true }),
    tags: strings({ label: 'Symbole', distinct: true }),
    years: json(z.array(year.pipe(z.int().min(first, `Ab ${first}`).max(last, `Bis ${last}`))).max(50), {
      label: 'Katalogjahre',
    }),
    destinations: links('destinations', {
      label: 'Destinationen',
      expand: { contract: destinationContract, groups: read },
    }),
    days,
    /** The order of `days`, as links; it may be sent without them. */
    orderOfDays: json(
      z.array(z.union([z.int(), wireText({ max: 60 })], 'Bitte einen Verweis auf den Tag angeben')).max(366),
      { label: 'Reihenfolge der Tage' },
    ),
    importChecked: boolean({ label: 'Import geprüft' }),
    /** Length in days, days without a plan included. */
    dayCount: integer({ label: 'Tage', write: 'never' }),
  },
  filters: {
    id: 'in',
    name: 'contains',
    category: 'in',
    importChecked: 'boolean',
    'destinations.id': 'in',
    'days.id': 'in',
    'organisationFilter.id': 'in',
    traitTags: 'in',
    tags: 'in',
    years: 'in',
    catalogPage: 'in',
  },
  orderBy: ['id', 'name', 'category', 'dayCount'],
  search: true,
  knownGroups: ['order_concept_read'],
  houseLists: {
    categories: 'order_category',
    checkedStatusList: 'concept_check',
    symbolTags: 'concept_symbol',
    requestSourceList: 'request_source',
  },
  options: {
    potentialCurrencies: saleCurrencies,
  },
})
