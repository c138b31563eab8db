import { expect, test } from 'vitest'
import { toldChange } from './history-words.ts'

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
