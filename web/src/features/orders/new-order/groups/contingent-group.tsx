import { Input, TextInput } from '@mantine/core'
import { largestAmount } from '@reisewerk/domain/orders/contingent-amounts.ts'
import { useId } from 'react'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { type Amounts, amountOf, isWrongAmount, paxOf } from '../draft.ts'
import classes from '../new-order.module.css'
import { type OtherEntry, othersOf, othersText, paxOfOthers } from '../source.ts'
import type { NewOrder } from '../use-draft.ts'

const rooms = ['EZ', 'DZ', '3Z', '4Z'] as const
const cabins = ['EK', 'DK', '3K', '4K'] as const

/** What is asked for, by size; cabins are inside ones, outside ones start at 0 (000 §3). */
export function ContingentGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  const others = othersOf(draft.source)
  return (
    <FormGroup title="Kontingent">
      <Field>
        <AmountLine
          title="Hotel"
          names={rooms}
          amounts={draft.rooms}
          others={others.rooms}
          things={['Zimmer', 'Zimmer']}
          onChange={(next) => change({ rooms: next })}
          error={errorOf('rooms')}
        />
      </Field>
      <Field>
        <AmountLine
          title="Fähre"
          names={cabins}
          amounts={draft.cabins}
          others={others.cabins}
          things={['Kabine', 'Kabinen']}
          onChange={(next) => change({ cabins: next })}
          error={errorOf('cabins')}
        />
      </Field>
    </FormGroup>
  )
}

type LineProps = {
  title: string
  names: readonly string[]
  amounts: Amounts
  others: readonly OtherEntry[]
  things: readonly [one: string, many: string]
  onChange: (amounts: Amounts) => void
  error: string | undefined
}

/** What is no amount stays as it was typed, with the reason below. */
function AmountLine({ title, names, amounts, others, things, onChange, error: refused }: LineProps) {
  const errorId = useId()
  const isWrong = amounts.some(isWrongAmount)
  const more = othersText(others, things)
  const error = isWrong ? `Bitte eine ganze Zahl von 0 bis ${largestAmount} eingeben` : refused

  function set(index: number, text: string) {
    const [one, two, three, four] = amounts.map((amount, place) => (place === index ? text : amount))
    onChange([one ?? '0', two ?? '0', three ?? '0', four ?? '0'])
  }

  return (
    <>
      <div className={classes.amounts} role="group" aria-label={`Kontingent ${title}`}>
        <span className={classes.amountTitle}>{title}</span>
        {names.map((name, index) => (
          <TextInput
            key={name}
            label={name}
            inputMode="numeric"
            autoComplete="off"
            error={isWrong ? isWrongAmount(amounts[index] ?? '') : error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            value={amounts[index] ?? ''}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => set(index, event.currentTarget.value)}
            // An empty field counts as 0 and is reset to 0 (000 §5).
            onBlur={({ currentTarget: { value } }) => {
              if (!isWrongAmount(value)) set(index, String(amountOf(value)))
            }}
          />
        ))}
        <span className={classes.pax}>
          <span>Pax</span>
          <strong>{paxOf(amounts) + paxOfOthers(others)}</strong>
        </span>
      </div>
      {more !== null && <p className={classes.more}>{more}</p>}
      {error !== undefined && (
        <Input.Error id={errorId} className={classes.lineError} role="alert">
          {error}
        </Input.Error>
      )}
    </>
  )
}
