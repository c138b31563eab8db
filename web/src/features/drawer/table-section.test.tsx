import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTableFocus } from './table-section.tsx'

type Props = { days: readonly string[]; closed?: string }

function Drawer({ days, closed }: Props) {
  const tableFocus = useTableFocus()
  return (
    <section aria-label="Schnellbearbeitung">
      <button type="button" aria-expanded>
        Schließen
      </button>
      <div {...tableFocus}>
        {days.map((day) => (
          <section key={day}>
            <button type="button" aria-expanded={day !== closed}>
              {day} schließen
            </button>
            {day !== closed && <div role="grid" aria-label={day} tabIndex={0} />}
          </section>
        ))}
      </div>
    </section>
  )
}

test.each<[string, Props, string]>([
  ['the day is deleted', { days: ['Tag 1', 'Tag 3'] }, 'Tag 3'],
  ['it was the last day', { days: ['Tag 1'] }, 'Tag 1'],
  ['its last request goes', { days: ['Tag 1', 'Tag 2', 'Tag 3'], closed: 'Tag 2' }, 'Tag 2 schließen'],
  ['no day is left', { days: [] }, 'Schließen'],
])('DRAW-03 APP-09 whoever works in a table goes on nearby when %s', (_, left, goal) => {
  const { rerender } = render(<Drawer days={['Tag 1', 'Tag 2', 'Tag 3']} />)
  screen.getByRole('grid', { name: 'Tag 2' }).focus()
  rerender(<Drawer {...left} />)
  const now = document.activeElement
  expect(now?.getAttribute('aria-label') ?? now?.textContent).toBe(goal)
})
