import type { MouseEvent } from 'react'
import classes from '../lists/selection.module.css'
import { type Selectable, useSelectable } from '../lists/selection.tsx'

type Props = { what: Selectable; id: string; title: string; indented?: boolean }

/** Selects a row. It shows when one points at the row or comes to it by keyboard, and while anything is selected (BULK-05). */
export function SelectBox({ what, id, title, indented = false }: Props) {
  const selectable = useSelectable(what, id)
  if (selectable === null) return null
  const { isSelected, isAny, toggle } = selectable
  const select = (event: MouseEvent<HTMLInputElement>) => toggle(event.shiftKey, shownBeside(event.currentTarget, what))
  return (
    <span className={indented ? classes.indented : undefined}>
      <label className={classes.box} data-shown={isAny || undefined}>
        <input
          type="checkbox"
          data-selects={what}
          value={id}
          checked={isSelected}
          aria-label={`${title} auswählen`}
          onClick={select}
          readOnly
        />
      </label>
    </span>
  )
}

/** What a range may span is what stands in the list, in its order: closed days and hidden kinds are not meant. */
function shownBeside(box: HTMLInputElement, what: Selectable): string[] {
  const boxes = box.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-selects="${what}"]`) ?? []
  return [...boxes].map(({ value }) => value)
}

type GroupProps = {
  label: string
  count: number
  chosen: number
  isShown: boolean
  onChange: (isSelected: boolean) => void
}

/** Selects all rows below a heading; a dash says that only some are. */
export function GroupBox({ label, count, chosen, isShown, onChange }: GroupProps) {
  if (count === 0) return <span className={classes.box} />
  return (
    <label className={classes.box} data-shown={isShown || undefined}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && chosen < count
        }}
        checked={chosen === count}
        aria-label={label}
        onChange={() => onChange(chosen < count)}
      />
    </label>
  )
}
