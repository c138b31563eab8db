import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../test/tiny-server.ts'
import { update } from './api.ts'

let stop = async () => {}
afterEach(() => stop())

test('APP-12 changes of one item leave in their order, those of others need not wait', async () => {
  const first = Promise.withResolvers<void>()
  const server = await startTinyServer(async ({ body }) => {
    if (body.isBrandNew === true) await first.promise
    return { status: body.isBrandNew === true ? 422 : 200, body: {} }
  })
  stop = server.stop
  const refused = update(serviceContracts.free, 1, { isBrandNew: true })
  const waiting = update(serviceContracts.free, 1, { isBrandNew: false })
  await update(serviceContracts.free, 2, { isBrandNew: false })
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/free_text_items/1', '/api/free_text_items/2'])
  first.resolve()
  await expect(refused).rejects.toMatchObject({ status: 422 })
  // What was refused holds up nobody behind it.
  await waiting
  expect(server.asked.map(({ body }) => body.isBrandNew)).toEqual([true, false, false])
})
