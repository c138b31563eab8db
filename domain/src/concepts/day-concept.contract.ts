import { conceptCheckStatuses, orderCategories } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, integer, link, links, strings, text } from '../contract/fields.ts'
import { destinationContract } from '../geography/geography.contract.ts'
import { servicesOfDay } from '../itinerary/service-contracts.ts'

const read = ['day_concept_read', 'trip_dashboard_read'] as const

/**
 * A day kept for reuse (000 §3, 001 §3). It is a day like any other, without a trip: `day` leads to its services, which are
 * read and changed by the calls of the day plan. The id is that of the day.
 */
export const dayConceptContract = contract({
  name: 'day_concepts',
  title: 'Tageskonzept',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    name: text({ label: 'Name', max: 200, min: 1, required: true }),
    subtitle: text({ label: 'Untertitel', max: 200 }),
    isHidden: boolean({ label: 'Inaktiv' }),
    destinations: links('destinations', {
      label: 'Destinationen',
      expand: { contract: destinationContract, groups: read },
    }),
    category: choice(orderCategories, { label: 'Kategorie', list: 'order_category' }),
    catalogText: text({ label: 'Katalogtext', max: 10_000, multiline: true }),
    traitTags: strings({ label: 'Tags', distinct: true }),
    sortHelper: strings({ label: 'Reihenfolge' }),
    /** Back to 'new' with every save that does not name it. */
    checkStatus: choice(conceptCheckStatuses, { label: 'Prüfstatus', list: 'concept_check' }),
    distance: integer({ label: 'Strecke in Km', unit: 'km', min: 0, max: 9_999, nullable: true }),
    day: link('days', { label: 'Tag', write: 'never' }),
    ...servicesOfDay,
    /** In how many order concepts it stands; a concept in use is hidden instead of deleted. */
    usedIn: integer({ label: 'Verwendet in', write: 'never' }),
  },
  filters: {
    id: 'in',
    name: 'contains',
    isHidden: 'boolean',
    category: 'in',
    checkStatus: 'in',
    'destinations.id': 'in',
    'organisationFilter.id': 'in',
    traitTags: 'in',
  },
  orderBy: ['id', 'name', 'category', 'checkStatus', 'distance'],
  search: true,
  knownGroups: ['day_concept_read'],
  houseLists: { categories: 'order_category', checkedStatusList: 'concept_check' },
})
