import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import { checklistItemContract } from '@reisewerk/domain/tasks/checklist.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import { IconListCheck, IconPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { counted, day } from '../../lib/format.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { useOpenForm } from '../../ui/dialogs/open-forms.ts'
import { tooLong } from '../../ui/fields/too-long.ts'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { InlineText } from '../../ui/inline/inline-text.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { EmptyState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import type { ChecklistItem } from './api.ts'
import classes from './checklist.module.css'
import { type ChecklistFilter, checklistFilters, useAddItem, useChecklist, useRemoveItem } from './use-checklist.ts'

type Props = { trip: { id: number; currentStatus: OrderStatus } }

/** 'CHECKLISTE': what nobody may forget on this trip (000 §2.3). */
export function ChecklistPanel({ trip }: Props) {
  const [filter, setFilter] = useState<ChecklistFilter>('all')
  const { items, isPending } = useChecklist(trip, filter)
  const keepFocus = useKeepFocus<HTMLDivElement>('form input')
  return (
    <Panel
      title="CHECKLISTE"
      hint={items && counted(items.length, ['Punkt', 'Punkte'])}
      flush
      actions={
        <Select
          aria-label="Filter der Checkliste"
          size="xs"
          className={classes.filter}
          data={checklistFilters}
          value={filter}
          allowDeselect={false}
          onChange={(chosen) => setFilter(chosen as ChecklistFilter)}
        />
      }
    >
      <div {...keepFocus}>
        {/* A list that cannot be loaded is only logged (APP-21); what may still be added can be added. */}
        {isPending && <LoadingRows rows={4} />}
        {items?.length === 0 && <EmptyState icon={IconListCheck} text="Keine Aufgaben auf der Checkliste" />}
        {items && items.length > 0 && (
          <ul className={classes.list} aria-label="Checkliste">
            {items.map((item) => (
              <ChecklistRow key={item.id} item={item} />
            ))}
          </ul>
        )}
        <AddItem
          orderId={trip.id}
          // A new item is open: among the done ones nobody would see it.
          onAdd={() => filter === 'done' && setFilter('all')}
        />
      </div>
    </Panel>
  )
}

function AddItem({ orderId, onAdd }: { orderId: number; onAdd: () => void }) {
  const [title, setTitle] = useState('')
  useOpenForm({ isChanged: () => title.trim() !== '' })
  const isTooLong = tooLong(title, 300) !== undefined
  const { unsent, add, retry, drop } = useAddItem(orderId)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = title.trim()
    if (text === '' || isTooLong) return
    add(text)
    onAdd()
    setTitle('')
  }

  return (
    <form className={classes.add} onSubmit={submit}>
      {unsent.map((item) => (
        <div key={item.key} className={classes.unsent}>
          <SaveMark state={item.state} />
          <span>{String(item.body.title)}</span>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => retry(item.key)}>
            Noch einmal versuchen
          </Button>
          {item.state === 'refused' && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => drop(item.key)}>
              Verwerfen
            </Button>
          )}
        </div>
      ))}
      <TextInput
        aria-label="Neuer Punkt der Checkliste"
        placeholder="Neuer Punkt …"
        size="xs"
        error={tooLong(title, 300)}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <IconButton
        size={24}
        icon={IconPlus}
        label="Punkt hinzufügen"
        disabled={title.trim() === '' || isTooLong}
        onClick={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </form>
  )
}

/** A line: ticked now or open again, its title edited where it stands (000 §4). */
function ChecklistRow({ item }: { item: ChecklistItem }) {
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
