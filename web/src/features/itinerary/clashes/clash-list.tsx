import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clashesOf } from './api.ts'
import classes from './clash-list.module.css'
import { LongerStay } from './longer-stay.tsx'

/** What in a trip cannot be as it stands (TRUE-08); where everything fits, nothing is shown. */
export function ClashList({ orderId }: { orderId: number }) {
  const { data, isError, refetch } = useQuery({ ...clashesOf(orderId), select: ({ clashes }) => clashes })
  if (isError && data === undefined) {
    return (
      <p className={classes.failed} role="alert">
        Ob alles zusammenpasst, konnte nicht geprüft werden.{' '}
        <button type="button" onClick={() => void refetch()}>
          Erneut versuchen
        </button>
      </p>
    )
  }
  if (data === undefined || data.length === 0) return null
  return (
    <section className={classes.area} aria-label="Unstimmigkeiten">
      <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
      <ul>
        {data.map(({ text, longer }) => (
          <li key={text}>
            {text}
            {longer !== undefined && (
              <>
                {' '}
                <LongerStay {...longer} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
