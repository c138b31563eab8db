import { Button } from '@mantine/core'
import classes from './dashboard.module.css'
import { totalOf } from './total.ts'

type Props = {
  /** 'Aufgaben' */
  noun: string
  missing: number
  isLoading: boolean
  onMore: () => void
}

/** Last line of a list that tells its most urgent rows first: nothing that was counted stays out of reach (APP-10). */
export function MoreRows({ noun, missing, isLoading, onMore }: Props) {
  if (missing <= 0) return null
  return (
    <div className={classes.more}>
      <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={onMore}>
        {`Weitere ${noun} anzeigen (${totalOf(missing)})`}
      </Button>
    </div>
  )
}
