import { expect, test } from 'vitest'
import { movingTheEnd } from './dependent-times.ts'
import { date, optionDate, time } from './fields.ts'
import type { DrawerRow } from './rows.ts'

const row: DrawerRow = {
  id: 'ferry_requests/12',
  kind: 'ferry',
  number: 1,
  date: '2027-05-15',
  service: { resource: 'ferry_placeholders', id: 3, item: { id: 3 } },
  request: { resource: 'ferry_requests', id: 12, item: { id: 12 } },
  currency: 'EUR',
}
const stored = (path: string) =>
  ({ startAt: '15.05.2027 14:00:00', endAt: '15.05.2027 16:00:00', checkInAt: null })[path]
const day = (path: string, atMidnight = false) => date({ title: '', width: 80, path, atMidnight })
const clock = (path: string) => time({ title: '', width: 80, path })

test.each([
  [
    'a deadline is open again at midnight',
    optionDate(),
    '2027-03-01',
    { 'optionTodo.dueDate': '01.03.2027 00:00:00', 'optionTodo.status': 'open' },
  ],
  ['an emptied deadline is an empty value', optionDate(), null, { 'optionTodo.dueDate': '' }],
  ['a departure keeps its clock time', day('startAt'), '2027-05-16', { startAt: '16.05.2027 14:00:00' }],
  ['a hotel stay has none', day('startAt', true), '2027-05-16', { startAt: '16.05.2027 00:00:00' }],
  [
    'another beginning takes the end along',
    movingTheEnd(clock('startAt')),
    '17:30',
    { startAt: '15.05.2027 17:30:00', endAt: '15.05.2027 19:30:00' },
  ],
  [
    'and so does its day',
    movingTheEnd(day('startAt')),
    '2027-05-17',
    { startAt: '17.05.2027 14:00:00', endAt: '17.05.2027 16:00:00' },
  ],
  ['a new check-in is on the day of the start', clock('checkInAt'), '12:30', { checkInAt: '15.05.2027 12:30:00' }],
] as const)('DRAW-02 %s (001 §4, §5)', (_name, column, value, fields) => {
  expect(column.change(value, row, stored)).toEqual(fields)
})
