import { type Age, ageKeys, ages } from '@reisewerk/domain/payments/ageing.ts'
import type { OpenItemSums } from '@reisewerk/domain/payments/open-items.contract.ts'
import { centsOf } from './api.ts'
import { shownAmount } from './open-item-columns.tsx'
import classes from './payments.module.css'

type Sums = OpenItemSums['totals'][number]
type Props = { sums: readonly Sums[]; age: Age | undefined; onAge: (age: Age | undefined) => void }

/** What is open by its age, a row of each currency; an age shows only what is as old. */
export function AgeingStrip({ sums, age, onAge }: Props) {
  const shown = sums.length > 0 ? sums : [nothing]
  return (
    <fieldset className={classes.strip} aria-label="Offene Posten nach Alter">
      {shown.map(({ currency, total, ages: byAge, reminderFees, feesToGiveBack }) => (
        <div key={currency} className={classes.ages}>
          <button type="button" aria-pressed={age === undefined} onClick={() => onAge(undefined)}>
            <span>offen</span> <strong>{shownAmount(total)}</strong>
          </button>
          {ageKeys.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={age === key}
              data-late={(key !== 'notDue' && centsOf(byAge[key]) > 0) || undefined}
              onClick={() => onAge(age === key ? undefined : key)}
            >
              <span>{ages[key].label}</span> <strong>{shownAmount(byAge[key])}</strong>
            </button>
          ))}
          {centsOf(reminderFees) > 0 && (
            <span className={classes.fees}>dazu Mahngebühren {shownAmount(reminderFees)}</span>
          )}
          {centsOf(feesToGiveBack) > 0 && (
            <span className={classes.fees}>Mahngebühren zu erstatten {shownAmount(feesToGiveBack)}</span>
          )}
        </div>
      ))}
    </fieldset>
  )
}

const zero = { amount: '0.00', currency: 'EUR', formatted: '0,00 €' }
const nothing: Sums = {
  ...{ currency: 'EUR', count: 0, total: zero, overdue: zero, reminderFees: zero, feesToGiveBack: zero },
  ages: { notDue: zero, days30: zero, days60: zero, days90: zero, older: zero },
}
