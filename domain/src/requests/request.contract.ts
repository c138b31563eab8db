import { boardKeys, cabinTypeKeys, passageTypeKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { children, choice, integer, link, localTime, object, price, text } from '../contract/fields.ts'
import { cabinAmounts, commonFields, contingentFields, otherService, sharedParts } from './request-fields.contract.ts'

export const requestContract = contract({
  name: 'requests',
  title: 'Anfrage',
  fields: {
    ...commonFields,
    contingent: object(contingentFields),
    /** The service that another service's request books; it brings its provider and agency (001 §7). */
    otherService: link('other_services', { nullable: true }),
    /** What is served there, chosen from the provider's menus (001 §7, 002 §7). */
    menu: link('menus', { nullable: true }),
  },
  ...sharedParts,
})

export const hotelRequestContract = contract({
  name: 'hotel_requests',
  title: 'Hotelanfrage',
  fields: {
    ...commonFields,
    contingent: object(contingentFields),
    /** The provider under the name its kind has in the documents (001 §3). */
    hotel: link('hotels', { nullable: true, kinds: ['providers'] }),
    board: choice(boardKeys, { list: 'board' }),
  },
  ...sharedParts,
  siblings: [...otherService, 'train'],
})

/** Cabins for so many persons, inside or outside. */
export const ferryRequestCabinContract = contract({
  name: 'ferry_request_cabins',
  title: 'Kabine',
  fields: { type: object({ persons: integer({ min: 1, max: 6 }), type: choice(cabinTypeKeys) }), ...cabinAmounts },
})

export const ferryRequestContract = contract({
  name: 'ferry_requests',
  title: 'Fähranfrage',
  fields: {
    ...commonFields,
    /** Day ferries count tickets and price them; night ferries count cabins (001 §3). */
    contingent: object({
      ...contingentFields,
      ticketsReserved: integer({ min: 0, max: 9_999 }),
      ticketPrice: price({ nullable: true }),
      busPrice: price({ nullable: true }),
      ticketTax: price({ nullable: true }),
      busTax: price({ nullable: true }),
      doubleCabins: children(ferryRequestCabinContract),
      singleCabins: children(ferryRequestCabinContract),
      otherCabins: children(ferryRequestCabinContract),
    }),
    ferry: link('ferries', { nullable: true, kinds: ['providers'] }),
    type: choice(passageTypeKeys),
    startPort: link('ports', { nullable: true }),
    endPort: link('ports', { nullable: true }),
    shipName: text({ max: 120 }),
    embarkAt: localTime({ nullable: true }),
  },
  ...sharedParts,
  siblings: [...otherService, 'train'],
})
