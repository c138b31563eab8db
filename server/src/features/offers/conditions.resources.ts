import { offerConditionContract, setConditionContract } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import { conditionSetContract } from '@reisewerk/domain/offers/conditions/condition-set.contract.ts'
import { nameContains } from '../../platform/resource/like.ts'
import { declare } from '../../platform/resource/resource.ts'
import { addCondition, changeCondition } from './conditions.service.ts'
import { conditionSetConditions, conditionSets, offerConditions } from './conditions.tables.ts'

const ofList = {
  columns: { _sort: 'sort' },
  defaultOrder: (row: string) => `${row}.sort, ${row}.id`,
} as const

/** The rule of domain/offers/conditions/deadlines.ts; a test holds both to it. */
function shownDeadline(row: string): string {
  return `(select case ${row}.type when 'days' then o.start_at - ${row}.days
    when 'afterDays' then o.end_at + ${row}.after_days when 'date' then ${row}.deadline_date end
    from orders o where o.id = ${row}.order_id)`
}

/** What is counted in days is due on the day they say; a day of its own is shown as it is kept. */
function shownDate(row: string): string {
  return `case when ${row}.type in ('days', 'afterDays') then ${shownDeadline(row)} else ${row}.deadline_date end`
}

export const conditionsResources = [
  declare(offerConditionContract, {
    table: offerConditions,
    orderFrom: 'offer',
    ...ofList,
    computed: { deadline: shownDeadline },
    shownAs: { deadlineDate: shownDate },
    create: addCondition,
    update: changeCondition,
  }),
  declare(setConditionContract, { table: conditionSetConditions, ...ofList }),
  declare(conditionSetContract, {
    table: conditionSets,
    isMasterData: true,
    organisation: 'organisationId',
    columns: { organisationFilter: 'organisationId' },
    parents: { conditions: { column: 'conditionSetId' } },
    search: nameContains,
    defaultOrder: (row) => `${row}.name, ${row}.id`,
  }),
]
