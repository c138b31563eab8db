import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MissingMapsPanel } from './missing-maps-panel.tsx'

afterEach(cleanup)

test('DOC-09 whose box has no map to draw is told once, and nothing where all have one', () => {
  const draw = (...providers: string[]) => (
    <MantineProvider env="test">
      <MissingMapsPanel id="maps" providers={providers} />
    </MantineProvider>
  )
  const { rerender } = render(draw('Hotel Fjordblick', 'Hotel Fjordblick', 'Nordlinie'))
  const told = () => screen.queryByText(/Der Kasten mit Karte wird ohne Karte gedruckt/)?.textContent ?? null
  expect(told()).toMatch(/^Hotel Fjordblick, Nordlinie: /)
  rerender(draw())
  expect(told()).toBeNull()
})
