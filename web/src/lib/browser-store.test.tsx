import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openTabs, openTabsKey, tabsAtFirst } from '../features/orders/trip/open-tabs.ts'
import { isTexts, readKept, useKept } from './browser-store.ts'

test.each(['null', '{}', '7', 'true', '[1]', '{"a', ''])(
  'HEAD-07 a browser that keeps %s for open tabs shows those of the beginning',
  (text) => {
    localStorage.setItem(openTabsKey, text)
    expect(openTabs()).toEqual(tabsAtFirst)
    const { result } = renderHook(() => useKept(openTabsKey, isTexts, tabsAtFirst))
    expect(result.current[0]).toEqual(tabsAtFirst)
    act(() => result.current[1](['todos']))
    expect(result.current[0]).toEqual(['todos'])
    expect(openTabs()).toEqual(['todos'])
    expect(readKept(openTabsKey, isTexts)).toEqual(['todos'])
  },
)

test('HEAD-07 another window of the same browser is followed', () => {
  const { result } = renderHook(() => useKept(openTabsKey, isTexts, tabsAtFirst))
  localStorage.setItem(openTabsKey, '["contacts"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(result.current[0]).toEqual(['contacts'])
})
