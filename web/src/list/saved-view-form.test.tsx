import { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../lib/session.ts'
import { startTinyServer } from '../test/tiny-server.ts'
import { WithNotices } from '../test/with-notices.tsx'
import { SavedViewForm } from './saved-view-form.tsx'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

test('APP-09 a view saved again after a lost answer is there once, with the corrected name', async () => {
  const views = new Map<unknown, Record<string, unknown>>()
  let losses = 1
  server = await startTinyServer(async ({ method, path, body, headers }, response) => {
    if (method === 'PATCH') Object.assign([...views.values()][Number(path.split('/').at(-1)) - 1] ?? {}, body)
    const key = headers['idempotency-key']
    if (method === 'POST' && !views.has(key)) views.set(key, body)
    if (losses-- > 0) response.destroy()
    return { status: 200, body: { id: [...views.keys()].indexOf(key) + 1, version: 1 } }
  })
  const client = new QueryClient()
  client.setQueryData(sessionQuery.queryKey, {
    user: { id: 1 },
    organisations: [{ id: 1, name: 'Petri' }],
    options: {},
  } as never)
  const onSaved = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <WithNotices>
        <SavedViewForm contract={orderViewContract} state={{ sort: 'name' }} onSaved={onSaved} />
      </WithNotices>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const name = screen.getByRole('textbox', { name: 'Name der Ansicht' })
  await user.type(name, 'Bsu{Enter}')
  await screen.findByText('Der Server antwortet nicht.', { exact: false })
  expect(onSaved).not.toHaveBeenCalled()
  await user.clear(name)
  await user.type(name, 'Bus{Enter}')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect([...views.values()]).toEqual([
    { name: 'Bus', isShared: false, organisationFilter: '/api/organisations/1', state: { sort: 'name' } },
  ])
})
