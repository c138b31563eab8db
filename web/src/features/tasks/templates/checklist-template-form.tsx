import { checklistTemplateContract } from '@reisewerk/domain/tasks/templates.contract.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import type { ChecklistTemplate } from '../api.ts'
import { TemplateFrame, templateWords, useHouse } from './template-frame.tsx'

const TemplateField = fieldOf<typeof checklistTemplateContract>()

type Props = { template: ChecklistTemplate | null; onClose: () => void }

export function ChecklistTemplateForm({ template, onClose }: Props) {
  const house = useHouse(template)
  const form = useItemForm(checklistTemplateContract, {
    name: 'checklist-template',
    title: template === null ? 'Neue Checklistenvorlage' : 'Checklistenvorlage bearbeiten',
    item: template,
    what: { text: 'diese Vorlage', table: 'checklist_templates' },
    begins: { ...house.begins, orderStatuses: ['booked'], sort: 0, isActive: true },
    ...templateWords,
    onClose,
  })
  const missing = !form.value('title')?.trim()
    ? { path: 'title', text: 'Bitte einen Titel eingeben' }
    : form.value('orderStatuses')?.length === 0
      ? { path: 'orderStatuses', text: 'Bitte einen Reisestatus wählen' }
      : null
  return (
    <TemplateFrame form={form} template={template} called={template?.title ?? ''} missing={missing}>
      <FormGroup title="Punkt">
        {house.field}
        <TemplateField name="title" begins />
        <TemplateField
          name="orderStatuses"
          list="order_status"
          organisation={house.idOf(form.value('organisationFilter'))}
        />
        <TemplateField name="sort" span={4} as="count" />
        <TemplateField name="isActive" />
      </FormGroup>
    </TemplateFrame>
  )
}
