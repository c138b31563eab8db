import { Checkbox } from '@mantine/core'
import { checklistItemContract } from '@reisewerk/domain/tasks/checklist.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import { IconTrash } from '@tabler/icons-react'
import { day } from '../../lib/format.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { InlineText } from '../../ui/inline-text.tsx'
import { notice } from '../../ui/notice.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import type { ChecklistItem } from './api.ts'
import classes from './checklist.module.css'
import { useRemoveItem } from './use-checklist.ts'

/** A line: ticked now or open again, its title edited where it stands (000 §4). */
export function ChecklistRow({ item }: { item: ChecklistItem }) {
  const { save, stateOf, errorOf } = useSave(checklistItemContract, item.id)
  const drop = useRemoveItem(item)
  const isDone = item.doneDate !== null
  const state = stateOf('doneDate')
  const onFailed = () => notice.bad('Der Punkt konnte nicht geändert werden! Server Error!')
  return (
    <li className={classes.row} data-done={isDone || undefined}>
      <Checkbox
        size="xs"
        aria-label={`${item.title} erledigt`}
        checked={isDone}
        onChange={() => save({ doneDate: isDone ? null : wireOfInstant(new Date()) }, { onFailed })}
      />
      <span className={classes.title}>
        <InlineText
          variant="title"
          label="Titel"
          value={item.title}
          required
          maxLength={300}
          width={260}
          state={stateOf('title')}
          refusal={errorOf('title')?.reason}
          onSave={(title) => save({ title }, { onFailed })}
        />
      </span>
      {state !== undefined && <SaveMark state={state} />}
      {isDone && <span className={classes.done}>{day(item.doneDate)}</span>}
      <span className={classes.tools}>
        <IconButton size={24} icon={IconTrash} label={`${item.title} löschen`} onClick={() => void drop()} />
      </span>
    </li>
  )
}
