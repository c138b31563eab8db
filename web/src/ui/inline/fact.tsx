import { IconPencil } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { SaveState } from '../../lib/saving/save-states.ts'
import classes from './fact.module.css'
import { SaveMark } from './save-mark.tsx'

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  label: string
  onEdit?: () => void
  state?: SaveState | undefined
}

/** The resting state of an inline edit: reads like text, answers the pointer and the Tab key like a field. */
export function EditableFact({ label, children, onEdit, state, ...button }: Props) {
  return (
    <button type="button" onClick={onEdit} {...button} className={`${classes.fact} ${classes.editable}`}>
      <span className={classes.label}>
        <span className={classes.name}>{label}</span>
        <IconPencil size={11} className={classes.pencil} aria-hidden />
      </span>
      <span className={classes.value}>{children ?? <NoValue />}</span>
      {state !== undefined && (
        <span className={classes.mark}>
          <SaveMark state={state} />
        </span>
      )}
    </button>
  )
}

function NoValue() {
  return (
    <span className={classes.empty}>
      <span aria-hidden>–</span>
      <span className="rw-spoken">nicht angegeben</span>
    </span>
  )
}
