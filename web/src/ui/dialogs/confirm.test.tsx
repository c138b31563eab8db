import { MantineProvider, Menu } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { confirm, Questions } from './confirm.tsx'

const ask = () => void confirm({ title: 'Tag 2 löschen?', text: 'Mit allem.', action: 'Löschen', tone: 'bad' })

test.each([
  ['answered', 'Löschen'],
  ['left', 'Abbrechen'],
])(
  'DAY-09 APP-08 when a question of a menu is %s the keyboard goes on where the menu was opened',
  async (_, answer) => {
    render(
      <MantineProvider env="test">
        <Menu>
          <Menu.Target>
            <button type="button">Aktionen</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={ask}>Tag löschen</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Questions />
      </MantineProvider>,
    )
    const user = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Aktionen' })
    opener.focus()
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: 'Tag löschen' })).focus()
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('button', { name: answer })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  },
)
