import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { Sheet } from './sheet.tsx'
import type { CellChoice, CellEdit, CellValue, RowMarks, SheetColumn, Unread } from './sheet-column.ts'
import type { Lost, PastedLine, TakeBack } from './use-edits.ts'

type Line = { id: string; values: Record<string, CellValue>; isBlank?: boolean }
const statuses = [
  { value: 'new', label: 'Neu' },
  { value: 'rest_option', label: 'Restoption' },
  { value: 'option_received', label: 'Option erhalten' },
  { value: 'option', label: 'Option' },
]

const shippingLines = [
  { value: '7', label: 'Color Line' },
  { value: '8', label: 'Color Line Cargo' },
  { value: '9', label: 'Hurtig' },
  { value: '10', label: 'Hurtig' },
]
/** As the server searches: what holds the term. */
export const found = async (term: string): Promise<CellChoice[]> =>
  shippingLines.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))
export const search = vi.fn(found)

function column(key: string, is: 'text' | 'number' | 'date' | 'time' | 'money'): SheetColumn<Line> {
  return { key, title: key, width: 80, kind: { is }, value: ({ values }) => values[key] ?? null }
}
const columns: SheetColumn<Line>[] = [
  { ...column('Tag', 'number'), lock: () => 'Der Tag steht fest.' },
  { ...column('Schiff', 'text'), kind: { is: 'text', isMultiline: true } },
  column('Kabinen', 'number'),
  column('Preis', 'money'),
  column('Option', 'date'),
  column('Abfahrt', 'time'),
  {
    key: 'Status',
    title: 'Status',
    width: 80,
    kind: { is: 'choice', choices: () => statuses },
    isRequired: true,
    value: ({ values }) => values.Status ?? null,
  },
  {
    key: 'Reederei',
    title: 'Reederei',
    width: 80,
    kind: { is: 'lookup', resource: () => null, searchKey: () => ['lines'], search: (_row, term) => search(term) },
    value: ({ values }) => values.Reederei ?? null,
  },
]
export const line = (id: string, values: Record<string, CellValue> = {}): Line => ({
  id,
  values: { Tag: 1, Schiff: `Schiff ${id}`, Kabinen: 10, Preis: 21400, Status: 'new', ...values },
})

const noMarks: RowMarks = {}
/** @param hidden lines that are only filtered out when they are missing @param onItsOwn the sheet tells itself what is lost */
type Given = { lines?: Line[]; marks?: Record<string, RowMarks>; hidden?: string[]; onItsOwn?: boolean }

export function setUp(given: Given = {}) {
  const { lines = [line('a'), line('b'), line('c')], marks = {}, hidden = [], onItsOwn = false } = given
  const removedHere = new Set<string>()
  const onEdit = vi.fn<(edits: readonly CellEdit<Line>[]) => void>()
  const onLost = vi.fn<(lost: Lost<Line>) => void>()
  const onAppend = vi.fn<(lines: readonly PastedLine<Line>[]) => Promise<TakeBack> | undefined>()
  const onDrop = vi.fn()
  const onRetry = vi.fn()
  let show: (lines: Line[]) => void = () => {}
  function Desk() {
    const [rows, setRows] = useState(lines)
    const [unread, setUnread] = useState<readonly Unread<Line>[]>([])
    const cellOf = ({ row: { id }, column: { key } }: Pick<Unread<Line>, 'row' | 'column'>) => `${id}.${key}`
    const withoutCells = (before: readonly Unread<Line>[], cells: readonly Pick<Unread<Line>, 'row' | 'column'>[]) =>
      before.filter((one) => !cells.map(cellOf).includes(cellOf(one)))
    show = setRows
    // As in the drawer, whose tables close when their last line goes.
    if (rows.length === 0) return null
    return (
      <Sheet
        label="Fähren"
        rows={rows}
        columns={columns}
        dates={{ today: '2026-11-21', trip: { startAt: '2027-05-14', endAt: '2027-05-23' } }}
        marksOf={({ id }) => {
          const own = unread.filter(({ row, problem }) => row.id === id && problem !== null)
          if (own.length === 0) return marks[id] ?? noMarks
          return Object.fromEntries(own.map(({ column, problem }) => [column.key, { state: 'refused', ...problem }]))
        }}
        onUnread={(cells) => setUnread((before) => [...withoutCells(before, cells), ...cells])}
        onRetry={onRetry}
        {...(!onItsOwn && { onLost })}
        nameOf={({ values }) => String(values.Schiff)}
        isGone={(id) => !hidden.includes(id) && !rows.some((row) => row.id === id)}
        isRemovedHere={(id) => removedHere.has(id)}
        onAppend={onAppend}
        onDrop={(row, column) => {
          setUnread((before) => withoutCells(before, [{ row, column }]))
          onDrop()
        }}
        onEdit={(edits) => {
          onEdit(edits)
          setRows((before) =>
            before.map((row) => {
              const own = edits.filter((edit) => edit.row.id === row.id).map((edit) => [edit.column.key, edit.to])
              return own.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(own) } }
            }),
          )
        }}
      />
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <Desk />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const grid = screen.getByRole('grid', { name: 'Fähren' })
  return {
    user: userEvent.setup(),
    grid,
    onEdit,
    onLost,
    onAppend,
    onDrop,
    onRetry,
    show: (next: Line[]) => act(() => show(next)),
    removedHere,
    saved: () => onEdit.mock.calls.flatMap(([edits]) => edits.map(({ row, column: { key }, to }) => [row.id, key, to])),
  }
}

/** A cell by its line and column, both counted from 0. */
export const cell = (row: number, key: string) => {
  const cells = within(screen.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('gridcell')
  return cells[columns.findIndex((one) => one.key === key)] as HTMLElement
}
export const cursor = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')
export const type = async (row: number, key: string, keys: string, user: ReturnType<typeof userEvent.setup>) => {
  await user.click(cell(row, key))
  await user.keyboard(keys)
}

export const clipboard = (text = '') => {
  let held = text
  return { getData: () => held, setData: (_type: string, next: string) => (held = next) }
}

export const pasted = (grid: HTMLElement, text: string) => fireEvent.paste(grid, { clipboardData: clipboard(text) })
