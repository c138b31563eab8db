import { expect, test } from 'vitest'
import { mayChangeOwnAccess, mayLeaveWithoutAdmin, mayManage } from './staff-rules.ts'

const anna = { userId: 1, organisationIds: [1, 2] }
const person = (id: number, ...organisationIds: number[]) => ({ id, organisationIds })

test.each([
  [person(2, 1), null],
  [person(2, 1, 2), null],
  [person(2, 1, 3), 'works_elsewhere'],
  [person(2, 3), 'works_elsewhere'],
])('APP-17 locks of %o are changed by who administers all of their organisations', (colleague, code) => {
  expect(mayManage(anna, colleague)?.code ?? null).toBe(code)
})

test.each([
  [1, { role: 'user' as const, lost: [] }, 'role'],
  [1, { isActive: false, lost: [] }, 'isActive'],
  [1, { lost: [2] }, 'organisations'],
  [1, { role: 'ROLE_ADMIN' as const, isActive: true, lost: [] }, null],
  [2, { role: 'user' as const, isActive: false, lost: [1] }, null],
])('APP-17 nobody locks themselves out: user %i, %o', (id, change, field) => {
  expect(mayChangeOwnAccess(anna, person(id, 1, 2), change)?.field ?? null).toBe(field)
})

test('APP-17 an organisation keeps somebody who administers it', () => {
  expect(mayLeaveWithoutAdmin([])).toBeNull()
  expect(mayLeaveWithoutAdmin(['Reisewerk Nord'])?.message).toContain('Reisewerk Nord')
})
