import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { sessionQuery } from '../../../lib/session.ts'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { tripDetailTemplateKind } from '../kinds/templates.tsx'
import { NewItem } from '../new-item.tsx'

afterEach(cleanup)

const text = (id: number, title: string, more: object = {}) => ({
  ...{ id, version: 1, title, locale: 'de_DE', type: 'general_info', subType: null, provider: null, text: null },
  ...{ organisationFilter: '/api/organisations/1', translationOf: null, positionInDocument: 0, isRetired: false },
  ...more,
})
const known = [
  text(1, 'Gepäck'),
  text(2, 'Strom'),
  text(3, 'Luggage', { locale: 'en', translationOf: '/api/trip_detail_templates/1' }),
  text(4, 'Maut', { isRetired: true }),
  text(5, 'WLAN', { subType: 'QR-Code' }),
  text(6, 'Zimmer', { provider: '/api/providers/9' }),
]

/** The form of a new general hint; what is sent of it is in `asked`. */
async function open(locale: string) {
  const server = await startTinyServer(async ({ method, path }) =>
    method === 'POST'
      ? { status: 201, body: { id: 7, version: 1 } }
      : path.startsWith('/api/trip_detail_templates')
        ? { status: 200, body: known }
        : { status: 200, body: { general: { defaultLocale: locale } } },
  )
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  // As much of a session as the form looks at.
  client.setQueryData(sessionQuery.queryKey, {
    user: { id: 7 },
    options: {},
    organisations: [{ id: 1, name: 'Nord' }],
  } as never)
  const kind = { ...tripDetailTemplateKind, begins: { locale, type: 'general_info' } }
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <NewItem kind={kind} onClose={() => undefined} onCreated={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return server
}

test('MOVE-08 a new text in another language is a translation of the only German one without, by one press', async () => {
  const server = await open('en')
  await userEvent.click(await screen.findByRole('button', { name: 'Übersetzt „Strom“' }))
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Übersetzung von' })
  expect(field.value).toBe('Strom')
  expect(screen.queryByRole('button', { name: /^Übersetzt/ })).toBeNull()
  await userEvent.click(field)
  // Of the same owner and kind, as they are offered.
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Gepäck', 'Strom'])
  await userEvent.type(screen.getByRole('textbox', { name: 'Titel' }), 'Electricity')
  await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
  await expect
    .poll(() => server.asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ title: 'Electricity', locale: 'en', translationOf: '/api/trip_detail_templates/2' })
  await server.stop()
})

test('MOVE-08 what was chosen goes when the text becomes one of another kind', async () => {
  const server = await open('en')
  await userEvent.click(await screen.findByRole('button', { name: 'Übersetzt „Strom“' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Zusatz' }))
  await userEvent.click(await screen.findByRole('option', { name: 'QR-Code' }))
  await screen.findByRole('button', { name: 'Übersetzt „WLAN“' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Titel' }), 'Wi-Fi')
  await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
  await expect
    .poll(() => server.asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ title: 'Wi-Fi', subType: 'QR-Code' })
  expect(server.asked.find(({ method }) => method === 'POST')?.body.translationOf ?? null).toBeNull()
  await server.stop()
})

test('MOVE-08 a German text translates nothing', async () => {
  const server = await open('de_DE')
  expect(screen.getByRole('textbox', { name: 'Titel' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Übersetzung von' })).toBeNull()
  await server.stop()
})
