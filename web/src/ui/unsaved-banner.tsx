import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import classes from './unsaved-banner.module.css'

type Props = {
  count: number
  /** Seconds until the next try; null while one runs. */
  retryIn: number | null
  onRetry: () => void
}

/** Stands under the top bar while the server does not answer. Nothing typed is lost; the count says how much waits. */
export function UnsavedBanner({ count, retryIn, onRetry }: Props) {
  return (
    <div className={classes.banner}>
      <IconCloudOff size={16} stroke={1.7} aria-hidden />
      <span>
        <strong role="status">
          {count === 1 ? '1 Änderung ist' : `${count} Änderungen sind`} noch nicht gespeichert.
        </strong>{' '}
        {retryIn === null ? 'Wird gerade versucht …' : `Der Server antwortet nicht, nächster Versuch in ${retryIn} s.`}
      </span>
      <Button size="compact-xs" variant="default" onClick={onRetry} disabled={retryIn === null}>
        Jetzt versuchen
      </Button>
    </div>
  )
}
