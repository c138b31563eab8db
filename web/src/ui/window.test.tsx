import { MantineProvider, Menu } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { Window } from './window.tsx'

const Late = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return { default: Window }
})

function Page({ isLate }: { isLate: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const Kind = isLate ? Late : Window
  return (
    <MantineProvider env="test">
      <Menu>
        <Menu.Target>
          <button type="button">Menü</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Ansehen</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isOpen && (
          <Kind title="Kunde" onClose={() => setOpen(false)}>
            <input aria-label="Name" />
          </Kind>
        )}
      </Suspense>
    </MantineProvider>
  )
}

test.each([
  ['that is there at once', false],
  ['whose code comes later', true],
])('APP-08 APP-14 whoever closes a window %s goes on at the menu that opened it, each time', async (_, isLate) => {
  render(<Page isLate={isLate} />)
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'Menü' })
  opener.focus()
  for (let turn = 0; turn < 2; turn++) {
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: 'Ansehen' })).focus()
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('textbox', { name: 'Name' })).focus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  }
})
