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

function Table() {
  const [left, setLeft] = useState(['A', 'B', 'C'])
  const keepFocus = useKeepFocus<HTMLTableElement>('input', 'tr')
  return (
    <table {...keepFocus}>
      <tbody>
        {left.map((line) => (
          <tr key={line}>
            <td>
              <input type="checkbox" aria-label={`${line} auswählen`} />
            </td>
            <td>
              <button type="button" onClick={() => setLeft(left.filter((one) => one !== line))}>
                {line} löschen
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

test('REQ-06 of a table the same control of the next line takes the focus', async () => {
  render(<Table />)
  screen.getByRole('button', { name: 'B löschen' }).focus()
  await userEvent.setup().keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('C löschen')
})
