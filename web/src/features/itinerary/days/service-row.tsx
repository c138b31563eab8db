import { Tooltip } from '@mantine/core'
import { heldPersons, missingPersons } from '@reisewerk/domain/itinerary/contingent-shortfall.ts'
import { isOptionOpen, showsRequests } from '@reisewerk/domain/requests/auto-expansion.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, memo, type ReactNode, useMemo, useState } from 'react'
import { counted, day } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { useFirstDay, useSpanWords } from '../../../lib/relative-days.ts'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import { Deadline } from '../../../ui/marks/deadline.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { RequestStatus } from '../../../ui/marks/request-status.tsx'
import { Stars } from '../../../ui/marks/stars.tsx'
import { WarningsButton } from '../../../ui/notices/warnings-button.tsx'
import { useServiceGrip } from '../moving/use-grips.ts'
import type { ServiceRequest } from '../plan/days.ts'
import { OfferedTitle } from '../plan/offered-title.tsx'
import { useDesk } from '../plan/plan-context.tsx'
import { RenewalMark } from '../plan/renewal-mark.tsx'
import { lengthOf, noteOf, partnerOf, starsOf, timeOf, titleOf } from '../plan/service-words.ts'
import {
  chosenRequestOf,
  isRequested,
  lostRequestOf,
  mainRequestOf,
  requestsOf,
  type Service,
} from '../plan/services.ts'
import { warningsOf } from '../plan/warnings.ts'
import { GroupTag } from '../sort-groups/sort-groups.tsx'
import { useAreaNotes } from './area-notes.tsx'
import { ChargesButton } from './charges-button.tsx'
import classes from './day-list.module.css'
import { AskAlternatives, LostRequest } from './lost-request.tsx'
import { ServiceMenu, useServiceKeys } from './service-menu.tsx'

/** A service with what the desk must know of it at a glance; its requests hang below (HEAD-10). */
export const ServiceRow = memo(function ServiceRow({ service, isEdited }: { service: Service; isEdited: boolean }) {
  const { edit, requests: slots } = useDesk()
  const onKeyDown = useServiceKeys(service)
  const [open, setOpen] = useRequestsOpen(service)
  const spanOf = useSpanWords()
  const main = mainRequestOf(service)
  const lost = lostRequestOf(service)
  const title = titleOf(service)
  const select = useMemo(() => <SelectBox what="service" id={service.key} title={title} />, [service.key, title])
  return (
    <>
      <GripRow service={service} title={title} isEdited={isEdited} onKeyDown={onKeyDown} select={select}>
        <td>
          <Description service={service} title={title}>
            {lost !== undefined && service.kind === 'hotel' && <AskAlternatives service={service} title={title} />}
            {requestsOf(service).length > 0 && (
              <button type="button" className={classes.requests} aria-expanded={open} onClick={() => setOpen(!open)}>
                <IconChevronRight size={12} stroke={2} className={classes.chevron} aria-hidden />
                {counted(requestsOf(service).length, ['Anfrage', 'Anfragen'])}
              </button>
            )}
          </Description>
        </td>
        <td>{spanOf(service.item)}</td>
        <td className={classes.number}>{lengthOf(service)}</td>
        <td className={classes.number}>{timeOf(service)}</td>
        <td className={classes.contingentCell}>
          <Contingent service={service} />
        </td>
        <td>
          <OptionDate request={main ?? lost} />
        </td>
        <td className={classes.quiet} title={partnerOf(service)}>
          {partnerOf(service)}
        </td>
        <td>
          {main !== undefined && <RequestStatus status={main.requestStatus.status} />}{' '}
          {main !== undefined && <RenewalMark kind={service.kind} request={main} />}
          {lost !== undefined && isRequested(service) && <LostRequest service={service} request={lost} />}
        </td>
        <td className={classes.tools}>
          <ServiceMenu service={service} title={title} />
        </td>
      </GripRow>
      {open &&
        isRequested(service) &&
        slots.rows(service, (requestId) => edit({ what: 'request', key: service.key, requestId }))}
    </>
  )
})

type GripRowProps = {
  service: Service
  title: string
  isEdited: boolean
  onKeyDown: (event: KeyboardEvent) => void
  select: ReactNode
  children: ReactNode
}

/** The row as far as it is dragged and crossed: that draws it alone, not what stands in its cells. */
function GripRow({ service, title, isEdited, onKeyDown, select, children }: GripRowProps) {
  const grip = useServiceGrip(service)
  return (
    <tr
      ref={grip.rowRef}
      className={classes.service}
      data-line={service.key}
      data-edited={isEdited || undefined}
      data-dragged={grip.isDragged || undefined}
      onKeyDown={onKeyDown}
    >
      <td className={classes.grip}>
        {select}
        <button type="button" className={classes.handle} aria-label={`${title} verschieben`} {...grip.handle}>
          <IconGripVertical size={14} aria-hidden />
        </button>
      </td>
      {children}
    </tr>
  )
}

/** Requests show by rule until somebody decides otherwise (REQ-07). */
function useRequestsOpen(service: Service) {
  const { trip, settings } = useDesk()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const byRule = showsRequests(
    requestsOf(service).map((request) => request.requestStatus.status),
    {
      isChosen: chosenRequestOf(service) !== undefined,
      isWanted: settings.requestAutoExpand,
      orderStatus: trip.currentStatus,
    },
  )
  return [chosen ?? byRule, setChosen] as const
}

function Description({ service, title, children }: { service: Service; title: string; children: ReactNode }) {
  const stars = starsOf(service)
  const note = noteOf(service, useOptions('board'))
  return (
    <div className={classes.description}>
      <KindIcon kind={service.kind} />
      <OfferedTitle service={service} />
      {stars !== undefined && <Stars count={stars} />}
      <WarningsButton title={title} warnings={warningsOf(service, useAreaNotes(service))} />
      {service.kind === 'route' && <ChargesButton service={service} title={title} />}
      <GroupTag group={service.item.sortGroup} />
      <span className={classes.note} title={note}>
        {note}
      </span>
      {children}
    </div>
  )
}

/** An option that is done or was declined no longer presses; for a concept nobody holds any. */
function OptionDate({ request }: { request: ServiceRequest | undefined }) {
  const isConcept = useFirstDay() !== null
  if (request === undefined) return null
  const { dueDate, status } = request.optionTodo
  const date = dueDate === null ? null : dateOfWire(dueDate)
  if (date === null || isConcept) return null
  return isOptionOpen(status, request.requestStatus.status) ? <Deadline date={date} /> : day(dueDate)
}

/** 'reserved/asked'; a shortfall says how many persons are missing and how that comes about (001 §2.2). */
function Contingent({ service }: { service: Service }) {
  const { drivers } = useDesk()
  if (requestsOf(service).length === 0) return null
  const { personsAsked: asked } = service.item.info
  // While there is only one request the row tells of that one, chosen or not.
  const request = mainRequestOf(service)
  const lost = lostRequestOf(service)
  const reserved =
    request === undefined
      ? lost === undefined
        ? null
        : 0
      : heldPersons(request.contingent.reservedAmount, request.requestStatus.status)
  const without = service.item.driverNotParticipating === true
  const missing = missingPersons({ asked, reserved }, without, drivers)
  const numbers = (
    <span>
      {reserved ?? '–'}/{asked}
    </span>
  )
  if (missing === 0) {
    return (
      <span className={classes.contingent} data-open={reserved === null || undefined}>
        {numbers}
      </span>
    )
  }
  const deducted = without && drivers > 0 ? `, davon ${counted(drivers, ['Fahrer', 'Fahrer'])} ohne Teilnahme` : ''
  return (
    <Tooltip label={`${asked} angefragt${deducted}, ${reserved ?? 0} reserviert: ${words(missing)}`}>
      <span className={classes.contingent} data-short>
        {numbers}
        <span className={classes.missing}>{words(missing)}</span>
      </span>
    </Tooltip>
  )
}

function words(missing: number): string {
  return missing === 1 ? '1 fehlt' : `${missing} fehlen`
}
