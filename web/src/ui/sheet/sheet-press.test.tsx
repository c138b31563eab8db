import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { clipboard } from './sheet.fixture.tsx'
import { Sheet } from './sheet.tsx'
import type { CellEdit, SheetColumn, Sorting, Unread } from './sheet-column.ts'

type Line = { id: string; price: number | null; board: number | null }

const columns = (onPress: (row: Line) => void): SheetColumn<Line>[] => [
  {
    key: 'chosen',
    title: 'Gewählt',
    width: 40,
    kind: { is: 'text' },
    value: () => '',
    lock: () => 'Leertaste: auswählen',
    press: onPress,
  },
  {
    key: 'price',
    title: 'Preis',
    width: 80,
    kind: { is: 'money' },
    value: ({ price }) => price,
    refuses: (value) => (typeof value === 'number' && value % 2 === 1 ? 'Nicht teilbar' : null),
  },
  {
    key: 'board',
    title: 'HP',
    width: 80,
    kind: { is: 'money' },
    words: [{ value: 0, word: 'inkl.' }],
    value: ({ board }) => board,
  },
]

function setUp(by: Sorting['by'] = null, onSpace?: (row: Line) => void) {
  const onPress = vi.fn<(row: Line) => void>()
  const onEdit = vi.fn<(edits: readonly CellEdit<Line>[]) => void>()
  const onUnread = vi.fn<(cells: readonly Unread<Line>[]) => void>()
  const onSort = vi.fn<(column: string) => void>()
  const rows: Line[] = [
    { id: 'a', price: 142_00, board: 0 },
    { id: 'b', price: 136_51, board: 36_00 },
  ]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <Sheet
          label="Preise"
          rows={rows}
          columns={columns(onPress)}
          dates={{ today: '2026-11-21', trip: null }}
          marksOf={() => ({})}
          onEdit={onEdit}
          onUnread={onUnread}
          onRetry={vi.fn()}
          onDrop={vi.fn()}
          sorting={{ columns: ['price'], by, onSort }}
          {...(onSpace !== undefined && { onSpace })}
        />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const grid = screen.getByRole('grid', { name: 'Preise' })
  const cell = (line: number, column: number) =>
    within(screen.getAllByRole('row')[line + 1] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement
  const told = () => onUnread.mock.calls.flatMap(([cells]) => cells.map(({ problem }) => problem))
  const edits = () => onEdit.mock.calls.flatMap(([all]) => all.map(({ row, column: { key }, to }) => [row.id, key, to]))
  return { user: userEvent.setup(), grid, cell, onPress, onSort, told, edits }
}

test('CALC-06 a cell that is there to be pressed is pressed by the space bar and Enter, once', async () => {
  const { user, cell, onPress } = setUp()
  await user.click(cell(1, 0))
  expect(onPress).not.toHaveBeenCalled()
  await user.keyboard(' ')
  expect(onPress.mock.calls).toEqual([[expect.objectContaining({ id: 'b' })]])
  await user.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(2)
  await user.dblClick(cell(0, 0))
  expect(onPress).toHaveBeenCalledTimes(2)
  // A letter says why nothing is typed there.
  await user.keyboard('x')
  expect(onPress).toHaveBeenCalledTimes(2)
  await screen.findByText('Leertaste: auswählen')
})

test('CALC-06 where the space bar chooses a line, it does so from every cell and empties none', async () => {
  const onSpace = vi.fn<(row: Line) => void>()
  const { user, cell, onPress, edits } = setUp(null, onSpace)
  for (const column of [0, 1, 2]) {
    await user.click(cell(1, column))
    await user.keyboard(' ')
  }
  expect(onSpace.mock.calls.map(([row]) => row.id)).toEqual(['b', 'b', 'b'])
  expect(onPress).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{Escape}')
  expect(edits()).toEqual([])
  // In an open cell it is a letter.
  await user.keyboard('1 2{Enter}')
  expect(onSpace).toHaveBeenCalledTimes(3)
})

test('CALC-06 a word stands for its value where it is shown, typed and copied', async () => {
  const { user, grid, cell, edits } = setUp()
  expect(cell(0, 2).textContent).toBe('inkl.')
  await user.click(cell(1, 2))
  await user.keyboard('INKL{Enter}')
  expect(edits()).toEqual([['b', 'board', 0]])
  await user.click(cell(0, 2))
  const copied = clipboard()
  const data = { getData: copied.getData, setData: vi.fn(copied.setData) }
  fireEvent.copy(grid, { clipboardData: data })
  expect(data.setData).toHaveBeenCalledWith('text/plain', 'inkl.')
})

test('CALC-06 what a column cannot take stays as it was typed, pasted or copied, with the reason', async () => {
  const { user, grid, cell, told, edits } = setUp()
  const refused = { typed: '141,01', reason: 'Nicht teilbar' }
  await user.click(cell(0, 1))
  await user.keyboard('141,01{Enter}')
  expect(told()).toEqual([refused])
  await user.click(cell(0, 1))
  fireEvent.paste(grid, { clipboardData: clipboard('141,01') })
  expect(told()).toEqual([refused, refused])
  // Filled from a cell that holds such a value already.
  await user.click(cell(1, 1))
  const held = clipboard()
  fireEvent.copy(grid, { clipboardData: held })
  await user.click(cell(0, 1))
  fireEvent.paste(grid, { clipboardData: held })
  expect(told().at(-1)).toEqual({ typed: '136,51', reason: 'Nicht teilbar' })
  expect(edits()).toEqual([])
})

test('CALC-06 heads that sort say so, and leave the focus in the cells', async () => {
  const { user, grid, cell, onSort } = setUp({ column: 'price', isDescending: true })
  const head = screen.getByRole('columnheader', { name: 'Preis' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'HP' }).hasAttribute('aria-sort')).toBe(false)
  expect(within(screen.getByRole('columnheader', { name: 'HP' })).queryByRole('button')).toBeNull()
  await user.click(cell(0, 1))
  await user.click(within(head).getByRole('button'))
  expect(onSort.mock.calls).toEqual([['price']])
  expect(document.activeElement).toBe(grid)
})
