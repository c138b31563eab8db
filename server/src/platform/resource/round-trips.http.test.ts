import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { StatementBatch } from '../database/statement-batch.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk.close())

test('APP-16 a field that is saved costs two round trips: one changes it and reads what it is then, one keeps it', async () => {
  const anna = await desk.as('anna')
  const { id } = await planTrip(anna)
  const batches = vi.spyOn(StatementBatch.prototype, 'submit')
  const saved = await anna.patch<{ groupName: string; version: number }>(`/api/orders/${id}`, { groupName: 'Chor' })
  expect(batches).toHaveBeenCalledTimes(2)
  batches.mockRestore()
  expect(saved.body).toMatchObject({ groupName: 'Chor' })
  // What takes more than one statement is answered as it is after the last of them.
  const moved = await anna.patch(`/api/orders/${id}`, { groupName: 'Chöre', complexity: { rentability: 7 } })
  const { body } = await anna.get(`/api/orders/${id}`)
  expect(moved.body).toMatchObject({ groupName: 'Chöre', version: (body as { version: number }).version })
})
