import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { useChooseClient } from './use-choose-client.ts'
import type { NewOrder } from './use-draft.ts'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

/** Client 11 is of house 1, client 12 of house 2. */
async function formWith(organisation: number | null) {
  server = await startTinyServer(async ({ path }) => {
    const house = path.includes('/11') ? 1 : 2
    const body = { infos: [], mainCurrency: 'EUR', clientComplexity: null, companyName: 'Chor' }
    return { status: 200, body: { ...body, organisationFilter: `/api/organisations/${house}` } }
  })
  let draft = emptyDraft(7, organisation)
  const change = (patch: Partial<Draft>) => {
    draft = { ...draft, ...patch }
  }
  // As much of the form as is looked at.
  const form = { change, current: () => draft } as unknown as NewOrder
  const { result } = renderHook(() => useChooseClient(form), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  })
  return {
    choose: (id: string | null) => result.current.choose(id === null ? null : { value: id, label: id }),
    now: () => draft,
    change,
  }
}

test('NEW-04 APP-04 the house a client brought along goes with it, and another client brings its own', async () => {
  const { choose, now } = await formWith(null)
  await choose('11')
  expect(now().organisation).toBe('1')
  await choose('11')
  expect(now().organisation).toBe('1')
  await choose('12')
  expect(now()).toMatchObject({ organisation: '2', clientOrganisation: '2' })
  await choose(null)
  expect(now().organisation).toBeNull()
})

test('NEW-04 APP-04 a house that was chosen stays, whichever client comes or goes', async () => {
  const { choose, now } = await formWith(1)
  await choose('11')
  await choose(null)
  expect(now().organisation).toBe('1')
})
