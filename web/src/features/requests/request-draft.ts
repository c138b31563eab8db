import type { Board } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire, linkTo, localTimeOfWire, wireOfDate, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import type { Choice } from '../../ui/inline-select.tsx'
import type { ServiceRequest } from '../itinerary/api.ts'
import type { Requested } from './api.ts'

/** What the form of a request holds. */
export type RequestDraft = {
  provider: Choice | null
  agency: Choice | null
  startDate: CalendarDate | null
  startTime: string | null
  endDate: CalendarDate | null
  endTime: string | null
  board: Board
  shipName: string
  asked: number
  reserved: number
  optionNr: string
  dueDate: CalendarDate | null
  notes: string
}

/** A new request takes over what its service says; the trip's guests are asked for (REQ-02). */
export function draftOf({ kind, item }: Requested, request: ServiceRequest | undefined): RequestDraft {
  const { startAt, endAt } = request ?? item
  return {
    provider: choiceOf(request?.provider),
    agency: choiceOf(request === undefined ? item.agency : request.agency),
    startDate: startAt === null ? null : dateOfWire(startAt),
    startTime: timeOf(startAt),
    endDate: endAt === null ? null : dateOfWire(endAt),
    endTime: timeOf(endAt),
    board: request !== undefined && 'board' in request ? request.board : kind === 'hotel' ? item.board : 'none',
    shipName: request !== undefined && 'shipName' in request ? request.shipName : '',
    asked: request?.contingent.askedAmount ?? item.info.personsAsked,
    reserved: request?.contingent.reservedAmount ?? 0,
    optionNr: request?.optionNr ?? '',
    dueDate:
      request === undefined || request.optionTodo.dueDate === null ? null : dateOfWire(request.optionTodo.dueDate),
    notes: request?.notes ?? '',
  }
}

/** The body of a POST or, field by field, of a change. Hotel stays go from day to day, crossings by the clock (001 §5). */
export function bodyOf({ kind }: Requested, draft: RequestDraft): Record<string, unknown> {
  const isHotel = kind === 'hotel'
  return {
    provider: linkOf(isHotel ? 'hotels' : 'ferries', draft.provider),
    agency: linkOf('agencies', draft.agency),
    startAt: wireOf(draft.startDate, isHotel ? null : draft.startTime),
    endAt: wireOf(draft.endDate, isHotel ? null : draft.endTime),
    ...(isHotel ? { board: draft.board } : { shipName: draft.shipName }),
    contingent: { askedAmount: draft.asked, reservedAmount: draft.reserved },
    optionNr: draft.optionNr,
    optionTodo: { dueDate: draft.dueDate === null ? null : wireOfDate(draft.dueDate) },
    notes: draft.notes,
  }
}

/** Why a request cannot be saved yet; null when it can. */
export function missingIn({ kind }: Requested, draft: RequestDraft): string | null {
  const { provider, agency, startDate, endDate } = draft
  if (provider === null && agency === null) return 'Bitte Leistungsträger oder Agentur auswählen'
  if (startDate === null || endDate === null) return null
  if (endDate < startDate) return 'Das Ende liegt vor dem Beginn.'
  return kind === 'hotel' && endDate === startDate ? 'Ein Hotelaufenthalt dauert mindestens eine Nacht.' : null
}

function choiceOf(item: { id: number; name: string } | null | undefined): Choice | null {
  return item == null ? null : { value: String(item.id), label: item.name }
}

function linkOf(resource: string, choice: Choice | null) {
  return choice === null ? null : linkTo(resource, Number(choice.value))
}

function timeOf(wire: string | null): string | null {
  return wire === null ? null : (localTimeOfWire(wire)?.slice(11, 16) ?? null)
}

function wireOf(date: CalendarDate | null, time: string | null): string | null {
  return date === null ? null : wireOfLocalTime(`${date}T${time ?? '00:00'}:00`)
}
