import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../../../lib/session.ts'
import { startTinyServer } from '../../../../test/tiny-server.ts'
import { WithNotices } from '../../../../test/with-notices.tsx'
import PersonDialog from './person-dialog.tsx'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

test('APP-09 a new person whose answer was lost is there once, with the corrected name', async () => {
  const contacts: Record<string, unknown>[] = [{ id: 1, firstName: 'Anna', lastName: 'Alt' }]
  const made = new Map<unknown, Record<string, unknown>>()
  let losses = 2
  server = await startTinyServer(async ({ method, path, body, headers }, response) => {
    const key = headers['idempotency-key']
    if (method === 'POST' && !made.has(key)) {
      // Added meanwhile by a colleague.
      contacts.push({ id: 2, firstName: 'Bert', lastName: 'Neu' })
      made.set(key, { ...body, id: 3 })
      contacts.push(made.get(key) ?? {})
    }
    if (method === 'PATCH') Object.assign(contacts.find(({ id }) => id === Number(path.split('/').at(-1))) ?? {}, body)
    if (losses-- > 0) response.destroy()
    return { status: 200, body: { id: 3, version: 1 } }
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  client.setQueryData(sessionQuery.queryKey, { user: { id: 7 }, organisations: [], options: {} } as never)
  const onSaved = vi.fn()
  const person = { title: 'Neuer Kontakt', hint: '', person: null, client: 7, failed: 'Nicht gespeichert!' }
  render(
    <QueryClientProvider client={client}>
      <WithNotices>
        <PersonDialog {...person} onSaved={onSaved} onClose={() => {}} />
      </WithNotices>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const name = await screen.findByRole('textbox', { name: 'Nachname' })
  const save = screen.getByRole('button', { name: 'Speichern' })
  for (const [at, lastName] of ['Bohm', 'Böhm', 'Boehm'].entries()) {
    await user.clear(name)
    await user.type(name, `${lastName}{Enter}`)
    await vi.waitFor(() => expect(server?.asked.length).toBeGreaterThan(at))
    await vi.waitFor(() => expect(save.dataset.loading).toBeUndefined())
  }
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(3))
  expect(contacts.map(({ lastName }) => lastName)).toEqual(['Alt', 'Neu', 'Boehm'])
})
