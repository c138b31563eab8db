import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number; customerNumber: string; mailingConsent: string; mailingConsentAt: string | null }

let desk: TestApp
let anna: Caller

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
})
afterAll(() => desk.close())

const client = (name: string, body: object = {}, house = 1) => {
  const organisationFilter = `/api/organisations/${house}`
  return anna.post<Made>('/api/clients', { companyName: name, shortName: name, organisationFilter, ...body })
}
const numberOf = async (made: ReturnType<typeof client>) => (await expectStatus<Made>(201, made)).customerNumber

test('MOVE-08 a client has a number of its own or the next of its house, and no two have the same', async () => {
  const first = Number(await numberOf(client('Chor Eins')))
  expect(await numberOf(client('Chor Zwei'))).toBe(String(first + 1))
  // Numbers that a house brought along are counted on; those with letters stand beside them.
  expect(await numberOf(client('Chor Drei', { customerNumber: '47110' }))).toBe('47110')
  expect(await numberOf(client('Chor Vier', { customerNumber: 'K-12/3' }))).toBe('K-12/3')
  expect(await numberOf(client('Chor Fünf'))).toBe('47111')
  const violations = [{ propertyPath: 'customerNumber', message: expect.stringMatching(/schon ein anderer Kunde/) }]
  expect(await client('Chor Sechs', { customerNumber: '47110' })).toMatchObject({ status: 422, body: { violations } })
  // Another house numbers by itself and may have the same.
  expect(await numberOf(client('Chor Süd', { customerNumber: '47110' }, 2))).toBe('47110')
})

test('MOVE-08 who enters clients at the same moment gets different numbers', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, (_, place) => numberOf(client(`Gleichzeitig ${place}`))))
  expect(new Set(made).size).toBe(6)
})

test('MOVE-08 clients are found by number, and listed by kind, category and consent', async () => {
  const body = { kind: 'choir', customerNumber: 'C 77', categories: ['Stammkunde', 'Nord'], phone: '040 1234' }
  const made = await expectStatus<Made>(201, client('Gesuchter Chor', { ...body, vatId: 'de 123 456 789' }))
  expect(made).toMatchObject({ ...body, vatId: 'DE123456789', mailingConsent: 'open' })
  const names = async (query: string) =>
    (await expectStatus<{ companyName: string }[]>(200, anna.get(`/api/clients?${query}`))).map(
      (one) => one.companyName,
    )
  expect(await names('_search=c 77')).toEqual(['Gesuchter Chor'])
  expect(await names('kind=choir&categories[]=Nord&categories[]=S%C3%BCd')).toEqual(['Gesuchter Chor'])
  expect(await names('kind=choir&mailingConsent=given')).toEqual([])
  expect(await client('Falsch', { vatId: 'DE12' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'vatId' }] },
  })
})

test('MOVE-08 a consent has its day: today unless told, none once nobody was asked', async () => {
  const { id } = await expectStatus<Made>(201, client('Mailings', { mailingConsent: 'given' }))
  const save = (body: object) => anna.patch<Made>(`/api/clients/${id}`, body)
  const given = await expectStatus<Made>(200, save({ mailingConsentAt: '03.02.2026 00:00:00' }))
  expect(given).toMatchObject({ mailingConsent: 'given', mailingConsentAt: '03.02.2026 00:00:00' })
  const refused = await expectStatus<Made>(200, save({ mailingConsent: 'refused' }))
  expect(refused.mailingConsentAt).toMatch(/^\d\d\.\d\d\.\d{4}/)
  expect(refused.mailingConsentAt).not.toBe('03.02.2026 00:00:00')
  expect(await expectStatus<Made>(200, save({ mailingConsent: 'open' }))).toMatchObject({ mailingConsentAt: null })
  expect(await save({ mailingConsentAt: '03.02.2026 00:00:00' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'mailingConsentAt' }] },
  })
})

test('MOVE-08 a letter goes where bookings are taken, and money to the invoice address', async () => {
  await loadNorth(desk.db)
  const trip = await planTrip(anna)
  const made = (path: string, body: object) => expectStatus<{ id: number }>(201, anna.post(`/api/${path}`, body))
  const hotel = await made('hotels', { name: 'Haus am Fjord', email: 'info@fjord.example' })
  const provider = `/api/hotels/${hotel.id}`
  await made('contacts', { provider, lastName: 'Nilsen', email: 'nilsen@fjord.example' })
  await made('addresses', {
    provider,
    streetAddress: 'Strandgaten 1',
    zip: '5013',
    city: 'Bergen',
    country: 'Norwegen',
  })
  await made('addresses', { provider, purpose: 'invoice', streetAddress: 'Postboks 7', zip: '0151', city: 'Oslo' })
  const stay = await made('hotel_placeholders', { day: trip.days[0]?.link })
  const request = await made('hotel_requests', { placeholder: `/api/hotel_placeholders/${stay.id}`, hotel: provider })
  const letter = () =>
    expectStatus<{ to: { address: string }[] }>(200, anna.post(`/api/requests/${request.id}/letter/preview`, {}))
  expect((await letter()).to).toMatchObject([{ address: 'nilsen@fjord.example' }])
  await expectStatus(200, anna.patch(provider, { bookingEmail: 'booking@fjord.example' }))
  expect((await letter()).to).toMatchObject([{ name: 'Haus am Fjord', address: 'booking@fjord.example' }])
  const creditor = { organisation: '/api/organisations/1', provider: `/api/providers/${hotel.id}` }
  expect(await expectStatus(201, anna.post('/api/creditors', creditor))).toMatchObject({
    providerAddress: expect.stringContaining('Postboks 7, 0151 Oslo'),
  })
})
