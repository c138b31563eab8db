import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { ClashList } from './clash-list.tsx'

afterEach(cleanup)

const text = 'Uwe Harms (Busfahrer) ist vom 20.05.2027 bis 27.05.2027 auch auf der Reise 2700012.'

test('TRUE-08 clashes of a trip are told in its mask', async () => {
  const server = await startTinyServer(async () => ({
    status: 200,
    body: { clashes: [{ kind: 'two_trips', text, dayId: null }], sharing: null },
  }))
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ClashList orderId={7} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const area = await screen.findByRole('region', { name: 'Unstimmigkeiten' })
  expect(area.textContent).toBe(text)
  await server.stop()
})
