import { Button, Select } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ApiError } from '../../../lib/http.ts'
import { useOptions } from '../../../lib/options.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from '../request-tables.module.css'
import { type CabinDraft, cabinPath, freeSizes, freeTypes, nextCabin } from './cabin-draft.ts'
import { PersonsInput } from './request-fields.tsx'

type Props = {
  kind: 'ferry' | 'train'
  cabins: readonly CabinDraft[]
  onChange: (cabins: readonly CabinDraft[]) => void
  error: ApiError | null
}

const words = {
  ferry: { title: 'Kabinen', type: 'Art', hint: 'Ohne Angabe werden die Kabinen der Reise angefragt.' },
  train: { title: 'Plätze und Abteile', type: 'Klasse', hint: 'Ohne Angabe werden die Plätze der Reise angefragt.' },
} as const

/** Cabins of a ferry, seats and compartments of a train: by persons and type, asked, reserved and the remainder (RL). */
export function CabinFields({ kind, cabins, onChange, error }: Props) {
  const cabinTypes = useOptions('cabin_type')
  const classTypes = useOptions('class_category')
  const { title, type: typeWord, hint } = words[kind]
  const { choices, begins } = kind === 'ferry' ? cabinTypes : classTypes
  // The usual type comes first.
  const usual = begins(kind === 'ferry' ? 'inside' : 'second')
  const types = [usual, ...choices().flatMap(({ value }) => (value === usual ? [] : [value]))]
  const next = nextCabin(cabins, types)
  const change = (index: number, part: Partial<CabinDraft>) =>
    onChange(cabins.map((cabin, at) => (at === index ? { ...cabin, ...part } : cabin)))
  const amounts = { asked: 0, reserved: 0, extraReserved: 0, priceCents: null, currency: null }
  function resize(index: number, cabin: CabinDraft, persons: number) {
    const free = freeTypes(cabins, persons, types, cabin)
    const type = free.includes(cabin.type) ? cabin.type : (free[0] ?? cabin.type)
    change(index, { persons, type })
  }
  return (
    <FormGroup title={title} {...(cabins.length === 0 && { hint })}>
      <div className={classes.wide}>
        {cabins.length > 0 && (
          <table className={classes.table} data-table="cabins">
            <thead>
              <tr>
                <th scope="col">Pers.</th>
                <th scope="col">{typeWord}</th>
                <th scope="col">Angefragt</th>
                <th scope="col">Reserviert</th>
                <th scope="col">RL</th>
                <th scope="col">Preis</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {cabins.map((cabin, index) => {
                const name = `Zeile ${index + 1}`
                const path = cabinPath(cabins, cabin)
                const sizes = freeSizes(cabins, [...types, cabin.type], cabin)
                const free = freeTypes(cabins, cabin.persons, types, cabin)
                return (
                  // New rows have no number yet and only ever stand last.
                  <tr key={cabin.id ?? `new-${index}`}>
                    <td>
                      <Select
                        aria-label={`${name}: Personen`}
                        data={sizes.map(String)}
                        value={String(cabin.persons)}
                        allowDeselect={false}
                        onChange={(persons) => resize(index, cabin, Number(persons))}
                        error={error?.messageFor(`${path}.type.persons`)}
                      />
                    </td>
                    <td>
                      <Select
                        aria-label={`${name}: ${typeWord}`}
                        data={choices(cabin.type).filter(({ value }) => value === cabin.type || free.includes(value))}
                        value={cabin.type}
                        allowDeselect={false}
                        onChange={(type) => type !== null && change(index, { type })}
                        error={error?.messageFor(`${path}.type.type`)}
                      />
                    </td>
                    <td>
                      <PersonsInput
                        hidden
                        label={`${name}: Angefragt`}
                        value={cabin.asked}
                        onChange={(asked) => change(index, { asked })}
                      />
                    </td>
                    <td>
                      <PersonsInput
                        hidden
                        label={`${name}: Reserviert`}
                        value={cabin.reserved}
                        onChange={(reserved) => change(index, { reserved })}
                      />
                    </td>
                    <td>
                      <PersonsInput
                        hidden
                        label={`${name}: RL`}
                        value={cabin.extraReserved}
                        onChange={(extraReserved) => change(index, { extraReserved })}
                      />
                    </td>
                    <td>
                      <MoneyField
                        aria-label={`${name}: Preis`}
                        currency=""
                        value={cabin.priceCents}
                        onChange={(priceCents) => change(index, { priceCents })}
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
          onClick={() => next !== null && onChange([...cabins, { id: null, ...next, ...amounts }])}
        >
          {kind === 'ferry' ? 'Kabine hinzufügen' : 'Platz oder Abteil hinzufügen'}
        </Button>
      </div>
    </FormGroup>
  )
}
