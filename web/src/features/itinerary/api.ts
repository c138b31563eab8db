/** What other features may know of the day plan. */

export { kilometresOf } from './dates.ts'
export {
  changesOnTheirWay,
  daysOf,
  type ServiceRequest,
  type TripDay,
  useDaysChange,
} from './days.ts'
export { OfferedTitle } from './offered-title.tsx'
export { type Ask, type RequestSlots, useDesk, usePlan } from './plan-context.tsx'
export { requestLine } from './plan-lines.ts'
export { daysWith } from './service-changes.ts'
export { changedTimed, choiceOf, linkOf } from './service-draft.ts'
export { checkInIn, datesOf, titleOf, wantedTitleOf } from './service-words.ts'
export {
  isRequested,
  type RequestedService,
  requestsOf,
  servicesOf,
  withRequests,
} from './services.ts'
export { TrainClassFields } from './train-class-fields.tsx'
export { useEstimatedDays } from './use-estimated-days.ts'
export { useIsNameTaken } from './use-is-name-taken.ts'
export { failureOf, removal } from './use-service-actions.ts'
export { warningsOfRequest } from './warnings.ts'
export { type Wish, wishOf } from './wish.ts'
