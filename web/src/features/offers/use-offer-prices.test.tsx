import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../../lib/keys.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { type Answer, startTinyServer } from '../../test/tiny-server.ts'
import { WithNotices } from '../../test/with-notices.tsx'
import type { Offer } from './api.ts'
import { useOfferPrices } from './use-offer-prices.ts'

const price = (id: number, numberOfPersons: number, amount: string): Offer['prices'][number] => {
  return { id, version: 1, kind: 'package', numberOfPersons, price: { amount, currency: 'EUR', formatted: '' } }
}
const [twenty, thirty] = [price(1, 20, '500.00'), price(2, 30, '450.00')]
const offer = { id: 5, version: 3, prices: [twenty, thirty] } as Offer // what the page also has, nobody reads here

let server: Awaited<ReturnType<typeof startTinyServer>>
let answer: Answer
let client: QueryClient
beforeEach(async () => {
  localStorage.clear()
  server = await startTinyServer((one, response) => answer(one, response))
  client = new QueryClient()
  await saveQueue.start(client, 7)
})
afterEach(async () => {
  saveQueue.stop()
  await server.stop()
})

const refusedAt = (propertyPath: string, message: string) => {
  answer = async () => ({ status: 422, body: { violations: [{ propertyPath, message }] } })
}

test('OFFER-04 APP-06 what the server refuses of a price stands in its cell, with what was typed', async () => {
  refusedAt('prices[1].price', 'Der Preis steht in EUR, die Reise wird in NOK angeboten.')
  const { result } = renderHook(() => useOfferPrices(offer, 'EUR'), { wrapper: WithNotices })
  act(() => result.current.packages.keep(thirty, 'price', '460'))
  await waitFor(() =>
    expect(result.current.packages.faultOf(2, 'price')).toEqual({
      typed: '460,00',
      problem: 'Der Preis steht in EUR, die Reise wird in NOK angeboten.',
    }),
  )
  expect(result.current.hasFaults).toBe(true)
  refusedAt('prices[0].numberOfPersons', 'Diese Zahl hat schon einen Preis')
  act(() => result.current.packages.keep(twenty, 'persons', '25'))
  await waitFor(() => expect(result.current.packages.faultOf(1, 'persons')?.typed).toBe('25'))
})

test('OFFER-04 a refused price that has no row yet is told in a notice', async () => {
  refusedAt('prices[2].price', 'Der Preis steht in EUR, die Reise wird in NOK angeboten.')
  const { result } = renderHook(() => useOfferPrices(offer, 'EUR'), { wrapper: WithNotices })
  act(() => void result.current.packages.add('40', '400'))
  await screen.findByText('Der Preis steht in EUR, die Reise wird in NOK angeboten.')
  expect(result.current.hasFaults).toBe(false)
})

test('OFFER-04 a price typed anew is in the currency the trip is sold in now, the others stay as they are', async () => {
  answer = async ({ body }) => ({ status: 200, body: { ...offer, ...body } })
  const { result } = renderHook(() => useOfferPrices(offer, 'NOK'), { wrapper: WithNotices })
  act(() => result.current.packages.keep(thirty, 'price', '4600'))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(server.asked[0]?.body).toMatchObject({
    prices: [
      { id: 1, price: { amount: '500.00', currency: 'EUR' } },
      { id: 2, price: { amount: '4600.00', currency: 'NOK' } },
    ],
  })
})

test('OFFER-04 APP-14 a price that a colleague has changed since, too, stays in its cell, and undoes nothing', async () => {
  const theirs = {
    ...offer,
    version: 4,
    prices: [price(1, 20, '480.00'), price(2, 30, '440.00'), price(3, 55, '399.00')],
  }
  const key = [...keys.item('offers', 5), {}]
  client.setQueryData(key, offer)
  answer = async () => ({ status: 409, body: { code: 'conflict', message: '', current: theirs } })
  const { result } = renderHook(() => useOfferPrices(offer, 'EUR'), { wrapper: WithNotices })
  act(() => result.current.packages.keep(twenty, 'price', '510'))
  const problem = 'Die Preise hat inzwischen jemand anderes geändert. Bitte noch einmal eingeben.'
  await waitFor(() => expect(result.current.packages.faultOf(1, 'price')).toEqual({ typed: '510', problem }))
  expect(server.asked.map(({ headers }) => headers['if-match'])).toEqual(['"3"'])
  expect(client.getQueryData(key)).toMatchObject({ prices: theirs.prices })
  act(() => result.current.packages.remove(thirty))
  await screen.findByText(problem)
})

test('OFFER-04 APP-14 prices that two people type into different rows are brought together', async () => {
  const theirs = { ...offer, version: 4, prices: [twenty, price(2, 30, '440.00'), price(3, 55, '399.00')] }
  client.setQueryData([...keys.item('offers', 5), {}], offer)
  answer = async ({ headers, body }) =>
    headers['if-match'] === '"4"'
      ? { status: 200, body: { ...theirs, ...body, version: 5 } }
      : { status: 409, body: { code: 'conflict', message: '', current: theirs } }
  const { result } = renderHook(() => useOfferPrices(offer, 'EUR'), { wrapper: WithNotices })
  act(() => result.current.packages.keep(twenty, 'price', '510'))
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(result.current.hasFaults).toBe(false)
  expect(server.asked.at(-1)?.body).toMatchObject({
    prices: [
      { id: 1, price: { amount: '510.00' } },
      { id: 2, price: { amount: '440.00' } },
      { id: 3, numberOfPersons: 55 },
    ],
  })
})
