import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNewLine } from './use-new-line.ts'

/** @returns whether the letter was held back from the page */
const type = (key: string) => !fireEvent.keyDown(document.body, { key })

test('DRAW-03 letters wait for a new line until the sheet has opened it, not only until the server has it', async () => {
  const { result } = renderHook(useNewLine)
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let added: Promise<boolean> | undefined
  act(() => {
    added = result.current.goTo(promise)
  })
  expect(type('a')).toBe(true)
  await act(async () => {
    resolve('free-1')
    await added
  })
  expect(type('b')).toBe(true)
  expect(result.current.newLine).toMatchObject({ row: 'free-1', text: 'ab' })
  act(() => result.current.onReached())
  expect(result.current.newLine).toBeNull()
  expect(type('c')).toBe(false)
})

test('DRAW-03 a line the server does not take gives the keys back at once', async () => {
  const { result } = renderHook(useNewLine)
  await act(async () => void (await result.current.goTo(Promise.resolve(null))))
  expect(type('a')).toBe(false)
  expect(result.current.newLine).toBeNull()
})
