import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CommandPalette } from './command-palette.tsx'
import { setPalette } from './palette-state.ts'

const opened = vi.fn<(text: string) => void>()

// What is found comes from the server; the keys of the palette are what this is about.
vi.mock('./use-palette-hits.tsx', () => ({
  usePaletteHits: (term: string) => ({
    isSearching: false,
    total: 0,
    groups: [
      { name: 'Seiten', hits: [{ id: 'hit', icon: () => null, text: `Treffer ${term}`, open: () => opened(term) }] },
    ],
  }),
}))

const pressed = vi.fn<(key: string) => void>()

beforeEach(() => {
  setPalette(false)
  opened.mockClear()
  pressed.mockClear()
})

function Page() {
  return (
    <MantineProvider env="test">
      <input aria-label="Zeile" onKeyDown={(event) => pressed(event.key)} />
      <CommandPalette />
    </MantineProvider>
  )
}

test('APP-15 keys typed from Strg K on are the palette’s from the very first, and the page behind hears none of them', async () => {
  render(<Page />)
  const row = screen.getByRole('textbox', { name: 'Zeile' })
  row.focus()
  fireEvent.keyDown(row, { key: 'k', ctrlKey: true })
  // Typed before anything of the palette can be there.
  for (const key of ['n', 'o', 'x', 'Backspace', 'r', 'd', 'ArrowDown', ' ', 'K']) fireEvent.keyDown(row, { key })
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Suchen' })
  expect(pressed).not.toHaveBeenCalled()
  expect(field.value).toBe('nord K')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.setup().keyboard('ap')
  expect(field.value).toBe('nord Kap')
})

test('APP-15 Enter pressed before the hits of what was typed are there opens what they bring, not what stood there before', async () => {
  render(<Page />)
  const row = screen.getByRole('textbox', { name: 'Zeile' })
  row.focus()
  fireEvent.keyDown(row, { key: 'k', ctrlKey: true })
  for (const key of ['o', 's', 'l', 'o', 'Enter']) fireEvent.keyDown(row, { key })
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('oslo'))
  expect(pressed).not.toHaveBeenCalled()
})

test('APP-15 Escape closes the palette before it is there, and the page has its keys again', async () => {
  render(<Page />)
  const row = screen.getByRole('textbox', { name: 'Zeile' })
  row.focus()
  fireEvent.keyDown(row, { key: 'k', ctrlKey: true })
  fireEvent.keyDown(row, { key: 'n' })
  fireEvent.keyDown(row, { key: 'Escape' })
  fireEvent.keyDown(row, { key: 'e' })
  expect(pressed.mock.calls).toEqual([['e']])
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Suchen' })).toBeNull())
})
