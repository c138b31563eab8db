import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keys } from '../../../lib/keys.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import CompareDialog from './compare-dialog.tsx'

const saving = savingDesk()

const version = (id: number) => ({
  ...{
    id,
    version: 1,
    order: '/api/orders/7',
    document: `/api/documents/${id}`,
    type: 'offer',
    number: `2600417 / ${id}`,
  },
  ...{ createdAt: '20.11.2026 10:00:00', sentAt: null, sentTo: [], sentBy: null },
})
const shown = (label: string) => (screen.getByRole('combobox', { name: label }) as HTMLInputElement).value

test('OFFER-11 a version that arrives after the window is compared with the one before it', async () => {
  let versions = [version(1)]
  saving.answer = async ({ path }) =>
    path.startsWith('/api/offer_versions?') ? { status: 200, body: versions } : { status: 200, body: { parts: [] } }
  // The trip's number and language are all the window reads of it.
  const trip = { id: 7, orderLocale: 'de_DE' } as Trip
  saving.draw(<CompareDialog trip={trip} begin="last" onClose={() => {}} />)
  await vi.waitFor(() => expect(shown('Danach')).toBe('Heutiger Stand'))
  versions = [version(2), version(1)]
  await saving.client.invalidateQueries({ queryKey: keys.resource('offer_versions') })
  await vi.waitFor(() => expect(shown('Danach')).toMatch(/ \/ 2 vom /))
  expect(shown('Bisher')).toMatch(/ \/ 1 vom /)
})
