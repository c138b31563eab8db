import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Questions } from '../ui/dialogs/confirm.tsx'
import { useOpenForm } from '../ui/dialogs/open-forms.ts'
import { useAskBeforeLeaving } from './shell.tsx'

const onLeft = vi.fn()

function Frame() {
  useAskBeforeLeaving()
  return (
    <>
      <Outlet />
      <Questions />
    </>
  )
}

let saveIt = () => {}

function Form() {
  const [isSaved, setSaved] = useState(false)
  saveIt = () => setSaved(true)
  return isSaved ? <p>Gespeichert</p> : <Fields />
}

function Fields() {
  const [text, setText] = useState('')
  useOpenForm({ isChanged: () => text !== '', onLeft })
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />
}

async function open() {
  const root = createRootRoute({ component: Frame })
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([
    page('/form', Form),
    page('/clients', () => <h1>Kundenliste</h1>),
    page('/sign-in', () => <h1>Anmeldung</h1>),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/form'] }) })
  render(
    <MantineProvider env="test">
      {/* The app's own routes are registered for the type; these stand for them. */}
      <RouterProvider router={router as never} />
    </MantineProvider>,
  )
  const field = await screen.findByRole('textbox', { name: 'Name' })
  return { field, user: userEvent.setup(), router }
}

afterEach(cleanup)

const question = () => screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })

test('APP-09 the way from what was typed asks first; staying keeps it, agreeing leaves it', async () => {
  const { field, user, router } = await open()
  await user.type(field, 'Elbreise')
  act(() => router.history.push('/clients'))
  await question()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Elbreise')
  expect(onLeft).not.toHaveBeenCalled()
  act(() => router.history.push('/clients'))
  await question()
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }))
  await screen.findByRole('heading', { name: 'Kundenliste' })
  expect(onLeft).toHaveBeenCalledOnce()
})

test('APP-09 a form that was being saved and closes answers the question itself: nothing is lost any more', async () => {
  const { field, user, router } = await open()
  await user.type(field, 'Elbreise')
  act(() => router.history.push('/clients'))
  await question()
  act(() => saveIt())
  await screen.findByRole('heading', { name: 'Kundenliste' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['', '/clients', 'Kundenliste'],
  // Whose session has ended has no choice.
  ['Elbreise', '/sign-in', 'Anmeldung'],
])('APP-09 with „%s“ typed the way to %s asks nothing', async (text, path, heading) => {
  const { field, user, router } = await open()
  if (text !== '') await user.type(field, text)
  act(() => router.history.push(path))
  await screen.findByRole('heading', { name: heading })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('APP-09 another tab of the same page asks nothing and keeps what was typed', async () => {
  const { field, user, router } = await open()
  await user.type(field, 'Elbreise')
  act(() => router.history.push('/form?tab=days'))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ tab: 'days' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Elbreise')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
