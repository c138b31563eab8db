import { Button, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { orderStatuses, type OrderStatus as StatusKey } from '@reisewerk/domain/accounts/options.ts'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { mostTimelineOrders, type TimelineTrip } from '@reisewerk/domain/orders/order-list.contract.ts'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { count, counted, period, today } from '../../lib/format.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { OrderStatus } from '../../ui/marks/order-status.tsx'
import { orderTimeline } from './api.ts'
import { placeTrips } from './order-lanes.ts'
import type { OrderListSearch } from './order-list-search.ts'
import { defaultStart, type Scale, type Span, shareOf, spanAt, stepped } from './order-span.ts'
import classes from './order-timeline.module.css'
import { TimelineLanes } from './timeline-lanes.tsx'
import { drawnWidthOf } from './timeline-trip.tsx'

type Props = {
  search: OrderListSearch
  onChange: (patch: OrderListSearch) => void
  emptyAction: React.ReactNode
}

/** The trips over the year: who travels when, coloured by status (LIST-03). */
export function OrderTimeline({ search, onChange, emptyAction }: Props) {
  const scale: Scale = search.scale ?? 'months'
  const span = useMemo(() => spanAt(scale, search.at ?? defaultStart(scale, today())), [scale, search.at])
  const found = useQuery({ ...orderTimeline(search, span), placeholderData: keepPreviousData })
  const { ref, width } = useElementSize()
  const trips = found.data?.trips
  const placed = useMemo(
    () => (trips === undefined || width === 0 ? [] : placeTrips(trips, span, width, drawnWidthOf)),
    [trips, span, width],
  )
  const go = (by: number) => onChange({ at: stepped(scale, span.from, by) })
  useKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    PageUp: () => go(-span.ticks.length),
    PageDown: () => go(span.ticks.length),
    Home: () => onChange({ at: undefined }),
  })
  return (
    <div className={classes.timeline}>
      <SpanBar span={span} scale={scale} total={found.data?.total} onGo={go} onChange={onChange} />
      <div className={classes.heads} aria-hidden>
        {span.ticks.map((tick) => (
          <span key={tick.date} className={classes.tick} style={{ left: `${shareOf(span, tick.date) * 100}%` }}>
            {tick.label} {tick.more !== null && <span className={classes.more}>{tick.more}</span>}
          </span>
        ))}
      </div>
      <div className={classes.area} ref={ref} data-stale={found.isPlaceholderData || undefined}>
        {found.isPending && <LoadingRows rows={16} rowHeight={26} />}
        {found.isError && (
          <ErrorState text="Die Reisen konnten nicht geladen werden!" onRetry={() => void found.refetch()} />
        )}
        {trips?.length === 0 && (
          <EmptyState
            icon={IconCalendarOff}
            text="In diesem Zeitraum reist niemand, der zu Suche und Filtern passt."
            action={emptyAction}
          />
        )}
        {placed.length > 0 && <TimelineLanes placed={placed} span={span} />}
      </div>
      <Legend trips={trips ?? []} />
    </div>
  )
}

type SpanBarProps = {
  span: Span
  scale: Scale
  total: number | undefined
  onGo: (by: number) => void
  onChange: (patch: OrderListSearch) => void
}

function SpanBar({ span, scale, total, onGo, onChange }: SpanBarProps) {
  const unit = scale === 'months' ? 'Monat' : 'Woche'
  return (
    <div className={classes.bar}>
      <IconButton size={24} icon={IconChevronLeft} label={`Ein ${unit} früher`} onClick={() => onGo(-1)} />
      <Button variant="default" size="compact-xs" onClick={() => onChange({ at: undefined })}>
        Heute
      </Button>
      <IconButton size={24} icon={IconChevronRight} label={`Ein ${unit} später`} onClick={() => onGo(1)} />
      <span className={classes.span}>{period(span.from, addDays(span.end, -1))}</span>
      {total !== undefined && <span className={classes.count}>{counted(total, ['Reise', 'Reisen'])}</span>}
      {total !== undefined && total > mostTimelineOrders && (
        <span className={classes.most} role="status">
          Gezeigt werden die ersten {count(mostTimelineOrders)}; bitte mit Filtern eingrenzen.
        </span>
      )}
      <SegmentedControl
        className={classes.scale}
        aria-label="Maßstab"
        data={[
          { value: 'months', label: 'Monate' },
          { value: 'weeks', label: 'Wochen' },
        ]}
        value={scale}
        onChange={(chosen) => onChange({ scale: chosen === 'weeks' ? 'weeks' : undefined, at: undefined })}
      />
    </div>
  )
}

function Legend({ trips }: { trips: readonly TimelineTrip[] }) {
  const shown = new Set(trips.map(({ status }) => status))
  const keys = (Object.keys(orderStatuses) as StatusKey[]).filter((status) => shown.has(status))
  return (
    <ul className={classes.legend} aria-label="Legende">
      {keys.map((status) => (
        <li key={status}>
          <OrderStatus status={status} />
        </li>
      ))}
    </ul>
  )
}
