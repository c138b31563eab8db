import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { expect, test } from 'vitest'
import { confirmedPartners } from './confirmed-partners.ts'

const request = (status: RequestStatus, reservedAmount = 30, provider: string | null = 'Gamla Guider') => ({
  requestStatus: { status },
  provider: provider === null ? null : { name: provider },
  agency: { name: 'Skandia Incoming' },
  contingent: { reservedAmount },
})

test.each([
  ['nobody', [], ''],
  ['one asked, one declined', [request('requested'), request('declined'), request('cancelled')], ''],
  ['one confirmed', [request('approved')], 'Gamla Guider hat für 30 Gäste bestätigt; das Löschen sagt dort nicht ab.'],
  ['no number', [request('paid', 0)], 'Gamla Guider ist bezahlt; das Löschen sagt dort nicht ab.'],
  [
    'two, one of an agency',
    [request('approved', 1), request('option'), request('bookings_sent', 38, null)],
    'Gamla Guider hat für 1 Gast bestätigt. Bei Skandia Incoming ist für 38 Gäste gebucht; das Löschen sagt dort nicht ab.',
  ],
])('TRUE-01 before deleting it is told who has a booking: %s', (_name, requests, text) => {
  expect(confirmedPartners(requests)).toBe(text)
})
