import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { sessionQuery } from '../../lib/session.ts'
import { startTinyServer } from '../../test/tiny-server.ts'
import { locationChargeKind } from './kinds/catalogue.tsx'
import { NewItem } from './new-item.tsx'

afterEach(cleanup)

test('MD-07 the form of a new charge shows its type before it is saved, and saves what it shows', async () => {
  const server = await startTinyServer(async () => ({ status: 201, body: { id: 1, version: 1 } }))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  // As much of a session as the form looks at.
  client.setQueryData(sessionQuery.queryKey, {
    user: { id: 7 },
    options: {},
    organisations: [{ id: 1, name: 'Nord' }],
  } as never)
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <NewItem kind={locationChargeKind} onClose={() => undefined} onCreated={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Art' }).value).toBe('Eintritt')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Domführung')
  // Said before it is saved, and not refused (decision 065).
  expect(screen.getByText(/^Ohne Ort: .* Ohne Preis: /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
  await expect
    .poll(() => server.asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      name: 'Domführung',
      type: 'entrance',
    })
  await server.stop()
})
