import { expect, test, vi } from 'vitest'
import { cell, line, pasted, setUp } from './sheet.fixture.tsx'
import type { TakeBack } from './use-edits.ts'

test('DRAW-02 lines that a pasted block has made go with undo, once they are made, and come again with redo', async () => {
  const blank = { ...line('neu', { Schiff: '' }), isBlank: true }
  const { user, grid, saved, onAppend } = setUp({ lines: [line('a'), blank] })
  const takeBack = vi.fn<TakeBack>(async () => undefined)
  let make = (_: TakeBack) => {}
  onAppend.mockReturnValue(
    new Promise((resolve) => {
      make = resolve
    }),
  )
  await user.click(cell(0, 'Schiff'))
  pasted(grid, 'Magic\nStena\nViking')
  await user.keyboard('{Control>}z{/Control}')
  // One press takes back all that came with the block.
  expect(saved()).toEqual([
    ['a', 'Schiff', 'Magic'],
    ['a', 'Schiff', 'Schiff a'],
  ])
  expect(takeBack).not.toHaveBeenCalled()
  make(takeBack)
  await vi.waitFor(() => expect(takeBack).toHaveBeenCalledTimes(1))
  await user.keyboard('{Control>}y{/Control}')
  expect(saved().at(-1)).toEqual(['a', 'Schiff', 'Magic'])
  const texts = onAppend.mock.calls.map(([lines]) => lines.map((cells) => cells[0]?.text))
  expect(texts).toEqual([
    ['Stena', 'Viking'],
    ['Stena', 'Viking'],
  ])
})
