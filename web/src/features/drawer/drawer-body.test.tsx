import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { Notices } from '../../ui/notices/notice.tsx'
import DrawerBody from './drawer-body.tsx'
import { useDrawerState } from './use-drawer-state.ts'

function Drawer() {
  return <DrawerBody orderId={1} drawer={useDrawerState()} typed={useRef(null)} onSaved={() => {}} />
}

test('DRAW-01 contingents that cannot be read are told as the documents say (001 §8)', async () => {
  const server = await startTinyServer(async () => ({ status: 500, body: { requestId: '7' } }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <Notices />
        <Drawer />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const notices = within(screen.getByRole('region', { name: 'Meldungen' }))
  const told = () => notices.queryAllByRole('alert').map((one) => one.querySelector('strong')?.textContent)
  await waitFor(() =>
    expect(told().toSorted()).toEqual([
      'Konnte das Fährenkontingent nicht bekommen! Server Error!',
      'Konnte das Hotelkontingent nicht bekommen! Server Error!',
    ]),
  )
  await server.stop()
})
