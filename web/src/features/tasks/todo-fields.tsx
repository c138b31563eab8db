import { SegmentedControl, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import { type TodoKind, type TodoStatus, type TodoType, todoKinds } from '@reisewerk/domain/accounts/options.ts'
import { useId } from 'react'
import { useColleagues } from '../../lib/colleagues.ts'
import type { ApiError } from '../../lib/http.ts'
import { useOptions, useOrganisationHere } from '../../lib/options.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import { tooLong } from '../../ui/too-long.ts'
import type { TodoDraft } from './todo-draft.ts'
import classes from './todos.module.css'
import { ValidStatusesField } from './valid-statuses-field.tsx'

type Props = {
  draft: TodoDraft
  set: (part: Partial<TodoDraft>) => void
  /** Of a trip; only then there is a status it may be valid for. */
  isOfTrip: boolean
  error: ApiError | null
}

export function choicesOf<Key extends string>(table: Record<Key, { label: string }>): { value: Key; label: string }[] {
  // Object.entries forgets the key type.
  return (Object.entries(table) as [Key, { label: string }][]).map(([value, { label }]) => ({ value, label }))
}

/** The fields of a to-do. */
export function TodoFields({ draft, set, isOfTrip, error }: Props) {
  const colleagues = useColleagues(useOrganisationHere(), [draft.userId])
  const types = useOptions('todo_type')
  const statuses = useOptions('todo_status')
  return (
    <>
      <FormGroup title="Was">
        <Field>
          <TextInput
            label="Name"
            data-autofocus
            required
            value={draft.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
            error={tooLong(draft.name, 200) ?? error?.messageFor('name')}
          />
        </Field>
        <Field span={7}>
          <Choice<TodoType>
            label="Typ"
            data={types.choices(draft.todoType)}
            value={draft.todoType}
            onChange={(todoType) => set({ todoType })}
          />
        </Field>
        <Field span={5}>
          <Choice<TodoKind>
            label="Art"
            data={choicesOf(todoKinds)}
            value={draft.type}
            onChange={(type) => set({ type })}
          />
        </Field>
        <Field>
          <Textarea
            label="Beschreibung"
            autosize
            minRows={3}
            maxRows={12}
            error={tooLong(draft.description, 5000)}
            value={draft.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
        </Field>
        <Field>
          <TagsInput label="Tags" value={draft.tags} onChange={(tags) => set({ tags })} maxTags={20} />
        </Field>
      </FormGroup>
      <FormGroup title="Wer und wann">
        <Field span={6}>
          <Select
            label="User"
            searchable
            clearable
            data={colleagues}
            value={draft.userId}
            onChange={(userId) => set({ userId })}
            error={error?.messageFor('user')}
          />
        </Field>
        <Field span={6}>
          <DateField
            label="Frist"
            value={draft.dueDate}
            onChange={(dueDate) => set({ dueDate })}
            error={error?.messageFor('dueDate')}
          />
        </Field>
        <Field>
          <Choice<TodoStatus>
            label="Status"
            data={statuses.choices(draft.status)}
            value={draft.status}
            onChange={(status) => set({ status })}
          />
        </Field>
        {isOfTrip && (
          <ValidStatusesField value={draft.orderStatuses} onChange={(orderStatuses) => set({ orderStatuses })} />
        )}
      </FormGroup>
    </>
  )
}

type ChoiceProps<Key extends string> = {
  label: string
  data: { value: Key; label: string }[]
  value: Key
  onChange: (value: Key) => void
}

function Choice<Key extends string>({ label, data, value, onChange }: ChoiceProps<Key>) {
  const id = useId()
  return (
    <>
      <div id={id} className={classes.choices}>
        {label}
      </div>
      {/* The choices are the keys. */}
      <SegmentedControl aria-labelledby={id} data={data} value={value} onChange={(key) => onChange(key as Key)} />
    </>
  )
}
