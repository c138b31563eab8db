import { Select } from '@mantine/core'
import { labelOf } from '@reisewerk/domain/contract/words.ts'
import { complexitySteps, offerSteps, probabilitySteps } from '@reisewerk/domain/orders/estimate.ts'
import { complexityContract } from '@reisewerk/domain/orders/order.contract.ts'
import { currencySign } from '../../../../lib/format.ts'
import { RentabilityField } from '../../rentability-field.tsx'
import classes from './estimate.module.css'
import type { Estimate } from './use-estimate.ts'

const percents = probabilitySteps.map((step) => ({ value: String(step), label: `${step} %` }))

type Props = {
  estimate: Estimate
  /** What is stored; a higher complexity of the offer stays to be chosen. */
  stored: Estimate
  currency: string
  onChange: (patch: Partial<Estimate>) => void
}

/** Complexity, margin and likelihood; each can be emptied again (TRIP-01). */
export function EstimateFields({ estimate, stored, currency, onChange }: Props) {
  return (
    <div className={classes.fields}>
      <Scale
        label={labelOf(complexityContract, 'offerComplexity')}
        isFirst
        steps={offerSteps(stored.offerComplexity)}
        value={estimate.offerComplexity}
        onChange={(offerComplexity) => onChange({ offerComplexity })}
      />
      <Scale
        label={labelOf(complexityContract, 'operationComplexity')}
        steps={complexitySteps}
        value={estimate.operationComplexity}
        onChange={(operationComplexity) => onChange({ operationComplexity })}
      />
      <RentabilityField
        value={estimate.rentability}
        unit={currencySign(currency)}
        onChange={(rentability) => onChange({ rentability })}
      />
      <Probability
        label={labelOf(complexityContract, 'bookingProbability')}
        value={estimate.bookingProbability}
        onChange={(bookingProbability) => onChange({ bookingProbability })}
      />
      <Probability
        label={labelOf(complexityContract, 'executionProbability')}
        value={estimate.executionProbability}
        onChange={(executionProbability) => onChange({ executionProbability })}
      />
    </div>
  )
}

type FieldProps = { label: string; value: number | null; onChange: (value: number | null) => void }

type ScaleProps = FieldProps & {
  steps: readonly number[]
  /** The form begins here. */
  isFirst?: boolean
}

/** Keys for the steps; a second press on the chosen one takes it away. */
export function Scale({ label, steps, value, onChange, isFirst = false }: ScaleProps) {
  const begin = value !== null && steps.includes(value) ? value : steps[0]
  return (
    <div role="group" aria-label={label} className={classes.scale}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <div className={classes.steps}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={classes.step}
            aria-pressed={step === value}
            data-autofocus={(isFirst && step === begin) || undefined}
            title={step === value ? `${label} leeren` : undefined}
            onClick={() => onChange(step === value ? null : step)}
          >
            {step}
          </button>
        ))}
      </div>
    </div>
  )
}

function Probability({ label, value, onChange }: FieldProps) {
  return (
    <Select
      label={label}
      data={percents}
      clearable
      placeholder="offen"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  )
}
