import { useElementSize, useMergedRef } from '@mantine/hooks'
import { germanDayMonth } from '@reisewerk/domain/calendar-date.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../../lib/format.ts'
import { useKeys } from '../../lib/use-keys.ts'
import type { PlacedTrip } from './order-lanes.ts'
import { type Span, shareOf } from './order-span.ts'
import classes from './order-timeline.module.css'
import { TimelineTripLink } from './timeline-trip.tsx'

const laneHeight = 26
const beyond = 8

/** The lanes; only those in sight are drawn, so that thousands of trips scroll as lightly as ten. */
export function TimelineLanes({ placed, span }: { placed: readonly PlacedTrip[]; span: Span }) {
  const [top, setTop] = useState(0)
  const scroller = useRef<HTMLElement>(null)
  const { ref, height } = useElementSize<HTMLElement>()
  const lanes = useMemo(() => 1 + Math.max(...placed.map(({ lane }) => lane)), [placed])
  const first = Math.floor(top / laneHeight) - beyond
  const last = Math.ceil((top + height) / laneHeight) + beyond
  const area = useMergedRef(ref, scroller)
  const walk = useWalk(placed, scroller)
  return (
    <section
      className={classes.lanes}
      aria-label="Zeitachse der Reisen"
      ref={area}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div className={classes.canvas} style={{ height: lanes * laneHeight + 8 }}>
        {span.ticks.map((tick) => (
          <span key={tick.date} className={classes.line} style={{ left: `${shareOf(span, tick.date) * 100}%` }} />
        ))}
        <TodayLine span={span} />
        {placed
          .filter(({ lane, trip }) => (lane >= first && lane <= last) || trip.id === walk.current)
          .map((one) => (
            <TimelineTripLink
              key={one.trip.id}
              placed={one}
              top={one.lane * laneHeight}
              ref={walk.refOf(one.trip.id)}
            />
          ))}
      </div>
    </section>
  )
}

/** Up and down (or k and j) walk from trip to trip by their start; the trip's link takes the focus, Enter opens it. */
function useWalk(placed: readonly PlacedTrip[], scroller: React.RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number | null>(null)
  const links = useRef(new Map<number, HTMLAnchorElement>())
  const asked = useRef(false)

  function step(by: 1 | -1) {
    const index = placed.findIndex(({ trip }) => trip.id === current)
    const next = placed[index < 0 ? 0 : Math.min(placed.length - 1, Math.max(0, index + by))]
    if (next === undefined) return
    asked.current = true
    setCurrent(next.trip.id)
    if (next.trip.id === current) links.current.get(next.trip.id)?.focus()
  }

  // The link may be drawn only now that it is the current one.
  useEffect(() => {
    if (!asked.current || current === null) return
    asked.current = false
    const link = links.current.get(current)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
    // The area itself scrolls; the page must not.
    if (scroller.current !== null) scroller.current.scrollLeft = 0
  }, [current, scroller])

  useKeys({ j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1) })
  return {
    current,
    refOf: (id: number) => (link: HTMLAnchorElement | null) => {
      if (link === null) links.current.delete(id)
      else links.current.set(id, link)
    },
  }
}

function TodayLine({ span }: { span: Span }) {
  const share = shareOf(span, today())
  if (share < 0 || share > 1) return null
  return (
    <span className={classes.today} style={{ left: `${share * 100}%` }}>
      <span className={classes.todayName}>Heute, {germanDayMonth(today())}</span>
    </span>
  )
}
