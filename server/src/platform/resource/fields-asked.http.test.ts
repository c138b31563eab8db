import { listedOrderFields } from '@reisewerk/domain/orders/order-columns.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown>
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const listed = async (query: string) => {
  const found = await expectStatus<Item[]>(200, bernd.get<Item[]>(`/api/orders?_groups[]=order_list_read${query}`))
  return found.find(({ id }) => id === trip.id)
}

test('APP-06 a list answers no more than the fields it is asked for, each as in the whole answer', async () => {
  const whole = await listed('')
  const part = await listed('&_fields=groupName,trip.name,user.firstName,info')
  const { trip: ofTrip, user } = whole as { trip: Item; user: Item }
  expect(part).toEqual({
    ...{ id: whole?.id, version: whole?.version, groupName: whole?.groupName, info: whole?.info },
    trip: { name: ofTrip.name },
    user: { id: user.id, version: user.version, firstName: user.firstName },
  })
  expect(await listed(`&_fields=groupName&_order[client]=desc&category[]=${String(whole?.category)}`)).toEqual({
    ...{ id: whole?.id, version: whole?.version, groupName: whole?.groupName },
  })
})

test('LIST-01 what the list of trips shows is less than half of what an answer holds', async () => {
  const [whole, shown] = [await listed(''), await listed(`&_fields=${listedOrderFields.join()}`)]
  expect(JSON.stringify(shown).length).toBeLessThan(JSON.stringify(whole).length / 2)
})

test('APP-06 a field the answer does not hold is refused by its name', async () => {
  const refused = async (fields: string) =>
    (await expectStatus<{ message?: string; detail?: string }>(400, bernd.get(`/api/orders?_fields=${fields}`))) &&
    fields
  for (const fields of [
    'nothing',
    'client.companyName',
    'trip.nothing',
    'groupName.length',
    '__proto__',
    'a'.repeat(3_000),
  ]) {
    expect(await refused(fields)).toBe(fields)
  }
  for (const list of ['orders', 'clients']) {
    expect((await bernd.get(`/api/${list}/export.xlsx?_fields=id`)).status).toBe(400)
  }
})
