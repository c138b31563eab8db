import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAwaitedPress } from './use-awaited-press.ts'

type State = { isDrawing: boolean; typed: string; isHindered?: boolean }
const there: State = { isDrawing: false, typed: 'percent 20' }
const coming: State = { ...there, isDrawing: true }

function Desk({ isHindered = false, make, ...state }: State & { make: () => void }) {
  const { press, awaited } = useAwaitedPress(state, isHindered, make)
  return (
    <button type="button" aria-busy={awaited !== null} onClick={() => press(false)}>
      Ausstellen
    </button>
  )
}

test.each<[string, State, readonly State[], number]>([
  ['that are there: at once', there, [], 1],
  ['on their way: not before they have come', coming, [], 0],
  ['on their way, which come', coming, [there], 1],
  ['on their way, and something typed meanwhile', coming, [{ ...coming, typed: 'percent 50' }, there], 0],
  ['on their way that show what hinders it', coming, [{ ...there, isHindered: true }], 0],
  ['that hinder it', { ...there, isHindered: true }, [], 0],
])('INV-02 a press on figures %s', (_, before, after, times) => {
  const make = vi.fn()
  const { rerender } = render(<Desk {...before} make={make} />)
  fireEvent.click(screen.getByRole('button'))
  for (const state of after) rerender(<Desk {...state} make={make} />)
  expect(make).toHaveBeenCalledTimes(times)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe(String(before.isDrawing && after.length === 0))
})
