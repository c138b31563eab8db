import { useDateContext } from '../../lib/date-context.ts'
import { useOpenForm } from '../../ui/dialogs/open-forms.ts'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './price-table.module.css'
import type { PriceList } from './use-offer-prices.ts'

/** Prices by size of the group; each cell is saved when it is left, the last line is the next price (OFFER-04). */
export function PriceTable({ list: { words, sheet, state, hasFaults } }: { list: PriceList }) {
  useOpenForm({ isChanged: () => hasFaults })
  return (
    <Panel title={words.title} hint={state !== undefined && <SaveMark state={state} />} flush>
      <div className={classes.table}>
        <Sheet label={words.title} dates={useDateContext()} {...sheet} />
      </div>
    </Panel>
  )
}
