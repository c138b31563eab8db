import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import { useSendRequest } from './use-send-request.ts'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

test('APP-09 a request sent again after a lost answer is there once, with the corrected text', async () => {
  const requests = new Map<unknown, Record<string, unknown>>()
  let losses = 1
  server = await startTinyServer(async ({ method, path, body, headers }, response) => {
    if (method === 'PATCH') Object.assign([...requests.values()][Number(path.split('/').at(-1)) - 1] ?? {}, body)
    const key = headers['idempotency-key']
    if (method === 'POST' && !requests.has(key)) requests.set(key, body)
    if (losses-- > 0) response.destroy()
    return { status: 200, body: { id: [...requests.keys()].indexOf(key) + 1, version: 1 } }
  })
  // As much of a service as is looked at.
  const service = { kind: 'hotel', item: { id: 4 } } as unknown as RequestedService
  const { result } = renderHook(() => useSendRequest(service))
  await expect(result.current.ask({ notes: 'Secshs Zimmer', agency: null })).rejects.toThrow()
  await result.current.ask({ notes: 'Sechs Zimmer', agency: null })
  expect([...requests.values()].map(({ notes }) => notes)).toEqual(['Sechs Zimmer'])
})
