import { period } from '../lib/format.ts'
import { FilterChip } from '../ui/lists/filter-chip.tsx'
import { PeriodEditor } from './filter-chips.tsx'
import type { FilterFieldProps, ListFilter } from './list.ts'

type Search = { from?: string | undefined; to?: string | undefined }

function PeriodChip({ search: { from, to }, onChange, ...chip }: FilterFieldProps<Search>) {
  const editor = <PeriodEditor {...{ from, to, onChange }} />
  return <FilterChip {...chip} name="Zeitraum" value={told(from, to)} editor={editor} />
}

function told(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return period(from, to)
  if (from !== undefined) return `ab ${period(from, from)}`
  return to === undefined ? 'alle' : `bis ${period(to, to)}`
}

/** From a day to a day, either of them open; a search keeps them as `from` and `to`. */
export function periodFilter<S extends Search>(): ListFilter<S> {
  const filter: ListFilter<Search> = {
    name: 'period',
    label: 'Zeitraum',
    isSet: ({ from, to }) => from !== undefined || to !== undefined,
    cleared: { from: undefined, to: undefined },
    Field: PeriodChip,
  }
  // It reads and writes no more of a search than these two.
  return filter as unknown as ListFilter<S>
}
