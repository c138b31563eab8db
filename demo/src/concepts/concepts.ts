import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { catalogTextOf, checkStatusOf } from '../trips/compose-catalog.ts'
import { daysOf } from '../trips/compose-days.ts'
import type { RouteDay } from '../trips/route-model.ts'
import type { DemoDay, PlannedTrip } from '../trips/trip-model.ts'
import type { DemoDayConcept, DemoOrderConcept, StaffedRoute } from './concept-model.ts'
import { conceptRows } from './concept-rows.ts'

/** The day on which every concept's day stands (docs/decisions/016). */
export const shelfDate = '2000-01-01'

/** The concepts of the demo agency. @param today the day of loading: catalogues are those of this year and the next */
export function demoConcepts(today: CalendarDate): DemoOrderConcept[] {
  const year = Number(today.slice(0, 4))
  return conceptRows.map((row, at) => ({
    ...row,
    importChecked: at % 3 === 0,
    years: at % 2 === 0 ? [year, year + 1] : [year + 1],
    days: row.route.days.map((day, index) => dayConceptOf(row, day, index)),
  }))
}

function dayConceptOf(row: StaffedRoute, day: RouteDay, index: number): DemoDayConcept {
  const seed = `${row.name} ${index}`
  return {
    name: day.name,
    catalogText: catalogTextOf(day),
    checkStatus: checkStatusOf(seed),
    traitTags: row.symbols.slice(0, 1),
    plan: planOf(row, addDays(shelfDate, -index)),
    index,
  }
}

/** The route from a day on. Nobody has been asked yet: requests are new and ask for the whole group, whatever its size. */
function planOf({ name, route, user }: StaffedRoute, startDate: CalendarDate): PlannedTrip {
  const context = { today: startDate, createdOn: shelfDate, startDate, status: 'booked', pax: 0 } as const
  return {
    name,
    createdOn: shelfDate,
    organisation: route.organisation,
    user,
    startDate,
    currency: 'EUR',
    days: daysOf(name, route, context).map(unasked),
  }
}

function unasked(day: DemoDay): DemoDay {
  return {
    ...day,
    services: day.services.map((service) => ({
      ...service,
      requests: service.requests
        .filter(({ isSelected }) => isSelected)
        .map((request) => ({
          ...request,
          status: 'new',
          askedAmount: 0,
          reservedAmount: 0,
          optionNr: '',
          optionDue: null,
        })),
    })),
  }
}
