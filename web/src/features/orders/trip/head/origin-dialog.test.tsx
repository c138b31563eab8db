import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../../../lib/session.ts'
import { startTinyServer } from '../../../../test/tiny-server.ts'
import { WithNotices } from '../../../../test/with-notices.tsx'
import type { Trip } from '../api.ts'
import OriginDialog from './origin-dialog.tsx'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

test('BULK-03 APP-14 a tag that a colleague adds meanwhile stays beside mine, and nobody is asked', async () => {
  const stored = { id: 7, version: 1, requestSource: 'unknown', traitTags: ['neu', 'alt'] }
  const current = { ...stored, version: 2, traitTags: ['neu', 'alt', 'bus'] }
  server = await startTinyServer(async ({ method, headers, body }) => {
    if (method !== 'PATCH') return { status: 200, body: {} }
    if (String(headers['if-match']).includes('1')) return { status: 409, body: { code: 'conflict', current } }
    return { status: 200, body: { ...current, ...body, version: 3 } }
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  client.setQueryData(sessionQuery.queryKey, { user: { id: 7 }, organisations: [], options: {} } as never)
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <WithNotices>
        {/* As much of a trip as the dialog looks at. */}
        <OriginDialog trip={stored as unknown as Trip} onClose={onClose} />
      </WithNotices>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const tags = await screen.findByRole('combobox', { name: 'Tags' })
  await user.type(tags, '{Backspace}chor{Enter}')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const sent = server.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(sent).toEqual([{ traitTags: ['neu', 'chor'] }, { traitTags: ['neu', 'bus', 'chor'] }])
})
