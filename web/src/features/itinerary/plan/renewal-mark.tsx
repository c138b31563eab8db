import { type Renewal, renewalOf } from '@reisewerk/domain/requests/renewal.ts'
import { mixWords, type RoomMix, type RoomNeeds, roomsAskedFor } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { localTimeOfWire } from '@reisewerk/domain/wire.ts'
import type { ReactNode } from 'react'
import { day } from '../../../lib/format.ts'
import { hour } from '../../../lib/moments.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSpanWords } from '../../../lib/relative-days.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { ServiceRequest } from './days.ts'
import classes from './renewal-mark.module.css'

type Of = Pick<ServiceRequest, 'requestStatus' | 'startAt' | 'endAt' | 'contingent' | 'agreed' | 'renewedAt'>

/** The rooms that the partner of a request knows; null where nobody told any. */
export function knownRoomsOf(request: object): RoomMix | null {
  return 'agreedRooms' in request ? (request as { agreedRooms: RoomMix | null }).agreedRooms : null
}

/**
 * What a request says now that its partner does not know; null while it knows all of it.
 * @param needs of its trip, as far as they are known
 */
export function renewalOfRequest(kind: RequestedKind, request: Of, needs: RoomNeeds | undefined): Renewal | null {
  const { requestStatus, startAt, endAt, contingent, agreed } = request
  const local = (wire: string | null) => (wire === null ? null : localTimeOfWire(wire))
  return renewalOf(
    kind,
    requestStatus.status,
    {
      startAt: local(startAt),
      endAt: local(endAt),
      askedAmount: contingent.askedAmount,
      rooms: needs === undefined ? null : roomsAskedFor(kind, contingent.askedAmount, needs),
    },
    {
      startAt: local(agreed.startAt),
      endAt: local(agreed.endAt),
      askedAmount: agreed.askedAmount,
      rooms: knownRoomsOf(request),
    },
  )
}

type Props = { kind: RequestedKind; request: Of; needs?: RoomNeeds | undefined }

/** What is to be said of a request beside its status, and for what that was given; null while its partner knows all of it. */
export function useRenewalWords(
  kind: RequestedKind,
  request: Of,
  needs: RoomNeeds | undefined,
): { label: string; title: string; tone: 'neutral' | 'warn' } | null {
  const spanOf = useSpanWords()
  const { label } = useOptions('request_status').of(request.requestStatus.status)
  const renewal = renewalOfRequest(kind, request, needs)
  if (renewal === null) return null
  if (request.renewedAt !== null) {
    const title = `Neu angefragt am ${day(request.renewedAt)}, noch nicht beantwortet`
    return { label: 'neu angefragt', title, tone: 'neutral' }
  }
  const { agreed } = request
  const clock = [agreed.startAt, agreed.endAt].map(hour).filter(Boolean).join('–')
  const parts = [
    renewal.times === null ? '' : [spanOf(agreed), renewal.times === 'hours' ? clock : ''].filter(Boolean).join(', '),
    renewal.number ? `${agreed.askedAmount} Personen` : '',
    renewal.rooms ? mixWords(knownRoomsOf(request) ?? []) : '',
  ].filter(Boolean)
  return { label: 'neu anzufragen', title: `${label} für ${parts.join(' und ')}`, tone: 'warn' }
}

/** 'neu anzufragen' beside the status that was given for something else, and for what (TRUE-02, TRUE-03). */
export function RenewalMark({ kind, request, needs }: Props) {
  const words = useRenewalWords(kind, request, needs)
  return (
    words !== null && (
      <Badge tone={words.tone} title={words.title}>
        {words.label}
      </Badge>
    )
  )
}

/** A status and what is to be known beside it; in a narrow column one stands below the other, so that neither is cut off. */
export function StandingCell({ children }: { children: ReactNode }) {
  return <div className={classes.standing}>{children}</div>
}
