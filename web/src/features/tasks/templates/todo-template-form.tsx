import { todoTemplateContract } from '@reisewerk/domain/tasks/templates.contract.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import type { TodoTemplate } from '../api.ts'
import { validStatusesHint } from '../valid-statuses-hint.ts'
import { TemplateFrame, templateWords, useHouse } from './template-frame.tsx'

const TemplateField = fieldOf<typeof todoTemplateContract>()

export function TodoTemplateForm({ template, onClose }: { template: TodoTemplate | null; onClose: () => void }) {
  const house = useHouse(template)
  const form = useItemForm(todoTemplateContract, {
    name: 'todo-template',
    title: template === null ? 'Neue Aufgabenvorlage' : 'Aufgabenvorlage bearbeiten',
    item: template,
    what: { text: 'diese Vorlage', table: 'todo_templates' },
    begins: {
      ...house.begins,
      todoType: 'general',
      type: 'internal',
      orderStatus: 'booked',
      orderStatuses: [],
      dueFrom: 'status',
      dueDays: 7,
      isActive: true,
    },
    ...templateWords,
    onClose,
  })
  const organisation = house.idOf(form.value('organisationFilter'))
  return (
    <TemplateFrame
      form={form}
      template={template}
      called={template?.name ?? ''}
      missing={form.value('name')?.trim() ? null : { path: 'name', text: 'Bitte einen Namen eingeben' }}
    >
      <FormGroup title="Aufgabe">
        {house.field}
        <TemplateField name="name" begins />
        <TemplateField name="todoType" span={6} organisation={organisation} />
        <TemplateField name="type" span={6} />
        <TemplateField name="description" as="lines" />
        <TemplateField name="tags" />
      </FormGroup>
      <FormGroup title="Wann">
        <TemplateField name="orderStatus" list="order_status" organisation={organisation} />
        <TemplateField name="dueDays" span={4} as="count" />
        <TemplateField
          name="dueFrom"
          span={8}
          {...((form.value('dueDays') ?? 0) < 0 && { hint: 'Negative Tage liegen davor' })}
        />
        <TemplateField
          name="orderStatuses"
          list="order_status"
          organisation={organisation}
          hint={validStatusesHint(form.value('orderStatuses') ?? [])}
        />
        <TemplateField name="isActive" />
      </FormGroup>
    </TemplateFrame>
  )
}
