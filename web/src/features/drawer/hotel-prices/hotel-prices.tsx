import { Button } from '@mantine/core'
import type { RoomCounts } from '@reisewerk/domain/calculation/cost/stay-rooms.ts'
import { areaContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { formatMoney } from '@reisewerk/domain/money.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconBed, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState } from 'react'
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
import { tripOf } from '../../orders/trip/api.ts'
import { seenColumns } from '../fields.ts'
import { deletedOf, linesIn } from '../rows.ts'
import { useTableFocus } from '../table-section.tsx'
import { useNamed } from '../use-names.ts'
import { useWords } from '../use-words.tsx'
import { hotelColumns } from './hotel-columns.tsx'
import { nextSort, sortOf } from './hotel-order.ts'
import { type HotelPriceSearch, type SortKey, sortKeyNames } from './hotel-price-search.ts'
import classes from './hotel-prices.module.css'
import {
  areasOf,
  asksForeign,
  asksForStay,
  type HotelGroup,
  type HotelRow,
  hotelGroups,
  shownHotels,
} from './hotel-rows.ts'
import type { HotelColumn } from './price-columns.tsx'
import { StayPrices } from './stay-prices.tsx'
import { roomCountsOf, type StaySum, staySum, tripSum } from './stay-sums.ts'
import { newHotelCells, useHotelCells } from './use-hotel-cells.ts'
import { useKeptOrder } from './use-kept-order.ts'
import { useTripRates } from './use-trip-rates.ts'

type Props = {
  search: HotelPriceSearch
  onSearch: (patch: HotelPriceSearch) => void
  onChoose: (service: ServiceOf<'hotel'>, request: HotelRow['hotel']) => void
}

const pastesPrices: LegendKey = { keys: ['Strg', 'V'], does: 'Preise einfügen' }
const keys: readonly LegendKey[] = [
  { keys: ['Enter'], does: 'übernehmen' },
  { keys: ['Tab'], does: 'weiter' },
  pastesPrices,
  { keys: ['Strg', 'Z'], does: 'zurücknehmen' },
  { keys: ['Leertaste'], does: 'Hotel auswählen' },
]

/** What the asked hotels cost, stay by stay, and what speaks for each (002 §2, CALC-06). */
export function HotelPrices({ search, onSearch, onChoose }: Props) {
  const { trip, days } = usePlan()
  const read = useQuery(daysOf(trip.id))
  const rooms = useQuery({ ...tripOf(trip.id), select: roomCountsOf }).data ?? noRooms
  const words = useWords()
  const seesPurchase = useSeesPurchase()
  const groups = useMemo(() => hotelGroups(days, trip.orderCurrency, words.toneOf), [days, trip.orderCurrency, words])
  const rates = useTripRates(trip.id, trip.orderCurrency)
  const isMixed = useMemo(() => groups.some(({ rows }) => rows.some(asksForeign)), [groups])
  const isAveraged = useMemo(() => groups.some(({ rows }) => rows.some(asksForStay)), [groups])
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
  const choose = useCallback((row: HotelRow) => {
    const { service } = latest.current.groups.find((group) => group.service.item.id === row.service.id) ?? {}
    if (service !== undefined) latest.current.onChoose(service, row.hotel)
  }, [])
  const columns = useMemo(() => {
    const all = hotelColumns(
      words,
      { ...rates, isMixed, isAveraged },
      {
        onChoose: choose,
        onOpenHotel: (id) => void navigate(paths.masterItem('hotels', id)),
        onOpenAgency: (id) => void navigate(paths.masterItem('agencies', id)),
      },
    )
    return seenColumns(all, seesPurchase)
  }, [words, rates, isMixed, isAveraged, navigate, seesPurchase, choose])
  const tableFocus = useTableFocus()
  useOpenForm({ isChanged: () => cells.unsavedCount > 0 })

  const stays = groups.map((group) => {
    // A link of an area is one of those that were asked for.
    const rows = shownHotels(group, cells.marksOf, (link) => names.get(link as ReturnType<typeof linkTo>), rates)
    return { group, rows, sum: seesPurchase ? staySum(rows, rooms, group.nights) : noSum }
  })
  if (groups.length === 0) {
    return (
      <EmptyState icon={IconBed} text="Es gibt noch keine Hotels im Tagesplan, deren Preise zu vergleichen wären" />
    )
  }
  return (
    <>
      <div className={classes.groups} {...tableFocus}>
        {stays.map(({ group, rows, sum }) => (
          <Stay
            key={group.service.key}
            group={group}
            rows={rows}
            rooms={rooms}
            sum={sum}
            columns={columns}
            cells={cells}
            search={search}
            seesPurchase={seesPurchase}
            onSearch={onSearch}
            onLost={setLost}
            onSpace={choose}
          />
        ))}
      </div>
      {lost !== null && <LostText key={lost.row.id} {...lost} deleted={deletedOf(lost.row)} />}
      <div className={classes.foot}>
        <KeyLegend
          keys={seesPurchase ? keys : keys.filter((key) => key !== pastesPrices)}
          aside={sumWords(
            stays.map(({ sum }) => sum),
            trip.orderCurrency,
          )}
        />
      </div>
    </>
  )
}

const noRooms: RoomCounts = { double: 0, single: 0, larger: 0 }
const noSum: StaySum = { chosen: null, cheapest: null, isCompared: false, isAverage: false }

/** 'Alle Aufenthalte: ausgewählt 20.827,00 €, jeweils günstigste 19.137,00 €' */
function sumWords(stays: readonly StaySum[], currency: string): string | undefined {
  const sum = tripSum(stays)
  if (sum === null) return undefined
  const money = (cents: number) => formatMoney({ cents, currency })
  const which = sum.stays === stays.length ? 'Alle Aufenthalte' : `${sum.stays} von ${stays.length} Aufenthalten`
  return `${which}: ausgewählt ${money(sum.chosen)}, jeweils günstigste ${money(sum.cheapest)}`
}

type StayProps = Pick<Props, 'search' | 'onSearch'> & {
  group: HotelGroup
  rows: readonly HotelRow[]
  rooms: RoomCounts
  sum: StaySum
  columns: readonly HotelColumn[]
  seesPurchase: boolean
  cells: ReturnType<typeof useHotelCells>
  onLost: (lost: Lost<HotelRow>) => void
  onSpace: (row: HotelRow) => void
}

/** The hotels that were asked for one stay. */
function Stay({
  group: { heading, wanted, nights, service, rows: all },
  rows,
  rooms,
  sum,
  columns,
  seesPurchase,
  cells,
  search,
  onSearch,
  onLost,
  onSpace,
}: StayProps) {
  const { trip, edit } = usePlan()
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
          {sum.cheapest !== null && ` · ${roomWords(rooms)}`}
          {all.length === 0 && ' · noch keine Anfragen'}
          {left > 0 && ` · ${left} abgesagt`}
        </span>
        {sum.cheapest !== null && (
          <p className={classes.sum}>
            <StayPrice {...sum} cheapest={sum.cheapest} currency={trip.orderCurrency} />
          </p>
        )}
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
      {seesPurchase && <StayPrices rows={sorted} />}
      {sorted.length > 0 && (
        <Sheet
          label={heading}
          rows={sorted}
          columns={columns}
          dates={dates}
          {...cells.saving}
          sorting={sorting}
          onLost={onLost}
          onSpace={onSpace}
        />
      )}
    </section>
  )
}

/** '18 DZ, 4 EZ, 3 Gäste in Mehrbettzimmern' */
function roomWords({ double, single, larger }: RoomCounts): string {
  const others = larger > 0 && `${larger === 1 ? '1 Gast' : `${larger} Gäste`} in Mehrbettzimmern`
  return [double > 0 && `${double} DZ`, single > 0 && `${single} EZ`, others].filter(Boolean).join(', ')
}

function StayPrice({
  chosen,
  cheapest,
  isCompared,
  isAverage,
  currency,
}: StaySum & { cheapest: number; currency: string }) {
  const money = (cents: number) => formatMoney({ cents, currency })
  if (chosen === null) return <span className={classes.quiet}>Zimmer ab {money(cheapest)}</span>
  return (
    <>
      Zimmer {isAverage && 'ca. '}
      {money(chosen)}
      {isCompared && (
        <span className={classes.quiet}>
          {chosen === cheapest ? 'günstigster Preis' : `${money(chosen - cheapest)} über dem günstigsten`}
        </span>
      )}
    </>
  )
}
