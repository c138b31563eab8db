import { infoImportances, infoTypes, listedOptions } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, link, object, strings, text } from '../contract/fields.ts'

/** What one should know of an area, a place, a port, a provider or a route bullet point: exactly one of them (MD-05). */
export const infoContract = contract({
  name: 'infos',
  title: 'Hinweis',
  fields: {
    area: link('areas', { label: 'Gebiet', nullable: true, write: 'create' }),
    place: link('places', { label: 'Ort', nullable: true, write: 'create' }),
    port: link('ports', { label: 'Hafen', nullable: true, write: 'create' }),
    provider: link('providers', {
      label: 'Leistungsträger',
      nullable: true,
      write: 'create',
      kinds: ['hotels', 'ferries', 'airlines', 'trains'],
    }),
    predefinedRouteDetail: link('predefined_route_details', {
      label: 'Routenstichpunkt',
      nullable: true,
      write: 'create',
    }),
    type: choice(infoTypes, { label: 'Art' }),
    sections: strings({ label: 'Abschnitte' }),
    title: text({ label: 'Titel', required: true, max: 200 }),
    content: text({ label: 'Text', max: 5_000, multiline: true }),
    importance: choice(infoImportances, { label: 'Wichtigkeit', list: 'info_importance' }),
    /** A note with this flag warns in the day plan (001 §2.2). */
    isShownOnTripDashboard: boolean({ label: 'In der Reise zeigen' }),
    /** To what it belongs, for lists over all of them. */
    home: object(
      {
        link: text({ internal: 'leads to the page of what the note is about', write: 'never' }),
        name: text({ label: 'Name', write: 'never' }),
      },
      { label: 'Gehört zu', write: 'never', groups: ['info_home_read'] },
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
