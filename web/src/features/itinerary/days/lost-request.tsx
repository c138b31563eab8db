import { nobodyWords } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { day } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { AlternativesDialog } from '../many/alternatives-dialog.tsx'
import type { ServiceRequest } from '../plan/days.ts'
import { isLapsed, type RequestedService } from '../plan/services.ts'
import classes from './day-list.module.css'

/** 'ohne Haus' where a service has lost whom it had; why stands with it (TRUE-01). */
export function LostRequest({ service, request }: { service: RequestedService; request: ServiceRequest }) {
  const statuses = useOptions('request_status')
  const { optionTodo, requestStatus } = request
  const whom = request.provider?.name ?? request.agency?.name ?? 'Anfrage'
  const why = isLapsed(request)
    ? `Option bis ${day(optionTodo.dueDate ?? '')} abgelaufen`
    : statuses.of(requestStatus.status).label
  return (
    <Badge tone="bad" title={`${whom}: ${why}`}>
      {nobodyWords(service.kind, 'ohne')}
    </Badge>
  )
}

/** Offers the other houses of the area with one click; their letters are written from the requests that it makes. */
export function AskAlternatives({ service, title }: { service: RequestedService; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.alternatives}
        aria-label={`${title}: Alternativen anfragen`}
        onClick={() => setOpen(true)}
      >
        <IconMessageQuestion size={13} stroke={1.8} aria-hidden />
        Alternativen anfragen
      </button>
      {isOpen && <AlternativesDialog service={service} onClose={() => setOpen(false)} />}
    </>
  )
}
