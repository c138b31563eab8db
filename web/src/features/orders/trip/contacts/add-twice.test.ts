import { afterEach, expect, test } from 'vitest'
import { type Asked, startTinyServer } from '../../../../test/tiny-server.ts'
import { createPerson, createTripContacts, type PersonDraft } from './api.ts'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

const person: PersonDraft = {
  salutation: 'Frau',
  firstName: 'Gerda',
  lastName: 'Bohm',
  email: null,
  phoneFixed: null,
  phoneMobile: null,
}

test('APP-09 somebody added to a trip again after a lost answer is asked for with the same key, somebody else with another', async () => {
  let isLost = true
  server = await startTinyServer(async (_, response) => {
    if (isLost) response.destroy()
    isLost = false
    return { status: 201, body: { id: 5, version: 1 } }
  })
  const onTrip = createTripContacts(3)
  await expect(onTrip.add('1_contact', 8)).rejects.toThrow()
  await onTrip.add('1_contact', 8)
  await onTrip.add('1_contact', 9)
  const keys = server.asked.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('APP-09 a new person whose answer was lost is there once, with the corrected name', async () => {
  const contacts: Record<string, unknown>[] = [{ id: 1, firstName: 'Anna', lastName: 'Alt' }]
  let losses = 2
  const lose = () => losses-- > 0
  const change = ({ path, body }: Asked) => {
    const id = Number(path.split('/').at(-1))
    Object.assign(contacts.find((one) => one.id === id) ?? {}, body)
    return { id, version: 2 }
  }
  server = await startTinyServer(async (asked, response) => {
    if (asked.method === 'GET') return { status: 200, body: { contacts } }
    if (asked.method === 'PUT') {
      const added = (asked.body.contacts as unknown[]).filter((one) => typeof one === 'object')
      // Added meanwhile by a colleague.
      contacts.push({ id: 2, firstName: 'Bert', lastName: 'Neu' })
      for (const one of added) contacts.push({ ...(one as object), id: contacts.length + 1 })
    }
    const body = asked.method === 'PATCH' ? change(asked) : { contacts }
    if (lose()) response.destroy()
    return { status: 200, body }
  })
  const keep = createPerson(7)
  await expect(keep(person)).rejects.toThrow()
  await expect(keep({ ...person, lastName: 'Böhm' })).rejects.toThrow()
  expect(await keep({ ...person, lastName: 'Boehm' })).toBe(3)
  expect(contacts.map(({ lastName }) => lastName)).toEqual(['Alt', 'Neu', 'Boehm'])
})
