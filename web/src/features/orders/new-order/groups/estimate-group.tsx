import { Select } from '@mantine/core'
import { currencySign } from '../../../../lib/format.ts'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { StepScale } from '../../../../ui/fields/step-scale.tsx'
import { RentabilityField } from '../../rentability-field.tsx'
import type { NewOrder } from '../use-draft.ts'

const percents = Array.from({ length: 11 }, (_, index) => ({ value: String(index * 10), label: `${index * 10} %` }))

export function EstimateGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  return (
    <FormGroup title="Einschätzung" hint="Steht auf der Reise im Reiter „Reise“ und lässt sich dort ändern">
      <Field>
        <StepScale
          label="Komplexität Angebot"
          value={draft.offerComplexity}
          onChange={(offerComplexity) => change({ offerComplexity })}
        />
      </Field>
      <Field>
        <StepScale
          label="Komplexität Durchführung"
          value={draft.operationComplexity}
          onChange={(operationComplexity) => change({ operationComplexity })}
        />
      </Field>
      <Field span={4}>
        <RentabilityField
          unit={currencySign(draft.currency)}
          value={draft.rentability}
          onChange={(rentability) => change({ rentability })}
          error={errorOf('rentability')}
        />
      </Field>
      <Field span={4}>
        <Select
          label="Buchung"
          data={percents}
          clearable
          value={draft.bookingProbability}
          onChange={(bookingProbability) => change({ bookingProbability })}
          error={errorOf('bookingProbability')}
        />
      </Field>
      <Field span={4}>
        <Select
          label="Durchführung"
          data={percents}
          clearable
          value={draft.executionProbability}
          onChange={(executionProbability) => change({ executionProbability })}
          error={errorOf('executionProbability')}
        />
      </Field>
    </FormGroup>
  )
}
