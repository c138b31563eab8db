import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { usualChoices, withUsualChoices } from './use-draft.ts'

const entry = (key: string, isActive = true) => ({ key, label: key, tone: 'neutral' as const, isActive })
/** House 1 has switched off what is usual, house 2 has arranged nothing. */
const lists: Session['options'] = {
  1: {
    order_category: [entry('culture'), entry('activity', false)],
    request_source: [entry('unknown', false), entry('fair')],
  },
}

test('NEW-03 APP-05 a trip begins with what its organisation offers', () => {
  expect(usualChoices(lists, '1')).toEqual({ category: 'culture', requestSource: 'fair' })
  for (const organisation of ['2', null]) {
    expect(usualChoices(lists, organisation)).toEqual({ category: 'activity', requestSource: 'unknown' })
  }
})

test('NEW-03 APP-05 NEW-04 another organisation brings its own beginning; what was chosen stays', () => {
  const draft = { ...emptyDraft(7, null), ...usualChoices(lists, null) }
  const nord = { organisation: '1' }
  expect(withUsualChoices(lists, draft, nord)).toEqual({ ...nord, category: 'culture', requestSource: 'fair' })
  expect(withUsualChoices(lists, { ...draft, category: 'choir' }, nord)).toEqual({ ...nord, requestSource: 'fair' })
  const filled = { ...nord, category: 'city', requestSource: 'email' }
  expect(withUsualChoices(lists, draft, filled)).toEqual(filled)
  expect(withUsualChoices(lists, draft, { groupName: 'Chor' })).toEqual({ groupName: 'Chor' })
  const back = { ...draft, ...nord, ...usualChoices(lists, '1') }
  expect(withUsualChoices(lists, back, { organisation: '2' })).toMatchObject(usualChoices(lists, '2'))
})
