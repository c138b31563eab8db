import { contract } from '../contract/contract.ts'
import { boolean, children, day, integer, link, strings, text } from '../contract/fields.ts'
import { otherPlaceholderContract, routeDetailContract } from './other-placeholder.contract.ts'
import { ferryPlaceholderContract, freeTextItemContract, hotelPlaceholderContract } from './placeholder.contract.ts'
import { airlinePlaceholderContract, trainPlaceholderContract } from './transport-placeholder.contract.ts'

export const daySubtitleContract = contract({
  name: 'day_subtitles',
  title: 'Untertitel',
  fields: {
    day: link('days', { label: 'Tag', write: 'create' }),
    subtitle: text({ label: 'Untertitel', required: true, max: 200 }),
  },
  filters: { id: 'in', 'day.id': 'in' },
})

const dashboard = { groups: ['trip_dashboard_read'], write: 'never' } as const

/** A day of a trip with everything that happens on it (001 §3). */
export const dayContract = contract({
  name: 'days',
  title: 'Tag',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    date: day({ label: 'Datum', required: true }),
    name: text({ label: 'Tagestitel', max: 200 }),
    isAutomaticName: boolean({ label: 'Automatischer Tagestitel' }),
    distance: integer({ label: 'Kilometer', unit: 'km', min: 0, max: 9_999, nullable: true }),
    distanceIsCalculated: boolean({ label: 'Kilometer berechnen' }),
    /** 'hotel-12', 'ferry-7', 'free-3': the order in which the day's services stand. */
    sortHelper: strings({ label: 'Reihenfolge' }),
    daySubtitles: children(daySubtitleContract, { label: 'Untertitel' }),
    hotelPlaceholders: children(hotelPlaceholderContract, { label: 'Hotels', ...dashboard }),
    ferryPlaceholders: children(ferryPlaceholderContract, { label: 'Fähren', ...dashboard }),
    airlinePlaceholders: children(airlinePlaceholderContract, { label: 'Flüge', ...dashboard }),
    trainPlaceholders: children(trainPlaceholderContract, { label: 'Züge', ...dashboard }),
    otherPlaceholders: children(otherPlaceholderContract, { label: 'Zusatzleistungen', ...dashboard }),
    routeDetails: children(routeDetailContract, { label: 'Routenstichpunkte', ...dashboard }),
    freeTextItems: children(freeTextItemContract, { label: 'Freitexte', ...dashboard }),
  },
  filters: { id: 'in', 'order.id': 'in', date: 'range' },
  orderBy: ['id', 'date'],
})
