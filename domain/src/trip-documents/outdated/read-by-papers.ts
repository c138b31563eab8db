import type { DocumentType } from '../../files/document.contract.ts'

/** What papers tell of a trip, by the tables and columns of the change log that it is kept in. */
export const paperTopics = {
  cancelled: { orders: ['current_status'] },
  period: { orders: ['start_at', 'end_at'], days: ['date'] },
  names: { orders: ['trip_name', 'group_name', 'client_id'] },
  // A list of guests is headed by its group, or its client.
  group: { orders: ['group_name', 'client_id'] },
  // The to-do of a request keeps until when it is held.
  houses: {
    placeholders: ['selected_request_id'],
    requests: ['provider_id', 'agency_id', 'status'],
    todos: ['due_date', 'status'],
  },
  rooms: {
    order_hotel_rooms: ['asked_amount', 'persons', 'type'],
    order_ferry_cabins: ['asked_amount', 'persons', 'type'],
    requests: ['asked_amount'],
  },
  // Vouchers print what is booked, or asked for where nobody is booked yet.
  held: {
    order_hotel_rooms: ['asked_amount', 'reserved_amount', 'persons', 'type'],
    order_ferry_cabins: ['asked_amount', 'reserved_amount', 'persons', 'type'],
    requests: ['asked_amount', 'reserved_amount', 'whole_group'],
  },
  // What is sold, and on which day: calculations name that alone, and print no descriptions, hours and remarks.
  sold: {
    placeholders: ['day_id', 'client_offer_status', 'service_description'],
    hotel_placeholders: ['place_id', 'area_id', 'board', 'hotel_type_stars', 'hotel_type_category'],
    ferry_placeholders: ['start_port_id', 'end_port_id', 'type'],
    train_placeholders: ['start_train_station_id', 'end_train_station_id', 'type', 'category'],
    airline_placeholders: ['start_airport_id', 'end_airport_id', 'airline_id'],
    other_placeholders: ['other_service_type_id', 'place_id', 'destination_id'],
    free_text_items: ['text'],
  },
  services: {
    placeholders: ['day_id', 'client_offer_status', 'agency_id', 'service_description', 'route_description'],
    hotel_placeholders: ['place_id', 'area_id', 'board', 'hotel_type_stars', 'hotel_type_category'],
    ferry_placeholders: ['start_port_id', 'end_port_id', 'type'],
    train_placeholders: ['start_train_station_id', 'end_train_station_id', 'type', 'category'],
    airline_placeholders: ['start_airport_id', 'end_airport_id', 'airline_id'],
    other_placeholders: ['other_service_type_id', 'place_id', 'destination_id', 'meeting_point'],
    free_text_items: ['text', 'time_of_day'],
    route_details: ['predefined_route_detail_id', 'time_of_day'],
    requests: ['service_description', 'route_description'],
  },
  times: {
    placeholders: ['start_at', 'end_at', 'check_in_at'],
    requests: ['start_at', 'end_at', 'check_in_at'],
  },
  dayTexts: { days: ['name'], day_subtitles: ['subtitle', 'sort'] },
  details: { trip_details: ['title', 'text', 'type', 'day_id'] },
  vouchers: { placeholders: ['show_voucher', 'voucher_texts', 'voucher_is_editable'] },
  // What vouchers print of what is agreed with whom is chosen, and of the bus with its crew.
  booking: {
    placeholders: ['driver_not_participating'],
    order_contacts: ['role', 'room_type', 'cabin_type', 'bus_height', 'bus_length', 'bus_plate'],
    requests: ['option_nr', 'extra_description', 'assigned_contact_id', 'assigned_address_id'],
    hotel_placeholders: ['times'],
    hotel_requests: ['board'],
    ferry_requests: ['embark_at', 'ship_name'],
    airline_requests: ['ticket_nr', 'flight_number'],
    train_requests: ['train_number', 'start_track', 'end_track'],
    other_requests: ['meeting_point'],
    // Whom it goes to: kept with no trip.
    providers: ['name', 'phone'],
    addresses: ['street_address', 'zip', 'city', 'country'],
    contacts: ['first_name', 'last_name'],
    request_cabins: [
      'request_id',
      'persons',
      'type',
      'asked_amount',
      'reserved_amount',
      'extra_asked_amount',
      'extra_reserved_amount',
    ],
  },
  guests: {
    rooms: ['persons', 'type', 'extra_type', 'twin', 'room_index'],
    passengers: ['first_name', 'last_name', 'room_id', 'date_of_birth', 'document_number', 'allergies', 'notes'],
  },
  // Of a list that is known: as far as its kind prints it.
  listed: {
    rooms: ['persons', 'type', 'extra_type', 'twin', 'room_index'],
    passengers: [
      ...['first_name', 'last_name', 'gender', 'room_id', 'date_of_birth', 'place_of_birth', 'nationality'],
      ...['document_type', 'document_number', 'assistance', 'outside_cabin', 'motor_bike', 'licence_plate'],
      ...['allergies', 'notes'],
    ],
  },
  // What a rooming list says of the stay of its house.
  stay: { requests: ['option_nr'], hotel_requests: ['board'] },
  nights: { requests: ['start_at', 'end_at'] },
  menus: { trip_details: ['menu_id'] },
  catalog: { days: ['catalog_text', 'check_status', 'name'] },
  tiers: {
    calculation_price_contingents: ['sell_price_cents', 'billing_type', 'has_freeplaces', 'number_of_persons', 'title'],
  },
  extras: {
    calculation_price_extras: [
      'sell_price_cents',
      'billing_type',
      'has_freeplaces',
      'name',
      'type',
      'quantity',
      'offer_text_block',
    ],
  },
  // From how many guests on the trip takes place, and who travels free.
  terms: { calculations: ['minimum_persons'], calculation_free_places: ['number_of_persons', 'type'] },
  conditions: {
    offer_conditions: [
      'category',
      'subcategory',
      'type',
      'deadline_date',
      'days',
      'after_days',
      'deadline_text',
      'condition_text',
      'is_visible',
    ],
  },
  // Of what is asked for.
  prices: {
    request_item_prices: ['price_cents', 'sell_price_cents'],
    placeholders: ['client_offer_price_cents'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
export type PaperTopic = keyof typeof paperTopics

/** Topics of which rows that come or go tell something; elsewhere they come and go with a service, or by being opened. */
export const countedTopics: readonly PaperTopic[] = [
  'period',
  'rooms',
  'held',
  'sold',
  'services',
  'dayTexts',
  'booking',
  'guests',
  'listed',
  'tiers',
  'extras',
  'terms',
  'conditions',
]

const calculated = ['tiers', 'extras', 'terms', 'prices'] as const
const itinerary = ['cancelled', 'period', 'names', 'houses', 'services', 'dayTexts'] as const

/**
 * What each kind of paper is made of, by which it is told whether it still says what is so. Offers with a frozen copy are compared with
 * that instead (decision 027); what stands here of them holds for those of before. Questionnaires, reminders, contracts and whatever was
 * put here by somebody tell nothing that could become untrue here.
 */
const topicsOfPapers: Readonly<Partial<Record<DocumentType, readonly PaperTopic[]>>> = {
  offer: [...itinerary, ...calculated, 'conditions'],
  offer_confirmation: [...itinerary, ...calculated, 'conditions'],
  calculation: ['cancelled', 'period', 'houses', 'rooms', 'sold', ...calculated],
  internal_calculation: ['cancelled', 'period', 'houses', 'rooms', 'services', ...calculated],
  route: itinerary,
  detailed_route: [...itinerary, 'times'],
  allotment: [
    ...(['cancelled', 'period', 'names', 'houses', 'rooms', 'times', 'services'] as const),
    ...(['tiers', 'terms', 'conditions'] as const),
  ],
  trip: [...itinerary, 'times', 'details'],
  voucher: ['cancelled', 'period', 'names', 'houses', 'held', 'times', 'services', 'vouchers', 'booking'],
  room_list: ['cancelled', 'period', 'group', 'houses', 'nights', 'stay', 'guests'],
  menu: ['cancelled', 'period', 'houses', 'menus'],
  catalog: ['cancelled', 'period', 'catalog'],
  invoice: ['cancelled', 'period', 'names'],
}

type ListPaper = {
  readonly type: DocumentType
  readonly request: number | null
  readonly list?: object | 'marked' | null
}

/**
 * The topics of one paper: a list of guests that is for no house tells of none, and of one whose list is known only that list is
 * looked at. @param list 'marked' of what is held against the marks of its list
 */
export function topicsOf({ type, request, list }: ListPaper): readonly PaperTopic[] {
  const topics = topicsOfPapers[type] ?? []
  if (type !== 'room_list') return topics
  const ofHouse = topics.filter(
    (topic) => request !== null || !(['houses', 'nights', 'stay'] as PaperTopic[]).includes(topic),
  )
  if (list == null) return ofHouse
  const others = ofHouse.filter((topic) => topic !== 'guests')
  return list === 'marked' ? others : [...others, 'listed']
}

/**
 * Kinds that tell the trips that hang on an offer as well (OFFER-01), and the tables of these that they do not read: free places and
 * conditions are those of the offer's own trip (decision 025).
 */
export const tellsAttached: ReadonlySet<DocumentType> = new Set([
  ...(['offer', 'offer_confirmation', 'calculation', 'internal_calculation'] as const),
  ...(['route', 'detailed_route', 'allotment'] as const),
])
export const toldOnce: ReadonlySet<string> = new Set(['calculation_free_places', 'offer_conditions'])

/** Every kind that is looked at, and every table that one of them reads. */
export const watchedPapers = Object.keys(topicsOfPapers) as DocumentType[]
export const attachedTable = 'offer_attached_orders'
export const tablesOfPapers = [
  ...new Set([attachedTable, ...Object.values(paperTopics).flatMap((columns) => Object.keys(columns))]),
]
/** The names of their columns, whichever table they are of. */
export const columnsOfPapers = [
  ...new Set(Object.values(paperTopics).flatMap((columns) => Object.values(columns).flat())),
] as readonly string[]
