import { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../lib/session.ts'
import { startTinyServer } from '../test/tiny-server.ts'
import { WithNotices } from '../test/with-notices.tsx'
import { useViewChanges } from './use-view-changes.ts'

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
  client.setQueryData(sessionQuery.queryKey, { user: { id: 1 }, organisations: [] } as never)
  const { result } = renderHook(() => useViewChanges<null>(orderViewContract), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <WithNotices>{children}</WithNotices>
      </QueryClientProvider>
    ),
  })
  const view = { name: 'Bsu', isShared: false, organisationFilter: '/api/organisations/1', state: null }
  expect(await result.current.add(view, vi.fn())).toBeNull()
  expect(await result.current.add({ ...view, name: 'Bus' }, vi.fn())).not.toBeNull()
  expect([...views.values()].map(({ name }) => name)).toEqual(['Bus'])
})
