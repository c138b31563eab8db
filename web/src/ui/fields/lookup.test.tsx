import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { theme } from '../../theme/theme.ts'
import { Lookup } from './lookup.tsx'

afterEach(() => vi.restoreAllMocks())

/** The field stands at the foot of the window: there is room for a list above it alone. */
function atTheFoot() {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  const heightOf = (element: Element) => (element.matches('.mantine-Select-dropdown') ? 220 : 32)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, heightOf(this) === 220 ? 0 : 660, 300, heightOf(this))
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(this)
  })
}

test.each([
  ['without a hint', {}, 'top'],
  ['with a hint above it', { hint: <p>Die Filter verbergen 1 Hotel.</p> }, 'bottom'],
  ['with words below its label', { description: 'Bitte zuerst beide Flughäfen auswählen' }, 'bottom'],
])('REQ-02 the list of a field %s opens where it covers no hint', async (_, told, side) => {
  atTheFoot()
  const search = async () => [{ value: '1', label: 'Bryggen Hotell' }]
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Lookup label="Hotel" value={null} onChange={() => {}} searchKey={['hotels']} search={search} {...told} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Hotel' }))
  const option = await screen.findByRole('option', { name: 'Bryggen Hotell' })
  await waitFor(() => expect(option.closest('[data-position]')?.getAttribute('data-position')).toBe(side))
})
