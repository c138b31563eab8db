import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SaveOptions } from './save-entry.ts'
import { saveQueue } from './save-queue.ts'
import { useSharedValue } from './use-shared-value.ts'

test('APP-14 whoever types on while a save begins is not in conflict with themselves', () => {
  vi.useFakeTimers()
  const save = vi.fn()
  const { result } = renderHook(() =>
    useSharedValue({
      item: { resource: 'orders', id: 7 },
      saved: '',
      version: 1,
      field: 'notes',
      save,
      restMs: 500,
      onFailed: () => undefined,
    }),
  )
  act(() => result.current.write('An'))
  act(() => {
    vi.advanceTimersByTime(500)
    // The next letter comes before the page has drawn what is being saved.
    result.current.write('Anna')
  })
  act(() => vi.advanceTimersByTime(500))
  vi.useRealTimers()
  expect(save.mock.calls.map(([value, { basis }]) => [value, basis])).toEqual([
    ['An', { notes: '' }],
    ['Anna', { notes: 'An' }],
  ])
})

test('APP-14 OFFER-06 whoever types on while a save is on its way builds on it, also where an answer from before it is shown meanwhile', () => {
  const save = vi.fn<(value: string, options: Pick<SaveOptions, 'basis' | 'onSaved'>) => void>()
  const { result, rerender } = renderHook(
    ({ id, saved, version }: { id: number; saved: string; version: number }) =>
      useSharedValue({
        ...{ item: { resource: 'offers', id }, saved, version, field: 'introTitle', save, restMs: 500 },
        onFailed: () => undefined,
      }),
    { initialProps: { id: -7, saved: '', version: 1 } },
  )
  const type = (value: string) =>
    act(() => {
      result.current.write(value)
      result.current.flush()
    })
  type('Fjord')
  // A colleague has opened it meanwhile; of what is on its way to its old number nobody knows there.
  rerender({ id: 5, saved: '', version: 2 })
  type('Fjord im Mai')
  act(() => {
    save.mock.calls[1]?.[1].onSaved?.(null)
  })
  rerender({ id: 5, saved: 'Fjord im Juni', version: 4 })
  type('Fjord im Juni 2028')
  expect(save.mock.calls.map(([value, { basis }]) => [value, basis?.introTitle])).toEqual([
    ['Fjord', ''],
    ['Fjord im Mai', 'Fjord'],
    ['Fjord im Juni 2028', 'Fjord im Juni'],
  ])
})

test('APP-14 a text that is put there and saved at once is saved, also after another one', () => {
  const save = vi.fn()
  const { result } = renderHook(() =>
    useSharedValue({
      ...{ item: { resource: 'orders', id: 7 }, saved: '', version: 1, field: 'notes', save, restMs: 500 },
      onFailed: () => undefined,
    }),
  )
  for (const text of ['Vorlage', 'was vorher dort stand']) {
    act(() => {
      result.current.write(text)
      result.current.flush()
    })
  }
  expect(save.mock.calls.map(([value]) => value)).toEqual(['Vorlage', 'was vorher dort stand'])
})

test('APP-14 who is still writing when a conflict comes is asked once they rest, and what they wrote meanwhile replaces nothing unseen', () => {
  vi.useFakeTimers()
  const save = vi.fn()
  const { result, rerender } = renderHook(() =>
    useSharedValue({
      ...{ item: { resource: 'orders', id: 7 }, saved: 'ihres', version: 2, field: 'notes', save, restMs: 500 },
      onFailed: () => undefined,
    }),
  )
  act(() => result.current.write('meines'))
  act(() => vi.advanceTimersByTime(500))
  act(() => result.current.write('meines und mehr'))
  let kept: { value: unknown } = { value: 'meines' }
  const conflictOf = vi.spyOn(saveQueue, 'conflictOf').mockImplementation(() => kept)
  const keepConflict = vi.spyOn(saveQueue, 'keepConflict').mockImplementation((_resource, _id, _field, value) => {
    kept = { value }
  })
  rerender()
  expect([result.current.conflict, result.current.value]).toEqual([null, 'meines und mehr'])
  act(() => vi.advanceTimersByTime(500))
  expect(save.mock.calls.map(([value]) => value)).toEqual(['meines'])
  expect(result.current.conflict).toEqual({ mine: 'meines und mehr', theirs: 'ihres' })
  conflictOf.mockRestore()
  keepConflict.mockRestore()
  vi.useRealTimers()
})
