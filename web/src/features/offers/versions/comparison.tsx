import { IconEqual } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import { comparisonOf } from './api.ts'
import classes from './versions.module.css'

type Props = { trip: Trip; before: number; after: number | 'now' }

/** What the later of two versions says differently, part by part in words. */
export function Comparison({ trip, before, after }: Props) {
  const { data, isError, refetch } = useQuery(comparisonOf(before, after, trip))
  if (data === undefined) {
    if (!isError) return <LoadingRows rows={6} />
    return <ErrorState text="Der Vergleich konnte nicht geladen werden." onRetry={() => void refetch()} />
  }
  if (data.parts.length === 0) return <EmptyState icon={IconEqual} text="Beide sagen dasselbe" />
  return (
    <div role="region" aria-label="Unterschiede">
      {data.parts.map(({ title, trip: number, changes }) => (
        <section key={`${number} ${title}`} className={classes.part}>
          <h3>{headOf(title, number)}</h3>
          <ul>
            {changes.map(({ about, words }) => (
              <li key={`${about} ${words}`}>
                {about !== '' && <strong>{about}: </strong>}
                {words}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** 'Preise', of a trip that hangs on the offer 'Reise 2600418, Preise'. */
function headOf(title: string, number: string | null): string {
  if (number === null) return title
  return title === 'Reise' ? `Reise ${number}` : `Reise ${number}, ${title}`
}
