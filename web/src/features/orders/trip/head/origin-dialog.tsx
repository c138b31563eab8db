import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { fieldOf } from '../../../../form/form-field.tsx'
import { FormWindow } from '../../../../form/form-frame.tsx'
import { useItemForm } from '../../../../form/use-item-form.ts'
import { TagsField } from '../../new-order/tags-field.tsx'
import { useKnownTags } from '../../new-order/use-choices.ts'
import type { Trip } from '../api.ts'

const TripField = fieldOf<typeof orderContract>()

/** Where the request came from, which cannot be emptied, and the trip's tags (BULK-03, 000 §2.5). */
export default function OriginDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const knownTags = useKnownTags()
  const form = useItemForm(orderContract, {
    name: 'origin',
    title: 'Herkunft und Tags bearbeiten',
    item: trip,
    what: { text: 'diese Reise', table: orderContract.name },
    done: 'Tags und Herkunft wurden aktualisiert!',
    failed: 'Tags oder Herkunft konnten nicht aktualisiert werden!',
    onClose,
  })
  return (
    <FormWindow form={form} size={460} cancel="Verwerfen">
      <TripField name="requestSource" begins />
      <TripField name="traitTags">
        {({ label, value, onChange, error }) => (
          <TagsField
            label={label}
            known={knownTags}
            value={value ?? []}
            onChange={onChange}
            error={error}
            opens="beside"
          />
        )}
      </TripField>
    </FormWindow>
  )
}
