import { IconMap } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { recentFirst } from './palette-hit.ts'

const hit = (id: string) => ({ id, icon: IconMap, text: id, open: () => undefined })

test('EASE-08 what was opened lately comes first, the latest before all; the others keep their order', () => {
  const hits = ['orders-4', 'orders-3', 'orders-2', 'orders-1'].map(hit)
  expect(recentFirst(hits, ['clients-9', 'orders-1', 'orders-3']).map(({ id }) => id)).toEqual([
    'orders-1',
    'orders-3',
    'orders-4',
    'orders-2',
  ])
})
