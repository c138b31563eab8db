import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { NightOfHotel as Night } from '@reisewerk/domain/partners/allotment.contract.ts'
import { nightSpans, roomTypes } from '@reisewerk/domain/partners/allotments.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconBed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { period } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import type { ListRows } from '../../../list/list.ts'
import { ListStates } from '../../../list/list-states.tsx'
import { ListTable } from '../../../list/list-table.tsx'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'

type Span = { readonly id: number; readonly from: string; readonly to: string; readonly night: Night }

/** Under the allotments' own name, so that whatever changes them asks for it again. */
export const nightsOf = (hotel: number) => ({
  queryKey: [...keys.resource('hotel_allotments'), 'nights', hotel],
  // Days inside, as the rules of allotments count them.
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await send<Night[]>('GET', `/api/hotels/${hotel}/allotment_nights`, { signal })).data.map((night) => ({
      ...night,
      date: dateOfWire(night.date) ?? night.date,
    })),
  // Trips take rooms without touching an allotment.
  staleTime: 0,
})

function listedSpans(nights: Night[]) {
  const items = spansOf(nights)
  return { items, total: items.length }
}

function spansOf(nights: readonly Night[]): Span[] {
  const sorts = Map.groupBy(nights, ({ organisation, roomType }) => `${organisation} ${roomType}`)
  const spans = [...sorts.values()].flatMap((sort) =>
    nightSpans(
      sort.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
      ({ date: _date, ...stand }) => JSON.stringify(stand),
    ),
  )
  return spans.toSorted((one, other) => (one.from < other.from ? -1 : 1)).map((span, id) => ({ id, ...span }))
}

const rows: ListRows<Span> = {
  isOff: ({ night }) => night.isReleased,
  columns: [
    { label: 'Nächte', width: 190, strong: false, show: ({ from, to }) => period(from, to) },
    { label: 'Zimmer', width: 130, show: ({ night }) => roomTypes[night.roomType].label },
    { label: 'Vertrag', width: 80, align: 'right', show: ({ night }) => night.contracted },
    { label: 'Belegt', width: 80, align: 'right', show: ({ night }) => night.used },
    { label: 'Frei', width: 130, align: 'right', show: ({ night }) => <Left night={night} /> },
    { label: 'Reisen', show: ({ night }) => <Trips night={night} />, title: ({ night }) => tripsIn(night) },
  ],
}

const leftIn = ({ left, isReleased }: Night) => (isReleased ? 'verfallen' : left < 0 ? `${-left} überbucht` : `${left}`)

function Left({ night }: { night: Night }) {
  return night.left < 0 ? <Badge tone="bad">{leftIn(night)}</Badge> : leftIn(night)
}

/** '2 überbucht am 03.06.2027': how the fullest night of an allotment stands. */
export function standOf(night: Night): string {
  const left = night.left < 0 || night.isReleased ? leftIn(night) : `${night.left} frei`
  return night.left === night.contracted ? left : `${left} am ${germanDate(night.date)}`
}

const unshown = 'eine Reise, die dir nicht gezeigt wird'
const tripsIn = ({ trips }: Night) =>
  trips.map(({ orderNumber, name, rooms }) => `${`${orderNumber} ${name}`.trim() || unshown} (${rooms})`).join(', ')

function Trips({ night: { trips } }: { night: Night }) {
  return trips.map(({ order, orderNumber, name, rooms }, index) => (
    <span key={order ?? `unshown-${index}`}>
      {index > 0 && ', '}
      {order === null ? unshown : <Link {...paths.order(order)}>{`${orderNumber} ${name}`.trim()}</Link>} ({rooms})
    </span>
  ))
}

/** From today on: what of a hotel's allotments is contracted, which trips take it, what is left (REQ-10). */
export function AllotmentNights({ hotel }: { hotel: number }) {
  const found = useQuery({ ...nightsOf(hotel), select: listedSpans })
  return (
    <Panel title="Belegung der Kontingente" hint="ab heute; Nächte, die gleich stehen, in einer Zeile" flush>
      <ListStates
        found={found}
        many="Nächte"
        icon={IconBed}
        empty="Mit diesem Hotel ist ab heute kein Kontingent vereinbart."
        loadingRows={3}
      >
        {(items) => <ListTable {...rows} label="Belegung der Kontingente" items={items} />}
      </ListStates>
    </Panel>
  )
}
