import * as z from 'zod'
import { boards, cabinTypes, passageTypes, requestStatuses } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { children, choice, integer, json, link, localTime, object, price, text } from '../contract/fields.ts'
import { cabinAmounts, commonFields, contingentFields, otherService, sharedParts } from './request-fields.contract.ts'
import { roomMixSchema } from './rooms/room-mix.contract.ts'

/** What a request is called where requests of all kinds stand side by side (002 §3). */
const displayedRequest = z.object({
  requestType: z.string(),
  title: z.string(),
  info: z.object({ provider: z.object({ id: z.int(), name: z.string() }).nullable() }),
})

export const requestContract = contract({
  name: 'requests',
  title: 'Anfrage',
  fields: {
    ...commonFields,
    contingent: object(contingentFields, { label: 'Kontingent' }),
    /** The service that another service's request books; it brings its provider and agency (001 §7). */
    otherService: link('other_services', { label: 'Angebotene Leistung', nullable: true }),
    /** What is served there, chosen from the provider's menus (001 §7, 002 §7). */
    menu: link('menus', { label: 'Menü', nullable: true }),
    /** The same as of `requestStatus`, by the name it has in 002 §3. */
    status: choice(requestStatuses, { label: 'Status', write: 'never' }),
    displayedRequest: json(displayedRequest, { label: 'Anzeige', write: 'never' }),
  },
  ...sharedParts,
})

export const hotelRequestContract = contract({
  name: 'hotel_requests',
  title: 'Hotelanfrage',
  fields: {
    ...commonFields,
    startAt: localTime({ label: 'Anreise', nullable: true }),
    endAt: localTime({ label: 'Abreise', nullable: true }),
    contingent: object(contingentFields, { label: 'Kontingent' }),
    /** The rooms its house was told of or has confirmed, whatever the contingent says now; null where nobody told any (decision 165). */
    agreedRooms: json(roomMixSchema, { label: 'Dem Leistungsträger bekannte Zimmer', nullable: true, write: 'never' }),
    /** The provider under the name its kind has in the documents (001 §3). */
    hotel: link('hotels', { label: 'Hotel', nullable: true, kinds: ['providers'] }),
    /** What this hotel reads with its room list (002 §7). */
    roomlistNotes: text({ label: 'Hinweise zur Zimmerliste', max: 5_000, multiline: true }),
    board: choice(boards, { label: 'Verpflegung', list: 'board' }),
    /** What the house grants and demands, in its words (002 §3, requestDetailArray); its remark stands in the notes. */
    requestDetails: object(
      {
        free: text({ label: 'Freiplatz', max: 200 }),
        cancel: text({ label: 'Storno', max: 200, purchase: true }),
        payment: text({ label: 'Zahlung', max: 200, purchase: true }),
      },
      { label: 'Bedingungen' },
    ),
  },
  ...sharedParts,
  siblings: [...otherService, 'train'],
})

/** Cabins for so many persons, inside or outside. */
export const ferryRequestCabinContract = contract({
  name: 'ferry_request_cabins',
  title: 'Kabine',
  fields: {
    type: object(
      { persons: integer({ label: 'Personen', min: 1, max: 6 }), type: choice(cabinTypes, { label: 'Art' }) },
      { label: 'Art' },
    ),
    ...cabinAmounts,
  },
})

export const ferryRequestContract = contract({
  name: 'ferry_requests',
  title: 'Fähranfrage',
  fields: {
    ...commonFields,
    /** Day ferries count tickets and price them; night ferries count cabins (001 §3). */
    contingent: object(
      {
        ...contingentFields,
        ticketsReserved: integer({ label: 'Tickets reserviert', min: 0, max: 9_999 }),
        ticketPrice: price({ label: 'Ticketpreis', nullable: true, purchase: true }),
        busPrice: price({ label: 'Buspreis', nullable: true, purchase: true }),
        ticketTax: price({ label: 'Steuer Ticket', nullable: true, purchase: true }),
        busTax: price({ label: 'Steuer Bus', nullable: true, purchase: true }),
        doubleCabins: children(ferryRequestCabinContract, { label: 'Doppelkabinen' }),
        singleCabins: children(ferryRequestCabinContract, { label: 'Einzelkabinen' }),
        otherCabins: children(ferryRequestCabinContract, { label: 'Weitere Kabinen' }),
      },
      { label: 'Kontingent' },
    ),
    /** The cabins its ferry was told of or has confirmed, by night; null where nobody told any (decision 181). */
    agreedRooms: json(roomMixSchema, { label: 'Dem Leistungsträger bekannte Kabinen', nullable: true, write: 'never' }),
    ferry: link('ferries', { label: 'Reederei', nullable: true, kinds: ['providers'] }),
    type: choice(passageTypes, { label: 'Art' }),
    startPort: link('ports', { label: 'Starthafen', nullable: true }),
    endPort: link('ports', { label: 'Zielhafen', nullable: true }),
    shipName: text({ label: 'Schiff', max: 120 }),
    embarkAt: localTime({ label: 'Einschiffung ab', nullable: true }),
  },
  ...sharedParts,
  siblings: [...otherService, 'train'],
})
