import { MantineProvider } from '@mantine/core'
import type { WireMoney } from '@reisewerk/domain/money.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { servicesOf } from '../plan/services.ts'
import { ChargesButton } from './charges-button.tsx'

afterEach(cleanup)

const francs = (amount: string, formatted: string): WireMoney => ({ amount, currency: 'CHF', formatted })

test.each([
  [null, '–'],
  [{ amount: '0.00', currency: 'EUR', formatted: '0,00 €' }, '–'],
  [francs('12.00', '12,00 CHF'), '12,00 CHF'],
])('PLACE-06 PLACE-10 the entrance price per person of %o reads %s', async (pricePerPerson, text) => {
  const [service] = servicesOf(plannedDay(1, '14.05.2027', { routes: [{ id: 7, place: 3 }] }))
  if (service?.kind !== 'route') throw new Error('The day begins with its route')
  const charges = [
    { id: 1, version: 1, locationCharge: null, name: 'Kurtaxe', price: francs('3.00', '3,00 CHF') },
    { id: 2, version: 1, locationCharge: null, name: 'Maut', price: francs('0.00', '0,00 CHF') },
  ]
  const item = { ...service.item, pricePerPerson, locationCharges: charges }
  render(
    <MantineProvider env="test">
      <ChargesButton service={{ ...service, item }} title="Kloster" />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Kloster: Gebühren' }))
  // What nobody has priced is not shown as free (decision 065).
  expect(screen.getByRole('row', { name: 'Maut ohne Preis' })).toBeTruthy()
  expect(screen.getByRole('row', { name: `Eintritt pro Person ${text}` })).toBeTruthy()
})
