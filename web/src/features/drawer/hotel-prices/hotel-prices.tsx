import { Button } from '@mantine/core'
import { areaContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconBed, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useDateContext } from '../../../lib/date-context.ts'
import { counted } from '../../../lib/format.ts'
import { useSeesPurchase } from '../../../lib/session.ts'
import { paths } from '../../../paths.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { EmptyState } from '../../../ui/lists/list-state.tsx'
import { KeyLegend, type LegendKey } from '../../../ui/sheet/key-legend.tsx'
import { LostText } from '../../../ui/sheet/lost-text.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { Sorting } from '../../../ui/sheet/sheet-column.ts'
import type { Lost } from '../../../ui/sheet/use-edits.ts'
import { useRequestedAt } from '../../../ui/sheet/use-requested-at.ts'
import { daysOf } from '../../itinerary/plan/days.ts'
import { usePlan } from '../../itinerary/plan/plan-context.tsx'
import type { ServiceOf } from '../../itinerary/plan/services.ts'
import { seenColumns } from '../fields.ts'
import { deletedOf, linesIn } from '../rows.ts'
import { useTableFocus } from '../table-section.tsx'
import { useNamed } from '../use-names.ts'
import { useWords } from '../use-words.tsx'
import { hotelColumns } from './hotel-columns.tsx'
import { nextSort, sortOf } from './hotel-order.ts'
import { type HotelPriceSearch, type SortKey, sortKeyNames } from './hotel-price-search.ts'
import classes from './hotel-prices.module.css'
import { areasOf, asksForeign, type HotelGroup, type HotelRow, hotelGroups, shownHotels } from './hotel-rows.ts'
import type { HotelColumn } from './price-columns.tsx'
import { newHotelCells, useHotelCells } from './use-hotel-cells.ts'
import { useKeptOrder } from './use-kept-order.ts'
import { useTripRates } from './use-trip-rates.ts'

type Props = {
  search: HotelPriceSearch
  onSearch: (patch: HotelPriceSearch) => void
  onChoose: (service: ServiceOf<'hotel'>, request: HotelRow['hotel']) => void
}

const keys: readonly LegendKey[] = [
  { keys: ['Enter'], does: 'übernehmen' },
  { keys: ['Tab'], does: 'weiter' },
  { keys: ['Strg', 'V'], does: 'Preise einfügen' },
  { keys: ['Strg', 'Z'], does: 'zurücknehmen' },
  { keys: ['Leertaste'], does: 'Hotel auswählen' },
]

/** What the asked hotels cost, stay by stay, and what speaks for each (002 §2, CALC-06). */
export function HotelPrices({ search, onSearch, onChoose }: Props) {
  const { trip, days } = usePlan()
  const read = useQuery(daysOf(trip.id))
  const words = useWords()
  const seesPurchase = useSeesPurchase()
  const groups = useMemo(() => hotelGroups(days, trip.orderCurrency, words.toneOf), [days, trip.orderCurrency, words])
  const rates = useTripRates(trip.id, trip.orderCurrency)
  const isMixed = useMemo(() => groups.some(({ rows }) => rows.some(asksForeign)), [groups])
  const areas = useNamed(
    areaContract,
    useMemo(() => areasOf(groups), [groups]),
  )
  const names = useMemo(() => new Map(areas.map(({ id, name }) => [linkTo(areaContract.name, id), name])), [areas])
  const [typed] = useState(newHotelCells)
  const lines = useMemo(() => linesIn(days), [days])
  const cells = useHotelCells(useRequestedAt(read), typed, (row) => !lines.has(row))
  const [lost, setLost] = useState<Lost<HotelRow> | null>(null)
  const navigate = useNavigate()
  const latest = useRef({ groups, onChoose })
  latest.current = { groups, onChoose }
  const columns = useMemo(() => {
    const all = hotelColumns(
      words,
      { ...rates, isMixed },
      {
        onChoose: (row) => {
          const { service } = latest.current.groups.find((group) => group.service.item.id === row.service.id) ?? {}
          if (service !== undefined) latest.current.onChoose(service, row.hotel)
        },
        onOpenHotel: (id) => void navigate(paths.masterItem('hotels', id)),
        onOpenAgency: (id) => void navigate(paths.masterItem('agencies', id)),
      },
    )
    return seenColumns(all, seesPurchase)
  }, [words, rates, isMixed, navigate, seesPurchase])
  const tableFocus = useTableFocus()
  useOpenForm({ isChanged: () => cells.unsavedCount > 0 })

  if (groups.length === 0) {
    return (
      <EmptyState icon={IconBed} text="Es gibt noch keine Hotels im Tagesplan, deren Preise zu vergleichen wären" />
    )
  }
  return (
    <>
      <div className={classes.groups} {...tableFocus}>
        {groups.map((group) => (
          <Stay
            key={group.service.key}
            group={group}
            // A link of an area is one of those that were asked for.
            rows={shownHotels(group, cells.marksOf, (link) => names.get(link as ReturnType<typeof linkTo>), rates)}
            columns={columns}
            cells={cells}
            search={search}
            onSearch={onSearch}
            onLost={setLost}
          />
        ))}
      </div>
      {lost !== null && <LostText key={lost.row.id} {...lost} deleted={deletedOf(lost.row)} />}
      <div className={classes.foot}>
        <KeyLegend keys={keys} />
      </div>
    </>
  )
}

type StayProps = Pick<Props, 'search' | 'onSearch'> & {
  group: HotelGroup
  rows: readonly HotelRow[]
  columns: readonly HotelColumn[]
  cells: ReturnType<typeof useHotelCells>
  onLost: (lost: Lost<HotelRow>) => void
}

/** The hotels that were asked for one stay. */
function Stay({
  group: { heading, wanted, nights, service, rows: all },
  rows,
  columns,
  cells,
  search,
  onSearch,
  onLost,
}: StayProps) {
  const { edit } = usePlan()
  const dates = useDateContext()
  const offered =
    search.declined === 'hidden' ? rows.filter(({ hotel }) => isActiveRequest(hotel.requestStatus.status)) : rows
  const sorted = useKeptOrder(offered, search)
  const by = sortOf(search)
  const sorting = useMemo<Sorting>(
    () => ({
      columns: sortKeyNames,
      by,
      // Only those columns have such a head.
      onSort: (column) => onSearch(nextSort(search, column as SortKey)),
    }),
    [by, search, onSearch],
  )
  const left = all.length - offered.length
  return (
    <section aria-label={heading}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{heading}</h2>
        <span className={classes.hint}>
          {wanted !== null && `${wanted} · `}
          {counted(nights, ['Nacht', 'Nächte'])}
          {all.length === 0 && ' · noch keine Anfragen'}
          {left > 0 && ` · ${left} abgesagt`}
        </span>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={`Hotel anfragen: ${heading}`}
          onClick={() => edit({ what: 'request', key: service.key, requestId: null })}
        >
          Hotel anfragen
        </Button>
      </div>
      {sorted.length > 0 && (
        <Sheet
          label={heading}
          rows={sorted}
          columns={columns}
          dates={dates}
          {...cells.saving}
          sorting={sorting}
          onLost={onLost}
        />
      )}
    </section>
  )
}
