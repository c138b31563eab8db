import { useDateContext } from '../../lib/date-context.ts'
import { useOpenForm } from '../../ui/dialogs/open-forms.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import onPage from '../../ui/layout/sheet-on-page.module.css'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './calculation.module.css'
import type { usePriceSheet } from './use-price-sheet.ts'

type Props = { title: string; hint?: string; empty?: string; prices: ReturnType<typeof usePriceSheet> }

/** A sheet of prices; each cell is saved when it is left. */
export function PricePanel({ title, hint, empty = '', prices }: Props) {
  const { sheet, hasUnsaved, isEmpty } = prices
  useOpenForm({ isChanged: () => hasUnsaved })
  // Its last row may go while the page is open.
  const dates = useDateContext()
  return (
    <Panel title={title} hint={hint} flush={!isEmpty}>
      {isEmpty ? (
        <p className={classes.note}>{empty}</p>
      ) : (
        <div className={onPage.sheet}>
          <Sheet label={title} dates={dates} {...sheet} />
        </div>
      )}
    </Panel>
  )
}
