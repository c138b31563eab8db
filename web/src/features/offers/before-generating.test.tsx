import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import { BeforeGenerating } from './before-generating.tsx'

const desk = savingDesk()
const nothing = { unseenTrips: 0, unnamedServices: [], warnings: [] }

test.each([
  [{ unseenTrips: 1 }, 'Eine angehängte Reise kannst du nicht sehen: In dem, was du erzeugst, fehlt sie.'],
  [{ unseenTrips: 3 }, '3 angehängte Reisen kannst du nicht sehen: In dem, was du erzeugst, fehlen sie.'],
  [{ unnamedServices: [7] }, 'Bei einer Leistung soll ein Leistungsträger genannt werden, gewählt ist keiner.'],
  [{ unnamedServices: [7, 8] }, 'Bei 2 Leistungen soll ein Leistungsträger genannt werden, gewählt ist keiner.'],
  [
    { warnings: ['Für 18 Pax gibt es keinen Paketpreis. Es gilt der letzte, ab 40 Pax.'] },
    'Für 18 Pax gibt es keinen Paketpreis. Es gilt der letzte, ab 40 Pax.',
  ],
])('OFFER-01 OFFER-04 OFFER-09 the button says what is left out or missing: %j', (part, text) => {
  desk.draw(<BeforeGenerating contents={{ ...nothing, ...part }} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('OFFER-09 where nothing is missing nothing is said', () => {
  desk.draw(<BeforeGenerating contents={nothing} />)
  expect(screen.queryByRole('status')).toBeNull()
})
