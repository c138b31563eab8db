import { MantineProvider } from '@mantine/core'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '../../lib/format.ts'
import type { ListedOrder } from './api.ts'
import { orderRows } from './order-columns.tsx'

test.each([
  [-1, 'past'],
  [0, 'soon'],
  [1, 'soon'],
  [2, undefined],
  [13, undefined],
])('LIST-01 in the list colour calls for what is really urgent: a task due in %i days', (days, urgency) => {
  const due = orderRows([]).columns.find(({ label }) => label === 'Aufgabe fällig')
  // Only what the column reads.
  const order = { orderTodo: { dueDate: wireOfDate(addDays(today(), days)) } } as ListedOrder
  const { container } = render(<MantineProvider env="test">{due?.show(order)}</MantineProvider>)
  expect(container.querySelector<HTMLElement>('span')?.dataset.urgency).toBe(urgency)
})

test('LIST-02 EASE-08 a hidden column is left out, and the others keep their order', () => {
  expect(orderRows(['_importId', 'client']).columns.map(({ label }) => label)).toEqual([
    'Vorgang',
    'Gruppe',
    'Reisename',
    'Beginn',
    'Ende',
    'Destinationen',
    'User',
    'Aufgabe fällig',
    'Status',
    'Hotelkontingent',
  ])
})
