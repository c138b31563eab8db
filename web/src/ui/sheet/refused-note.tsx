import { Button } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { At } from './block.ts'
import { shownText, typedText } from './cell-value.ts'
import classes from './refused-note.module.css'
import type { CellMark, CellPlace, RowMarks, SheetColumn, SheetRow } from './sheet-column.ts'
import { nameOf } from './sheet-head.tsx'

type Props<Row> = {
  cellId: string
  hint: string | null
  mark: CellMark | undefined
  column: SheetColumn<Row>
  row: Row
  onRetry: () => void
  onEdit: () => void
  onDrop: () => void
}

/** Why the cell at the cursor was not saved or must be filled in, and the ways out; what was typed stays in the cell until then. */
export function RefusedNote<Row>({ hint, mark, column, row, cellId, onRetry, onEdit, onDrop }: Props<Row>) {
  const isRefused = mark?.state === 'refused' || mark?.state === 'conflicted'
  const missing = mark === undefined ? (column.missing?.(row) ?? null) : null
  const text = hint ?? (isRefused ? (mark.reason ?? 'Der Server hat die Änderung abgelehnt.') : missing)
  // What is locked for a plain reason says nothing, as the head of a line.
  if (text === null || text === '') return null
  const stored = typedText(column, row, column.value(row))
  return (
    <Note cellId={cellId} isRefused={isRefused}>
      {isRefused && <strong>{mark.state === 'refused' ? 'Nicht gespeichert' : 'Gleichzeitig geändert'}</strong>}
      <p>{text}</p>
      {isRefused && (
        <div className={classes.actions}>
          {mark.typed === undefined ? (
            <Button size="compact-xs" onClick={onRetry}>
              {mark.state === 'refused' ? 'Erneut speichern' : 'Meins behalten'}
            </Button>
          ) : (
            <Button size="compact-xs" onClick={onEdit}>
              Bearbeiten
            </Button>
          )}
          <Button size="compact-xs" variant="default" onClick={onDrop}>
            {mark.state === 'conflicted' ? 'Übernehmen' : stored === '' ? 'Zurück auf leer' : `Zurück auf ${stored}`}
          </Button>
        </div>
      )}
    </Note>
  )
}

const gap = 4

/** Hangs at its cell, outside the sheet, which would cut it off. */
function Note({ cellId, isRefused, children }: { cellId: string; isRefused: boolean; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)

  // Where the cell is on the screen only the browser knows, and every scroll moves it.
  useLayoutEffect(() => {
    const place = () => placeAt(note.current, document.getElementById(cellId))
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [cellId])

  return createPortal(
    <div
      ref={note}
      className={classes.note}
      role={isRefused ? 'alert' : 'status'}
      data-refused={isRefused || undefined}
    >
      {children}
    </div>,
    document.body,
  )
}

/** Below the cell, above it where there is no room. */
function placeAt(note: HTMLElement | null, cell: HTMLElement | null): void {
  if (note === null || cell === null) return
  const at = cell.getBoundingClientRect()
  const below = at.bottom + gap
  const isCut = below + note.offsetHeight > window.innerHeight
  note.style.top = `${isCut ? at.top - gap - note.offsetHeight : below}px`
  note.style.left = `${Math.max(gap, Math.min(at.left, window.innerWidth - note.offsetWidth - gap))}px`
}

type CellsProps<Row extends SheetRow> = {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row>[]
  marksOf: (row: Row) => RowMarks
  /** Where the cursor stands: what is wrong there is told at the cell. */
  at: CellPlace | null
  onGo: (at: At) => void
}

/** Below the sheet: why cells the hand has gone on from were not saved. A press leads back to the first of them. */
export function RefusedCells<Row extends SheetRow>({ rows, columns, marksOf, at, onGo }: CellsProps<Row>) {
  const wrong = rows.flatMap((row, line) =>
    Object.entries(marksOf(row)).flatMap(([key, mark]) => {
      const place = columns.findIndex((column) => column.key === key)
      const column = columns[place]
      const isAtCursor = at?.row === row.id && at.column === key
      if (column === undefined || isAtCursor || (mark.state !== 'refused' && mark.state !== 'conflicted')) return []
      return [{ row, column, mark, place: { row: line, column: place } }]
    }),
  )
  const [first, ...others] = wrong
  return (
    <div aria-live="polite" className={classes.below}>
      {first !== undefined && (
        <button type="button" className={classes.told} onClick={() => onGo(first.place)}>
          <strong>
            Nicht gespeichert: Zeile {first.place.row + 1}, {nameOf(first.column)} „{shortened(typedIn(first))}“
          </strong>{' '}
          {sentence(first.mark.reason ?? 'Der Server hat die Änderung abgelehnt')}
          {others.length > 0 && ` Und ${others.length} weitere.`}
        </button>
      )}
    </div>
  )
}

/** Enough to know it by; the whole stands in its cell. */
function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`
}

function sentence(reason: string): string {
  return /[.!?…]$/.test(reason) ? reason : `${reason}.`
}

function typedIn<Row>({ row, column, mark }: { row: Row; column: SheetColumn<Row>; mark: CellMark }): string {
  return mark.typed ?? shownText(column, row, mark.shown === undefined ? column.value(row) : mark.shown)
}
