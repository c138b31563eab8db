import { Select, type SelectProps } from '@mantine/core'
import { useRef, useState } from 'react'
import type { QuickResource } from '../../../lib/in-place/quick-forms.ts'
import { newKey, useNewEntry } from '../../../lib/in-place/use-new-entry.ts'
import type { Choice } from '../../inline/inline-select.tsx'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'filter' | 'resource'> & {
  data: readonly (Choice | { readonly group: string; readonly items: readonly Choice[] })[]
  value: string | null
  onChange: (choice: Choice | null) => void
  /** What is chosen, and made in place when nothing fits; null where there is nobody it would belong to. */
  resource: QuickResource | null
  given?: Readonly<Record<string, unknown>>
}

/** A choice out of few that are all there, as the people of a client, or a new one (MOVE-05). */
export function SelectOrNew({ data, value, onChange, resource, given, ...select }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [made, setMade] = useState<Choice | null>(null)
  const entry = useNewEntry({ resource, given })
  const listed = data.flatMap((one) => ('items' in one ? one.items : [one]))
  // Until the list has been read anew.
  const more = made === null || listed.some((one) => one.value === made.value) ? [] : [made]
  const known = [...listed, ...more]
  const chosen = known.find((one) => one.value === value)
  const [term, setTerm] = useState(chosen?.label ?? '')
  const sought = term === chosen?.label ? '' : term

  async function make() {
    const one = await entry.make(sought)
    if (one !== null) {
      setMade(one)
      return onChange(one)
    }
    // Whoever leaves the form is back in the list, as it was.
    field.current?.focus()
    field.current?.click()
    setTerm(sought)
  }

  return (
    <Select
      {...select}
      ref={field}
      searchable
      data={[...data, ...more, ...entry.offered(sought, known)].map((one) =>
        'items' in one ? { ...one, items: [...one.items] } : one,
      )}
      value={value}
      searchValue={term}
      onSearchChange={setTerm}
      onChange={(key) => {
        if (key === newKey) void make()
        else onChange(known.find((one) => one.value === key) ?? null)
      }}
    />
  )
}
