import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Service = { id: number; address: string; hasKey: boolean; key: string }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let service: Server
let address: string
let kept: Service
/** What came in: where, with which key, and the whole body. */
const came: { path: string | undefined; key: string | undefined; body: unknown }[] = []
beforeAll(async () => {
  service = createServer(async (request, reply) => {
    const body = (await json(request)) as { text?: string[]; messages?: { content: string }[] } // what the test sends
    came.push({ path: request.url, key: request.headers.authorization, body })
    const texts = body.text ?? (JSON.parse(body.messages?.[1]?.content ?? '[]') as string[])
    const translated = texts.map((one) => `fr: ${one}`)
    const answer =
      body.text === undefined
        ? { choices: [{ message: { content: JSON.stringify(translated) } }] }
        : { translations: translated.map((text) => ({ text })) }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}` // it listens at a port
  desk = await testApp()
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
})
afterAll(async () => {
  await desk?.close()
  service.closeAllConnections()
  service.close()
})

const translate = (by: Caller, texts: string[] = ['Guten Tag']) =>
  by.post('/api/organisations/1/translate', { texts, from: 'de_DE', to: 'fr' })

test('INV-09 nothing leaves the house unless the module is on and a service is named', async () => {
  expect(await translate(bernd)).toMatchObject({ status: 422, body: { code: 'ai_off' } })
  await expectStatus(200, anna.patch('/api/settings/1', { general: { aiModule: true } }))
  expect(await translate(bernd)).toMatchObject({ status: 422, body: { code: 'no_translation' } })
  expect(came).toEqual([])
})

test('INV-09 administrators name the service; its key is sealed, told to nobody and stands in no history', async () => {
  const organisation = '/api/organisations/1'
  const told = { organisation, kind: 'deepl', address, key: 'geheim-1' }
  expect((await bernd.post('/api/translation_services', told)).status).toBe(403)
  expect((await clara.post('/api/translation_services', told)).status).toBeGreaterThanOrEqual(403)
  for (const [change, at] of [
    [{ key: '' }, 'key'],
    [{ address: 'http://api.example' }, 'address'],
    [{ address: 'https://nutzer@api.example' }, 'address'],
    [{ address: 'file:///etc/passwd' }, 'address'],
  ] as const) {
    expect(await anna.post('/api/translation_services', { ...told, ...change })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: at }] } },
    })
  }
  kept = await expectStatus<Service>(201, anna.post('/api/translation_services', told))
  expect(kept).toMatchObject({ hasKey: true, key: '' })
  const [sealed] = await desk.db.query<{ sealed: string; log: string }>(
    `select (select sealed_key from translation_keys) as sealed, string_agg(coalesce(after::text, ''), '') as log
     from change_log where table_name like 'translation%'`,
  )
  expect(sealed?.sealed).toMatch(/^v1\./)
  expect(sealed?.log).not.toMatch(/geheim|v1\./)
  const path = `/api/translation_services/${kept.id}`
  expect((await bernd.patch(path, { model: 'x' })).status).toBe(403)
  expect((await bernd.delete(path)).status).toBe(403)
  expect((await clara.get(path)).status).toBe(404)
  // A key goes to no other service than the one it was given for.
  expect((await anna.patch(path, { address: 'https://boese.example' })).status).toBe(422)
})

test('INV-09 what was asked for is sent, with the key, and nothing else; the translation comes back', async () => {
  expect(await translate(bernd, ['Guten Tag', 'Bis bald'])).toMatchObject({
    ...{ status: 200, body: { texts: ['fr: Guten Tag', 'fr: Bis bald'] } },
  })
  expect(came.splice(0)).toEqual([
    {
      ...{ path: '/v2/translate', key: 'DeepL-Auth-Key geheim-1' },
      body: { text: ['Guten Tag', 'Bis bald'], source_lang: 'DE', target_lang: 'FR' },
    },
  ])
  const path = `/api/translation_services/${kept.id}`
  await expectStatus(200, anna.patch(path, { kind: 'openai', model: 'klein-1', key: 'geheim-2' }))
  expect(await translate(bernd)).toMatchObject({ status: 200, body: { texts: ['fr: Guten Tag'] } })
  expect(came.splice(0)).toMatchObject([
    { path: '/chat/completions', key: 'Bearer geheim-2', body: { model: 'klein-1', messages: [{}, {}] } },
  ])
  expect((await translate(clara)).status).toBe(404)
  expect(await translate(bernd, [''])).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'texts[0]' }] },
  })
  expect(await translate(bernd, [])).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'texts' }] } })
  await expectStatus(204, anna.delete(path))
  expect((await translate(bernd)).status).toBe(422)
  expect(came).toEqual([])
})
