import { otherServiceCategories, priceTypes } from '../accounts/options.ts'
import { translations } from '../accounts/translation/translations.contract.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, integer, link, text } from '../contract/fields.ts'
import { agencyContract, providerContract } from './provider.contract.ts'

const clock = {
  nullable: true,
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  message: 'Bitte eine Uhrzeit wie 18:30 eingeben',
} as const

/** When a service of a type takes place during the day, for all its providers or for one (001 §3). */
export const otherServiceDayTimeContract = contract({
  name: 'other_service_day_times',
  title: 'Tageszeit',
  fields: {
    startTimeOfDay: text({ label: 'Beginn', ...clock }),
    endTimeOfDay: text({ label: 'Ende', ...clock }),
    checkInTimeOfDay: text({ label: 'Check-in', ...clock }),
    provider: link('providers', { label: 'Leistungsträger', nullable: true }),
  },
})

/** A kind of other service: guided tour, entrance, meal … with what is usual for it (MD-06). */
export const otherServiceTypeContract = contract({
  name: 'other_service_types',
  title: 'Leistungsart',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', nullable: true, write: 'create' }),
    name: text({ label: 'Name', required: true, max: 200 }),
    /** What papers call a service of this type. */
    translations: translations({ name: 200, meetingPoint: 500 }),
    category: choice(otherServiceCategories, { label: 'Kategorie', list: 'other_service_category' }),
    priceType: choice(priceTypes, { label: 'Preisart' }),
    meetingPoint: text({ label: 'Treffpunkt', max: 500, multiline: true }),
    duration: integer({ label: 'Dauer in Minuten', unit: 'min', min: 1, max: 20_000, nullable: true }),
    routeDescription: text({ label: 'Routenbeschreibung', max: 5_000, multiline: true }),
    serviceDescription: text({ label: 'Leistungsbeschreibung', max: 5_000, multiline: true }),
    isRetired: boolean({ label: 'Stillgelegt' }),
    allServiceDayTimes: children(otherServiceDayTimeContract, { label: 'Tageszeiten' }),
  },
  filters: {
    id: 'in',
    name: 'contains',
    category: 'in',
    priceType: 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  orderBy: ['id', 'name', 'category'],
  search: true,
  houseLists: { categoryOptions: 'other_service_category', priceTypes: 'price_type' },
})

const service = ['service_read'] as const

/** A service as one provider offers it, booked with the provider or through an agency (001 §7). */
export const otherServiceContract = contract({
  name: 'other_services',
  title: 'Zusatzleistung',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', nullable: true, write: 'create' }),
    /** Without one the agency offers it itself; one of the two there always is. */
    provider: link('providers', {
      label: 'Leistungsträger',
      nullable: true,
      expand: { contract: providerContract, groups: service },
    }),
    agency: link('agencies', {
      label: 'Agentur',
      nullable: true,
      expand: { contract: agencyContract, groups: service },
    }),
    otherServiceType: link('other_service_types', {
      label: 'Leistungsart',
      nullable: true,
      expand: { contract: otherServiceTypeContract, groups: service },
    }),
  },
  filters: { id: 'in', 'provider.id': 'in', 'agency.id': 'in', 'otherServiceType.id': 'in', 'place.id': 'in' },
  orderBy: ['id', 'otherServiceType', 'provider', 'agency'],
  search: true,
})
