import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { addOnKey } from './add-keys.ts'

test('DRAW-03 Ctrl+H, L, F and R add a line where one works in the tables; elsewhere they are the browser’s', async () => {
  const add = vi.fn()
  const seen: [key: string, isTaken: boolean][] = []
  render(
    // As the page hears what nobody has taken.
    <div role="main" onKeyDown={(event) => seen.push([event.key, event.isDefaultPrevented()])}>
      <textarea aria-label="Bemerkungen" />
      <div role="group" onKeyDown={(event) => addOnKey(event, add)}>
        <button type="button">Tabelle</button>
      </div>
    </div>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('{Control>}fhlr{/Control}')
  expect(add).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button'))
  await user.keyboard('{Control>}fhlr{/Control}')
  expect(add.mock.calls.flat()).toEqual(['free', 'hotel', 'other', 'route'])
  const ofLetters = seen.filter(([key]) => key !== 'Control')
  expect(ofLetters).toEqual([...'fhlrfhlr'].map((key, place) => [key, place > 3]))
})
