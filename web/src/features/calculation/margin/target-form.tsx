import { calculationTargetContract } from '@reisewerk/domain/calculation/cost/cost.contract.ts'
import type { TargetItem } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import { IconTargetArrow } from '@tabler/icons-react'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormPanel } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'

const TargetField = fieldOf<typeof calculationTargetContract>()

/** What this trip is to bring; an empty field is as the house has it in its settings. */
export function TargetForm({ target, onClose }: { target: TargetItem; onClose: () => void }) {
  const form = useItemForm(calculationTargetContract, {
    name: 'calculation-target',
    title: 'Zielmarge und Gemeinkosten',
    item: target,
    what: { text: 'diese Vorgaben', table: 'calculation_targets' },
    onSaved: onClose,
    onClose,
  })
  return (
    <FormPanel
      form={form}
      icon={<IconTargetArrow size={16} stroke={1.7} aria-hidden />}
      hint="Leere Felder gelten wie in den Einstellungen."
    >
      <FormGroup title="Zielmarge">
        <TargetField name="targetPercent" span={6} hint="am Verkaufspreis" begins />
        <TargetField name="targetPerPerson" span={6} hint="darüber hinaus, in ganzen Beträgen" />
      </FormGroup>
      <FormGroup title="Gemeinkosten">
        <TargetField name="overheadPercent" span={6} hint="auf den Einkauf" />
        <TargetField name="overheadPerPerson" span={6} hint="in ganzen Beträgen" />
      </FormGroup>
      <FormGroup title="Bus">
        <TargetField name="busSeats" span={6} hint="Darüber fährt ein zweiter mit, auch auf der Fähre." />
      </FormGroup>
    </FormPanel>
  )
}
