import type { OrderCategory } from '@reisewerk/domain/accounts/options.ts'
import type { ConditionType } from '@reisewerk/domain/offers/conditions/condition.contract.ts'

export type DemoCondition = {
  category: string
  type: ConditionType
  days: number | null
  deadlineText: string
  conditionText: string
}

const cancellation = (steps: readonly (readonly [days: number, conditionText: string])[]): DemoCondition[] =>
  steps.map(([days, conditionText]) => ({
    category: 'Stornokosten',
    type: 'days',
    days,
    deadlineText: '',
    conditionText,
  }))

const payments: DemoCondition[] = [
  {
    category: 'Zahlungen',
    type: 'text',
    days: null,
    deadlineText: '14 Tage nach Buchung',
    conditionText: 'Anzahlung von 20 Prozent gegen Sicherungsschein',
  },
  { category: 'Zahlungen', type: 'days', days: 28, deadlineText: '', conditionText: 'Restzahlung nach Rechnung' },
]

/** Conditions the agency applies to its offers by a click. */
export const conditionSets: readonly {
  name: string
  category: OrderCategory | null
  minDays: number | null
  maxDays: number | null
  conditions: readonly DemoCondition[]
}[] = [
  {
    name: 'Gruppenreisen, übliche Staffel',
    category: null,
    minDays: null,
    maxDays: null,
    conditions: [
      ...cancellation([
        [90, 'kostenfrei'],
        [60, '20 Prozent des Reisepreises'],
        [30, '45 Prozent des Reisepreises'],
        [8, '70 Prozent des Reisepreises'],
        [7, '90 Prozent des Reisepreises'],
      ]),
      ...payments,
    ],
  },
  {
    name: 'Chorreisen',
    category: 'choir',
    minDays: null,
    maxDays: null,
    conditions: [
      ...cancellation([
        [120, 'kostenfrei'],
        [60, '15 Prozent des Reisepreises'],
        [30, '40 Prozent des Reisepreises'],
        [14, '80 Prozent des Reisepreises'],
      ]),
      ...payments,
      {
        category: 'Konzerte',
        type: 'text',
        days: null,
        deadlineText: 'Verwertungsgesellschaften',
        conditionText: 'Gebühren trägt der Chor, sofern Eintritt erhoben wird.',
      },
    ],
  },
  {
    name: 'Kurzreisen bis 4 Tage',
    category: null,
    minDays: null,
    maxDays: 4,
    conditions: [
      ...cancellation([
        [30, 'kostenfrei'],
        [14, '30 Prozent des Reisepreises'],
        [7, '80 Prozent des Reisepreises'],
      ]),
      ...payments,
    ],
  },
]
