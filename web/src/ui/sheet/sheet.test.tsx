import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Notices } from '../notices/notice.tsx'
import { tableForClipboard, tableFromClipboard } from './block.ts'
import { cell, clipboard, cursor, line, pasted, setUp, type } from './sheet.fixture.tsx'
import type { CellChoice } from './sheet-column.ts'

test('DRAW-02 arrows, Tab, Home and End walk, and Tab leaves behind the last cell', async () => {
  const { user, grid } = setUp()
  await user.click(cell(0, 'Schiff'))
  expect(document.activeElement).toBe(grid)
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(cursor()).toBe(cell(1, 'Kabinen'))
  await user.keyboard('{Tab}')
  expect(cursor()).toBe(cell(1, 'Preis'))
  await user.keyboard('{Shift>}{Tab}{/Shift}{Home}')
  expect(cursor()).toBe(cell(1, 'Tag'))
  await user.keyboard('{Control>}{End}{/Control}')
  expect(cursor()).toBe(cell(2, 'Reederei'))
  await user.keyboard('{Tab}')
  expect(document.activeElement).not.toBe(grid)
})

test.each(['{F2}', '{Enter}', 'double click'])(
  'DRAW-02 %s opens a cell with the caret behind what stands there',
  async (by) => {
    const { saved, user } = setUp({ lines: [line('a', { Schiff: 'A-1' })] })
    await user.click(cell(0, 'Schiff'))
    if (by === 'double click') await user.dblClick(cell(0, 'Schiff'))
    else await user.keyboard(by)
    await user.keyboard('-Z{Tab}')
    expect(saved()).toEqual([['a', 'Schiff', 'A-1-Z']])
  },
)

test('DRAW-02 typing replaces, Enter keeps and goes down, Escape reverts, F2 edits on', async () => {
  const { user, saved } = setUp()
  await type(0, 'Schiff', 'Color Magic{Enter}', user)
  expect(saved()).toEqual([['a', 'Schiff', 'Color Magic']])
  expect(cursor()).toBe(cell(1, 'Schiff'))
  await user.keyboard('Falsch{Escape}')
  expect(cell(1, 'Schiff').textContent).toBe('Schiff b')
  await user.keyboard('{F2}{End}!{Tab}')
  expect(saved().at(-1)).toEqual(['b', 'Schiff', 'Schiff b!'])
  expect(cursor()).toBe(cell(1, 'Kabinen'))
  await user.keyboard('12{ArrowRight}')
  expect(saved().at(-1)).toEqual(['b', 'Kabinen', 12])
  expect(cursor()).toBe(cell(1, 'Preis'))
})

test.each([
  ['Option', '1.5.{Enter}', '2027-05-01'],
  ['Option', '311228{Enter}', '2028-12-31'],
  ['Option', 'Sa, 01.05.2027 00:00{Enter}', '2027-05-01'],
  ['Preis', '1.239,5{Enter}', 123950],
  ['Preis', '1.239,50 EUR{Enter}', 123950],
  ['Preis', '88{Enter}', 8800],
  ['Abfahrt', '830{Enter}', '08:30'],
  ['Abfahrt', '08:30:00{Enter}', '08:30'],
  ['Abfahrt', '8:30 Uhr{Enter}', '08:30'],
  ['Kabinen', '1.200{Enter}', 1200],
  ['Status', 'Option{Enter}', 'option'],
  ['Status', 'opt{Enter}', 'option_received'],
  ['Status', 'tOP{Enter}', 'rest_option'],
  ['Preis', '{Delete}', null],
] as const)('DRAW-02 German entry: %s %s', async (key, keys, value) => {
  const { user, saved } = setUp()
  await type(0, key, keys, user)
  expect(saved()).toEqual([['a', key, value]])
})

test('DRAW-02 what cannot be read stays as it was typed, with its reason, until it is dropped', async () => {
  const { user, saved } = setUp()
  await type(0, 'Kabinen', 'zwölf{Enter}{ArrowUp}', user)
  expect(saved()).toEqual([])
  expect(cell(0, 'Kabinen').textContent).toContain('zwölf')
  expect(cell(0, 'Kabinen').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toContain('Bitte eine ganze Zahl eingeben')
  await user.keyboard('{Escape}')
  expect(cell(0, 'Kabinen').textContent).toBe('10')
})

test('DRAW-02 undo after a dropped refusal takes back what was done before it, by one press', async () => {
  const { user, saved } = setUp()
  await type(0, 'Kabinen', '14{Enter}', user)
  await type(1, 'Kabinen', 'zwölf{Enter}{ArrowUp}{Escape}', user)
  const before = saved().length
  await user.keyboard('{Control>}z{/Control}')
  expect(saved()).toHaveLength(before + 1)
  expect(cell(0, 'Kabinen').textContent).toBe('10')
})

test('DRAW-02 a locked cell says why, a required one is not emptied', async () => {
  const { user, saved } = setUp()
  await type(0, 'Tag', '7', user)
  expect(screen.getByRole('status').textContent).toBe('Der Tag steht fest.')
  await type(0, 'Status', '{Delete}', user)
  expect(saved()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('Darf nicht leer sein')
})

test('DRAW-02 a refused save keeps what was typed and offers to send it again or go back', async () => {
  const marks = { a: { Kabinen: { state: 'refused', shown: 14, reason: 'Nur 12 optioniert.' } as const } }
  const { user, onRetry, onDrop } = setUp({ marks })
  await user.click(cell(0, 'Kabinen'))
  expect(cell(0, 'Kabinen').textContent).toContain('14')
  expect(screen.getByRole('alert').textContent).toContain('Nur 12 optioniert.')
  await user.click(screen.getByRole('button', { name: 'Erneut speichern' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Zurück auf 10' }))
  expect(onDrop).toHaveBeenCalledOnce()
})

test('APP-14 a cell a colleague has changed as well offers both', async () => {
  const marks = { a: { Preis: { state: 'conflicted', shown: 1500, reason: 'Clara hat es geändert.' } as const } }
  const { user, onRetry, onDrop } = setUp({ marks })
  await user.click(cell(0, 'Preis'))
  expect(screen.getByRole('alert').textContent).toContain('Clara hat es geändert.')
  await user.click(screen.getByRole('button', { name: 'Meins behalten' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(onDrop).toHaveBeenCalledOnce()
})

test('DRAW-02 CALC-08 why a cell was not saved is told below the sheet while the hand is elsewhere, and leads back', async () => {
  const { user } = setUp()
  await type(1, 'Preis', 'teuer{Enter}', user)
  const told = screen.getByRole('button', { name: /Nicht gespeichert: Zeile 2, Preis „teuer“ Bitte einen Betrag wie/ })
  await type(0, 'Preis', 'billig{Enter}', user)
  await user.click(cell(1, 'Kabinen'))
  expect(screen.getByRole('button', { name: /Nicht gespeichert: Zeile/ }).textContent).toMatch(
    /eingeben\. Und 1 weitere\.$/,
  )
  await user.click(cell(0, 'Preis'))
  await user.keyboard('{Escape}')
  await user.click(told)
  expect(cursor()).toBe(cell(1, 'Preis'))
  expect(screen.queryByRole('button', { name: /Nicht gespeichert: Zeile/ })).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Bitte einen Betrag wie 1.234,50 eingeben')
})

test('APP-14 a cell tells what it showed when it was opened, whatever comes into its line meanwhile', async () => {
  const { user, onEdit, show } = setUp()
  const before = line('b')
  await user.click(cell(1, 'Preis'))
  await user.keyboard('300')
  show([line('a'), line('b', { Preis: 25000 }), line('c')])
  await user.keyboard('{Enter}')
  const [edit] = onEdit.mock.calls[0]?.[0] ?? []
  expect(edit).toMatchObject({ from: 25000, to: 30000, opened: { row: before, value: 21400 } })
})

test('DRAW-02 a block from Excel is pasted cell by cell, in German', async () => {
  const { user, grid, saved } = setUp()
  await user.click(cell(1, 'Schiff'))
  fireEvent.paste(grid, {
    clipboardData: clipboard(
      '"Color ""Magic"""\t12\t1.214,50 €\t01.12.2026\r\nStena\tviele\t189\t15.12.26\r\nzu viel\t1\r\n',
    ),
  })
  expect(saved()).toEqual([
    ['b', 'Schiff', 'Color "Magic"'],
    ['b', 'Kabinen', 12],
    ['b', 'Preis', 121450],
    ['b', 'Option', '2026-12-01'],
    ['c', 'Schiff', 'Stena'],
    ['c', 'Preis', 18900],
    ['c', 'Option', '2026-12-15'],
  ])
  expect(cell(2, 'Kabinen').textContent).toContain('viele')
})

test('DRAW-02 what a pasted block holds and the sheet cannot take is told', async () => {
  render(<Notices />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> })
  const { user, grid, saved } = setUp()
  await user.click(cell(1, 'Tag'))
  // The first day is the one that stands there, and cells of nothing are no loss.
  fireEvent.paste(grid, { clipboardData: clipboard('1\tColor Magic\r\n7\tStena\r\n3\tViking\t\r\n') })
  expect(saved()).toEqual([
    ['b', 'Schiff', 'Color Magic'],
    ['c', 'Schiff', 'Stena'],
  ])
  await screen.findByText('3 Werte hatten keinen Platz')
  await screen.findByText('Außerhalb der Tabelle oder in gesperrten Zellen: „7“, „3“, „Viking“')
})

test('DRAW-02 DRAW-03 what is pasted from the empty line on begins lines of its own', async () => {
  const blank = { ...line('neu', { Schiff: '' }), isBlank: true }
  const { user, grid, saved, onAppend } = setUp({ lines: [line('a'), blank] })
  const appended = () =>
    onAppend.mock.calls.at(-1)?.[0].map((cells) => cells.map(({ column, text }) => [column.key, text]))
  await user.click(cell(0, 'Schiff'))
  pasted(grid, 'Magic\t12\r\nStena\tviele\r\n"zwei\nZeilen"\t\r\n')
  expect(saved()).toEqual([
    ['a', 'Schiff', 'Magic'],
    ['a', 'Kabinen', 12],
  ])
  expect(appended()).toEqual([
    [
      ['Schiff', 'Stena'],
      ['Kabinen', 'viele'],
    ],
    [
      ['Schiff', 'zwei\nZeilen'],
      ['Kabinen', ''],
    ],
  ])
  // A single value goes into the cell.
  await user.click(cell(1, 'Status'))
  pasted(grid, 'Option\r\n')
  expect(onAppend).toHaveBeenCalledTimes(1)
  expect(saved().at(-1)).toEqual(['neu', 'Status', 'option'])
  // What has no column is told.
  render(<Notices />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> })
  pasted(grid, 'Neu\tColor Line\tzu viel\r\n')
  expect(appended()).toEqual([
    [
      ['Status', 'Neu'],
      ['Reederei', 'Color Line'],
    ],
  ])
  await screen.findByText('Außerhalb der Tabelle oder in gesperrten Zellen: „zu viel“')
})

test.each([
  ['"Zur Post" Gasthof\t12', ['"Zur Post" Gasthof', '12']],
  ['"Zur Post"\t12', ['"Zur Post"', '12']],
  ['17" Bildschirm\t12', ['17" Bildschirm', '12']],
  ['"Gasthof ""Post"""\t12', ['Gasthof "Post"', '12']],
  ['"erste\r\nzweite"\t12', ['erste\nzweite', '12']],
])('DRAW-02 quotes and breaks as Excel puts them on the clipboard: %j', (text, cells) => {
  expect(tableFromClipboard(`${text}\r\n`)).toEqual([cells])
  expect(tableFromClipboard(tableForClipboard([cells]))).toEqual([cells])
})

test('DRAW-02 a range is copied for Excel, filled down, emptied, taken back and made again', async () => {
  const line7: CellChoice = { value: '7', label: 'Color Line' }
  const { user, grid, saved, onEdit } = setUp({
    lines: [line('a', { Option: '2026-12-01', Reederei: line7 }), line('b', { Kabinen: 3, Preis: 5 }), line('c')],
  })
  await user.click(cell(0, 'Kabinen'))
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
  const board = clipboard()
  fireEvent.copy(grid, { clipboardData: board })
  expect(board.getData()).toBe('10\t214,00\t01.12.2026\r\n3\t0,05\t')
  await user.keyboard('{Control>}d{/Control}')
  const filled = [
    ['b', 'Kabinen', 10],
    ['b', 'Preis', 21400],
    ['b', 'Option', '2026-12-01'],
  ]
  expect(saved()).toEqual(filled)
  await user.keyboard('{Control>}z{/Control}')
  expect(saved().slice(3)).toEqual([
    ['b', 'Kabinen', 3],
    ['b', 'Preis', 5],
    ['b', 'Option', null],
  ])
  await user.keyboard('{Control>}y{/Control}')
  expect(saved().slice(6)).toEqual(filled)
  onEdit.mockClear()
  // A choice copied here keeps what it is.
  await user.click(cell(0, 'Reederei'))
  fireEvent.copy(grid, { clipboardData: board })
  await user.keyboard('{ArrowDown}')
  fireEvent.paste(grid, { clipboardData: board })
  expect(saved()).toEqual([['b', 'Reederei', line7]])
})

test('DRAW-02 what was not understood in a pasted block goes and comes with the block', async () => {
  const { user, grid, saved } = setUp()
  await user.click(cell(0, 'Kabinen'))
  fireEvent.paste(grid, { clipboardData: clipboard('12\tviel\r\n') })
  expect(cell(0, 'Preis').textContent).toContain('viel')
  await user.keyboard('{Control>}z{/Control}')
  expect(saved().at(-1)).toEqual(['a', 'Kabinen', 10])
  expect(cell(0, 'Preis').textContent).toBe('214,00')
  await user.keyboard('{Control>}y{/Control}')
  expect(cell(0, 'Preis').textContent).toContain('viel')
  // A text typed over it since is not the block's.
  await type(0, 'Preis', 'wenig{Enter}', user)
  for (let times = 0; times < 2; times += 1) await user.keyboard('{Control>}z{/Control}')
  expect(cell(0, 'Preis').textContent).toBe('214,00')
})

test('DRAW-02 what a colleague has changed since is not taken back', async () => {
  const { user, saved, show } = setUp()
  await type(0, 'Kabinen', '12{Enter}', user)
  show([line('neu'), line('a', { Kabinen: 15 }), line('b')])
  await user.keyboard('{Control>}z{/Control}')
  expect(saved()).toHaveLength(1)
})

test('DRAW-02 the cursor stays at its cell when a colleague adds a line above', async () => {
  const { user, show } = setUp()
  await user.click(cell(1, 'Preis'))
  show([line('neu'), line('a'), line('b'), line('c')])
  await vi.waitFor(() => expect(cursor()).toBe(cell(2, 'Preis')))
})

test('DRAW-02 APP-14 what was typed into a line that a colleague deletes is handed over, and the arrows go on from there', async () => {
  const { user, grid, show, onLost, saved } = setUp()
  await type(1, 'Schiff', 'VERLOREN', user)
  show([line('a'), line('c')])
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce())
  expect(onLost.mock.calls[0]?.[0]).toMatchObject({ row: { id: 'b' }, column: { key: 'Schiff' }, typed: 'VERLOREN' })
  expect(document.activeElement).toBe(grid)
  expect(cursor()).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(cursor()).toBe(cell(0, 'Schiff'))
  // Opened, but not typed into: nothing is lost.
  await user.dblClick(cell(1, 'Schiff'))
  show([line('a')])
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await user.keyboard('{ArrowUp}{ArrowRight}12')
  // With the last line goes the sheet.
  show([])
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(2))
  expect(onLost.mock.calls[1]?.[0]).toMatchObject({ row: { id: 'a' }, typed: '12' })
  expect(saved()).toEqual([])
})

test('DRAW-02 of 500 lines only those in sight are drawn', () => {
  const { grid } = setUp({ lines: Array.from({ length: 500 }, (_, index) => line(String(index))) })
  expect(grid.getAttribute('aria-rowcount')).toBe('501')
  expect(screen.getAllByRole('row').length).toBeLessThan(50)
  grid.scrollTop = 28 * 400
  fireEvent.scroll(grid)
  expect(screen.getByText('Schiff 400')).toBeDefined()
  expect(screen.queryByText('Schiff 0')).toBeNull()
})

test('DRAW-02 what is being typed stays, however far the sheet is scrolled', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => line(String(index)))
  const { user, grid, saved } = setUp({ lines })
  await type(2, 'Schiff', 'Color Ma', user)
  for (const top of [28 * 400, 28 * 100, 0, 28 * 300]) {
    grid.scrollTop = top
    fireEvent.scroll(grid)
  }
  expect(screen.getByText('Schiff 300')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await user.keyboard('gic{Enter}')
  expect(saved()).toEqual([['2', 'Schiff', 'Color Magic']])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('DRAW-02 a block says of a day that moves with another one where it stands, also as it stood before', async () => {
  const { user, grid, saved } = setUp({ lines: [line('a', { Option: '2027-05-14', Abfahrt: '08:30' }), line('b')] })
  await user.click(cell(0, 'Preis'))
  pasted(grid, '214,00\t15.05.2027\t8:30\r\n')
  const block = [
    ['a', 'Option', '2027-05-15'],
    ['a', 'Abfahrt', '08:30'],
  ]
  expect(saved()).toEqual(block)
  await user.keyboard('{Control>}z{/Control}')
  expect(saved().slice(2)).toEqual([['a', 'Option', '2027-05-14'], block[1]])
  pasted(grid, '214,00\t14.05.2027\t8:30\r\n')
  expect(saved()).toHaveLength(4)
})

test('DRAW-02 a click elsewhere keeps what was typed into a cell with a list', async () => {
  const { user, saved } = setUp()
  await type(0, 'Status', 'Restop', user)
  await user.click(cell(1, 'Preis'))
  expect(saved()).toEqual([['a', 'Status', 'rest_option']])
  await type(0, 'Reederei', 'color line', user)
  await user.click(cell(1, 'Preis'))
  await vi.waitFor(() => expect(saved().at(-1)).toEqual(['a', 'Reederei', { value: '7', label: 'Color Line' }]))
  // Opened and left: nothing was meant.
  await user.dblClick(cell(1, 'Status'))
  await user.click(cell(2, 'Preis'))
  expect(saved()).toHaveLength(2)
})

test('DRAW-02 a text of several lines keeps them while it is typed on; Alt and Enter begin one more', async () => {
  const { user, grid, saved } = setUp({ lines: [line('a', { Schiff: 'eins\nzwei' }), line('b')] })
  await type(0, 'Schiff', '{F2}{Control>}{End}{/Control}!{Alt>}{Enter}{/Alt}drei{Enter}', user)
  expect(saved()).toEqual([['a', 'Schiff', 'eins\nzwei!\ndrei']])
  expect(cursor()).toBe(cell(1, 'Schiff'))
  pasted(grid, '"vier\r\nfünf"\r\n')
  expect(saved().at(-1)).toEqual(['b', 'Schiff', 'vier\nfünf'])
})

test('DRAW-02 a lookup is searched while one types; a fast Enter waits for what it finds', async () => {
  const { user, saved } = setUp()
  await type(0, 'Reederei', 'Col{Enter}', user)
  await vi.waitFor(() => expect(saved()).toEqual([['a', 'Reederei', { value: '7', label: 'Color Line' }]]))
  await vi.waitFor(() => expect(cursor()).toBe(cell(1, 'Reederei')))
})
