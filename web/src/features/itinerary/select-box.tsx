import type { MouseEvent } from 'react'
import type { TripDay } from './api.ts'
import { usePlan } from './plan-context.tsx'
import classes from './selection.module.css'
import { type Selectable, useSelectable, useSelected, useSelection } from './selection.tsx'
import { servicesOf } from './services.ts'

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

/** Selects all services of a day, also while it is closed. */
export function SelectDay({ day, number }: { day: TripDay; number: number }) {
  const { showsRoute } = usePlan()
  const selected = useSelected('service')
  const { set } = useSelection('service')
  const keys = servicesOf(day)
    .filter(({ kind }) => showsRoute || (kind !== 'free' && String(kind) !== 'route'))
    .map(({ key }) => key)
  if (keys.length === 0) return <span className={classes.box} />
  const chosen = keys.filter((key) => selected.includes(key)).length
  return (
    <label className={classes.box} data-shown={selected.length > 0 || undefined}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && chosen < keys.length
        }}
        checked={chosen === keys.length}
        aria-label={`Alle Leistungen von Tag ${number} auswählen`}
        onChange={() => set(keys, chosen < keys.length)}
      />
    </label>
  )
}
