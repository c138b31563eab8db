import { Select } from '@mantine/core'
import { useState } from 'react'
import { isSameDraft } from '../../../form/field-value.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSeesPurchase } from '../../../lib/session.ts'
import { CountField } from '../../../ui/fields/count-field.tsx'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import { type CabinRow, cabinLists, cabinPath, freeSizes, freeTypes, nextCabin } from './cabin-rows.ts'
import { priceCells, usualCurrency } from './price-cells.tsx'
import { RowsTable } from './rows-table.tsx'
import type { RequestForm } from './use-request-form.ts'

const words = {
  ferry: { title: 'Kabinen', type: 'Art', hint: 'Ohne Angabe werden die Kabinen der Reise angefragt.' },
  train: { title: 'Plätze und Abteile', type: 'Klasse', hint: 'Ohne Angabe werden die Plätze der Reise angefragt.' },
} as const

/** Cabins of a ferry, seats and compartments of a train: by persons and type, asked, reserved and the remainder (RL). */
export function CabinFields({ kind, of }: { kind: 'ferry' | 'train'; of: RequestForm }) {
  const { trip } = useDesk()
  const seesPurchase = useSeesPurchase()
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
  const asked = usualCurrency(cabins, trip.orderCurrency)
  function cells(cabin: CabinRow, index: number) {
    const name = nameOf(index)
    const path = cabinPath(cabins, cabin)
    const { price, 'type.persons': persons, 'type.type': own } = cabin
    const free = freeTypes(cabins, persons, types, cabin)
    return [
      <Select
        key="persons"
        aria-label={`${name}: Personen`}
        data={freeSizes(cabins, [...types, own], cabin).map(String)}
        value={String(persons)}
        allowDeselect={false}
        onChange={(size) => resize(index, cabin, Number(size))}
        error={errorOf(`${path}.type.persons`)}
      />,
      <Select
        key="type"
        aria-label={`${name}: ${typeWord}`}
        data={choices(own).filter(({ value }) => value === own || free.includes(value))}
        value={own}
        allowDeselect={false}
        onChange={(type) => type !== null && change(index, { 'type.type': type })}
        error={errorOf(`${path}.type.type`)}
      />,
      ...amounts.map(({ field, head }) => (
        <CountField
          key={field}
          aria-label={`${name}: ${head}`}
          value={cabin[field]}
          // An empty field counts as nobody.
          onChange={(count) => change(index, { [field]: count ?? 0 })}
          error={errorOf(`${path}.${field}`)}
        />
      )),
      ...(seesPurchase
        ? priceCells({
            ...{ line: name, label: 'Preis', price, usual: asked, error: errorOf(`${path}.price`) },
            onChange: (price) => change(index, { price }),
          })
        : []),
    ]
  }
  return (
    <RowsTable
      {...{ title, hint, nameOf, cells, onChange }}
      table="cabins"
      heads={['Pers.', typeWord, ...amounts.map(({ head }) => head), ...(seesPurchase ? ['Preis', 'Währung'] : [])]}
      rows={cabins}
      add={kind === 'ferry' ? 'Kabine hinzufügen' : 'Platz oder Abteil hinzufügen'}
      next={nextCabin(cabins, types)}
    />
  )
}

const nameOf = (index: number) => `Zeile ${index + 1}`
const amounts = [
  { field: 'askedAmount', head: 'Angefragt' },
  { field: 'reservedAmount', head: 'Reserviert' },
  { field: 'extraReservedAmount', head: 'RL' },
] as const
