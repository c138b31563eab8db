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
  const dates = useDateContext()
  return (
    <Panel title={title} hint={hint} flush={!isEmpty}>
      {isEmpty && <p className={classes.note}>{empty}</p>}
      {/* Out of sight rather than away: it tells what was typed into a last line that a colleague takes away. */}
      <div className={onPage.sheet} style={isEmpty ? { display: 'none' } : undefined}>
        <Sheet label={title} dates={dates} {...sheet} />
      </div>
    </Panel>
  )
}
