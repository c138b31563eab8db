import { MantineProvider, Menu } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
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

function Loading({ marksSecond }: { marksSecond: boolean }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <MantineProvider env="test">
      <Window title="NEUE EMAIL" onClose={() => undefined} closeButtonProps={{ 'aria-label': 'Schließen' }}>
        {isLoaded && (
          <>
            <input type="file" hidden />
            <input aria-label="An" />
            <input aria-label="Betreff" data-autofocus={marksSecond || undefined} />
          </>
        )}
      </Window>
      <output onMouseEnter={() => setLoaded(true)}>laden</output>
    </MantineProvider>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')

test.each([
  ['its first field', false, 'An'],
  ['the field marked for it', true, 'Betreff'],
])('APP-09 MAIL-03 TRIP-01 a window begins at %s, also when that comes later', async (_, marksSecond, label) => {
  render(<Loading marksSecond={marksSecond} />)
  await waitFor(() => expect(focused()).toBe('Schließen'))
  await afterMenus()
  fireEvent.mouseEnter(screen.getByText('laden'))
  await waitFor(() => expect(focused()).toBe(label))
})

test('APP-09 whoever has pressed a key meanwhile is not led away', async () => {
  render(<Loading marksSecond={false} />)
  await waitFor(() => expect(focused()).toBe('Schließen'))
  await afterMenus()
  await userEvent.setup().keyboard('{Shift}')
  fireEvent.mouseEnter(screen.getByText('laden'))
  await screen.findByRole('textbox', { name: 'An' })
  await afterMenus()
  expect(focused()).toBe('Schließen')
})

test('APP-14 whoever is in a field already, before a busy machine has come to lead them anywhere, stays there', async () => {
  render(
    <MantineProvider env="test">
      <Window title="Kunde" onClose={() => undefined}>
        <input aria-label="Name" />
        <input aria-label="Ort" />
      </Window>
    </MantineProvider>,
  )
  screen.getByRole('textbox', { name: 'Ort' }).focus()
  await afterMenus()
  expect(focused()).toBe('Ort')
})

/** A window leads nowhere before a menu that opened it has given its focus back. */
const afterMenus = () => new Promise((resolve) => setTimeout(resolve, 60))

function Saving() {
  const [isBusy, setBusy] = useState(false)
  return (
    <MantineProvider env="test">
      <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
        Speichern
      </button>
      <input aria-label="Anderswo" onChange={() => setBusy(false)} />
    </MantineProvider>
  )
}

test('APP-08 APP-09 a button that was off while it saved has the focus back, unless one has gone on elsewhere', async () => {
  render(<Saving />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Speichern' })
  const elsewhere = screen.getByRole('textbox', { name: 'Anderswo' })
  await user.click(button)
  // What a browser does with an element that is switched off.
  const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  const focus = vi.spyOn(button, 'focus')
  fireEvent.change(elsewhere, { target: { value: 'fertig' } })
  await waitFor(() => expect(focus).toHaveBeenCalledOnce())
  active.mockRestore()
  await user.click(button)
  await user.type(elsewhere, 'weiter')
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  expect(document.activeElement).toBe(elsewhere)
})
