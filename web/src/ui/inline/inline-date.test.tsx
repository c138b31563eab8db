import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { InlineDate } from './inline-date.tsx'

async function opened() {
  const onSave = vi.fn()
  const user = userEvent.setup()
  render(
    <MantineProvider>
      <InlineDate label="Gültig bis" value="2027-05-14" onSave={onSave} />
    </MantineProvider>,
  )
  await user.click(screen.getByRole('button', { name: /Gültig bis/ }))
  return { onSave, user, field: screen.getByRole('textbox', { name: 'Gültig bis' }) }
}

test('EASE-09 a day edited where it stands is walked to by arrow keys and kept by Enter', async () => {
  const { onSave, user } = await opened()
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(onSave).toHaveBeenLastCalledWith('2027-05-16')
})

test('EASE-09 what is no day is not kept, and an emptied field takes the day away', async () => {
  const { onSave, user, field } = await opened()
  await user.clear(field)
  await user.type(field, '31.2.{Enter}')
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Bitte ein Datum')
  await user.clear(field)
  await user.keyboard('{Enter}')
  expect(onSave).toHaveBeenLastCalledWith(null)
})
