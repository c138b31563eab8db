import { expect, test } from 'vitest'
import { signedIn } from './demo-desk.ts'

/** Answers to what is asked after signing in, one after the other. */
function deskThatSays(...codes: number[]) {
  const asked: string[] = []
  const inject = async ({ url }: { url: string }) => {
    asked.push(url)
    const statusCode = url === '/api/session' ? 200 : (codes.shift() ?? 500)
    return {
      statusCode,
      body: `answer ${statusCode}`,
      cookies: [{ name: 'session', value: 'x' }],
      json: () => ({ statusCode }),
    }
  }
  return { app: { inject }, asked }
}

test('EASE-12 papers of the demo are asked for again where the machine has no time', async () => {
  const { app, asked } = deskThatSays(503, 503, 201)
  const ask = await signedIn(app, 1)
  expect(await ask('POST', 'orders/5/offer/generate-document')).toEqual({ statusCode: 201 })
  expect(asked).toHaveLength(4)
})

test('EASE-12 what the demo is refused is said, not asked for again', async () => {
  const { app, asked } = deskThatSays(422, 201)
  const ask = await signedIn(app, 1)
  await expect(ask('POST', 'payments')).rejects.toThrow('/api/payments was answered by answer 422')
  expect(asked).toHaveLength(2)
})

test('EASE-12 a machine that never has time is given up', async () => {
  const { app, asked } = deskThatSays(...Array.from({ length: 20 }, () => 503))
  const ask = await signedIn(app, 1)
  await expect(ask('GET', 'open_items')).rejects.toThrow('answer 503')
  expect(asked).toHaveLength(11)
})
