import { Select } from '@mantine/core'
import { type CancellationCharge, cancellationCharges } from '@reisewerk/domain/partners/cancellation-charges.ts'
import { stepAsKept, stepAsServed } from '@reisewerk/domain/requests/cancellation-steps.contract.ts'
import type { CancellationStep } from '@reisewerk/domain/requests/cancellation-steps.ts'
import { currencySign } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { CountField } from '../../../ui/fields/count-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { RowsTable } from './rows-table.tsx'
import type { RequestForm } from './use-request-form.ts'

type StepRow = CancellationStep & { readonly id: number | null }

const charges = Object.entries(cancellationCharges).map(([value, { label }]) => ({
  // The keys of the table.
  value: value as CancellationCharge,
  label,
}))
const nameOf = (index: number) => `Stornostufe ${index + 1}`

/** What cancelling costs, from so many days before arrival on (REQ-09). */
export function CancellationFields({ of: { form } }: { of: RequestForm }) {
  const { user } = useSession()
  if (!user.maySeePurchase) return null
  const held = form.value('cancellationSteps') ?? []
  // What is served, or was changed here, is a whole step.
  const steps = held.map((step) => stepAsKept(step) as CancellationStep)
  const onChange = (rows: readonly StepRow[]) => form.set({ cancellationSteps: rows.map(stepAsServed) })
  const change = (index: number, part: Partial<CancellationStep>) =>
    onChange(steps.map((step, at) => ({ ...step, ...(at === index && part), id: at })))
  const errorOf = (index: number, field: string) => form.errorOf(`cancellationSteps[${index}].${field}`)
  function cells({ days, charge, value, currency }: StepRow, index: number) {
    return [
      <CountField
        key="days"
        aria-label={`${nameOf(index)}: ab Tagen vor Anreise`}
        max={730}
        error={errorOf(index, 'days')}
        value={days}
        onChange={(typed) => typed !== null && change(index, { days: typed })}
      />,
      charge === 'percent' ? (
        <CountField
          key="percent"
          aria-label={`${nameOf(index)}: Prozent`}
          max={100}
          unit="%"
          error={errorOf(index, 'percent')}
          value={value}
          onChange={(typed) => typed !== null && change(index, { value: typed })}
        />
      ) : (
        <MoneyField
          key="amount"
          aria-label={`${nameOf(index)}: Betrag`}
          currency={currencySign(currency)}
          error={errorOf(index, 'amount.amount')}
          value={value}
          onChange={(cents) => change(index, { value: cents ?? 0 })}
        />
      ),
      <Select
        key="charge"
        aria-label={`${nameOf(index)}: berechnet`}
        data={charges}
        value={charge}
        allowDeselect={false}
        onChange={(chosen) => chosen !== null && chosen !== charge && change(index, { charge: chosen, value: 0 })}
      />,
    ]
  }
  const days = Math.min(...steps.map((step) => step.days), 60)
  return (
    <RowsTable<StepRow>
      {...{ nameOf, cells, onChange }}
      title="Stornostaffel"
      table="steps"
      heads={['ab Tagen vorher', 'Stornokosten', 'berechnet']}
      rows={steps.map((step, id) => ({ ...step, id }))}
      add="Stornostufe hinzufügen"
      next={days === 0 ? null : { id: null, days: Math.floor(days / 2), charge: 'percent', value: 0, currency: 'EUR' }}
    />
  )
}
