import { expect, test } from 'vitest'
import { toldChange } from './told-change.ts'
import { wordOf } from './vocabulary.ts'

test.each([
  [
    'orders',
    'update',
    { current_status: 'new' },
    { current_status: 'offer_sent' },
    'Reise geändert',
    'Status: Neu → Angebot versendet',
  ],
  [
    'orders',
    'update',
    { start_at: '2027-05-14' },
    { start_at: '2027-05-15' },
    'Reise geändert',
    'Beginn: 14.05.2027 → 15.05.2027',
  ],
  [
    'placeholders',
    'update',
    { start_at: null },
    { start_at: '2027-05-14T12:45:00' },
    'Leistung geändert',
    'Beginn:  → 14.05.2027 12:45',
  ],
  ['requests', 'insert', null, { id: 4, order_id: 2, status: 'new' }, 'Anfrage angelegt', 'Status:  → Neu'],
  ['offer_prices', 'delete', { price_cents: 198900 }, null, 'Angebotspreis gelöscht', 'Preis: 1.989,00\u00a0€ → '],
  [
    'orders',
    'update',
    { is_admin_only: false },
    { is_admin_only: true },
    'Reise geändert',
    'Nur für Admins: Nein → Ja',
  ],
])('APP-13 a change of %s is told in words (%s)', (table, operation, before, after, sentence, line) => {
  const told = toldChange({ table, operation, before, after })
  expect(`${told.thing} ${told.verb}`).toBe(sentence)
  expect(told.fields.map((field) => `${field.field}: ${field.before} → ${field.after}`)).toEqual([line])
})

test.each([
  ['todos', { cause: 'minimum_participants' }, 'Anlass: Mindestteilnehmerzahl'],
  ['order_contacts', { room_type: { type: 'standard', persons: 1 } }, 'Zimmer: EZ'],
  ['order_contacts', { cabin_type: { type: 'inside', persons: 2 } }, 'Kabine: DK Innen'],
  ['order_contacts', { cabin_type: { type: 'suite', persons: 3 } }, 'Kabine: 3 Pers., Suite'],
  ['days', { sort_helper: ['train-1273', 'airline-1274', 'ferry-1275'] }, 'Reihenfolge: Zug, Flug, Fähre'],
  [
    'hotel_placeholders',
    {
      times: [
        { type: 'checkIn', time: '15:00' },
        { type: 'dinner', time: '18:30' },
      ],
    },
    'Mahlzeiten: Check-in 15:00, Abendessen 18:30',
  ],
  ['calculation_price_extras', { offer_text_block: 'invoice' }, 'Textblock: Rechnung'],
  ['documents', { byte_size: 638552 }, 'Größe: 639 kB'],
  ['documents', { byte_size: 1_450_000 }, 'Größe: 1,5 MB'],
  ['orders', { additional_fields: { Kostenstelle: '4420', Projekt: '' } }, 'Zusätzliche Felder: Kostenstelle: 4420'],
])('APP-13 what %s keeps as keys is told in words: %j', (table, after, line) => {
  const { fields } = toldChange({ table, operation: 'insert', before: null, after })
  expect(fields.map(({ field, after: words }) => `${field}: ${words}`)).toEqual([line])
})

test('APP-13 texts are told by their words, ids not at all', () => {
  const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
  const told = toldChange({
    table: 'orders',
    operation: 'update',
    before: { notes: null, primary_order_contact_id: 1 },
    after: { notes: doc('Rollstuhl'), primary_order_contact_id: 2 },
  })
  expect(told.fields).toEqual([{ field: 'Bemerkungen', before: '', after: 'Rollstuhl' }])
})

const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

test('APP-13 of long notes the part that changed is told, not the identical beginning', () => {
  const long = 'Die Gruppe reist mit eigenem Dirigenten und probt jeden Abend im Hotel. '.repeat(4)
  const change = { table: 'orders', operation: 'update', before: { notes: doc(`${long}Zwei Gäste mit Rollator.`) } }
  const told = toldChange({ ...change, after: { notes: doc(`${long}Drei Gäste mit Rollator.`) } })
  expect(told.fields).toEqual([
    {
      field: 'Bemerkungen',
      before: '…probt jeden Abend im Hotel. Zwei Gäste mit Rollator.',
      after: '…probt jeden Abend im Hotel. Drei Gäste mit Rollator.',
    },
  ])
})

test.each([
  ['order_hotel_rooms', { persons: 2, type: 'standard' }, 'Hotelkontingent DZ Standard geändert'],
  ['order_hotel_rooms', { persons: 5, type: 'Hütte' }, 'Hotelkontingent 5Z Hütte geändert'],
  ['order_ferry_cabins', { persons: 1, type: 'outside' }, 'Fährkontingent EK Außen geändert'],
  ['days', { name: '14.05.2027' }, 'Tag „14.05.2027“ geändert'],
  ['placeholders', { kind: 'hotel', name: 'Scandic Bergen' }, 'Hotel „Scandic Bergen“ geändert'],
  ['placeholders', { kind: 'free', name: null }, 'Freitext geändert'],
  ['placeholders', { kind: 'train', name: '', day: '2027-05-14' }, 'Zug am 14.05.2027 geändert'],
  ['train_placeholders', { name: null, day: '2027-05-14' }, 'Zug am 14.05.2027 geändert'],
  ['placeholders', null, 'Leistung geändert'],
  ['orders', null, 'Reise geändert'],
])('APP-13 CAP-01 a change of %s about %j reads %s', (table, subject, sentence) => {
  const { thing, verb } = toldChange({ table, operation: 'update', before: {}, after: {}, subject })
  expect(`${thing} ${verb}`).toBe(sentence)
})

test('APP-13 a reference is told by its name, or as hidden, never by its number', () => {
  const change = { table: 'orders', operation: 'update', before: { client_id: 3 }, after: { client_id: 4 } }
  const names = { client_id: { before: 'Kantorei', after: null } }
  expect(toldChange({ ...change, names }).fields).toEqual([
    { field: 'Kunde', before: 'Kantorei', after: '(für dich nicht sichtbar)' },
  ])
  expect(toldChange(change).fields).toEqual([])
})

test('APP-13 what is the same of every row is not told', () => {
  const told = toldChange({ table: 'route_details', operation: 'insert', before: null, after: { type: 'description' } })
  expect(told.fields).toEqual([])
})

test.each([
  ['ferry_placeholders', 'start_port_id', 'Starthafen'],
  ['ferry_placeholders', 'end_port_id', 'Zielhafen'],
  ['ferry_placeholders', 'hide_class', 'Klasse nicht zeigen'],
  ['airline_placeholders', 'airline_id', 'Airline'],
  ['airline_placeholders', 'start_airport_id', 'Startflughafen'],
  ['train_placeholders', 'start_train_station_id', 'Startbahnhof'],
  ['train_placeholders', 'category', 'Klasse'],
  ['train_requests', 'start_track', 'Gleis Abfahrt'],
  ['train_requests', 'end_track', 'Gleis Ankunft'],
  ['ferry_requests', 'contingent_bus_tax_cents', 'Steuer Bus'],
  ['other_placeholders', 'other_service_type_id', 'Leistungsart'],
  ['requests', 'notes', 'Notizen'],
  ['requests', 'reserved_amount', 'Reserviert'],
  ['todos', 'due_date', 'Frist'],
  ['days', 'name', 'Tagestitel'],
  ['visit_reports', 'participants', 'Gesprächspartner'],
])('APP-13 the history calls %s.%s as the form does: %s', (table, column, word) => {
  expect(wordOf(table, column)).toBe(word)
})

test('APP-13 a stay begins with its Anreise, a passage with its Beginn', () => {
  const change = { operation: 'update', before: { start_at: null }, after: { start_at: '2027-05-14T00:00:00' } }
  const word = (table: string, kind: string) => toldChange({ ...change, table, subject: { kind } }).fields[0]?.field
  expect(word('placeholders', 'hotel')).toBe('Anreise')
  expect(word('requests', 'hotel')).toBe('Anreise')
  expect(word('placeholders', 'ferry')).toBe('Beginn')
  expect(word('requests', 'train')).toBe('Beginn')
})

test('APP-13 whether the driver takes part is told by its own words', () => {
  const told = (driver: boolean) =>
    toldChange({
      table: 'placeholders',
      operation: 'update',
      before: { driver_not_participating: null },
      after: { driver_not_participating: driver },
    }).fields
  expect(told(true)).toEqual([{ field: 'Fahrer', before: '', after: 'Ohne Fahrer' }])
  expect(told(false)).toEqual([{ field: 'Fahrer', before: '', after: 'Fahrer inkludiert' }])
})

test('APP-13 what marks a new service on the screen is no news in the history', () => {
  const change = { table: 'placeholders', before: { is_brand_new: true }, after: { is_brand_new: false } }
  expect(toldChange({ ...change, operation: 'update' }).fields).toEqual([])
})
