import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAwaitedPress } from './use-awaited-press.ts'

type State = { isDrawing: boolean; isLate: boolean; typed: string }
const typed = 'percent 20'
const current = { isDrawing: false, isLate: false, typed }
const young = { ...current, isDrawing: true }
const late = { ...young, isLate: true }

function Desk({ isHindered = false, make, ...state }: State & { isHindered?: boolean; make: () => void }) {
  // Nothing else of the editor is read.
  const { press, hold, isOff } = useAwaitedPress(state as Parameters<typeof useAwaitedPress>[0], isHindered, make)
  return (
    <button type="button" disabled={isOff} onPointerDown={hold} onClick={() => press(false)}>
      Ausstellen
    </button>
  )
}

const letGo = () =>
  act(async () => {
    fireEvent.pointerUp(button())
    fireEvent.click(button())
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
const button = () => screen.getByRole('button')

test.each([
  ['figures that are there: at once', current, [], 1],
  ['figures on their way: not before they have come', young, [], 0],
  ['figures on their way, which come', young, [current], 1],
  ['figures on their way that take long and come', young, [late, current], 1],
  ['figures on their way, and something typed meanwhile', young, [{ ...young, typed: 'percent 50' }, current], 0],
  ['figures on their way that show what hinders it', young, [{ ...current, isHindered: true }], 0],
  ['figures that are late: the button is off', late, [current], 0],
])('INV-02 a press on %s', async (_, before, after, times) => {
  const make = vi.fn()
  const { rerender } = render(<Desk {...before} make={make} />)
  fireEvent.pointerDown(button())
  await letGo()
  for (const state of after) rerender(<Desk {...state} make={make} />)
  expect(make).toHaveBeenCalledTimes(times)
})

test('INV-02 what is pressed already does not go off under the hand when the figures become late, and is off afterwards', async () => {
  const make = vi.fn()
  const { rerender } = render(<Desk {...young} make={make} />)
  fireEvent.pointerDown(button())
  rerender(<Desk {...late} make={make} />)
  expect(button()).toHaveProperty('disabled', false)
  await letGo()
  expect(button()).toHaveProperty('disabled', true)
  expect(make).not.toHaveBeenCalled()
  rerender(<Desk {...current} make={make} />)
  expect(make).toHaveBeenCalledOnce()
})
