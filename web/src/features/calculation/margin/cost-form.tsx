import { calculationCostContract } from '@reisewerk/domain/calculation/cost/cost.contract.ts'
import type { CostItem } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconReceipt } from '@tabler/icons-react'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormPanel } from '../../../form/form-frame.tsx'
import { useDrop } from '../../../form/use-drop.ts'
import { useItemForm } from '../../../form/use-item-form.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'

const CostField = fieldOf<typeof calculationCostContract>()

type Props = { cost: CostItem | null; calculationId: number; onClose: () => void }

/** A cost of the trip beside its services: a hired bus, insurance, a tour guide (money.md §4). */
export function CostForm({ cost, calculationId, onClose }: Props) {
  const form = useItemForm(calculationCostContract, {
    name: 'calculation-cost',
    title: cost === null ? 'Weitere Kosten' : cost.name,
    item: cost,
    what: { text: 'diese Kosten', table: 'calculation_costs' },
    of: calculationId,
    begins: { type: 'per_group' },
    sends: ({ isNew }) => (isNew ? { calculation: linkTo('calculations', calculationId) } : {}),
    onSaved: onClose,
    onClose,
  })
  const drop = useDrop(calculationCostContract, cost?.id ?? null)
  return (
    <FormPanel
      form={form}
      icon={<IconReceipt size={16} stroke={1.7} aria-hidden />}
      onDrop={drop({
        title: 'Bist du sicher?',
        text: `„${cost?.name}“ wird aus dem Einkauf gelöscht.`,
        failed: 'Die Kosten konnten nicht gelöscht werden! Server Error!',
        onDropped: form.close,
      })}
    >
      <FormGroup title="Kosten">
        <CostField name="name" begins />
        <CostField name="type" span={6} as="keys" />
        {form.value('type') === 'per_group' && (
          <CostField name="groupSize" span={6} hint="Darüber fallen sie noch einmal an, wie ein zweiter Bus." />
        )}
        <CostField name="price" span={6} />
      </FormGroup>
    </FormPanel>
  )
}
