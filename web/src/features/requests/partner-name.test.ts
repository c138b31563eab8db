import { expect, test } from 'vitest'
import { partnerNameOf } from './api.ts'

const nobody = { id: 1, provider: null, agency: null }
const named = (name: string) => ({ id: 7, name })

test.each([
  [{ ...nobody, provider: named('Hotel Fjordblick'), agency: named('Skandia') }, 'Hotel Fjordblick'],
  [{ ...nobody, agency: named('Skandia') }, 'Skandia'],
  [nobody, 'ohne Leistungsträger'],
  [{ ...nobody, flightNumber: '' }, 'no-name'],
])('REQ-01 PLACE-15 a request is named by whom it asks: %j', (request, name) => {
  expect(partnerNameOf(request)).toBe(name)
})
