import { MovableRows } from '../../../ui/lists/movable-rows.tsx'
import { type Home, type TripDetail, useDetailSequence } from './api.ts'
import { DetailRow } from './detail-row.tsx'
import classes from './details.module.css'

type Props = {
  label: string
  home: Home
  details: readonly TripDetail[]
  /** The one whose text is open. */
  open: number | null
  onOpen: (id: number | null) => void
}

/** Passages in the order in which the travellers read them, put in order by hand and by the arrow keys. */
export function DetailList({ label, details, ...rest }: Props) {
  const { shown, move } = useDetailSequence(details)
  return (
    <MovableRows onMove={(from, to) => void move(from, to)}>
      <ol aria-label={label} className={classes.list}>
        {shown.map((detail, index) => (
          <DetailRow
            key={detail.id}
            {...rest}
            detail={detail}
            index={index}
            last={shown.length - 1}
            onMove={(to) => void move(index, to)}
          />
        ))}
      </ol>
    </MovableRows>
  )
}
