/** Columns by table, parted by spaces; `*` is all of them. */
export type ReadColumns = Readonly<Record<string, string>>

const rowOfTrip =
  'additional_fields booking_situation cancelled_on category client_id current_status end_at group_name import_id is_admin_only is_dummy is_formal last_contingent_update last_updated_trip_details last_updated_voucher main_destination_id notes order_currency order_locale order_number organisation_id primary_order_contact_id request_source request_to_user_id roomlist_internal_notes roomlist_notes start_at trait_tags trip_name user_id'

/** A trip as others name it: its row, and what stands with it wherever it is shown. */
const tripInShort = {
  complexities: 'order_id',
  order_contingent_ferries: 'order_id',
  order_contingent_hotels: 'order_id',
  order_destinations: 'destination_id order_id sort',
  order_ferry_cabins: 'asked_amount order_id persons reserved_amount',
  order_hotel_rooms: 'asked_amount order_id persons reserved_amount',
  orders: rowOfTrip,
} as const satisfies ReadColumns

/**
 * What the answers of an open trip are made of: the resource and its groups, or its part, with the columns they read of what hangs on
 * the trip, so that a change of anything else asks for none of them again. A server test holds this against the database
 * (test/reads) and says what a line must be; an answer that does not stand here is asked for again by every change of its trip.
 */
export const columnsReadIn: Readonly<Record<string, ReadColumns>> = {
  'orders trip_dashboard_read': {
    calculations: 'order_id',
    complexities: 'order_id',
    days: 'date order_id',
    offer_attached_orders: 'attached_order_id order_id',
    offers: 'order_id',
    order_contingent_ferries: 'order_id',
    order_contingent_hotels: 'order_id',
    order_destinations: 'destination_id order_id sort',
    order_ferry_cabins: 'asked_amount contingent_id order_id persons requested_change_amount reserved_amount sort type',
    order_hotel_rooms: 'asked_amount contingent_id order_id persons requested_change_amount reserved_amount sort type',
    orders: rowOfTrip.replace('trip_name', 'translations trip_name'),
    requests: 'status',
    todos: 'due_date order_id order_statuses request_id request_statuses status',
  },
  'orders contact_read provider_contacts': {
    ...tripInShort,
    requests: 'agency_id order_id provider_id request_contact_id request_type status',
    todos: 'due_date order_id order_statuses request_id request_statuses status',
  },
  'orders clashes': {
    airline_placeholders: 'airline_id end_airport_id order_id start_airport_id',
    airline_requests: 'flight_number order_id',
    day_subtitles: 'day_id order_id sort subtitle translations',
    days: 'date distance distance_is_calculated is_automatic_name name order_id sort_helper translations',
    ferry_placeholders: 'end_port_id order_id start_port_id type',
    free_text_items: 'order_id text time_of_day',
    hotel_placeholders: 'board hotel_type_stars order_id place_id',
    order_contacts: 'contact_id order_id role',
    order_ferry_cabins: 'asked_amount order_id persons',
    order_hotel_rooms: 'asked_amount order_id persons',
    orders: 'current_status end_at is_admin_only is_dummy order_number organisation_id start_at',
    other_placeholders: 'order_id other_service_type_id place_id',
    placeholders:
      'check_in_at client_offer_price_cents client_offer_price_currency client_offer_price_type client_offer_status day_id driver_not_participating end_at is_brand_new kind order_id route_description selected_request_id service_description start_at taken_back_request_id translations',
    requests:
      'agency_id check_in_at end_at order_id placeholder_id prices_from provider_id request_type start_at status',
    route_details: 'empty_drive order_id predefined_route_detail_id time_of_day',
    todos: 'due_date order_id organisation_id request_id status',
    train_placeholders: 'category end_train_station_id hide_class order_id start_train_station_id type',
  },
  'days trip_dashboard_read': {
    airline_placeholders: 'airline_id end_airport_id offer_price_type order_id start_airport_id',
    airline_requests: 'end_airport_id flight_number food_on_board order_id start_airport_id ticket_nr',
    day_subtitles: 'day_id order_id sort subtitle translations',
    days: 'date distance distance_is_calculated is_automatic_name name order_id sort_helper translations trip_detail_progress',
    // Mails that tell trips for administrators (decision 154).
    documents: 'holds_personal order_id organisation_id told_order_ids type',
    email_attachments: 'document_id email_id order_id',
    email_messages: 'is_letter order_id queued_at request_id status told',
    ferry_placeholders:
      'class_category end_port_id hide_class offer_bus offer_car offer_motorcycle offer_sprinter offer_trailer order_id start_port_id type',
    ferry_requests:
      'contingent_bus_price_cents contingent_bus_price_currency contingent_bus_tax_cents contingent_bus_tax_currency contingent_ticket_price_cents contingent_ticket_price_currency contingent_ticket_tax_cents contingent_ticket_tax_currency embark_at end_port_id order_id ship_name start_port_id type',
    free_text_items: 'order_id predefined_free_text_item_id text time_of_day',
    hotel_placeholders:
      'area_id board default_hotel_times hotel_type_category hotel_type_stars order_id place_id times',
    hotel_requests: 'board cancellation free_places order_id payment roomlist_notes',
    order_ferry_cabins: 'asked_amount order_id persons type',
    order_hotel_rooms: 'asked_amount order_id persons type',
    orders: 'current_status is_admin_only organisation_id',
    other_placeholders: 'area_id category destination_id meeting_point order_id other_service_type_id place_id',
    other_requests: 'meeting_point order_id other_service_id other_service_type_id',
    placeholders:
      'agency_id check_in_at client_offer_price_cents client_offer_price_currency client_offer_price_type client_offer_status day_id driver_not_participating end_at is_brand_new kind no_own_trip_details offer_provider_id offer_type order_id route_description selected_request_id service_description show_voucher sort_group_id start_at taken_back_request_id translations with_request',
    request_cabins:
      'asked_amount extra_asked_amount extra_reserved_amount order_id persons price_cents price_currency request_id reserved_amount sort type',
    request_item_prices:
      'billing_type has_freeplaces limit_is_valid limit_is_valid_asked name order_id price_cents price_currency price_for_all_nights price_for_two quantity_type request_id sell_price_cents sell_price_currency sort',
    requests:
      'agency_id agreed_amount agreed_end_at agreed_rooms agreed_start_at asked_amount assigned_address_id assigned_contact_id cancellation_steps check_in_at end_at extra_asked_amount extra_description extra_reserved_amount last_told notes option_nr order_id placeholder_id prices_from provider_id request_contact_id request_type reserved_amount room_list_is_new route_description service_description start_at status translations trip_detail_progress whole_group',
    route_detail_charges: 'location_charge_id name order_id price_cents price_currency route_detail_id sort',
    route_details:
      'empty_drive order_id predefined_route_detail_id price_per_person_cents price_per_person_currency time_of_day type',
    todos: 'due_date order_id organisation_id request_id status',
    train_placeholders:
      'category end_train_station_id hide_class order_id start_train_station_id train_type type wagon_type',
    train_requests:
      'category end_track end_train_station_id order_id start_track start_train_station_id train_number train_type type wagon_type',
  },
  'todos trip_dashboard_read': {
    orders: 'current_status is_admin_only organisation_id',
    requests: 'order_id request_type status',
    todos:
      'description done_date due_date name order_id order_statuses organisation_id request_id request_statuses status tags todo_type type user_id',
  },
  'todos order_list_read': {
    ...tripInShort,
    requests: 'order_id request_type status',
    todos:
      'description done_date due_date name order_id order_statuses organisation_id request_id request_statuses status tags todo_type type user_id',
  },
  checklist_items: {
    checklist_items: 'done_date order_id order_statuses title',
    orders: 'current_status is_admin_only organisation_id',
  },
  complexities: {
    complexities:
      'booking_probability execution_probability offer_complexity operation_complexity order_id rentability',
    orders: 'current_status is_admin_only organisation_id',
  },
  documents: {
    documents: '*',
    email_attachments: 'document_id email_id order_id',
    email_messages: 'order_id sent_at',
    orders: 'current_status is_admin_only organisation_id',
    requests: 'order_id provider_id',
  },
  'documents document_read': {
    documents: '*',
    email_attachments: 'document_id email_id order_id',
    email_messages: 'order_id sent_at',
    orders: 'current_status is_admin_only organisation_id',
    requests: 'order_id provider_id',
  },
  'order_contacts cabin_type contact_read room_type': {
    order_contacts: 'bus_height bus_length bus_plate cabin_type contact_id order_id phone_type role room_type sort',
    orders: 'current_status is_admin_only organisation_id primary_order_contact_id',
  },
  offers: {
    calculation_free_places: 'number_of_persons order_id type',
    calculations: 'minimum_persons order_id',
    offer_attached_orders: 'attached_order_id offer_id order_id sort',
    offer_bullet_points: 'content internal_section_name key locale offer_id order_id section sort',
    offer_conditions:
      'after_days category condition_text days deadline_date deadline_text is_visible key offer_id order_id sort subcategory type',
    offer_included_lines: 'is_hidden key locale offer_id order_id sort source text',
    offer_photos: 'day_id offer_id order_id photo_id sort',
    offers: 'address_id attach_route_description conditions intro_text intro_title last_number offer_nr order_id type',
    orders: 'client_id current_status end_at is_admin_only order_number organisation_id start_at',
  },
  'offers contact_read': {
    calculation_free_places: 'number_of_persons order_id type',
    calculations: 'minimum_persons order_id',
    offer_attached_orders: 'attached_order_id offer_id order_id sort',
    offer_bullet_points: 'content internal_section_name key locale offer_id order_id section sort',
    offer_conditions:
      'after_days category condition_text days deadline_date deadline_text is_visible key offer_id order_id sort subcategory type',
    offer_included_lines: 'is_hidden key locale offer_id order_id sort source text',
    offer_photos: 'day_id offer_id order_id photo_id sort',
    offers: 'address_id attach_route_description conditions intro_text intro_title last_number offer_nr order_id type',
    order_contacts: 'contact_id order_id role sort',
    orders:
      'client_id current_status end_at is_admin_only order_number organisation_id primary_order_contact_id start_at',
  },
  'calculations calculation_read': {
    airline_placeholders: 'end_airport_id order_id start_airport_id',
    calculation_free_places: 'calculation_id free_places number_of_persons order_id sort type',
    calculation_price_airlines:
      'billing_type calculation_id has_freeplaces order_id placeholder_id price_title sell_price_cents sell_price_currency title',
    calculation_price_contingents:
      'billing_type calculation_id has_freeplaces number_of_persons order_id persons placeholder_id price_type sell_price_cents sell_price_currency title type',
    calculation_price_extras:
      'billing_type calculation_id has_freeplaces name offer_text_block order_id quantity sell_price_cents sell_price_currency sort type',
    calculation_price_ferries:
      'billing_type calculation_id day_ticket_sell_price_cents day_ticket_sell_price_currency has_freeplaces inside_double_cabin_sell_price_cents inside_double_cabin_sell_price_currency inside_single_cabin_premium_sell_price_cents inside_single_cabin_premium_sell_price_currency order_id outside_double_cabin_sell_price_cents outside_double_cabin_sell_price_currency outside_single_cabin_premium_sell_price_cents outside_single_cabin_premium_sell_price_currency placeholder_id title',
    calculation_price_hotels:
      'billing_type calculation_id double_room_sell_price_cents double_room_sell_price_currency has_freeplaces order_id placeholder_id single_room_premium_sell_price_cents single_room_premium_sell_price_currency title',
    calculation_price_others:
      'billing_type calculation_id has_freeplaces order_id placeholder_id sell_price_cents sell_price_currency title',
    calculation_price_trains:
      'billing_type calculation_id first_double_cabin_sell_price_cents first_double_cabin_sell_price_currency first_single_cabin_premium_sell_price_cents first_single_cabin_premium_sell_price_currency has_freeplaces order_id placeholder_id second_double_cabin_sell_price_cents second_double_cabin_sell_price_currency second_single_cabin_premium_sell_price_cents second_single_cabin_premium_sell_price_currency title',
    calculations: 'minimum_persons number_of_persons order_id sort_helper',
    days: 'date order_id',
    ferry_placeholders: 'end_port_id order_id start_port_id type',
    free_text_items: 'order_id text',
    hotel_placeholders: 'order_id place_id',
    offer_attached_orders: 'attached_order_id order_id',
    order_ferry_cabins: 'asked_amount order_id persons reserved_amount type',
    order_hotel_rooms: 'asked_amount order_id persons reserved_amount type',
    orders: 'current_status is_admin_only organisation_id',
    other_placeholders: 'order_id other_service_type_id',
    placeholders:
      'client_offer_price_cents client_offer_price_type client_offer_status day_id end_at kind order_id selected_request_id service_description start_at taken_back_request_id',
    request_cabins: 'asked_amount order_id persons request_id reserved_amount type',
    request_item_prices:
      'billing_type has_freeplaces limit_is_valid limit_is_valid_asked name order_id price_cents price_currency price_for_all_nights price_for_two quantity_type request_id sell_price_cents sell_price_currency sort',
    requests:
      'agency_id agreed_end_at agreed_start_at asked_amount end_at last_told order_id placeholder_id provider_id reserved_amount start_at status',
    todos: 'due_date order_id organisation_id request_id status',
    train_placeholders: 'category end_train_station_id order_id start_train_station_id type',
  },
  calculation_costs: {
    calculation_costs: 'calculation_id group_size name order_id price_cents price_currency sort type',
    orders: 'current_status is_admin_only organisation_id',
  },
  calculation_targets: {
    calculation_targets:
      'bus_seats calculation_id order_id overhead_per_person overhead_percent target_per_person target_percent',
    orders: 'current_status is_admin_only organisation_id',
  },
  room_lists: {
    orders: 'current_status is_admin_only organisation_id',
    passengers:
      'allergies assistance date_of_birth document_number document_type first_name gender guest last_name licence_plate motor_bike nationality notes order_id outside_cabin place_of_birth room_id sort',
    room_lists: 'date internal_notes name notes order_id provider_id template_type',
    rooms: 'extra_type order_id persons room_index room_list_id sort twin type',
  },
  hotel_requests: {
    // Mails that tell trips for administrators (decision 154).
    documents: 'holds_personal order_id organisation_id told_order_ids type',
    email_attachments: 'document_id email_id order_id',
    email_messages: 'is_letter order_id queued_at request_id status told',
    ferry_requests: 'order_id type',
    hotel_requests: 'board cancellation free_places order_id payment roomlist_notes',
    order_ferry_cabins: 'asked_amount order_id persons type',
    order_hotel_rooms: 'asked_amount order_id persons type',
    orders: 'current_status is_admin_only organisation_id',
    request_cabins: 'asked_amount order_id persons request_id type',
    request_item_prices:
      'billing_type has_freeplaces limit_is_valid limit_is_valid_asked name order_id price_cents price_currency price_for_all_nights price_for_two quantity_type request_id sell_price_cents sell_price_currency sort',
    requests:
      'agency_id agreed_amount agreed_end_at agreed_rooms agreed_start_at asked_amount assigned_address_id assigned_contact_id cancellation_steps check_in_at end_at extra_asked_amount extra_description extra_reserved_amount last_told notes option_nr order_id placeholder_id prices_from provider_id request_contact_id request_type reserved_amount room_list_is_new route_description service_description start_at status translations trip_detail_progress whole_group',
    todos: 'due_date order_id organisation_id request_id status',
  },
  order_contingent_hotels: {
    order_contingent_hotels: 'order_id',
    order_hotel_rooms: 'asked_amount contingent_id order_id persons requested_change_amount reserved_amount sort type',
    orders: 'current_status is_admin_only last_contingent_update organisation_id',
  },
  hotel_lists: {
    hotel_lists: 'document_id is_confirmed order_id request_id room_list_id sent_at',
    orders: 'current_status is_admin_only organisation_id',
  },
}

/**
 * Tables that an answer meets through rows of another one that it reads as well: a mail is seen by who may see the papers it carries
 * (decision 154), and what makes a paper one of them is its attachment. A row of theirs that comes or goes alone is no part of the answer;
 * one that changes may be.
 */
export const readThroughOthers: Readonly<Record<string, readonly string[]>> = {
  'days trip_dashboard_read': ['documents'],
  hotel_requests: ['documents'],
}

/**
 * Columns of an answer's own row that it shows as they are kept, each in the field of its name, and makes nothing else of: whoever has
 * saved one knows the answer without asking. Held against the database with the others.
 */
export const columnsShownAsKept: Readonly<Record<string, string>> = {
  'orders trip_dashboard_read':
    'booking_situation cancelled_on category end_at group_name is_formal last_updated_trip_details last_updated_voucher notes order_currency order_locale request_source roomlist_internal_notes roomlist_notes start_at trip_name',
  'orders contact_read provider_contacts':
    'booking_situation cancelled_on category end_at group_name is_formal last_contingent_update last_updated_trip_details last_updated_voucher notes order_currency order_locale order_number request_source roomlist_internal_notes roomlist_notes start_at trip_name',
}
