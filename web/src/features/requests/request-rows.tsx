import { heldPersons } from '@reisewerk/domain/itinerary/contingent-shortfall.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { IconCircle, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { clock, day } from '../../lib/format.ts'
import { hour } from '../../lib/moments.ts'
import { type Options, useOptions } from '../../lib/options.ts'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import { isOnRow } from '../../ui/lists/is-on-row.ts'
import { KindIcon } from '../../ui/marks/kind-icon.tsx'
import { WarningsButton } from '../../ui/notices/warnings-button.tsx'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import { requestLine } from '../itinerary/plan/plan-lines.ts'
import { RenewalMark, renewalOfRequest, StandingCell } from '../itinerary/plan/renewal-mark.tsx'
import { agencyOrLine } from '../itinerary/plan/service-words.ts'
import { isStandingNow, type RequestedService } from '../itinerary/plan/services.ts'
import { warningsOfRequest } from '../itinerary/plan/warnings.ts'
import { useRoomNeeds } from '../orders/trip/api.ts'
import { partnerNameOf } from './api.ts'
import { ContingentDifference } from './contingent-difference.tsx'
import { DriftMark } from './drift-mark.tsx'
import { OptionDeadline } from './option-deadline.tsx'
import { RequestMenu } from './request-menu.tsx'
import classes from './request-rows.module.css'
import { StatusSelect } from './status-select.tsx'
import { useRequestActions } from './use-request-actions.ts'

type Props = { orderId: number; service: RequestedService; onEdit: (requestId: number) => void }

/** The requests of a service, as rows of the day list (001 §2.3). */
export function RequestRows({ orderId, service, onEdit }: Props) {
  return service.item.requests.map((request) => (
    <RequestRow
      key={request.id}
      orderId={orderId}
      service={service}
      request={request}
      onEdit={() => onEdit(request.id)}
    />
  ))
}

type RowProps = {
  orderId: number
  service: RequestedService
  request: ServiceRequest
  onEdit: () => void
  /** Two cells that tell of its service, in a list in which it does not hang under it. */
  place?: ReactNode
}

/** A request as a row: whom it asks, for what and until when. */
export function RequestRow({ orderId, service, request, onEdit, place }: RowProps) {
  const hangs = place === undefined
  const actions = useRequestActions(orderId, service, request)
  const title = partnerNameOf(request)
  const boards = useOptions('board')
  const { askedAmount, reservedAmount } = request.contingent
  const note = noteOf(request, boards)
  const needs = useRoomNeeds(orderId)
  return (
    <tr
      className={classes.request}
      data-line={requestLine(request.id)}
      data-off={isActiveRequest(request.requestStatus.status) ? undefined : true}
      data-hangs={hangs || undefined}
      onClick={(event) => isOnRow(event) && onEdit()}
    >
      <td className={classes.select}>
        <SelectBox what="request" id={String(request.id)} title={`Anfrage ${title}`} indented={hangs} />
      </td>
      <td>
        <div className={classes.description}>
          {!hangs && <KindIcon kind={service.kind} />}
          <ChooseMark
            isChosen={actions.isChosen}
            stands={isStandingNow(request)}
            title={title}
            onClick={() => void actions.toggleChosen()}
          />
          <span className={classes.title} title={title}>
            {title}
          </span>
          <DriftMark service={service} request={request} />
          <WarningsButton title={title} warnings={warningsOfRequest(request)} />
          <span className={classes.note} title={note}>
            {note}
          </span>
        </div>
      </td>
      {place ?? (
        <>
          <td />
          <td />
        </>
      )}
      <td className={classes.number}>{timeOf(service, request)}</td>
      <td className={classes.contingent}>
        {(isStandingNow(request) ? heldPersons(reservedAmount, request.requestStatus.status) : null) ?? '–'} /{' '}
        {askedAmount}
        <ContingentDifference orderId={orderId} request={request} />
      </td>
      <td>
        <OptionDeadline orderId={orderId} request={request} title={title} />
      </td>
      <td>{agencyOrLine(service.kind, request)}</td>
      <td>
        <StandingCell>
          <StatusSelect orderId={orderId} request={request} title={title} />
          <RenewalMark kind={service.kind} request={request} needs={needs} />
        </StandingCell>
      </td>
      <td className={classes.tools}>
        <RequestMenu
          request={request}
          title={title}
          isToRenew={renewalOfRequest(service.kind, request, needs) !== null}
          actions={actions}
          onEdit={onEdit}
        />
      </td>
    </tr>
  )
}

/** Board, ship, flight or train, the provider's number, and when it was asked for by mail (REQ-05). */
function noteOf(request: ServiceRequest, boards: Options): string {
  const asked = request.requestedAt === null ? '' : `angefragt am ${day(request.requestedAt)}`
  return [whatOf(request, boards), request.optionNr, asked].filter((text) => text !== '').join(' · ')
}

function whatOf(request: ServiceRequest, boards: Options): string {
  if ('board' in request) return boards.of(request.board).label
  if ('shipName' in request) return request.shipName
  if ('flightNumber' in request) return [request.flightNumber, request.ticketNr].filter(Boolean).join(' · ')
  return 'trainNumber' in request ? request.trainNumber : ''
}

/** Arrival at a hotel, else when it begins. */
function timeOf({ kind }: RequestedService, request: ServiceRequest): string {
  return kind === 'hotel' ? clock(request.checkInAt) : hour(request.startAt)
}

type ChooseMarkProps = { isChosen: boolean; stands: boolean; title: string; onClick: () => void }

/** Whoever was chosen and has declined, or whose option ran out, is not held by its tick (TRUE-01). */
function ChooseMark({ isChosen, stands, title, onClick }: ChooseMarkProps) {
  const Glyph = !isChosen ? IconCircle : stands ? IconCircleCheckFilled : IconCircleXFilled
  return (
    <button
      type="button"
      className={classes.choose}
      aria-pressed={isChosen}
      data-lost={(isChosen && !stands) || undefined}
      aria-label={`${title} als Leistung setzen`}
      title={!isChosen ? 'Als Leistung setzen' : stands ? 'Ausgewählte Anfrage' : 'Ausgewählt, hält aber nichts mehr'}
      onClick={onClick}
    >
      <Glyph size={15} stroke={1.6} aria-hidden />
    </button>
  )
}
