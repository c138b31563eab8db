import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hasChangedForm } from '../../ui/dialogs/open-forms.ts'
import type { Offer } from './api.ts'
import { NewPriceRow } from './new-price-row.tsx'
import { packageWords } from './price-words.ts'
import { useOfferPrices } from './use-offer-prices.ts'

const offer = { id: 5, version: 3, prices: [] as Offer['prices'] } as Offer // what the page also has, nobody reads here

function Rows() {
  const { packages } = useOfferPrices(offer, 'EUR')
  return (
    <table>
      <tbody>
        <NewPriceRow list={packages} words={packageWords} />
      </tbody>
    </table>
  )
}

test('OFFER-04 APP-09 a price that is still being typed asks before its page goes', async () => {
  render(
    <MantineProvider>
      <Rows />
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const size = screen.getByRole('textbox', { name: 'Neu: Gruppengröße' })
  expect(hasChangedForm()).toBe(false)
  await user.type(size, '20')
  expect(hasChangedForm()).toBe(true)
  await user.tab()
  expect(hasChangedForm()).toBe(true)
  await user.type(size, '{Escape}')
  expect(hasChangedForm()).toBe(false)
})
