import { MultiSelect, Switch, TextInput } from '@mantine/core'
import { checklistTemplateContract } from '@reisewerk/domain/tasks/templates.contract.ts'
import { useState } from 'react'
import { useOptions } from '../../../lib/options.ts'
import { CountField } from '../../../ui/count-field.tsx'
import { Field, FormGroup } from '../../../ui/form-group.tsx'
import { tooLong } from '../../../ui/too-long.ts'
import type { ChecklistTemplate } from '../api.ts'
import { HouseField, houseLink, idOfHouse, TemplateFrame } from './template-frame.tsx'
import { useSaveTemplate } from './use-save-template.ts'

type Draft = Pick<ChecklistTemplate, 'title' | 'orderStatuses' | 'sort' | 'isActive'>

function draftOf(template: ChecklistTemplate | null): Draft {
  if (template === null) return { title: '', orderStatuses: ['booked'], sort: 0, isActive: true }
  const { title, orderStatuses: statuses, sort, isActive } = template
  return { title, orderStatuses: statuses, sort, isActive }
}

type Props = { template: ChecklistTemplate | null; onClose: () => void }

export function ChecklistTemplateForm({ template, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(template))
  const [house, setHouse] = useState<string | null>(null)
  const statuses = useOptions('order_status', idOfHouse(template, house))
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const { save, drop, isSaving, error } = useSaveTemplate(checklistTemplateContract, template?.id ?? null, onClose)
  return (
    <TemplateFrame
      title={template === null ? 'Neue Checklistenvorlage' : 'Checklistenvorlage bearbeiten'}
      isOff={draft.title.trim() === '' || draft.orderStatuses.length === 0 || isSaving}
      onDrop={template === null ? undefined : () => void drop(template.title)}
      onSubmit={() => void save({ ...draft, ...houseLink(house) })}
      onClose={onClose}
    >
      <FormGroup title="Punkt">
        <HouseField isNew={template === null} value={house} onChange={setHouse} />
        <Field>
          <TextInput
            label="Titel"
            data-autofocus
            value={draft.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
            error={tooLong(draft.title, 300) ?? error?.messageFor('title')}
          />
        </Field>
        <Field>
          <MultiSelect
            label="Kommt bei Reisestatus"
            data={statuses.all.map(({ key, label }) => ({ value: key, label }))}
            value={draft.orderStatuses}
            onChange={(chosen) =>
              // The choices are the keys.
              set({ orderStatuses: chosen as Draft['orderStatuses'] })
            }
          />
        </Field>
        <Field span={4}>
          <CountField label="Reihenfolge" value={draft.sort} onChange={(place) => set({ sort: place ?? 0 })} />
        </Field>
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
