import { type AskedFor, changeOf, knownOf, type Renewal, renewalOf } from '@reisewerk/domain/requests/renewal.ts'
import {
  cabinsAskedFor,
  mixWords,
  type RoomMix,
  type RoomNeeds,
  roomsAskedFor,
} from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { localTimeOfWire, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import type { ReactNode } from 'react'
import { day } from '../../../lib/format.ts'
import { hour } from '../../../lib/moments.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSpanWords } from '../../../lib/relative-days.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { FerryItem, ServiceRequest } from './days.ts'
import classes from './renewal-mark.module.css'

type FerryRequest = FerryItem['requests'][number]
type Of = Pick<
  ServiceRequest,
  'requestStatus' | 'startAt' | 'endAt' | 'contingent' | 'agreed' | 'lastTold' | 'renewedAt'
>

/** The rooms that the partner of a request has confirmed; null where nobody told any. */
function agreedRoomsOf(request: object): RoomMix | null {
  return 'agreedRooms' in request ? (request as { agreedRooms: RoomMix | null }).agreedRooms : null
}

/** The rooms or, on a ferry by night, the cabins a request asks for; null of everything else. */
export function placesAskedFor(kind: RequestedKind, request: Of, needs: RoomNeeds): RoomMix | null {
  const { askedAmount } = request.contingent
  if (!('shipName' in request)) return roomsAskedFor(kind, askedAmount, needs)
  // A request that has a ship is one of a ferry.
  const { type, contingent } = request as FerryRequest
  const own = [...contingent.singleCabins, ...contingent.doubleCabins, ...contingent.otherCabins]
  return type === 'night' ? cabinsAskedFor(own, askedAmount, needs) : null
}

/** What a request asks for now, and what its partner has confirmed and was told last. @param needs of its trip, as far as they are known */
function factsOf(kind: RequestedKind, request: Of, needs: RoomNeeds | undefined) {
  const { startAt, endAt, contingent, agreed, lastTold } = request
  const local = (wire: string | null) => (wire === null ? null : localTimeOfWire(wire))
  const now: AskedFor = {
    startAt: local(startAt),
    endAt: local(endAt),
    askedAmount: contingent.askedAmount,
    rooms: needs === undefined ? null : placesAskedFor(kind, request, needs),
  }
  const confirmed: AskedFor = {
    startAt: local(agreed.startAt),
    endAt: local(agreed.endAt),
    askedAmount: agreed.askedAmount,
    rooms: agreedRoomsOf(request),
  }
  return { now, agreement: { agreed: confirmed, told: lastTold } }
}

/** By what the partner of a request goes: what it has confirmed, or what a letter has told it since then (decision 179). */
export function knownOfRequest(kind: RequestedKind, request: Of, needs: RoomNeeds | undefined): AskedFor {
  const { now, agreement } = factsOf(kind, request, needs)
  return knownOf(kind, now, agreement)
}

/** What a request says now that its partner does not know; null while it knows all of it. */
export function renewalOfRequest(kind: RequestedKind, request: Of, needs: RoomNeeds | undefined): Renewal | null {
  const { now, agreement } = factsOf(kind, request, needs)
  return renewalOf(kind, request.requestStatus.status, now, agreement)
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
  const { agreement } = factsOf(kind, request, needs)
  const known = knownOfRequest(kind, request, needs)
  const wire = (time: string | null) => (time === null ? null : wireOfLocalTime(time))
  const span = { startAt: wire(known.startAt), endAt: wire(known.endAt) }
  const clock = [span.startAt, span.endAt].map(hour).filter(Boolean).join('–')
  const parts = [
    renewal.times === null ? '' : [spanOf(span), renewal.times === 'hours' ? clock : ''].filter(Boolean).join(', '),
    renewal.number ? `${known.askedAmount} Personen` : '',
    renewal.rooms ? mixWords(known.rooms ?? []) : '',
  ].filter(Boolean)
  // It has confirmed something else: a letter has told it this since then.
  const standing = changeOf(kind, known, agreement.agreed) === null ? label : 'Zuletzt angeschrieben'
  return { label: 'neu anzufragen', title: `${standing} für ${parts.join(' und ')}`, tone: 'warn' }
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
