import { complexitySteps, offerSteps, probabilitySteps } from '@reisewerk/domain/orders/estimate.ts'
import { complexityContract } from '@reisewerk/domain/orders/order.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '../../../../form/form-field.tsx'
import { FormWindow } from '../../../../form/form-frame.tsx'
import { FormOf } from '../../../../form/form-of.tsx'
import { useItemForm } from '../../../../form/use-item-form.ts'
import { currencySign } from '../../../../lib/format.ts'
import { RentabilityField } from '../../rentability-field.tsx'
import { type Estimate, estimateOf, type Trip } from '../api.ts'
import classes from './estimate.module.css'
import { Scale } from './scale.tsx'

const EstimateField = fieldOf<typeof complexityContract>()
const percents = probabilitySteps.map((step) => ({ value: String(step), label: `${step} %` }))
const title = 'Komplexität und Rentabilität bearbeiten'
const size = 660

type Props = { trip: Trip; onClose: () => void }

/** 'Edit complexity and profitability' (000 §2.5): complexity, margin and likelihood; each can be emptied again (TRIP-01). */
export default function EstimateDialog({ trip, onClose }: Props) {
  return (
    <FormOf
      title={title}
      query={useQuery(estimateOf(trip.id))}
      window={{ size }}
      failed="Die Details konnten nicht geladen werden."
      onClose={onClose}
    >
      {({ items: [stored] }) => <EstimateForm trip={trip} stored={stored ?? null} onClose={onClose} />}
    </FormOf>
  )
}

function EstimateForm({ trip, stored, onClose }: Props & { stored: Estimate | null }) {
  const form = useItemForm(complexityContract, {
    name: 'estimate',
    title,
    item: stored,
    of: trip.id,
    sends: ({ isNew }) => (isNew ? { order: linkTo('orders', trip.id) } : {}),
    done: 'Die Details wurden erfolgreich gespeichert',
    failed: 'Die Details konnten nicht gespeichert werden',
    onClose,
  })
  return (
    <FormWindow form={form} size={size} action="Speichern">
      <div className={classes.fields}>
        <EstimateField name="offerComplexity" span={4}>
          {(control) => <Scale {...control} isFirst steps={offerSteps(stored?.offerComplexity ?? null)} />}
        </EstimateField>
        <EstimateField name="operationComplexity" span={8}>
          {(control) => <Scale {...control} steps={complexitySteps} />}
        </EstimateField>
        <EstimateField name="rentability" span={4}>
          {({ value, onChange, error }) => (
            <RentabilityField value={value} unit={currencySign(trip.orderCurrency)} onChange={onChange} error={error} />
          )}
        </EstimateField>
        <EstimateField name="bookingProbability" span={4} choices={percents} placeholder="offen" />
        <EstimateField name="executionProbability" span={4} choices={percents} placeholder="offen" />
      </div>
    </FormWindow>
  )
}
