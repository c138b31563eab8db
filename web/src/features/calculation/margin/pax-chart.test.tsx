import { MantineProvider } from '@mantine/core'
import type { ResultAtSize } from '@reisewerk/domain/calculation/cost/what-if.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaxChart } from './pax-chart.tsx'

const sizes = (known: ResultAtSize['known'], price: number | null) =>
  [20, 30, 40].map((pax) => ({ pax, price, costPerPayer: known === 'not' ? 0 : 80_000, known }) as ResultAtSize) // what is drawn

function draw(results: readonly ResultAtSize[]) {
  cleanup()
  const { container } = render(
    <MantineProvider env="test">
      <PaxChart results={results} pax={30} currency="EUR" />
    </MantineProvider>,
  )
  return container
}

test('CALC-05 what nobody has priced is drawn as no cost at 0: neither line nor legend, and the axis begins at the price', () => {
  const unpriced = draw(sizes('not', 100_000))
  expect(screen.getByRole('img', { name: 'Paketpreis je Gast bei 20 bis 40 Teilnehmern' })).toBeDefined()
  expect(unpriced.querySelectorAll('polyline')).toHaveLength(1)
  expect(screen.queryByText(/^Kosten/)).toBeNull()
  expect(screen.queryByText('0')).toBeNull()
  const priced = draw(sizes('provisionally', 100_000))
  expect(priced.querySelectorAll('polyline')).toHaveLength(2)
  expect(screen.getByText(/^Kosten je zahlendem Gast/)).toBeDefined()
  expect(draw(sizes('not', null)).querySelector('svg')).toBeNull()
})
