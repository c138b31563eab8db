import { SegmentedControl } from '@mantine/core'
import type { useTripView } from '../use-trip-view.ts'

const views = [
  { value: 'route' as const, label: 'Route' },
  { value: 'management' as const, label: 'Management' },
]

/** Whether the day plan tells the route or only what is managed (HEAD-01). */
export function ViewToggle({ view, show }: ReturnType<typeof useTripView>) {
  return <SegmentedControl aria-label="Ansicht des Tagesplans" data={views} value={view} onChange={show} />
}
