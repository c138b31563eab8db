import { IconGripVertical } from '@tabler/icons-react'
import { movesByKeys, type useMovableRow } from './movable-rows.tsx'
import classes from './row-grip.module.css'

type Props = {
  handle: ReturnType<typeof useMovableRow>['handle']
  /** Of what stands in the row. */
  name: string
  index: number
  last: number
  onMove: (to: number) => void
}

/** By what a row is dragged, or moved by arrow keys; tells its place. */
export function RowGrip({ handle, name, index, last, onMove }: Props) {
  return (
    <button
      {...handle}
      type="button"
      className={classes.grip}
      aria-label={`${name} verschieben, Platz ${index + 1}: Pfeil nach oben oder unten`}
      title="Verschieben: ziehen oder Pfeiltasten"
      onKeyDown={movesByKeys(index, last, onMove)}
    >
      <IconGripVertical size={14} aria-hidden />
      {index + 1}
    </button>
  )
}
