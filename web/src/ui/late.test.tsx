import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { late } from './late.tsx'
import { Notices } from './notices/notice.tsx'

let isAway = true
const Panel = late(async () => {
  if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
  return { default: ({ title }: { title: string }) => <p>{title}</p> }
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MantineProvider env="test">
      <Notices />
      <input aria-label="Notiz" />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Neue Email
      </button>
      {isOpen && (
        <Suspense>
          <Panel title="Das Fenster" />
        </Suspense>
      )}
    </MantineProvider>
  )
}

test('APP-09 a window whose code does not come takes nothing along, and comes the next time', async () => {
  // React tells of what a boundary caught.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Page />)
  await userEvent.type(screen.getByLabelText('Notiz'), 'halb geschrieben')
  await userEvent.click(screen.getByRole('button', { name: 'Neue Email' }))
  expect(await screen.findByText('Dieser Teil des Programms konnte nicht geladen werden.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Notiz').value).toBe('halb geschrieben')
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Neue Email' }))
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Neue Email' })))
  expect(await screen.findByText('Das Fenster')).toBeTruthy()
  told.mockClear()
})
