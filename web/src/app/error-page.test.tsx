import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorPage } from './error-page.tsx'

const english = 'Minified React error #31'

function BrokenPage(): never {
  throw new Error(english)
}

test('APP-08 a page that breaks speaks German; what only the support can read is copied', async () => {
  // React and the router tell of the error there, as they should.
  const spoken = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const one of spoken) one.mockImplementation(() => undefined)
  const user = userEvent.setup()
  const route = createRootRoute({ component: BrokenPage, errorComponent: ErrorPage })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <RouterProvider router={createRouter({ routeTree: route, history: createMemoryHistory() })} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Hier ist etwas schiefgegangen' })
  expect(document.body.textContent).not.toContain(english)
  await user.click(screen.getByRole('button', { name: 'Technische Angaben kopieren' }))
  await screen.findByRole('button', { name: 'Technische Angaben kopiert' })
  expect(await navigator.clipboard.readText()).toContain(english)
  for (const one of spoken) one.mockClear()
})
