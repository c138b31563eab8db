import { infoImportanceKeys, infoTypeKeys, infoTypes, listedOptions } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, link, object, strings, text } from '../contract/fields.ts'

/** What one should know of an area, a place, a port, a provider or a route bullet point: exactly one of them (MD-05). */
export const infoContract = contract({
  name: 'infos',
  title: 'Hinweis',
  fields: {
    area: link('areas', { nullable: true, write: 'create' }),
    place: link('places', { nullable: true, write: 'create' }),
    port: link('ports', { nullable: true, write: 'create' }),
    provider: link('providers', {
      nullable: true,
      write: 'create',
      kinds: ['hotels', 'ferries', 'airlines', 'trains'],
    }),
    predefinedRouteDetail: link('predefined_route_details', { nullable: true, write: 'create' }),
    type: choice(infoTypeKeys),
    sections: strings(),
    title: text({ required: true, max: 200 }),
    content: text({ max: 5_000, multiline: true }),
    importance: choice(infoImportanceKeys, { list: 'info_importance' }),
    /** A note with this flag warns in the day plan (001 §2.2). */
    isShownOnTripDashboard: boolean(),
    /** To what it belongs, for lists over all of them. */
    home: object(
      { link: text({ write: 'never' }), name: text({ write: 'never' }) },
      { write: 'never', groups: ['info_home_read'] },
    ),
  },
  filters: {
    id: 'in',
    type: 'in',
    importance: 'in',
    isShownOnTripDashboard: 'boolean',
    'area.id': 'in',
    'place.id': 'in',
    'port.id': 'in',
    'provider.id': 'in',
    'predefinedRouteDetail.id': 'in',
  },
  orderBy: ['id', 'title', 'importance'],
  search: true,
  houseLists: { importances: 'info_importance' },
  options: { types: listedOptions(infoTypes) },
})

/** The groups in which an item tells its warnings: notes that are shown in the day plan, the most important first. */
export const warningGroups = ['trip_dashboard_read', 'info_read'] as const
