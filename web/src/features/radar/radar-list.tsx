import type { RadarOption } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { radarPageSize } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconRadar2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useColleagues } from '../../lib/colleagues.ts'
import { count, today } from '../../lib/format.ts'
import { useSeesPurchase } from '../../lib/session.ts'
import { useHouseFilter } from '../../list/house-filter.ts'
import type { List, ListFilter } from '../../list/list.ts'
import { choiceFilter } from '../../list/list-filter.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { periodFilter } from '../../list/period-filter.tsx'
import { TripsButton } from '../../list/trips-button.tsx'
import { paths } from '../../paths.ts'
import { KindIcon } from '../../ui/marks/kind-icon.tsx'
import { filtersOf, radarOf } from './api.ts'
import classes from './radar.module.css'
import { radarColumns } from './radar-columns.tsx'
import type { RadarSearch } from './radar-search.ts'

const filters: readonly ListFilter<RadarSearch>[] = [
  choiceFilter<RadarSearch>({
    name: 'user',
    label: 'Verantwortlich',
    value: {
      get: ({ user }) => user?.toString() ?? null,
      set: (chosen) => ({ user: chosen === null ? undefined : Number(chosen) }),
    },
    useChoices: () => useColleagues(null),
  }),
  choiceFilter<RadarSearch>({
    name: 'kind',
    label: 'Art',
    value: {
      get: ({ kind }) => kind ?? null,
      set: (chosen) => ({ kind: requestedKinds.find((kind) => kind === chosen) }),
    },
    useChoices: () => requestedKinds.map((kind) => ({ value: kind, label: serviceKinds[kind].plural })),
  }),
  periodFilter<RadarSearch>(),
]

const options: Omit<List<RadarOption, RadarSearch>, 'columns' | 'filters'> = {
  noun: ['Option', 'Optionen'],
  icon: IconRadar2,
  searchHint: 'Leistungsträger, Reise …',
  pageSize: radarPageSize,
  isNarrowed: ({ page: _page, size: _size, ...asked }) => Object.values(asked).some((set) => set !== undefined),
  nothingFits: 'Keine offene Option passt zu Suche und Filtern.',
  opens: ({ order }) => paths.order(order.id),
  before: ({ kind }) => (
    <span className={classes.kind}>
      <KindIcon kind={kind} />
    </span>
  ),
}

type Props = {
  search: RadarSearch
  onChange: (patch: Partial<RadarSearch>, isCorrection?: boolean) => void
  /** Opens the letter that asks who holds an option. */
  onAsk: (option: RadarOption) => void
}

/** The open options of all trips: what ran out first, then by their last day; each is settled where it stands (EASE-06). */
export function RadarList({ search, onChange, onAsk }: Props) {
  const found = useQuery(radarOf(search))
  const seesPurchase = useSeesPurchase()
  const houses = useHouseFilter<RadarSearch>()
  return (
    <ListPage
      list={{ ...options, columns: radarColumns(seesPurchase, onAsk), filters: [...houses, ...filters] }}
      title="OPTIONEN"
      hint={(found.data && told(found.data)) || undefined}
      found={found}
      search={search}
      onChange={onChange}
      exports={{ name: 'option_radar', query: filtersOf(search) }}
      start={{
        purpose: 'Hier stehen Optionen, bis über sie entschieden ist: ein Termin an einer Anfrage einer Reise genügt.',
        action: <TripsButton />,
        all: { name: 'orders' },
      }}
      empty="Zurzeit läuft keine Option: ein Termin an einer Anfrage einer Reise genügt, und sie steht hier."
    />
  )
}

/** @returns '2 abgelaufen · 31 laufen noch'; what there is none of is not told, of nothing nothing */
export function told({ total, expired }: { total: number; expired: number }): string {
  const running = total - expired
  const ahead = running === 0 ? '' : `${count(running)} ${running === 1 ? 'läuft' : 'laufen'} noch`
  return [expired === 0 ? '' : `${count(expired)} abgelaufen`, ahead].filter((part) => part !== '').join(' · ')
}

/** The request of an option as its letter begins. */
export function askedRequest({ id, partner, service, status, dueDate }: RadarOption) {
  const optionDueDate = dateOfWire(dueDate) ?? today()
  return { id, title: partner || service || 'ohne Leistungsträger', status, optionDueDate }
}
