import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { hasChangedForm } from '../../../../ui/dialogs/open-forms.ts'
import { AmountCell } from './amount-cell.tsx'

function setUp() {
  const onSave = vi.fn()
  const { unmount } = render(<AmountCell value={5} name="Hotel DZ" onSave={onSave} />)
  const user = userEvent.setup()
  return { onSave, unmount, type: (keys: string) => user.type(screen.getByRole('textbox'), keys, { skipClick: true }) }
}

test('CAP-01 APP-09 the amount of an open cell is kept when its page goes, once', async () => {
  const { onSave, unmount, type } = setUp()
  screen.getByRole('textbox').focus()
  await type('12')
  expect(hasChangedForm()).toBe(false)
  window.dispatchEvent(new Event('beforeunload'))
  unmount()
  expect(onSave).toHaveBeenCalledExactlyOnceWith(12)
})

test('CAP-01 APP-09 what is no amount asks before its page goes, and is not sent', async () => {
  const { onSave, unmount, type } = setUp()
  screen.getByRole('textbox').focus()
  await type('abc')
  expect(hasChangedForm()).toBe(true)
  await type('{Escape}')
  expect(hasChangedForm()).toBe(false)
  unmount()
  expect(onSave).not.toHaveBeenCalled()
})
