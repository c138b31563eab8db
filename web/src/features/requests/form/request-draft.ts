import type { Board, RequestStatus, TrainCategory, TrainType, WagonType } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import { type RequestedKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire, idOf, type Link, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { checkInClock, type MomentsDraft, momentsOf, timesBody, timesOf, wireFrom } from '../../../lib/moments.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import { choiceOf, linkOf } from '../../itinerary/plan/service-draft.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import { type CabinDraft, cabinBodyOf, cabinsOf } from './cabin-draft.ts'
import { type PriceDraft, pricesBodyOf, pricesOf } from './price-draft.ts'
import { noTickets, type TicketDraft, ticketBodyOf, ticketsOf } from './ticket-draft.ts'

/** What only requests of some kinds have. */
type OwnDraft = {
  board: Board
  shipName: string
  /** From when one may go on board; on the day of departure, as the check-in. */
  embark: string | null
  flightNumber: string
  ticketNr: string
  foodOnBoard: boolean
  trainNumber: string
  category: TrainCategory
  trainType: TrainType
  wagonType: WagonType
  startTrack: string
  endTrack: string
  otherService: Choice | null
  meetingPoint: string
  cabins: readonly CabinDraft[]
  tickets: TicketDraft
}

/** What the form of a request holds. */
export type RequestDraft = MomentsDraft &
  OwnDraft & {
    provider: Choice | null
    agency: Choice | null
    /** Numbers of the people at the provider or agency: whom one asks, and who is there on the day (001 §3). */
    requestContact: string | null
    assignedContact: string | null
    asked: number
    reserved: number
    extraDescription: string
    extraAsked: number
    extraReserved: number
    optionNr: string
    dueDate: CalendarDate | null
    status: RequestStatus
    serviceDescription: string
    routeDescription: string
    itemPrices: readonly PriceDraft[]
    notes: string
  }

const noOwn: OwnDraft = {
  board: 'half',
  shipName: '',
  embark: null,
  flightNumber: '',
  ticketNr: '',
  foodOnBoard: false,
  trainNumber: '',
  category: 'second',
  trainType: 'standard',
  wagonType: 'standard',
  startTrack: '',
  endTrack: '',
  otherService: null,
  meetingPoint: '',
  cabins: [],
  tickets: noTickets,
}

/** A new request takes over what its service says; the trip's guests are asked for (REQ-02). */
export function draftOf(service: RequestedService, requestId: number | null): RequestDraft {
  const { item } = service
  const request = find<ServiceRequest>(item.requests, requestId)
  const { contingent } = request ?? {}
  return {
    ...ownOf(service, requestId),
    ...momentsOf(request ?? item),
    provider: choiceOf(request?.provider),
    agency: choiceOf(request === undefined ? item.agency : request.agency),
    requestContact: request === undefined ? null : numberOf(request.requestContact),
    assignedContact: request === undefined ? null : numberOf(request.assignedContact),
    asked: contingent?.askedAmount ?? item.info.personsAsked,
    reserved: contingent?.reservedAmount ?? 0,
    extraDescription: contingent?.extraDescription ?? '',
    extraAsked: contingent?.extraAskedAmount ?? 0,
    extraReserved: contingent?.extraReservedAmount ?? 0,
    optionNr: request?.optionNr ?? '',
    dueDate: request?.optionTodo.dueDate == null ? null : dateOfWire(request.optionTodo.dueDate),
    status: request?.requestStatus.status ?? 'new',
    serviceDescription: request?.serviceDescription ?? '',
    routeDescription: request?.routeDescription ?? '',
    itemPrices: pricesOf(request?.itemPrices ?? []),
    notes: request?.notes ?? '',
  }
}

function ownOf(service: RequestedService, id: number | null): OwnDraft {
  switch (service.kind) {
    case 'hotel':
      return { ...noOwn, board: (find(service.item.requests, id) ?? service.item).board }
    case 'ferry': {
      const request = find(service.item.requests, id)
      if (request === undefined) return noOwn
      const { shipName, embarkAt, contingent } = request
      const embark = checkInClock(embarkAt)
      return { ...noOwn, shipName, embark, cabins: cabinsOf(contingent), tickets: ticketsOf(contingent) }
    }
    case 'airline': {
      const { flightNumber, ticketNr, foodOnBoard } = find(service.item.requests, id) ?? noOwn
      return { ...noOwn, flightNumber, ticketNr, foodOnBoard }
    }
    case 'train': {
      const request = find(service.item.requests, id)
      const { category, trainType, wagonType } = request ?? service.item
      const { trainNumber, startTrack, endTrack } = request ?? noOwn
      const cabins = request === undefined ? [] : cabinsOf(request.contingent)
      return { ...noOwn, category, trainType, wagonType, trainNumber, startTrack, endTrack, cabins }
    }
    case 'other': {
      const request = find(service.item.requests, id)
      const otherService = request?.otherService ?? null
      return {
        ...noOwn,
        meetingPoint: (request ?? service.item).meetingPoint,
        otherService:
          otherService === null
            ? null
            : {
                value: String(idOf(otherService)),
                label: request?.provider?.name ?? service.item.otherServiceType?.name ?? '',
              },
      }
    }
  }
}

function find<Request extends { id: number }>(requests: readonly Request[], id: number | null): Request | undefined {
  return requests.find((request) => request.id === id)
}

function numberOf(link: Link | null): string | null {
  return link === null ? null : String(idOf(link))
}

/** The body of a change, of which only what differs is sent. */
export function bodyOf(service: RequestedService, draft: RequestDraft): Record<string, unknown> {
  const times = timesBody(draft)
  return {
    ...firstBodyOf(service, draft),
    ...times,
    ...(service.kind === 'hotel' && { board: draft.board }),
    ...(service.kind === 'train' && {
      category: draft.category,
      trainType: draft.trainType,
      wagonType: draft.wagonType,
    }),
    ...(service.kind === 'other' && { meetingPoint: draft.meetingPoint }),
    serviceDescription: draft.serviceDescription,
    routeDescription: draft.routeDescription,
  }
}

function embarkAtOf({ start, embark }: RequestDraft): string | null {
  return embark === null ? null : wireFrom({ date: start.date, time: embark })
}

function contactLink(id: string | null): Link | null {
  return id === null ? null : linkTo('contacts', Number(id))
}

/** The body of a request that goes with its new service, from which the server takes all else (REQ-02). */
export function firstBodyOf({ kind }: RequestedService, draft: RequestDraft): Record<string, unknown> {
  return {
    provider: linkOf(serviceKinds[kind].asked.providers, draft.provider),
    agency: linkOf('agencies', draft.agency),
    requestContact: contactLink(draft.requestContact),
    assignedContact: contactLink(draft.assignedContact),
    ...ownBody[kind](draft),
    contingent: {
      askedAmount: draft.asked,
      reservedAmount: draft.reserved,
      extraDescription: draft.extraDescription,
      extraAskedAmount: draft.extraAsked,
      extraReservedAmount: draft.extraReserved,
      ...(kind === 'ferry' && ticketBodyOf(draft.tickets)),
      // Without any the trip's own rooms or cabins are asked for.
      ...((kind === 'ferry' || kind === 'train') && draft.cabins.length > 0 && cabinBodyOf(draft.cabins)),
    },
    optionNr: draft.optionNr,
    optionTodo: { dueDate: draft.dueDate === null ? null : wireOfDate(draft.dueDate) },
    requestStatus: { status: draft.status },
    itemPrices: pricesBodyOf(draft.itemPrices),
    notes: draft.notes,
  }
}

const ownBody: Record<RequestedKind, (draft: RequestDraft) => Record<string, unknown>> = {
  hotel: () => ({}),
  ferry: (draft) => ({ shipName: draft.shipName, embarkAt: embarkAtOf(draft) }),
  airline: ({ flightNumber, ticketNr, foodOnBoard }) => ({ flightNumber, ticketNr, foodOnBoard }),
  train: ({ trainNumber, startTrack, endTrack }) => ({ trainNumber, startTrack, endTrack }),
  other: ({ otherService }) => ({ otherService: linkOf('other_services', otherService) }),
}

/** Why a request cannot be saved yet; null when it can. A flight has its airline, if only 'no-name'. */
export function missingIn({ kind }: RequestedService, draft: RequestDraft): string | null {
  const { provider, agency } = draft
  if (kind !== 'airline' && provider === null && agency === null) return 'Bitte Leistungsträger oder Agentur auswählen'
  return timesRefusal(timesOf(draft), kind === 'hotel' ? 1 : 0)?.message ?? null
}
