import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { expectWithinASecond, timeOf } from '../../test/in-time.ts'
import { closeConnectionsOnStop } from './graceful-close.ts'

test('APP-16 a stop answers what is in work and waits for nothing else', async () => {
  await expectWithinASecond(async () => {
    const app = fastify({ forceCloseConnections: 'idle' })
    closeConnectionsOnStop(app)
    const inWork = Promise.withResolvers<void>()
    app.get('/', async () => {
      inWork.resolve()
      await pause(200)
      return { saved: true }
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = fetch(address).then((response) => response.json())
    await inWork.promise
    const milliseconds = await timeOf(() => app.close())
    expect(await answer).toEqual({ saved: true })
    return milliseconds
  })
})
