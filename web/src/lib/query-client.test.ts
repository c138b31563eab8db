import { expect, test, vi } from 'vitest'
import { ApiError } from './http.ts'
import { createQueryClient, dataFailed } from './query-client.ts'

const refuse = (status: number) => () => Promise.reject(new ApiError(status, null))

test('OFFER-09 what could not be read is told where its place would look empty (002 §8), and only there', async () => {
  const tell = vi.fn()
  const client = createQueryClient(vi.fn(), tell)
  await client.fetchQuery({ queryKey: ['silent'], queryFn: refuse(500) }).catch(() => undefined)
  await client.fetchQuery({ queryKey: ['gone'], queryFn: refuse(401), meta: dataFailed }).catch(() => undefined)
  client.setQueryData(['known'], 1)
  await client
    .fetchQuery({ queryKey: ['known'], queryFn: refuse(500), meta: dataFailed, staleTime: 0 })
    .catch(() => undefined)
  expect(tell).not.toHaveBeenCalled()
  await client.fetchQuery({ queryKey: ['missing'], queryFn: refuse(500), meta: dataFailed }).catch(() => undefined)
  expect(tell).toHaveBeenCalledExactlyOnceWith("Couldn't get the Data! Server Error!")
})
