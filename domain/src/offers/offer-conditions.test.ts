import { expect, test } from 'vitest'
import { norwayOffer } from './offer.fixture.ts'
import { printedConditions } from './offer-conditions.ts'
import type { OfferCondition } from './offer-source.ts'

const step = (conditionText: string, subcategory: string): OfferCondition => ({
  ...{ category: 'Zahlungen', subcategory, conditionText, isVisible: true },
  ...{ type: 'text', deadlineText: '', deadlineDate: null, days: null, afterDays: null },
})

test('OFFER-03 what belongs to no group stands before the groups, not below the last of them', () => {
  const conditions = [step('eins', 'Reise A'), step('zwei', 'Reise A'), step('drei', ''), step('vier', 'Reise B')]
  const [payments] = printedConditions({ ...norwayOffer, conditions })
  expect(payments?.rows.map(({ group, lines }) => [group, ...lines])).toEqual([
    ['', 'drei'],
    ['Reise A', 'eins'],
    ['', 'zwei'],
    ['Reise B', 'vier'],
  ])
})
