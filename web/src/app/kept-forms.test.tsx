import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keptForms } from '../form/kept-forms.ts'
import { sessionQuery } from '../lib/session.ts'
import { KeptForms } from './kept-forms.tsx'

const form = { edits: { name: 'Bus' }, opened: {}, own: {}, unanswered: null, at: 0, href: '/orders/1' }

test('APP-09 what was typed into a form that went with its page is offered again, to whoever typed it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  // As much of a session as the offer looks at.
  client.setQueryData(sessionQuery.queryKey, { user: { id: 7 } } as never)
  const router = createRouter({
    routeTree: createRootRoute({ component: KeptForms }),
    history: createMemoryHistory({ initialEntries: ['/orders'] }),
  })
  keptForms.keep(8, 'todo.new', { ...form, title: 'Fremde Aufgabe' })
  keptForms.keep(7, 'todo.new', { ...form, title: 'Neue Aufgabe' })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        {/* The router of the app is another one. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(await screen.findByText('„Neue Aufgabe“ ist noch nicht gespeichert.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Zur Seite' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/1'))
  // While its form stands on the page, that shows it.
  const close = await act(async () => keptForms.open('todo.new'))
  expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull()
  act(close)
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
  expect(keptForms.read(7, 'todo.new')).toBeNull()
  expect(keptForms.read(8, 'todo.new')).not.toBeNull()
})
