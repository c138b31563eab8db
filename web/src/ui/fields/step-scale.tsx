import { useId } from 'react'
import classes from './step-scale.module.css'

const steps = Array.from({ length: 10 }, (_, index) => index + 1)

type Props = {
  label: string
  value: number | null
  onChange: (value: number) => void
  disabled?: boolean
  max?: number
}

/** One to ten as ten keys: quicker than a list, and the size of the number shows. Arrow keys step. */
export function StepScale({ label, value, onChange, disabled = false, max = 10 }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <div className={classes.steps}>
        {steps.map((step) => (
          <label
            key={step}
            className={classes.step}
            data-below={(value !== null && step < value) || undefined}
            data-chosen={step === value || undefined}
            data-off={disabled || step > max || undefined}
          >
            <input
              type="radio"
              className="rw-spoken"
              name={name}
              checked={step === value}
              disabled={disabled || step > max}
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
    </div>
  )
}
