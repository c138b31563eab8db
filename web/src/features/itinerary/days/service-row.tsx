import { Tooltip } from '@mantine/core'
import { missingPersons } from '@reisewerk/domain/itinerary/contingent-shortfall.ts'
import { showsRequests } from '@reisewerk/domain/requests/auto-expansion.ts'
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, memo, type ReactNode, useMemo, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import { isOnRow } from '../../../ui/lists/is-on-row.ts'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { Stars } from '../../../ui/marks/stars.tsx'
import { WarningsButton } from '../../../ui/notices/warnings-button.tsx'
import { useRoomNeeds } from '../../orders/trip/api.ts'
import { useServiceGrip } from '../moving/use-grips.ts'
import { OfferedTitle } from '../plan/offered-title.tsx'
import { useDesk } from '../plan/plan-context.tsx'
import { RenewalMark, StandingCell } from '../plan/renewal-mark.tsx'
import { lengthOf, noteOf, partnerOf, starsOf, titleOf } from '../plan/service-words.ts'
import {
  chosenRequestOf,
  heldOf,
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
import { NobodyChosen } from './nobody-chosen.tsx'
import { ServiceMenu, useServiceKeys } from './service-menu.tsx'
import { ClockCell, SpanCell } from './service-times.tsx'

/** A service with what the desk must know of it at a glance; its requests hang below (HEAD-10). */
export const ServiceRow = memo(function ServiceRow({ service, isEdited }: { service: Service; isEdited: boolean }) {
  const { edit, requests: slots, trip } = useDesk()
  const needs = useRoomNeeds(trip.id)
  const onKeyDown = useServiceKeys(service)
  const [open, setOpen] = useRequestsOpen(service)
  const main = mainRequestOf(service)
  const lost = lostRequestOf(service)
  const title = titleOf(service)
  const select = useMemo(() => <SelectBox what="service" id={service.key} title={title} />, [service.key, title])
  return (
    <>
      <GripRow service={service} title={title} isEdited={isEdited} onKeyDown={onKeyDown} select={select}>
        <td>
          <Description service={service} title={title}>
            {requestsOf(service).length > 0 && (
              <button type="button" className={classes.requests} aria-expanded={open} onClick={() => setOpen(!open)}>
                <IconChevronRight size={12} stroke={2} className={classes.chevron} aria-hidden />
                {counted(requestsOf(service).length, ['Anfrage', 'Anfragen'])}
              </button>
            )}
          </Description>
        </td>
        <td>
          <SpanCell service={service} title={title} />
        </td>
        <td className={classes.number}>{lengthOf(service)}</td>
        <td className={classes.number}>
          <ClockCell service={service} title={title} />
        </td>
        <td className={classes.contingentCell}>
          <Contingent service={service} title={title} />
        </td>
        <td>{main !== undefined && slots.option(main, title)}</td>
        <td className={classes.quiet} title={partnerOf(service)}>
          {lost !== undefined && service.kind === 'hotel' ? (
            <AskAlternatives service={service} title={title} />
          ) : (
            partnerOf(service)
          )}
        </td>
        <td>
          <StandingCell>
            {main !== undefined && slots.status(main, title)}
            {main !== undefined && isRequested(service) && (
              <RenewalMark kind={service.kind} request={main} needs={needs} />
            )}
            {lost !== undefined && isRequested(service) && <LostRequest service={service} request={lost} />}
            {isRequested(service) && <NobodyChosen service={service} />}
          </StandingCell>
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
  const { edit } = useDesk()
  return (
    <tr
      ref={grip.rowRef}
      className={classes.service}
      data-line={service.key}
      data-edited={isEdited || undefined}
      data-dragged={grip.isDragged || undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => isOnRow(event) && edit({ what: 'service', key: service.key, isNew: false })}
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

/** 'reserved/asked'; a shortfall says how many persons are missing and how that comes about (001 §2.2). */
function Contingent({ service, title }: { service: Service; title: string }) {
  const { drivers, requests: slots } = useDesk()
  if (requestsOf(service).length === 0) return null
  const { personsAsked: asked } = service.item.info
  // While there is only one request the row tells of that one, chosen or not.
  const request = mainRequestOf(service)
  const reserved = heldOf(service)
  const without = service.item.driverNotParticipating === true
  const missing = missingPersons({ asked, reserved }, without, drivers)
  const told = `${reserved ?? '–'}/${asked}`
  const numbers = <span>{told}</span>
  const deducted = without && drivers > 0 ? `, davon ${counted(drivers, ['Fahrer', 'Fahrer'])} ohne Teilnahme` : ''
  const shown =
    missing === 0 ? (
      <span className={classes.contingent} data-open={reserved === null || undefined}>
        {numbers}
      </span>
    ) : (
      <Tooltip label={`${asked} angefragt${deducted}, ${reserved ?? 0} reserviert: ${words(missing)}`}>
        <span className={classes.contingent} data-short>
          {numbers} <span className={classes.missing}>{words(missing)}</span>
        </span>
      </Tooltip>
    )
  return request === undefined
    ? shown
    : slots.amounts(request, title, missing === 0 ? told : `${told} ${words(missing)}`, shown)
}

function words(missing: number): string {
  return missing === 1 ? '1 fehlt' : `${missing} fehlen`
}
