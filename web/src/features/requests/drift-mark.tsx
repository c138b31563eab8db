import { Tooltip } from '@mantine/core'
import { requestDrift } from '@reisewerk/domain/requests/request-drift.ts'
import { localTimeOfWire } from '@reisewerk/domain/wire.ts'
import { IconCalendarExclamation } from '@tabler/icons-react'
import { hour } from '../../lib/moments.ts'
import { useSpanWords } from '../../lib/relative-days.ts'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import type { RequestedService } from '../itinerary/plan/services.ts'
import classes from './request-rows.module.css'

type Span = { readonly startAt: string | null; readonly endAt: string | null }

/** Says why a request no longer fits its service; null while it does. */
export function useDriftWords(): (service: RequestedService, request: ServiceRequest) => string | null {
  const spanOf = useSpanWords()
  return (service, request) => driftWords(service, request, spanOf)
}

function driftWords(service: RequestedService, request: ServiceRequest, spanOf: (span: Span) => string): string | null {
  const drift = requestDrift(service.kind, timesOf(service.item), timesOf(request))
  if (drift === null) return null
  const words = (span: Span) => (drift === 'days' ? spanOf(span) : hoursOf(span))
  return `Angefragt für ${words(request)}, die Leistung hat ${words(service.item)}`
}

/** Says that a request is for another time than its service. */
export function DriftMark({ service, request }: { service: RequestedService; request: ServiceRequest }) {
  const words = useDriftWords()(service, request)
  if (words === null) return null
  return (
    <Tooltip label={words}>
      <span className={classes.drift} role="img" aria-label={words}>
        <IconCalendarExclamation size={15} stroke={1.7} aria-hidden />
      </span>
    </Tooltip>
  )
}

function timesOf({ startAt, endAt }: Span) {
  const local = (wire: string | null) => (wire === null ? null : localTimeOfWire(wire))
  return { startAt: local(startAt), endAt: local(endAt) }
}

function hoursOf({ startAt, endAt }: Span): string {
  return [startAt, endAt].map(hour).filter(Boolean).join('–')
}
