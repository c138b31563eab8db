import classes from './estimate.module.css'

type Props = {
  label: string
  steps: readonly number[]
  value: number | null
  onChange: (value: number | null) => void
  isFirst?: boolean
}

/** Keys for the steps; a second press on the chosen one takes it away. */
export function Scale({ label, steps, value, onChange, isFirst = false }: Props) {
  const begin = value !== null && steps.includes(value) ? value : steps[0]
  return (
    <div role="group" aria-label={label}>
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
