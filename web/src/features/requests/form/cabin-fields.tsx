import { Button, Select } from '@mantine/core'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { isSameDraft } from '../../../form/field-value.ts'
import { useOptions } from '../../../lib/options.ts'
import { CountField } from '../../../ui/fields/count-field.tsx'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import classes from '../request-tables.module.css'
import { type CabinRow, cabinLists, cabinPath, freeSizes, freeTypes, nextCabin } from './cabin-rows.ts'
import type { RequestForm } from './use-request-form.ts'

const words = {
  ferry: { title: 'Kabinen', type: 'Art', hint: 'Ohne Angabe werden die Kabinen der Reise angefragt.' },
  train: { title: 'Plätze und Abteile', type: 'Klasse', hint: 'Ohne Angabe werden die Plätze der Reise angefragt.' },
} as const

/** Cabins of a ferry, seats and compartments of a train: by persons and type, asked, reserved and the remainder (RL). */
export function CabinFields({ kind, of }: { kind: 'ferry' | 'train'; of: RequestForm }) {
  const { trip } = useDesk()
  const { errorOf } = of.form
  const [shown, setShown] = useState(of.cabins)
  // Lines stay where they are while somebody works on them, also one that goes into the list of another size.
  const isShown = isSameDraft(cabinLists(shown), cabinLists(of.cabins))
  const cabins = isShown ? shown : of.cabins
  const cabinTypes = useOptions('cabin_type')
  const classTypes = useOptions('class_category')
  const { title, type: typeWord, hint } = words[kind]
  const { choices, begins } = kind === 'ferry' ? cabinTypes : classTypes
  // The usual type comes first.
  const usual = begins(kind === 'ferry' ? 'inside' : 'second')
  const types = [usual, ...choices().flatMap(({ value }) => (value === usual ? [] : [value]))]
  const next = nextCabin(cabins, types)
  function onChange(next: readonly CabinRow[]) {
    setShown(next)
    of.setCabins(next)
  }
  const change = (index: number, part: Partial<CabinRow>) =>
    onChange(cabins.map((cabin, at) => (at === index ? { ...cabin, ...part } : cabin)))
  function resize(index: number, cabin: CabinRow, persons: number) {
    const free = freeTypes(cabins, persons, types, cabin)
    const type = free.includes(cabin['type.type']) ? cabin['type.type'] : (free[0] ?? cabin['type.type'])
    change(index, { 'type.persons': persons, 'type.type': type })
  }
  const amounts = [
    { field: 'askedAmount', head: 'Angefragt' },
    { field: 'reservedAmount', head: 'Reserviert' },
    { field: 'extraReservedAmount', head: 'RL' },
  ] as const
  return (
    <FormGroup title={title} {...(cabins.length === 0 && { hint })}>
      <div className={classes.wide}>
        {cabins.length > 0 && (
          <table className={classes.table} data-table="cabins">
            <thead>
              <tr>
                <th scope="col">Pers.</th>
                <th scope="col">{typeWord}</th>
                {amounts.map(({ head }) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <th scope="col">Preis</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {cabins.map((cabin, index) => {
                const name = `Zeile ${index + 1}`
                const path = cabinPath(cabins, cabin)
                const currency = cabin.price?.currency ?? trip.orderCurrency
                const sizes = freeSizes(cabins, [...types, cabin['type.type']], cabin)
                const free = freeTypes(cabins, cabin['type.persons'], types, cabin)
                return (
                  // New rows have no number yet and only ever stand last.
                  <tr key={cabin.id ?? `new-${index}`}>
                    <td>
                      <Select
                        aria-label={`${name}: Personen`}
                        data={sizes.map(String)}
                        value={String(cabin['type.persons'])}
                        allowDeselect={false}
                        onChange={(persons) => resize(index, cabin, Number(persons))}
                        error={errorOf(`${path}.type.persons`)}
                      />
                    </td>
                    <td>
                      <Select
                        aria-label={`${name}: ${typeWord}`}
                        data={choices(cabin['type.type']).filter(
                          ({ value }) => value === cabin['type.type'] || free.includes(value),
                        )}
                        value={cabin['type.type']}
                        allowDeselect={false}
                        onChange={(type) => type !== null && change(index, { 'type.type': type })}
                        error={errorOf(`${path}.type.type`)}
                      />
                    </td>
                    {amounts.map(({ field, head }) => (
                      <td key={field}>
                        <CountField
                          aria-label={`${name}: ${head}`}
                          value={cabin[field]}
                          // An empty field counts as nobody.
                          onChange={(persons) => change(index, { [field]: persons ?? 0 })}
                          error={errorOf(`${path}.${field}`)}
                        />
                      </td>
                    ))}
                    <td>
                      <MoneyField
                        aria-label={`${name}: Preis`}
                        currency=""
                        value={cabin.price === null ? null : parseAmount(cabin.price.amount)}
                        onChange={(cents) =>
                          change(index, {
                            price: cents === null ? null : { currency, amount: decimalAmount(cents) },
                          })
                        }
                        error={errorOf(`${path}.price`)}
                      />
                    </td>
                    <td>
                      <IconButton
                        size={24}
                        icon={IconX}
                        label={`${name} entfernen`}
                        onClick={() => onChange(cabins.filter((_, at) => at !== index))}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={next === null}
          onClick={() => next !== null && onChange([...cabins, next])}
        >
          {kind === 'ferry' ? 'Kabine hinzufügen' : 'Platz oder Abteil hinzufügen'}
        </Button>
      </div>
    </FormGroup>
  )
}
