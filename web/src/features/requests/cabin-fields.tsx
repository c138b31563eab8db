import { Button, Select } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useOptions } from '../../lib/options.ts'
import { FormGroup } from '../../ui/form-group.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import type { CabinDraft } from './cabin-draft.ts'
import { PersonsInput } from './request-fields.tsx'
import classes from './request-tables.module.css'

type Props = {
  kind: 'ferry' | 'train'
  cabins: readonly CabinDraft[]
  onChange: (cabins: readonly CabinDraft[]) => void
}

const words = {
  ferry: { title: 'Kabinen', type: 'Art', hint: 'Ohne Angabe werden die Kabinen der Reise angefragt.' },
  train: { title: 'Plätze und Abteile', type: 'Klasse', hint: 'Ohne Angabe werden die Plätze der Reise angefragt.' },
} as const
const sizes = ['1', '2', '3', '4', '5', '6']

/** Cabins of a ferry, seats and compartments of a train: by persons and type, asked, reserved and the remainder (RL). */
export function CabinFields({ kind, cabins, onChange }: Props) {
  const cabinTypes = useOptions('cabin_type')
  const classTypes = useOptions('class_category')
  const { title, type: typeWord, hint } = words[kind]
  const choices = (current: string) => (kind === 'ferry' ? cabinTypes.choices(current) : classTypes.choices(current))
  const change = (index: number, part: Partial<CabinDraft>) =>
    onChange(cabins.map((cabin, at) => (at === index ? { ...cabin, ...part } : cabin)))
  const amounts = { asked: 0, reserved: 0, extraReserved: 0, priceCents: null, currency: null }
  const empty = { id: null, persons: 2, ...amounts }
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
                return (
                  // New rows have no number yet and only ever stand last.
                  <tr key={cabin.id ?? `new-${index}`}>
                    <td>
                      <Select
                        aria-label={`${name}: Personen`}
                        data={sizes}
                        value={String(cabin.persons)}
                        allowDeselect={false}
                        onChange={(persons) => change(index, { persons: Number(persons) })}
                      />
                    </td>
                    <td>
                      <Select
                        aria-label={`${name}: ${typeWord}`}
                        data={choices(cabin.type)}
                        value={cabin.type}
                        allowDeselect={false}
                        onChange={(type) => type !== null && change(index, { type })}
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
          onClick={() => onChange([...cabins, { ...empty, type: kind === 'ferry' ? 'inside' : 'second' }])}
        >
          {kind === 'ferry' ? 'Kabine hinzufügen' : 'Platz oder Abteil hinzufügen'}
        </Button>
      </div>
    </FormGroup>
  )
}
