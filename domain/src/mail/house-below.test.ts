import { expect, test } from 'vitest'
import type { HouseFacts } from '../accounts/house/house-facts.ts'
import { spacedTextOf } from '../rich-text.ts'
import { withHouseBelow } from './house-below.ts'

const house = {
  ...{ name: 'Nordwind', legalName: 'Nordwind Reisen GmbH', legalForm: 'gmbh', street: 'Kaistraße 12', zip: '20457' },
  ...{ city: 'Hamburg', phone: '', email: '', website: '', management: 'Ida Beispiel', register: '', vatId: '' },
  ...{ taxNumber: '', iban: 'DE02120300000000202051', bic: '', bankName: '', senderLine: '', footer: '' },
} as unknown as HouseFacts // what a letterhead asks of a house
const body = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag' }] }] }

test('MOVE-01 a mail says below which house it is from, and never to which account to pay', () => {
  const text = spacedTextOf(withHouseBelow(body, house))
  expect(text).toMatch(/^Guten Tag\s/)
  expect(text).toContain('Nordwind Reisen GmbH · Kaistraße 12 · 20457 Hamburg')
  expect(text).toContain('Geschäftsführung: Ida Beispiel')
  expect(text).not.toContain('IBAN')
})

test('MOVE-01 a house that has said nothing of itself leaves mails as they are', () => {
  expect(withHouseBelow(body, { ...house, street: '', zip: '', city: '', management: '', iban: '' })).toBe(body)
})
