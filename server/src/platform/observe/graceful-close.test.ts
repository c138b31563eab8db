import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnectionsOnStop } from './graceful-close.ts'

test('APP-16 a stop answers what is in work and waits for nothing else', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  closeConnectionsOnStop(app)
  app.get('/', async () => {
    await pause(300)
    return { saved: true }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(address).then((response) => response.json())
  await pause(100)
  const before = Date.now()
  await app.close()
  expect(Date.now() - before).toBeLessThan(1_000)
  expect(await answer).toEqual({ saved: true })
})
