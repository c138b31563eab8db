import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MoreRows } from './more-rows.tsx'

afterEach(cleanup)

function List({ total }: { total: number }) {
  const [shown, setShown] = useState(2)
  return (
    <section>
      <ul>
        {Array.from({ length: Math.min(shown, total) }, (_, index) => `Aufgabe ${index + 1}`).map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <MoreRows
        noun="Aufgaben"
        shown={Math.min(shown, total)}
        total={total}
        onMore={() => setShown((now) => now + 3)}
      />
    </section>
  )
}

const draw = (total: number) =>
  render(
    <MantineProvider env="test">
      <List total={total} />
    </MantineProvider>,
  )
const focused = () => document.activeElement?.textContent

test('APP-10 APP-08 the rest of a list is a key away, and one goes on at the first row that came', async () => {
  draw(7)
  screen.getByRole('button', { name: 'Weitere Aufgaben anzeigen (5)' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(focused()).toBe('Weitere Aufgaben anzeigen (2)')
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  expect(screen.queryByRole('button', { name: /Weitere/ })).toBeNull()
  expect(focused()).toMatch(/^Aufgabe [36]$/)
})

test('APP-10 a list that shows everything offers no more', () => {
  draw(2)
  expect(screen.queryByRole('button', { name: /Weitere/ })).toBeNull()
})
