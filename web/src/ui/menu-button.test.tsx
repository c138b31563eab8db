import { MantineProvider, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IconButton } from './icon-button.tsx'
import { MenuButton } from './menu-button.tsx'

const chosen = vi.fn<() => void>()
const drawn = vi.fn<() => null>(() => null)

function Drawn() {
  return drawn()
}

function Row() {
  return (
    <MantineProvider env="test">
      <MenuButton button={<IconButton icon={IconDotsVertical} label="Aktionen" />}>
        <Menu.Item onClick={chosen}>Bearbeiten</Menu.Item>
        <Menu.Item>Löschen</Menu.Item>
        <Drawn />
      </MenuButton>
    </MantineProvider>
  )
}

test('HEAD-10 the menu of a row is made when it is opened, and by the keyboard as well', async () => {
  const user = userEvent.setup()
  render(<Row />)
  const button = screen.getByRole('button', { name: 'Aktionen' })
  expect(drawn).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  await user.keyboard('{Enter}')
  const menu = await screen.findByRole('menu', { name: 'Aktionen' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(menu.id)
  // By itself the focus goes to what is painted, which nothing is here.
  act(() => screen.getByRole('menuitem', { name: 'Bearbeiten' }).focus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('HEAD-10 what is chosen closes the menu; the button closes it, too, and opens it again', async () => {
  const user = userEvent.setup()
  render(<Row />)
  const button = screen.getByRole('button', { name: 'Aktionen' })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
  expect(chosen).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(button)
  await screen.findByRole('menu')
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})
