import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import type { Usage } from '../api.ts'
import { hotelKind } from '../kinds/partners.tsx'
import { RemoveButton } from '../remove-button.tsx'
import { UsagePanel } from './usage-panel.tsx'

afterEach(cleanup)

const unused: Usage = {
  trips: 0,
  latestTrips: [],
  others: [],
  deletedTrips: 0,
  hiddenTrips: 0,
  isUsedElsewhere: false,
}

test.each([
  [{}, 'noch nirgends', null],
  [{ deletedTrips: 1 }, 'in 1 gelöschten Reise', '1 gelöschte Reise'],
  [{ deletedTrips: 2 }, 'in 2 gelöschten Reisen', '2 gelöschte Reisen'],
  [{ hiddenTrips: 1 }, 'in 1 Reise, die dir nicht gezeigt wird', '1 Reise, die dir nicht gezeigt wird'],
  [{ hiddenTrips: 3 }, 'in 3 Reisen, die dir nicht gezeigt werden', '3 Reisen, die dir nicht gezeigt werden'],
  [{ isUsedElsewhere: true }, 'an anderer Stelle', 'An anderer Stelle, die dir nicht gezeigt wird'],
  [{ others: [{ resource: 'areas', title: 'Gebiet', count: 2 }] }, 'in Stammdaten', '2 Gebiete'],
] as const)(
  'MD-01 MD-03 used by %o: %s, and deletion is offered to what nobody needs only',
  async (uses, hint, line) => {
    const server = await startTinyServer(async () => ({ status: 200, body: { ...unused, ...uses } }))
    const item = { id: 7, version: 1, name: 'Haus am Ende' }
    render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <UsagePanel kind={hotelKind} item={item} />
          <RemoveButton kind={hotelKind} item={item} onGone={() => undefined} />
        </QueryClientProvider>
      </MantineProvider>,
    )
    await screen.findByText(hint)
    if (line !== null) expect(screen.getByRole('listitem').textContent).toBe(line)
    expect(screen.queryAllByRole('button', { name: 'Löschen' })).toHaveLength(line === null ? 1 : 0)
    await server.stop()
  },
)
