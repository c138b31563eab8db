import { Select, Switch } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useSeesPurchase } from '../../../lib/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type HotelPriceSearch, type SortKey, sortKeys } from './hotel-price-search.ts'
import classes from './hotel-prices.module.css'

type Props = { search: HotelPriceSearch; onSearch: (patch: HotelPriceSearch) => void }

/** What cannot be sorted by where prices are not seen. */
const ofPrices: ReadonlySet<string> = new Set([
  'double',
  'single',
  'halfBoard',
  'perPerson',
  'withHalfBoard',
  'singleSupplement',
])
const choices = Object.entries(sortKeys).map(([value, label]) => ({ value, label }))

/** How all stays are sorted, by keys too, and whether those that declined are in sight. */
export function HotelPriceTools({ search: { sort, order, declined }, onSearch }: Props) {
  const seesPurchase = useSeesPurchase()
  const isDescending = order === 'desc'
  return (
    <>
      <span className={classes.key}>bester Wert des Aufenthalts</span>
      <Switch
        label="Abgesagte zeigen"
        checked={declined === undefined}
        onChange={(event) => onSearch({ declined: event.currentTarget.checked ? undefined : 'hidden' })}
      />
      <Select
        aria-label="Hotels sortieren nach"
        placeholder="Sortieren nach …"
        w={160}
        clearable
        data={choices.filter(({ value }) => seesPurchase || !ofPrices.has(value))}
        value={sort ?? null}
        // The choices are its keys.
        onChange={(next) => onSearch({ sort: (next as SortKey | null) ?? undefined, order: undefined })}
      />
      <IconButton
        icon={isDescending ? IconArrowDown : IconArrowUp}
        label={isDescending ? 'Aufsteigend sortieren' : 'Absteigend sortieren'}
        disabled={sort === undefined}
        onClick={() => onSearch({ order: isDescending ? undefined : 'desc' })}
      />
    </>
  )
}
