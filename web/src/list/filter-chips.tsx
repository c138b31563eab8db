import type { Choice } from '../ui/inline/inline-select.tsx'
import { late } from '../ui/late.tsx'
import { FilterChip } from '../ui/lists/filter-chip.tsx'
import type { FilterFieldProps } from './list.ts'

// The fields of chips come when the first one is opened; the list stands without them.
const editors = () => import('./filter-editors.tsx')
const ManyEditor = late(async () => ({ default: (await editors()).ManyEditor }))
export const TagsEditor = late(async () => ({ default: (await editors()).TagsEditor }))
export const PeriodEditor = late(async () => ({ default: (await editors()).PeriodEditor }))

type Chip = Pick<FilterFieldProps<never>, 'onRemove' | 'initiallyOpen'>

type ManyProps = Chip & {
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChoose: (values: string[]) => void
  onSearch?: (term: string) => void
}

export function ManyChip({ label, choices, chosen, onChoose, onSearch, ...chip }: ManyProps) {
  const editor = <ManyEditor {...{ label, choices, chosen, onChoose, onSearch }} />
  return <FilterChip name={label} value={summaryOf(chosen, choices)} editor={editor} {...chip} />
}

/** 'Neu', 'Neu, Angebot versendet', '4 gewählt' */
function summaryOf(chosen: readonly string[], choices: readonly Choice[]): string {
  if (chosen.length === 0) return 'alle'
  if (chosen.length > 2) return `${chosen.length} gewählt`
  return chosen.map((value) => choices.find((choice) => choice.value === value)?.label ?? '…').join(', ')
}
