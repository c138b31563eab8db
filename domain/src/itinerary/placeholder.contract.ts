import { boards, classCategories, hotelCategories, passageTypes } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, integer, link, localTime, object, richText, text } from '../contract/fields.ts'
import { areaContract, placeContract, portContract } from '../geography/geography.contract.ts'
import { defaultHotelTimes, hotelTimes } from '../partners/hotel-times.contract.ts'
import { ferryRequestContract, hotelRequestContract, requestContract } from '../requests/request.contract.ts'
import { clock, commonFields, dashboard, sharedParts } from './placeholder-fields.contract.ts'

/** Any service, whatever its kind; the kinds have resources of their own. */
export const placeholderContract = contract({
  name: 'placeholders',
  title: 'Leistung',
  fields: {
    ...commonFields,
    requests: children(requestContract, { label: 'Anfragen', groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

export const hotelPlaceholderContract = contract({
  name: 'hotel_placeholders',
  title: 'Hotel',
  fields: {
    ...commonFields,
    startAt: localTime({ label: 'Anreise', nullable: true }),
    endAt: localTime({ label: 'Abreise', nullable: true }),
    area: link('areas', { label: 'Gebiet', nullable: true, expand: { contract: areaContract, groups: dashboard } }),
    place: link('places', { label: 'Ort', nullable: true, expand: { contract: placeContract, groups: dashboard } }),
    board: choice(boards, { label: 'Verpflegung', list: 'board' }),
    hotelType: object(
      {
        stars: integer({ label: 'Sterne', min: 1, max: 5 }),
        category: choice(hotelCategories, { label: 'Kategorie', list: 'hotel_category' }),
      },
      { label: 'Sterne und Kategorie' },
    ),
    times: hotelTimes(),
    /** What the house keeps by itself; `times` follow it (PLACE-12). */
    defaultHotelTimes: defaultHotelTimes(),
    requests: children(hotelRequestContract, { label: 'Anfragen', groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

const port = { contract: portContract, groups: dashboard } as const

export const ferryPlaceholderContract = contract({
  name: 'ferry_placeholders',
  title: 'Fähre',
  fields: {
    ...commonFields,
    type: choice(passageTypes, { label: 'Art' }),
    startPort: link('ports', { label: 'Starthafen', nullable: true, expand: port }),
    endPort: link('ports', { label: 'Zielhafen', nullable: true, expand: port }),
    hideClass: boolean({ label: 'Klasse nicht zeigen' }),
    classCategory: choice(classCategories, { label: 'Klasse', nullable: true }),
    offerBus: boolean({ label: 'Bus anbieten' }),
    offerCar: boolean({ label: 'Pkw anbieten' }),
    offerMotorcycle: boolean({ label: 'Motorrad anbieten' }),
    offerSprinter: boolean({ label: 'Sprinter anbieten' }),
    offerTrailer: boolean({ label: 'Anhänger anbieten' }),
    requests: children(ferryRequestContract, { label: 'Anfragen', groups: dashboard, write: 'never' }),
  },
  ...sharedParts,
})

/** A note in the day plan, of the agency's own words or a predefined one. */
export const freeTextItemContract = contract({
  name: 'free_text_items',
  title: 'Freitext',
  fields: {
    ...commonFields,
    text: richText({ label: 'Text', nullable: true }),
    predefinedFreeTextItem: link('predefined_free_text_items', { label: 'Vordefinierter Freitext', nullable: true }),
    timeOfDay: text({ label: 'Uhrzeit', nullable: true, ...clock }),
  },
  ...sharedParts,
})
