import { boardKeys, classCategoryKeys, hotelCategoryKeys, passageTypeKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, integer, link, object, richText, text } from '../contract/fields.ts'
import { areaContract, placeContract, portContract } from '../geography/geography.contract.ts'
import { defaultHotelTimes, hotelTimes } from '../partners/hotel-times.contract.ts'
import { ferryRequestContract, hotelRequestContract, requestContract } from '../requests/request.contract.ts'
import { clock, commonFields, dashboard, sharedParts } from './placeholder-fields.contract.ts'

/** Any service, whatever its kind; the kinds have resources of their own. */
export const placeholderContract = contract({
  name: 'placeholders',
  title: 'Leistung',
  fields: { ...commonFields, requests: children(requestContract, { groups: dashboard, write: 'never' }) },
  ...sharedParts,
})

export const hotelPlaceholderContract = contract({
  name: 'hotel_placeholders',
  title: 'Hotel',
  fields: {
    ...commonFields,
    area: link('areas', { nullable: true, expand: { contract: areaContract, groups: dashboard } }),
    place: link('places', { nullable: true, expand: { contract: placeContract, groups: dashboard } }),
    board: choice(boardKeys, { list: 'board' }),
    hotelType: object({
      stars: integer({ min: 1, max: 5 }),
      category: choice(hotelCategoryKeys, { list: 'hotel_category' }),
    }),
    times: hotelTimes(),
    /** What the house keeps by itself; `times` follow it (PLACE-12). */
    defaultHotelTimes: defaultHotelTimes(),
    requests: children(hotelRequestContract, { groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

const port = { contract: portContract, groups: dashboard } as const

export const ferryPlaceholderContract = contract({
  name: 'ferry_placeholders',
  title: 'Fähre',
  fields: {
    ...commonFields,
    type: choice(passageTypeKeys),
    startPort: link('ports', { nullable: true, expand: port }),
    endPort: link('ports', { nullable: true, expand: port }),
    hideClass: boolean(),
    classCategory: choice(classCategoryKeys, { nullable: true }),
    offerBus: boolean(),
    offerCar: boolean(),
    offerMotorcycle: boolean(),
    offerSprinter: boolean(),
    offerTrailer: boolean(),
    requests: children(ferryRequestContract, { groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

/** A note in the day plan, of the agency's own words or a predefined one. */
export const freeTextItemContract = contract({
  name: 'free_text_items',
  title: 'Freitext',
  fields: {
    ...commonFields,
    text: richText({ nullable: true }),
    predefinedFreeTextItem: link('predefined_free_text_items', { nullable: true }),
    timeOfDay: text({ nullable: true, ...clock }),
  },
  ...sharedParts,
})
