import { expect, test } from 'vitest'
import { toldChange } from './told-change.ts'

test.each([
  [
    'email_templates',
    { kind: 'general', locale: 'fr' },
    'E-Mail-Vorlage',
    ['Wofür: Allgemein', 'Sprache: Französisch'],
  ],
  ['location_charges', { type: 'toll', address_zip: '6888' }, 'Ortsgebühr', ['Art: Maut', 'PLZ: 6888']],
  [
    'other_service_types',
    { category: 'meal', duration: 60 },
    'Leistungsart',
    ['Kategorie: Essen', 'Dauer in Minuten: 60'],
  ],
  ['train_routes', { type: 'day', departure_time_of_day: '08:15' }, 'Zugstrecke', ['Fahrt: Tag', 'Abfahrt: 08:15']],
  [
    'infos',
    { importance: 'high', is_shown_on_trip_dashboard: true },
    'Hinweis',
    ['Wichtigkeit: hoch', 'In der Reise zeigen: Ja'],
  ],
  [
    'menus',
    { sub_type: 'dinner', request_types: ['hotel', 'train'] },
    'Menü',
    ['Mahlzeit: Abendessen', 'Für Anfragen: Hotel, Zug'],
  ],
  ['providers', { category: 'superior', kind: 'hotel' }, 'Leistungsträger', ['Kategorie: Superior', 'Art: Hotel']],
  [
    'predefined_route_details',
    { type: 'description', name: 'Fjord' },
    'Vordefinierter Routenstichpunkt „Fjord“',
    ['Name: Fjord'],
  ],
])(
  'MD-03 MD-04 MD-05 MD-06 MD-07 MD-08 APP-13 what is new in %s is told in German words',
  (table, after, thing, said) => {
    const told = toldChange({ table, operation: 'insert', before: null, after })
    expect(told.thing).toBe(thing)
    expect(told.fields.map(({ field, after: word }) => `${field}: ${word}`)).toEqual(said)
  },
)
