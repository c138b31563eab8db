import { conceptCheckStatuses } from '../accounts/options.ts'
import { translations } from '../accounts/translation/translations.contract.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, day, integer, link, links, strings, text } from '../contract/fields.ts'
import { voucherContract } from '../trip-documents/vouchers/voucher.contract.ts'
import { progress } from './progress.ts'
import { servicesOfDay } from './service-contracts.ts'

export const daySubtitleContract = contract({
  name: 'day_subtitles',
  title: 'Untertitel',
  fields: {
    day: link('days', { label: 'Tag', write: 'create' }),
    subtitle: text({ label: 'Untertitel', required: true, max: 200 }),
    translations: translations({ subtitle: 200 }),
  },
  filters: { id: 'in', 'day.id': 'in' },
})

/** What is left out of a day plan, which is read far more often. */
const catalog = ['catalog_read'] as const

/** A day of a trip with everything that happens on it (001 §3). */
export const dayContract = contract({
  name: 'days',
  title: 'Tag',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    date: day({ label: 'Datum', required: true }),
    name: text({ label: 'Tagestitel', max: 200 }),
    /** A title made of its places speaks every language. */
    translations: translations({ name: 200, catalogText: 10_000 }),
    isAutomaticName: boolean({ label: 'Automatischer Tagestitel' }),
    distance: integer({ label: 'Kilometer', unit: 'km', min: 0, max: 9_999, nullable: true }),
    distanceIsCalculated: boolean({ label: 'Kilometer berechnen' }),
    /** 'hotel-12', 'ferry-7', 'free-3': the order in which the day's services stand. */
    sortHelper: strings({ label: 'Reihenfolge' }),
    /** What the catalogue says of the day, and whether somebody has checked it; back to 'new' with every text that does not name it. */
    catalogText: text({ label: 'Katalogtext', max: 10_000, multiline: true, groups: catalog }),
    checkStatus: choice(conceptCheckStatuses, { label: 'Prüfstatus', list: 'concept_check', groups: catalog }),
    daySubtitles: children(daySubtitleContract, { label: 'Untertitel' }),
    /** 100 when what the documents say of the day is complete, else 0 (002 §4). */
    tripDetailProgress: progress(),
    /** What the documents say of what is booked for the day, and its menus (002 §3). */
    tripDetails: links('trip_details', { label: 'Reisedetails', write: 'never', groups: ['trip_detail_read'] }),
    ...servicesOfDay,
    /** In the order of their services (002 §3). */
    orderedVouchers: children(voucherContract, { label: 'Voucher', groups: ['voucher_read'], write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in', date: 'range' },
  orderBy: ['id', 'date'],
})
