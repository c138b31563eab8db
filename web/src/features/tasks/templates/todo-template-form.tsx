import { Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { type OrderStatus, todoDueFrom, todoKinds } from '@reisewerk/domain/accounts/options.ts'
import { todoTemplateContract } from '@reisewerk/domain/tasks/templates.contract.ts'
import { useState } from 'react'
import { useOptions } from '../../../lib/options.ts'
import { CountField } from '../../../ui/count-field.tsx'
import { Field, FormGroup } from '../../../ui/form-group.tsx'
import { tooLong } from '../../../ui/too-long.ts'
import type { TodoTemplate } from '../api.ts'
import { choicesOf } from '../todo-fields.tsx'
import { ValidStatusesField } from '../valid-statuses-field.tsx'
import { HouseField, houseLink, idOfHouse, TemplateFrame } from './template-frame.tsx'
import { useSaveTemplate } from './use-save-template.ts'

type Draft = Pick<
  TodoTemplate,
  'name' | 'description' | 'todoType' | 'type' | 'tags' | 'orderStatus' | 'dueFrom' | 'dueDays' | 'isActive'
> & { orderStatuses: OrderStatus[] }

function draftOf(template: TodoTemplate | null): Draft {
  if (template === null) {
    return {
      name: '',
      description: '',
      todoType: 'general',
      type: 'internal',
      tags: [],
      orderStatus: 'booked',
      orderStatuses: [],
      dueFrom: 'status',
      dueDays: 7,
      isActive: true,
    }
  }
  const { name, description, todoType, type, tags, orderStatus, orderStatuses, dueFrom, dueDays, isActive } = template
  return { name, description, todoType, type, tags, orderStatus, orderStatuses, dueFrom, dueDays, isActive }
}

export function TodoTemplateForm({ template, onClose }: { template: TodoTemplate | null; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(template))
  const [house, setHouse] = useState<string | null>(null)
  const organisation = idOfHouse(template, house)
  const types = useOptions('todo_type', organisation)
  const statuses = useOptions('order_status', organisation)
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const { save, drop, isSaving, error } = useSaveTemplate(todoTemplateContract, template?.id ?? null, onClose)
  return (
    <TemplateFrame
      title={template === null ? 'Neue Aufgabenvorlage' : 'Aufgabenvorlage bearbeiten'}
      isOff={draft.name.trim() === '' || isSaving}
      onDrop={template === null ? undefined : () => void drop(template.name)}
      onSubmit={() => void save({ ...draft, ...houseLink(house) })}
      onClose={onClose}
    >
      <FormGroup title="Aufgabe">
        <HouseField isNew={template === null} value={house} onChange={setHouse} />
        <Field>
          <TextInput
            label="Name"
            data-autofocus
            value={draft.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
            error={tooLong(draft.name, 200) ?? error?.messageFor('name')}
          />
        </Field>
        <Field span={6}>
          <Select
            label="Typ"
            allowDeselect={false}
            data={types.choices(draft.todoType)}
            value={draft.todoType}
            onChange={(todoType) => todoType !== null && set({ todoType })}
          />
        </Field>
        <Field span={6}>
          <Select
            label="Art"
            allowDeselect={false}
            data={choicesOf(todoKinds)}
            value={draft.type}
            onChange={(type) => type !== null && set({ type })}
          />
        </Field>
        <Field>
          <Textarea
            label="Beschreibung"
            autosize
            minRows={3}
            error={tooLong(draft.description, 5000)}
            value={draft.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
        </Field>
        <Field>
          <TagsInput label="Tags" value={draft.tags} onChange={(tags) => set({ tags })} />
        </Field>
      </FormGroup>
      <FormGroup title="Wann">
        <Field>
          <Select
            label="Entsteht bei Reisestatus"
            allowDeselect={false}
            data={statuses.choices(draft.orderStatus)}
            value={draft.orderStatus}
            onChange={(orderStatus) => orderStatus !== null && set({ orderStatus })}
          />
        </Field>
        <Field span={4}>
          <CountField
            label="Frist in Tagen"
            min={-3660}
            max={3660}
            value={draft.dueDays}
            onChange={(days) => set({ dueDays: days ?? 0 })}
            error={error?.messageFor('dueDays')}
          />
        </Field>
        <Field span={8}>
          <Select
            label="Gerechnet"
            description={draft.dueDays < 0 ? 'Negative Tage liegen davor' : undefined}
            allowDeselect={false}
            data={choicesOf(todoDueFrom)}
            value={draft.dueFrom}
            onChange={(dueFrom) => dueFrom !== null && set({ dueFrom })}
          />
        </Field>
        <ValidStatusesField
          organisation={organisation}
          value={draft.orderStatuses}
          onChange={(orderStatuses) => set({ orderStatuses })}
        />
        <Field>
          <Switch
            label="Aktiv"
            checked={draft.isActive}
            onChange={(event) => set({ isActive: event.currentTarget.checked })}
          />
        </Field>
      </FormGroup>
    </TemplateFrame>
  )
}
