import { contract } from '../contract/contract.ts'
import { boolean, children, day, integer, link, strings, text } from '../contract/fields.ts'
import { otherPlaceholderContract, routeDetailContract } from './other-placeholder.contract.ts'
import { ferryPlaceholderContract, freeTextItemContract, hotelPlaceholderContract } from './placeholder.contract.ts'
import { airlinePlaceholderContract, trainPlaceholderContract } from './transport-placeholder.contract.ts'

export const daySubtitleContract = contract({
  name: 'day_subtitles',
  title: 'Untertitel',
  fields: { day: link('days', { write: 'create' }), subtitle: text({ required: true, max: 200 }) },
  filters: { id: 'in', 'day.id': 'in' },
})

const dashboard = { groups: ['trip_dashboard_read'], write: 'never' } as const

/** A day of a trip with everything that happens on it (001 §3). */
export const dayContract = contract({
  name: 'days',
  title: 'Tag',
  fields: {
    order: link('orders', { write: 'create', required: true }),
    date: day({ required: true }),
    name: text({ max: 200 }),
    isAutomaticName: boolean(),
    distance: integer({ min: 0, max: 9_999, nullable: true }),
    distanceIsCalculated: boolean(),
    /** 'hotel-12', 'ferry-7', 'free-3': the order in which the day's services stand. */
    sortHelper: strings(),
    daySubtitles: children(daySubtitleContract),
    hotelPlaceholders: children(hotelPlaceholderContract, dashboard),
    ferryPlaceholders: children(ferryPlaceholderContract, dashboard),
    airlinePlaceholders: children(airlinePlaceholderContract, dashboard),
    trainPlaceholders: children(trainPlaceholderContract, dashboard),
    otherPlaceholders: children(otherPlaceholderContract, dashboard),
    routeDetails: children(routeDetailContract, dashboard),
    freeTextItems: children(freeTextItemContract, dashboard),
  },
  filters: { id: 'in', 'order.id': 'in', date: 'range' },
  orderBy: ['id', 'date'],
})
