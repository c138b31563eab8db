import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checklist } from './checklist.tsx'

const met = { label: 'Konditionen', isMet: true, isRequired: false, message: '', path: null }
const price = { key: 'price.1', label: 'Paketpreis', isMet: false, isRequired: true, message: 'Kein Paketpreis.' }
const checks = [
  { ...price, path: '/orders/12/calculations' },
  { ...price, key: 'conditions.1', message: 'Keine Konditionen.', path: '/orders/12/offer#conditions' },
  { ...met, key: 'contact' },
]

function draw() {
  const history = createMemoryHistory({ initialEntries: ['/orders/12/offer'] })
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Checklist label="Prüfung" checks={checks} />
        <section id="conditions" aria-label="Konditionen" tabIndex={-1} />
      </>
    ),
    notFoundComponent: () => null,
  })
  render(
    <MantineProvider env="test">
      <RouterProvider router={createRouter({ routeTree: rootRoute, history })} />
    </MantineProvider>,
  )
  return { history, user: userEvent.setup() }
}

test('TRUE-06 each open point is a link to where it is entered; what is in sight takes the focus', async () => {
  Element.prototype.scrollIntoView = () => undefined
  const { history, user } = draw()
  const list = await screen.findByRole('list', { name: 'Prüfung' })
  expect(list.textContent).toBe('Kein Paketpreis.Keine Konditionen.Sonst eine Angabe vorhanden')
  // Green is for where all is well.
  expect(screen.getByText('Sonst eine Angabe vorhanden').hasAttribute('data-good')).toBe(false)
  await user.click(screen.getByRole('link', { name: 'Keine Konditionen.' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Konditionen' }))
  expect(history.location.pathname).toBe('/orders/12/offer')
  await user.click(screen.getByRole('link', { name: 'Kein Paketpreis.' }))
  expect(history.location.pathname).toBe('/orders/12/calculations')
})
