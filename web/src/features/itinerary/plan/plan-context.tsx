import { shallowEqual } from '@mantine/hooks'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import type { PlannedTrip } from '../../orders/trip/api.ts'
import type { DaysChange, ServiceRequest, TripDay } from './days.ts'
import type { RequestedService, Service } from './services.ts'
import type { Wish } from './wish.ts'

/** What is open for editing; only one element at a time is (001 §5). */
export type Edited =
  | { readonly what: 'day'; readonly dayId: number }
  /** `isNew`: made just now; cancelling deletes it (001 §2.4). `withRequest`: its form asks for it, too (001 §2.1). */
  | {
      readonly what: 'service'
      readonly key: string
      readonly isNew: boolean
      readonly withRequest?: boolean | undefined
    }
  /** `requestId` null: a new request. `isMain`: whom it asks performs the service (001 §2.1). */
  | {
      readonly what: 'request'
      readonly key: string
      readonly requestId: number | null
      readonly isMain?: boolean | undefined
    }

export type EditedRequest = Extract<Edited, { what: 'request' }>

/** A service that is being added to a day; its form opens once it is there. */
export type Pending = { readonly dayId: number; readonly kind: ServiceKind }

/** What the feature of requests puts into the day plan; the page brings both together. */
export type RequestSlots = {
  rows: (service: RequestedService, onEdit: (requestId: number) => void) => ReactNode
  /** Cells of the service's row that tell of its main request, edited where they stand (EASE-01). */
  status: (request: ServiceRequest, title: string) => ReactNode
  option: (request: ServiceRequest, title: string) => ReactNode
  amounts: (request: ServiceRequest, title: string, told: string, display: ReactNode) => ReactNode
  /** @param gone who has deleted it meanwhile */
  form: (service: RequestedService, asked: EditedRequest, onClose: () => void, gone: string | null) => ReactNode
  together: (service: RequestedService, wish: Wish, draw: (ask: Ask, fields: ReactNode) => ReactNode) => ReactNode
}

/** A request that is saved right after its new service. */
export type Ask = {
  readonly missing: string | null
  /** Somebody has typed in it. */
  readonly isChanged: boolean
  /** The server has refused it; why stands at its fields. */
  readonly isRefused: boolean
  readonly send: () => Promise<{ readonly id: number }>
}

/** What stays the same while one works: rows read only this, so that an edit elsewhere does not draw them again. */
export type Desk = {
  readonly trip: PlannedTrip
  readonly drivers: number
  readonly settings: Settings['itinerary']
  /** Opens an element; refused with a notice while another one is open. @returns whether it is open now */
  readonly edit: (next: Edited) => boolean
  readonly finish: () => void
  /** Leaves what is open and opens another element. */
  readonly turnTo: (next: Edited) => void
  /** Closes what is open if it is part of what is being deleted here. */
  readonly deleting: (isPartOfIt: (edited: Edited) => boolean) => void
  /** Whether nothing is open; says so with a notice when something is. */
  readonly mayEdit: () => boolean
  /** While something is added that opens when it is there, nothing else is opened or added. */
  readonly adding: (add: () => Promise<unknown>, what?: Pending) => Promise<void>
  readonly setOpen: (dayIds: readonly number[], isOpen: boolean) => void
  readonly change: DaysChange
  readonly requests: RequestSlots
  /** Days may be dragged (HEAD-01). */
  readonly mayMoveDays: boolean
  /** The management description leaves out what describes the way (HEAD-01), but not what was added just now. */
  readonly isShown: (service: Pick<Service, 'kind' | 'key'>) => boolean
  readonly keepShown: (key: string) => void
}

export type Plan = Desk & {
  readonly period: { readonly startAt: CalendarDate; readonly endAt: CalendarDate }
  readonly days: readonly TripDay[]
  readonly edited: Edited | null
  readonly pending: Pending | null
  readonly isOpen: (dayId: number) => boolean
  readonly estimatedDays: readonly number[]
}

const DeskContext = createContext<Desk | null>(null)
const PlanContext = createContext<Plan | null>(null)

export function PlanProvider({ value, children }: { value: Plan; children: ReactNode }) {
  const {
    period: _,
    days: _days,
    edited: _edited,
    pending: _pending,
    isOpen: _isOpen,
    estimatedDays: _rest,
    ...now
  } = value
  const kept = useRef<Desk>(now)
  if (!shallowEqual(kept.current, now)) kept.current = now
  const desk = kept.current
  return (
    <DeskContext.Provider value={desk}>
      <PlanContext.Provider value={value}>{children}</PlanContext.Provider>
    </DeskContext.Provider>
  )
}

export function usePlan(): Plan {
  return within(useContext(PlanContext))
}

export function useDesk(): Desk {
  return within(useContext(DeskContext))
}

function within<Known>(known: Known | null): Known {
  if (known === null) throw new Error('Parts of the day plan stand inside it')
  return known
}
