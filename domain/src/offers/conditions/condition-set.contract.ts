import { orderCategories } from '../../accounts/options.ts'
import { contract } from '../../contract/contract.ts'
import { boolean, children, choice, integer, link, text } from '../../contract/fields.ts'
import { destinationContract } from '../../geography/geography.contract.ts'
import { setConditionContract } from './condition.contract.ts'

const tripDays = { min: 1, max: 365, nullable: true } as const

/** Conditions an agency keeps by name and applies to an offer by a click: for whom, how long and whereto. */
export const conditionSetContract = contract({
  name: 'condition_sets',
  title: 'Satz von Konditionen',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    category: choice(orderCategories, { label: 'Reisekategorie', nullable: true, list: 'order_category' }),
    minDays: integer({ label: 'Ab Reisetagen', ...tripDays }),
    maxDays: integer({ label: 'Bis Reisetage', ...tripDays }),
    destination: link('destinations', {
      label: 'Destination',
      nullable: true,
      expand: { contract: destinationContract, groups: ['destination_read'] },
    }),
    conditions: children(setConditionContract, { label: 'Konditionen' }),
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: { id: 'in', 'organisationFilter.id': 'in', name: 'contains', 'destination.id': 'in', isRetired: 'boolean' },
  orderBy: ['id', 'name'],
  search: true,
  houseLists: { categories: 'order_category' },
})
