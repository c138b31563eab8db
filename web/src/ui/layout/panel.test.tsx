import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import { Panel } from './panel.tsx'

const saving = savingDesk()
beforeEach(() => {
  // It lays nothing out; a browser tells the first size at once.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe() {
        queueMicrotask(this.tell)
      }
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['wider than its panel', 960, <p key="rows">Zeilen</p>, 1],
  ['as wide as its panel', 300, <p key="rows">Zeilen</p>, 0],
  [
    'wider, with something to press',
    960,
    <button key="press" type="button">
      Freigeben
    </button>,
    0,
  ],
  [
    'wider, with something that cannot be pressed',
    960,
    <button key="off" type="button" disabled>
      Freigeben
    </button>,
    1,
  ],
])('EASE-11 the keyboard stops at a panel that is %s', async (_, width, content, stops) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  saving.draw(<Panel title="Monate">{content}</Panel>)
  screen.getByRole('region', { name: 'Monate' })
  await waitFor(() => expect(screen.queryAllByRole('group', { name: 'Monate' })).toHaveLength(stops))
})
