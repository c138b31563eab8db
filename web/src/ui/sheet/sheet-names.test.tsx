import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/http.ts'
import { cell, found, line, pasted, search, setUp, type } from './sheet.fixture.tsx'
import type { CellChoice } from './sheet-column.ts'

beforeEach(() => {
  search.mockReset()
  search.mockImplementation(found)
})

const color: CellChoice = { value: '7', label: 'Color Line' }

test('DRAW-02 names of a block from Excel are looked up, each once, and the cells say so meanwhile', async () => {
  const lines = Array.from({ length: 8 }, (_, index) => line(String(index)))
  const { user, grid, saved } = setUp({ lines })
  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  search.mockImplementation(async (term) => {
    await gate
    return found(term)
  })
  await user.click(cell(0, 'Reederei'))
  pasted(grid, 'color  line\r\nColor Line\r\nHurtig\r\nUnbekannt\r\nCOLOR LINE CARGO\r\nStena\r\nViking\r\n')
  expect(cell(0, 'Reederei').textContent).toContain('color  line')
  expect(cell(0, 'Reederei').getAttribute('data-state')).toBe('searching')
  // A block of many names does not crowd out what is saved meanwhile.
  expect(search).toHaveBeenCalledTimes(3)
  await type(7, 'Schiff', 'Color Magic{Enter}', user)
  answer()
  await vi.waitFor(() => expect(cell(6, 'Reederei').getAttribute('aria-invalid')).toBe('true'))
  expect(saved()).toEqual([
    ['7', 'Schiff', 'Color Magic'],
    ['0', 'Reederei', color],
    ['1', 'Reederei', color],
    ['4', 'Reederei', { value: '8', label: 'Color Line Cargo' }],
  ])
  await user.click(cell(2, 'Reederei'))
  expect(cell(2, 'Reederei').textContent).toContain('Hurtig')
  expect(screen.getByRole('alert').textContent).toContain('Mehrere heißen so. Bitte aus der Liste wählen')
  await user.click(cell(3, 'Reederei'))
  expect(cell(3, 'Reederei').textContent).toContain('Unbekannt')
  expect(screen.getByRole('alert').textContent).toContain('Nichts heißt so. Bitte aus der Liste wählen')
})

test('DRAW-02 of several of one name a pasted one means that which the column shows', async () => {
  const inUse = { value: '10', label: 'Hurtig' }
  const { user, grid, saved } = setUp({ lines: [line('a'), line('b', { Reederei: inUse })] })
  await user.click(cell(0, 'Reederei'))
  pasted(grid, 'Hurtig\r\nHurtig\r\n')
  await vi.waitFor(() => expect(saved()).toEqual([['a', 'Reederei', inUse]]))
  expect(search).toHaveBeenCalledOnce()
})

test('DRAW-02 a block with names is one step, taken back also while they are looked up; what is typed meanwhile stays', async () => {
  const { user, grid, saved } = setUp()
  const answers: (() => void)[] = []
  search.mockImplementation(async (term) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return found(term)
  })
  const answered = async () => {
    await vi.waitFor(() => expect(answers).not.toEqual([]))
    for (const answer of answers.splice(0)) answer()
  }
  const block = 'Stena Danica\t12\t\t\t\tNeu\tColor Line\r\nStena Nautica\t12\t\t\t\tNeu\tColor Line\r\n'
  await user.click(cell(0, 'Schiff'))
  pasted(grid, block)
  await user.keyboard('{Control>}z{/Control}')
  expect(cell(0, 'Reederei').textContent).toBe('')
  await answered()
  await user.keyboard('{Control>}y{/Control}')
  await vi.waitFor(() => expect(cell(1, 'Reederei').textContent).toContain('Color Line'))
  expect(cell(1, 'Schiff').textContent).toContain('Stena Nautica')
  await user.keyboard('{Control>}z{/Control}')
  expect([cell(0, 'Schiff'), cell(0, 'Reederei')].map(({ textContent }) => textContent)).toEqual(['Schiff a', ''])

  // Another cell has been emptied, and one has another name, before the answer comes.
  await user.click(cell(0, 'Reederei'))
  pasted(grid, 'Color Line Cargo\r\nColor Line Cargo\r\n')
  await user.keyboard('{Escape}')
  await answered()
  await vi.waitFor(() => expect(saved().at(-1)).toEqual(['b', 'Reederei', { value: '8', label: 'Color Line Cargo' }]))
  expect(cell(0, 'Reederei').textContent).toBe('')
})

test('DRAW-02 a search that fails leaves the name where it was typed', async () => {
  const { user, grid, saved } = setUp()
  search.mockImplementation(async () => {
    throw new ApiError(500, null)
  })
  await user.click(cell(0, 'Reederei'))
  pasted(grid, 'Color Line\r\n')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Die Suche ist fehlgeschlagen.'))
  expect(cell(0, 'Reederei').textContent).toContain('Color Line')
  expect(saved()).toEqual([])
})
