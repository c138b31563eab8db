import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { offerConditionContract } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import type { Step, TripDates } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { SheetRow } from '../../../ui/sheet/sheet-column.ts'

export type Condition = ItemOf<typeof offerConditionContract>

/** A condition of an offer as a line; the last one, in which the next begins, has none of its own yet. */
export type ConditionRow = SheetRow & {
  readonly entry: Condition
  readonly trip: TripDates
  /** With what is typed and not confirmed yet. */
  readonly label: string
  readonly isVisible: boolean
  /** Those it stands between, of the same category. */
  readonly above: Condition | null
  readonly below: Condition | null
}

/** As the rules of the domain read it. */
export function stepOf({ deadlineDate, days, afterDays, ...condition }: Condition): Step {
  return { ...condition, days, afterDays, deadlineDate: deadlineDate === null ? null : dateOfWire(deadlineDate) }
}

/** What one begins with in a category. */
export function blankCondition(category: string, type: Condition['type']): Condition {
  return {
    id: 0,
    version: 0,
    offer: '/api/offers/0',
    category,
    subcategory: '',
    key: '',
    type,
    days: null,
    afterDays: null,
    deadlineDate: null,
    deadline: null,
    deadlineText: '',
    conditionText: '',
    isVisible: true,
    _sort: 0,
  }
}
