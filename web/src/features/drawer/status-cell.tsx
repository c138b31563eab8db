import type { Tone } from '@reisewerk/domain/accounts/options.ts'
import { isRequestedKind, type RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconCalendarExclamation } from '@tabler/icons-react'
import { Badge } from '../../ui/marks/badge.tsx'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import { useRenewalWords } from '../itinerary/plan/renewal-mark.tsx'
import { isLapsed } from '../itinerary/plan/services.ts'
import { useRoomNeeds } from '../orders/trip/api.ts'
import type { DrawerRow } from './rows.ts'
import classes from './status-cell.module.css'

type Props = { label: string; tone: Tone; row: DrawerRow }

/**
 * The status of a request in a table, with what it does not say: that its option ran out, or that it was given for something else
 * (TRUE-01, TRUE-02).
 */
export function StatusCell({ label, tone, row: { kind, service, request } }: Props) {
  const { order } = service.item as { order: string } // what a line of a request hangs on has its trip
  return (
    <span className={classes.status}>
      <Badge tone={tone}>{label}</Badge>
      {request !== null && kind !== null && isRequestedKind(kind) && (
        <Beside kind={kind} request={request.item as ServiceRequest} orderId={idOf(order)} />
      )}
    </span>
  )
}

function Beside({ kind, request, orderId }: { kind: RequestedKind; request: ServiceRequest; orderId: number }) {
  const renewal = useRenewalWords(kind, request, useRoomNeeds(orderId))
  const words = [
    ...(isLapsed(request) ? ['Option abgelaufen'] : []),
    ...(renewal === null ? [] : [`${renewal.label}: ${renewal.title}`]),
  ]
  if (words.length === 0) return null
  return (
    <span className={classes.beside} role="img" aria-label={words.join('; ')} title={words.join('\n')}>
      <IconCalendarExclamation size={15} stroke={1.7} aria-hidden />
    </span>
  )
}
