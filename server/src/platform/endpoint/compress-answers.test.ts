import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const long = { days: Array.from({ length: 200 }, (_, day) => `Tag ${day} – Überfahrt nach Bergen`) }

async function answering(path: string, headers: Record<string, string>) {
  const app = fastify()
  await compressAnswers(app)
  app.get('/long', async () => long)
  app.get('/short', async () => ({ id: 7 }))
  app.get('/events', (_request, reply) => reply.type('text/event-stream').send('x'.repeat(5_000)))
  app.get('/paper', (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(5_000)))
  return app.inject({ url: path, headers })
}

test('a long answer comes compressed to whoever takes it, and says the same', async () => {
  const answer = await answering('/long', { 'accept-encoding': 'br, gzip' })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) })
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4)
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long)
})

test.each([
  ['to whoever does not ask for it', '/long', {}],
  ['when it is short', '/short', { 'accept-encoding': 'gzip' }],
  ['when it is a stream of events', '/events', { 'accept-encoding': 'gzip' }],
  ['when it is a file that is compressed already', '/paper', { 'accept-encoding': 'gzip' }],
])('an answer stays as it is %s', async (_, path, headers) => {
  const answer = await answering(path, headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBeUndefined()
})
