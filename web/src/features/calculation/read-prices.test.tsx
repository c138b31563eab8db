import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import type { Section } from '@reisewerk/domain/calculation/line.ts'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { calculationItem, tier } from './calculation-item.fixture.ts'
import { CountedFor, ReadPrices } from './read-prices.tsx'

const saving = savingDesk()
// What the trip also has, nobody reads here.
const trip = {
  ...{ id: 7, orderCurrency: 'EUR', organisationFilter: '/api/organisations/1' },
} as Partial<Trip> as Trip
const room = (reservedAmount: number) => ({ persons: 2, type: 'standard', askedAmount: 20, reservedAmount })

function setUp(reserved: number, more: Partial<CalculationItem> = {}, shown: Section = 'package') {
  const contingent = { rooms: [room(reserved)], cabins: [] }
  const contingentPrices = [tier(1, 'double', 30, '500.00'), tier(2, 'double', 40, '450.00')]
  const stored: CalculationItem = { ...calculationItem, contingent, contingentPrices, ...more }
  saving.answer = async ({ path }) => ({
    status: 200,
    body: path.startsWith('/api/settings') ? defaultSettings : [stored],
  })
  saving.draw(
    <Suspense>
      <p role="note">
        <CountedFor trip={trip} />
      </p>
      <ReadPrices trip={trip} label="Paketpreise" isIn={({ section }) => section === shown} />
    </Suspense>,
  )
}

test.each([
  ['what is asked for as long as nothing is booked', 0, 40, 'Doppelzimmer Standard ab 40 Pax'],
  ['what is booked as soon as something is', 16, 32, 'Doppelzimmer Standard ab 30 Pax'],
])('OFFER-04 the page counts as the paper does: %s', async (_what, reserved, pax, inForce) => {
  setUp(reserved)
  expect((await screen.findByRole('note')).textContent).toBe(`aus der Kalkulation, ${pax} Pax`)
  expect(screen.getByText('gilt').closest('td')?.title).toBe(inForce)
})

test('OFFER-04 a price whose service is gone stands there as offered no more', async () => {
  const [own] = calculationItem.hotelPrices
  if (own === undefined) throw new Error('no hotel on top')
  const gone = { ...own, id: 5, title: 'Armadale', isWithoutService: true, placeholder: null, info: null }
  setUp(16, { hotelPrices: [own, gone] }, 'services')
  const marks = await screen.findAllByText('ohne Leistung, wird nicht angeboten')
  expect(marks.map((mark) => mark.closest('td')?.title)).toEqual([
    expect.stringContaining('Armadale'),
    expect.stringContaining('Armadale'),
  ])
  expect(screen.getAllByTitle(/^Bergen/)).not.toHaveLength(0)
})
