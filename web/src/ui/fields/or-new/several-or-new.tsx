import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useRef, useState } from 'react'
import type { QuickResource } from '../../../lib/in-place/quick-forms.ts'
import { newKey, useNewEntry } from '../../../lib/in-place/use-new-entry.ts'
import type { Choice } from '../../inline/inline-select.tsx'

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'resource'> & {
  data: readonly Choice[]
  value: readonly string[]
  onChange: (choices: Choice[]) => void
  /** What is chosen, and made in place when nothing fits; null where nothing is. */
  resource: QuickResource | null
  given?: Readonly<Record<string, unknown>>
}

/** Several out of few that are all there, as the destinations of a trip, or new ones (MOVE-05). */
export function SeveralOrNew({ data, value, onChange, resource, given, onSearchChange, ...select }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')
  const [made, setMade] = useState<readonly Choice[]>([])
  const entry = useNewEntry({ resource, given })
  // Until the list has been read anew.
  const known = [...data, ...made.filter((one) => !data.some(({ value }) => value === one.value))]
  const chosen = (ids: readonly string[]) => ids.flatMap((id) => known.find((one) => one.value === id) ?? [])
  const fits = known.some(({ label }) => label.toLocaleLowerCase('de').includes(term.trim().toLocaleLowerCase('de')))

  function seek(next: string) {
    setTerm(next)
    onSearchChange?.(next)
  }

  async function make() {
    const typed = term
    const one = await entry.make(typed)
    if (one !== null) {
      setMade([...made, one])
      return onChange([...chosen(value), one])
    }
    // Whoever leaves the form is back in the list, as it was.
    field.current?.focus()
    field.current?.click()
    seek(typed)
  }

  return (
    <MultiSelect
      hidePickedOptions
      {...select}
      ref={field}
      searchable
      // Only what was looked for: Enter in a list one merely opened adds nothing, and a new one is made only where somebody says so.
      selectFirstOptionOnChange={term !== '' && fits}
      data={[...known, ...entry.offered(term, known)]}
      value={[...value]}
      searchValue={term}
      onSearchChange={seek}
      onChange={(ids) => {
        if (ids.includes(newKey)) void make()
        else onChange(chosen(ids))
      }}
    />
  )
}
