import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Notices, notice } from '../notices/notice.tsx'
import { cell, cursor, line, pasted, setUp } from './sheet.fixture.tsx'

beforeEach(() => {
  notice.withdrawAll()
  render(<Notices />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> })
})

const [a, b, c, d] = [line('a'), line('b'), line('c'), line('d')]
const deleted = 'Die Zeile „Schiff b“ wurde gelöscht'
const elsewhere = 'Die Zeile „Schiff b“ steht nicht mehr in dieser Tabelle'

test.each([
  { what: 'deleted while it is typed into', typed: '15', left: [a, c], keys: '55{Enter}', told: 'Preis „1555“' },
  { what: 'deleted while it is chosen', typed: '', left: [a, c], keys: '1750{Enter}', told: 'Preis „1750“' },
  { what: 'deleted at the end', typed: '15', left: [a], keys: '{Enter}', told: 'Preis „15“' },
  { what: 'replaced by others in another order', typed: '15', left: [d, c, a], keys: '5 {F2}', told: 'Preis „155 “' },
  { what: 'hidden by a filter', typed: '15', left: [a, c], keys: '5', told: 'Preis „155“', hidden: ['b'] },
  { what: 'not there, while it is chosen', typed: '', left: [a, c], keys: '3', told: 'Preis „3“', hidden: ['b'] },
])('DRAW-02 APP-14 of a line that is $what, keys reach no other', async (given) => {
  const { typed, left, keys, told, hidden = [] } = given
  const { user, grid, show, saved } = setUp({ onItsOwn: true, hidden })
  await user.click(cell(1, 'Preis'))
  if (typed !== '') await user.keyboard(typed)
  show(left)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(grid)
  expect(cursor()).toBeNull()
  await user.keyboard(keys)
  await screen.findByText(hidden.length === 0 ? deleted : elsewhere)
  await screen.findByText(`Nicht gespeichert: ${told}`)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(saved()).toEqual([])
})

test.each(['{Delete}', '{Control>}d{/Control}', '{Control>}z{/Control}', '{Enter}', 'a block'])(
  'DRAW-02 %s does nothing where the line of the chosen cell is gone, and says so',
  async (keys) => {
    const { user, grid, show, saved } = setUp({ onItsOwn: true })
    await user.click(cell(0, 'Preis'))
    await user.keyboard('12{Enter}')
    show([a, c])
    if (keys === 'a block') pasted(grid, '1\t2\r\n3\t4\r\n')
    else await user.keyboard(keys)
    await screen.findByText(deleted)
    await screen.findByText('Bitte erst eine Zelle wählen.')
    expect(saved()).toEqual([['a', 'Preis', 1200]])
  },
)

test('DRAW-02 APP-14 an opened cell closes with its line, and its line is named', async () => {
  const { user, show, saved } = setUp({ onItsOwn: true })
  await user.dblClick(cell(1, 'Preis'))
  show([a, c])
  await screen.findByText(deleted)
  expect(saved()).toEqual([])
})

test('DRAW-02 after a line is gone the next one stands below, and a click or an arrow chooses again', async () => {
  const { user, show, saved } = setUp({ onItsOwn: true })
  await user.click(cell(1, 'Preis'))
  show([a, c, d])
  await user.keyboard('{ArrowDown}')
  expect(cursor()).toBe(cell(1, 'Preis'))
  show([a, d])
  await user.click(cell(1, 'Kabinen'))
  await user.keyboard('7{Enter}')
  expect(saved()).toEqual([['d', 'Kabinen', 7]])
})

test('DRAW-02 Tab leaves a sheet whose chosen cell is gone, and coming back chooses none in its place', async () => {
  const { user, grid, show, saved } = setUp({ onItsOwn: true })
  await user.click(cell(1, 'Preis'))
  show([a, c])
  await user.tab()
  expect(document.activeElement).not.toBe(grid)
  grid.focus()
  await user.keyboard('5{Enter}')
  expect(cursor()).toBeNull()
  expect(saved()).toEqual([])
})

test('DRAW-02 a line that was hidden for a while is still the chosen one', async () => {
  const { user, show, saved } = setUp({ onItsOwn: true, hidden: ['b'] })
  await user.click(cell(1, 'Preis'))
  show([a, c])
  show([d, a, b, c])
  await user.keyboard('15{Enter}')
  expect(saved()).toEqual([['b', 'Preis', 1500]])
})

test.each([
  ['a line is added above it', [d, a, b, c]],
  ['the lines are sorted anew', [c, b, a]],
  ['the line above it is deleted', [b, c]],
])('DRAW-02 what is typed stays in its line while %s', async (_what, next) => {
  const { user, show, saved } = setUp({ onItsOwn: true })
  await user.click(cell(1, 'Preis'))
  await user.keyboard('15')
  show(next)
  await user.keyboard('5{Enter}')
  expect(saved()).toEqual([['b', 'Preis', 15500]])
})

test('DRAW-02 from a line that was taken away here the cursor goes on to the next, and stays with that', async () => {
  const { user, show, saved, removedHere } = setUp({ onItsOwn: true })
  await user.click(cell(1, 'Preis'))
  removedHere.add('b')
  show([a, c])
  expect(cursor()).toBe(cell(1, 'Preis'))
  show([d, a, c])
  expect(cursor()).toBe(cell(2, 'Preis'))
  await user.keyboard('15{Enter}')
  expect(saved()).toEqual([['c', 'Preis', 1500]])
})
