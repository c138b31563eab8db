import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RentabilityField } from './rentability-field.tsx'

const changed = vi.fn()

function Field() {
  const [value, setValue] = useState<number | null>(null)
  const change = (margin: number | null) => {
    changed(margin)
    setValue(margin)
  }
  return (
    <MantineProvider>
      <RentabilityField value={value} onChange={change} unit="€" />
    </MantineProvider>
  )
}

async function typed(text: string) {
  const user = userEvent.setup()
  render(<Field />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rentabilität p. P.' })
  await user.type(field, text)
  await user.tab()
  return field
}

test.each([
  ['12,7', 12, '12 €'],
  ['1.200 €', 1200, '1.200 €'],
  ['-45,90', -45, '−45 €'],
])('TRIP-01 NEW-10 the margin %s is kept as whole euros (000 §5)', async (text, kept, shown) => {
  const field = await typed(text)
  expect(changed).toHaveBeenLastCalledWith(kept)
  expect(field).toHaveProperty('value', shown)
})

test.each(['viel', '2.000.000'])('TRIP-01 NEW-10 the margin %s is none, and says so', async (text) => {
  const field = await typed(text)
  expect(changed).toHaveBeenLastCalledWith(null)
  expect(field.checkValidity()).toBe(false)
  expect(screen.getByText('Bitte eine ganze Zahl eingeben')).toBeTruthy()
})
