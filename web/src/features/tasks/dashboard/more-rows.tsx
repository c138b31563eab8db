import { Button } from '@mantine/core'
import { focusable, useLostFocus } from '../../../ui/focus/use-lost-focus.ts'
import classes from './dashboard.module.css'
import { totalOf } from './total.ts'

type Props = {
  noun: string
  shown: number
  total: number
  onMore: () => void
}

/** Last line of a list that tells its most urgent rows first: nothing that was counted stays out of reach (APP-10). */
export function MoreRows({ noun, shown, total, onMore }: Props) {
  // When nothing is left to show, one goes on at the first row that came.
  const keepFocus = useLostFocus<HTMLDivElement, number>({
    placeOf: () => shown,
    goOn: (row, area) => area.parentElement?.querySelectorAll('li')[row]?.querySelector<HTMLElement>(focusable),
  })
  return (
    <div className={classes.more} {...keepFocus}>
      {total > shown && (
        <Button variant="subtle" size="compact-sm" onClick={onMore}>
          {`Weitere ${noun} anzeigen (${totalOf(total - shown)})`}
        </Button>
      )}
    </div>
  )
}
