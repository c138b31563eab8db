import type { UserKey } from '../agency/staff.ts'
import type { Route } from '../trips/route-model.ts'
import type { PlannedTrip } from '../trips/trip-model.ts'

/** A route kept as an overall concept. */
export interface StaffedRoute {
  name: string
  route: Route
  user: UserKey
  /** Its page in the catalogue. */
  page: number
  /** Labels of its symbols. */
  symbols: readonly string[]
}

/** A day kept for reuse. */
export interface DemoDayConcept {
  name: string
  catalogText: string
  checkStatus: string
  traitTags: readonly string[]
  /** Its route, moved so that this day of it stands on the shelf. */
  plan: PlannedTrip
  /** Which day of the route it is, counted from 0. */
  index: number
}

export interface DemoOrderConcept extends StaffedRoute {
  importChecked: boolean
  years: readonly number[]
  days: readonly DemoDayConcept[]
}
