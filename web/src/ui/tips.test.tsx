import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tips, tip } from './tips.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Page() {
  return (
    <MantineProvider env="test">
      <button type="button" {...tip('Karte')}>
        <svg data-testid="inside" />
      </button>
      <button type="button" {...tip('Menü')} aria-haspopup="menu" aria-expanded>
        M
      </button>
      <p>Text</p>
      <Tips />
    </MantineProvider>
  )
}

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

test('APP-20 what an element has to say stands there after a second under the pointer, until the pointer leaves', () => {
  render(<Page />)
  fireEvent.pointerOver(screen.getByTestId('inside'))
  passes(990)
  expect(shown()).toEqual([])
  passes(20)
  expect(shown()).toEqual(['Karte'])
  fireEvent.pointerOver(screen.getByText('Text'))
  expect(shown()).toEqual([])
})

test.each([
  ['a press', () => fireEvent.pointerDown(screen.getByTestId('inside'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the way out of the window', () => fireEvent.pointerOut(screen.getByTestId('inside'))],
])('APP-20 %s ends a tooltip', (_, end) => {
  render(<Page />)
  fireEvent.pointerOver(screen.getByTestId('inside'))
  passes(1010)
  expect(shown()).toEqual(['Karte'])
  end()
  expect(shown()).toEqual([])
})

test('APP-20 the name of a button is not in the way of the menu it has opened', () => {
  render(<Page />)
  fireEvent.pointerOver(screen.getByText('M'))
  passes(2000)
  expect(shown()).toEqual([])
})
