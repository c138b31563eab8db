import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../test/tiny-server.ts'
import { askWhenWarned, send } from './http.ts'

const warning = 'Das Hotelkontingent wird überbucht: 14.05.2027 Doppelzimmer 38 von 20.'
let stop = async () => {}
afterEach(() => stop())

async function setUp(code: string) {
  const server = await startTinyServer(async ({ headers }) =>
    headers['x-reisewerk-confirmed'] === 'yes'
      ? { status: 200, body: { id: 7 } }
      : { status: 422, body: { code, message: warning } },
  )
  stop = server.stop
  return server
}
const change = () => send('PATCH', '/api/hotel_requests/7', { body: { optionNr: '1' } })

test('REQ-10 what the server warns of is asked about, and sent once more when it is meant', async () => {
  const server = await setUp('overbooked')
  const asked: string[] = []
  askWhenWarned(async (text) => asked.push(text) > 0)
  expect((await change()).data).toEqual({ id: 7 })
  expect(asked).toEqual([warning])
  expect(server.asked.map(({ body }) => body)).toEqual([{ optionNr: '1' }, { optionNr: '1' }])
})

test('INV-04 a payment that is recorded already is asked about in its own words', async () => {
  await setUp('recorded_already')
  const asked: string[] = []
  askWhenWarned(async (_text, of) => asked.push(of) < 0)
  await expect(change()).rejects.toMatchObject({ code: 'recorded_already', isDeclined: true })
  expect(asked).toEqual(['recorded_already'])
})

test('REQ-10 what is not meant stays refused with its reason', async () => {
  const server = await setUp('overbooked')
  askWhenWarned(async () => false)
  await expect(change()).rejects.toMatchObject({ status: 422, reason: warning, isRefusal: true })
  expect(server.asked).toHaveLength(1)
})

test('REQ-10 no other refusal is asked about', async () => {
  await setUp('invalid')
  askWhenWarned(async () => {
    throw new Error('nobody is to be asked')
  })
  await expect(change()).rejects.toMatchObject({ code: 'invalid' })
})
