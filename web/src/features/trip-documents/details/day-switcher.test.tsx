import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TripDay } from '../../itinerary/plan/days.ts'
import { DaySwitcher } from './day-switcher.tsx'

const days = Array.from({ length: 13 }, (_, index) => ({
  ...{ id: index + 1, name: `Etappe ${index + 1}`, date: `${14 + index}.05.2027 00:00:00`, tripDetailProgress: 0 },
  ...{
    hotelPlaceholders: [],
    ferryPlaceholders: [],
    airlinePlaceholders: [],
    trainPlaceholders: [],
    otherPlaceholders: [],
  },
  ...{ routeDetails: [], freeTextItems: [], sortHelper: [] },
})) as unknown as TripDay[] // what the bar reads of a day

afterEach(() => vi.restoreAllMocks())

/** Each day is 100 wide, and three of them are in sight; nothing is laid out where the tests run. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const bar = this.closest('nav')
    if (bar === null || this === bar) return new DOMRect(0, 0, 300, 50)
    return new DOMRect(
      [...bar.querySelectorAll('a')].indexOf(this as HTMLAnchorElement) * 100 - bar.scrollLeft,
      0,
      100,
      50,
    )
  })
}

function Bar({ asked, then }: { asked: number; then: number }) {
  const [id, setId] = useState(asked)
  const chosen = days.find((day) => day.id === id) as TripDay // one of them
  return (
    <>
      <DaySwitcher orderId={7} days={days} chosen={chosen} view={undefined} />
      <button type="button" onClick={() => setId(then)}>
        weiter
      </button>
    </>
  )
}

test('DOC-01 the chosen day stands in sight among many, whoever led there', async () => {
  layOut()
  const routeTree = createRootRoute({ component: () => <Bar asked={9} then={2} /> })
  render(
    <MantineProvider env="test">
      <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
    </MantineProvider>,
  )
  const bar = await screen.findByRole('navigation', { name: 'Tage' })
  // The ninth ends at 900, and a piece of the tenth follows.
  await waitFor(() => expect(bar.scrollLeft).toBe(648))
  await userEvent.click(screen.getByRole('button', { name: 'weiter' }))
  await waitFor(() => expect(bar.scrollLeft).toBe(52))
})
