import { MantineProvider } from '@mantine/core'
import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settingsOf } from '../../../accounts/api.ts'
import type { Trip } from '../api.ts'
import { AdditionalFacts } from '../trip-facts.tsx'

test('HEAD-13 APP-05 a field named like what every object owns is an empty field', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(settingsOf(1).queryKey, {
    ...defaultSettings,
    orders: { additionalFields: ['Kostenstelle', '__proto__', 'toString'] },
  })
  // What of the trip is shown here.
  const trip = {
    id: 7,
    organisationFilter: '/api/organisations/1',
    additionalFields: { Kostenstelle: '4420' },
  } as never
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <AdditionalFacts trip={trip satisfies Trip} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('button', { name: /^Kostenstelle/ }).textContent).toContain('4420')
  for (const name of ['__proto__', 'toString']) screen.getByRole('button', { name: new RegExp(`^${name}`) })
})
