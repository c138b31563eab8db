import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useKeepFocus } from './use-keep-focus.ts'

function List({ lines }: { lines: string[] }) {
  const [left, setLeft] = useState(lines)
  const [leaving, setLeaving] = useState<string | null>(null)
  const keepFocus = useKeepFocus<HTMLDivElement>('input')
  const drop = (line: string) =>
    line.startsWith('erst ') ? setLeaving(line) : setLeft(left.filter((one) => one !== line))
  return (
    <div {...keepFocus}>
      <ul>
        {left.map((line) => (
          <li key={line}>
            {line === leaving ? (
              <button type="button" key="undo">
                Rückgängig
              </button>
            ) : (
              <button type="button" key="drop" onClick={() => drop(line)}>
                {line} löschen
              </button>
            )}
          </li>
        ))}
      </ul>
      <input aria-label="Neuer Punkt" />
      <button type="button">Anderswo</button>
    </div>
  )
}

afterEach(cleanup)

async function dropped(lines: string[], line: string): Promise<string | null | undefined> {
  render(<List lines={lines} />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: `${line} löschen` }).focus()
  await user.keyboard('{Enter}')
  const now = document.activeElement
  return now?.getAttribute('aria-label') ?? now?.textContent
}

test.each([
  [['A', 'B', 'C'], 'B', 'C löschen'],
  [['A', 'B'], 'B', 'A löschen'],
  [['A'], 'A', 'Neuer Punkt'],
  [['A', 'erst B', 'C'], 'erst B', 'Rückgängig'],
])('CHECK-01 CONT-01 of %j %s is deleted: the focus goes to %s', async (lines, line, goal) => {
  expect(await dropped(lines, line)).toBe(goal)
})
