import { Input, Select, TextInput } from '@mantine/core'
import { complexitySteps, offerSteps, probabilitySteps, rentabilityOf } from '@reisewerk/domain/orders/estimate.ts'
import { useState } from 'react'
import { count } from '../../../../lib/format.ts'
import classes from './estimate.module.css'
import type { Estimate } from './use-estimate.ts'

const percents = probabilitySteps.map((step) => ({ value: String(step), label: `${step} %` }))

type Props = {
  estimate: Estimate
  /** What is stored; a higher complexity of the offer stays to be chosen. */
  stored: Estimate
  currency: string
  onChange: (patch: Partial<Estimate>) => void
  /** Why a typed margin is none; null when it is one. */
  onProblem: (problem: string | null) => void
}

/** Complexity, margin and likelihood; each can be emptied again (TRIP-01). */
export function EstimateFields({ estimate, stored, currency, onChange, onProblem }: Props) {
  return (
    <div className={classes.fields}>
      <Scale
        label="Komplexität Angebot"
        isFirst
        steps={offerSteps(stored.offerComplexity)}
        value={estimate.offerComplexity}
        onChange={(offerComplexity) => onChange({ offerComplexity })}
      />
      <Scale
        label="Komplexität Durchführung"
        steps={complexitySteps}
        value={estimate.operationComplexity}
        onChange={(operationComplexity) => onChange({ operationComplexity })}
      />
      <Rentability
        value={estimate.rentability}
        currency={currency}
        onChange={(rentability) => onChange({ rentability })}
        onProblem={onProblem}
      />
      <Probability
        label="Buchungswahrscheinlichkeit"
        value={estimate.bookingProbability}
        onChange={(bookingProbability) => onChange({ bookingProbability })}
      />
      <Probability
        label="Durchführungswahrscheinlichkeit"
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

type RentabilityProps = Pick<Props, 'currency' | 'onProblem'> & {
  value: number | null
  onChange: (value: number | null) => void
}

function Rentability({ value, currency, onChange, onProblem }: RentabilityProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && rentabilityOf(typed) === undefined

  function type(text: string) {
    setTyped(text)
    const next = rentabilityOf(text)
    onProblem(next === undefined ? 'Bitte eine ganze Zahl eingeben' : null)
    if (next !== undefined) onChange(next)
  }

  return (
    <TextInput
      label="Rentabilität p. P."
      inputMode="numeric"
      rightSection={<Input.Description>{currency === 'EUR' ? '€' : currency}</Input.Description>}
      rightSectionWidth={36}
      value={typed ?? (value === null ? '' : count(value))}
      error={isWrong ? 'Bitte eine ganze Zahl eingeben' : undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      // Cents are cut off: what is kept stands there (000 §5).
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}
