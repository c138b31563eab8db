import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openEntries, useOpenEntries } from '../../lib/in-place/new-entries.ts'
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
        <Lookup
          label="Hotel"
          value={null}
          onChange={() => {}}
          resource="hotels"
          searchKey={['hotels']}
          search={search}
          {...told}
        />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Hotel' }))
  const option = await screen.findByRole('option', { name: 'Bryggen Hotell' })
  await waitFor(() => expect(option.closest('[data-position]')?.getAttribute('data-position')).toBe(side))
})

/** What the form of a new entry would be, as far as a picker is concerned. */
function Form() {
  return useOpenEntries().map(({ key, typed, end }) => (
    <div key={key} role="dialog" aria-label={`Neu: ${typed}`}>
      <button type="button" onClick={() => end({ value: '7', label: typed })}>
        Anlegen
      </button>
      <button type="button" onClick={() => end(null)}>
        Abbrechen
      </button>
    </div>
  ))
}

async function showPlaces(resource: 'places' | 'orders' | null) {
  const onChange = vi.fn()
  const search = async (term: string) => ['Bergen', 'Berlin'].filter((name) => name.startsWith(term)).map(named)
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Lookup
          label="Ort"
          value={null}
          onChange={onChange}
          resource={resource}
          searchKey={['places']}
          search={search}
        />
        <Form />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Ort' })
  await userEvent.click(field)
  await screen.findByRole('option', { name: 'Bergen' })
  return { onChange, field }
}
const named = (name: string) => ({ value: name, label: name })
const offer = (name: string) => screen.findByRole('option', { name: `Neu anlegen: ${name}` })

test('MOVE-05 when nothing fits, the list ends with a new one: arrow and Enter open its form, and it is chosen', async () => {
  const { onChange, field } = await showPlaces('places')
  await userEvent.type(field, 'Berleburg')
  await offer('Berleburg')
  // Enter alone makes nothing.
  await userEvent.keyboard('{Enter}')
  expect(openEntries()).toBe(0)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ value: '7', label: 'Berleburg' }]]))
})

test('MOVE-05 whoever leaves the form is back in the picker with what was typed', async () => {
  const { onChange, field } = await showPlaces('places')
  await userEvent.type(field, 'Berleburg')
  await userEvent.click(await offer('Berleburg'))
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect([document.activeElement, field.value]).toEqual([field, 'Berleburg']))
  expect(onChange).not.toHaveBeenCalled()
})

test('MOVE-05 what begins alike stands before it, and what is named so is not made twice', async () => {
  const { field } = await showPlaces('places')
  await userEvent.type(field, 'Ber')
  await offer('Ber')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Bergen',
    'Berlin',
    'Neu anlegen: Ber',
  ])
  await userEvent.type(field, 'gen')
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bergen']))
})

test.each(['orders', null] as const)('MOVE-05 a picker of %s makes nothing in place', async (resource) => {
  const { field } = await showPlaces(resource)
  await userEvent.type(field, 'Xanten')
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy()
  expect(screen.queryByRole('option')).toBe(null)
})
