import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { isStorageFailure } from './error-answer.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk.close())

const health = async () => (await desk.nobody.get('/health')).body

test.each(['53100', '53200', '53400', '58030'])(
  'APP-16 what PostgreSQL cannot write for want of room or a disk (%s) is a 503 that is worth a retry, and health tells',
  async (code) => {
    await desk.db.query(
      `create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`,
    )
    await desk.db.query('create trigger no_room before insert on destinations for each row execute function no_room()')
    const anna = await desk.as('anna')
    const { status, headers, body } = await anna.post('/api/destinations', { name: 'Norwegen' })
    await desk.db.query('drop function no_room cascade')
    expect({ status, retry: headers['retry-after'], body }).toEqual({
      status: 503,
      retry: '2',
      body: { code: 'storage_full', message: expect.stringContaining('kann gerade nicht speichern') },
    })
    expect(await health()).toMatchObject({ status: 'degraded', database: 'ok' })
    expect((await anna.post('/api/destinations', { name: `Norwegen ${code}` })).status).toBe(201)
  },
)

test('APP-16 a file for which the disk has no room is such a failure, too; one that is not there is none', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code })
  expect(isStorageFailure(new Error('not stored', { cause: failed('ENOSPC') }))).toBe(true)
  expect(isStorageFailure(failed('EROFS'))).toBe(true)
  expect(isStorageFailure(failed('ENOENT'))).toBe(false)
})
