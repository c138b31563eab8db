import * as options from '../accounts/options.ts'
import { templateKinds } from '../mail/template.contract.ts'
import { locationChargeTypes } from '../partners/route-library.contract.ts'
import { meals, menuRequestTypes, tripDetailTypes } from '../trip-documents/templates.contract.ts'

/** The words for what changes on pages of master data (MD-01 to MD-08); those of trips stand in history-vocabulary.ts. */

export const masterThings = {
  bullet_points: 'Stichpunkt-Abschnitt',
  document_templates: 'Dokumentvorlage',
  email_templates: 'E-Mail-Vorlage',
  location_charges: 'Ortsgebühr',
  menus: 'Menü',
  offer_intro_templates: 'Anschreiben',
  other_service_day_times: 'Tageszeit',
  other_service_types: 'Leistungsart',
  other_services: 'Angebotene Leistung',
  predefined_free_text_items: 'Freitext',
  predefined_route_details: 'Routenstichpunkt',
  trip_detail_templates: 'Text der Reiseunterlagen',
} as const

// biome-ignore format: a column name and its word, several to a line
export const masterFields = {
  'bullet_points.section': 'Überschrift', 'bullet_points.internal_section_name': 'Name im Haus', 'bullet_points.key': 'Kürzel',
  'document_templates.print': 'Zum Drucken', 'document_templates.cover_letter': 'Anschreiben',
  'document_templates.route': 'Reiseverlauf', 'document_templates.detailed_route': 'Fahrplan',
  'document_templates.general_infos': 'Allgemeine Hinweise', 'document_templates.menu': 'Menüliste',
  'document_templates.questionaire': 'Fragebogen', 'document_templates.free_text': 'Freier Text',
  'email_templates.kind': 'Wofür', 'infos.sections': 'Abschnitte', 'infos.port_id': 'Hafen',
  'infos.is_shown_on_trip_dashboard': 'In der Reise zeigen', 'location_charges.address_title': 'Bezeichnung',
  'location_charges.address_street_address': 'Straße', 'location_charges.address_zip': 'PLZ',
  'location_charges.address_city': 'Stadt', 'location_charges.address_country': 'Land', 'menus.sub_type': 'Mahlzeit',
  'menus.request_types': 'Anfragearten', 'other_service_day_times.start_time_of_day': 'Beginn',
  'other_service_day_times.end_time_of_day': 'Ende', 'other_service_day_times.check_in_time_of_day': 'Check-in',
  'other_service_types.duration': 'Dauer in Minuten', 'other_service_types.price_type': 'Preis',
  'port_connections.duration_minutes': 'Minuten', 'port_connections.is_night': 'Nachtfahrt',
  'train_routes.departure_time_of_day': 'Abfahrt', 'train_routes.duration_minutes': 'Minuten', 'train_routes.train_id': 'Bahn',
  'trip_detail_templates.sub_type': 'Zusatz', 'trip_detail_templates.position_in_document': 'Position',
  locale: 'Sprache',
} as const

export const masterLabels = {
  'clients.main_language': options.locales,
  'contacts.type': { primary: { label: 'Hauptkontakt' }, other: { label: 'Weiterer Kontakt' } },
  'email_templates.kind': templateKinds,
  'infos.importance': options.infoImportances,
  'infos.type': options.infoTypes,
  'location_charges.type': locationChargeTypes,
  'menus.request_types': menuRequestTypes,
  'menus.sub_type': meals,
  'other_service_types.category': options.otherServiceCategories,
  'other_service_types.price_type': options.priceTypes,
  'providers.category': options.hotelCategories,
  'train_routes.type': options.passageTypes,
  'trip_detail_templates.type': tripDetailTypes,
  locale: options.locales,
} as const

/** A column of these tables that only the program knows. */
export const masterSilent = ['predefined_route_details.type'] as const
