import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useNoteOpened, useRecentlyOpened } from './recently-opened.ts'

beforeEach(() => localStorage.clear())

const recent = (user: number) => renderHook(() => useRecentlyOpened(user)).result.current

test('EASE-08 what is opened stands first once, and only for whoever opened it', () => {
  const { rerender } = renderHook(({ id }) => useNoteOpened(7, 'orders', id), { initialProps: { id: 1 } })
  rerender({ id: 2 })
  rerender({ id: 1 })
  renderHook(() => useNoteOpened(7, null, 3))
  expect(recent(7)).toEqual([
    { kind: 'orders', id: 1 },
    { kind: 'orders', id: 2 },
  ])
  expect(recent(8)).toEqual([])
})

test('EASE-08 a store somebody else wrote to is as good as empty, and never grows without end', () => {
  localStorage.setItem('recently-opened-7', '[{"kind":"secrets","id":1}]')
  expect(recent(7)).toEqual([])
  for (let id = 1; id <= 40; id += 1) renderHook(() => useNoteOpened(7, 'clients', id))
  expect(recent(7)).toHaveLength(20)
  expect(recent(7)[0]).toEqual({ kind: 'clients', id: 40 })
})
