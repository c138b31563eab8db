import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { Link } from '@tanstack/react-router'
import { amount, currencySign } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import table from '../../../ui/lists/table.module.css'
import classes from '../accounting.module.css'

/** Exported invoices whose part of third countries is another one by now, with both: the next file corrects them (decision 173). */
export function DatevSplits({ splits }: Pick<AccountingOverview, 'splits'>) {
  if (splits.length === 0) return null
  return (
    <Panel title="Drittlandanteil seit dem Export geändert" hint={splits.length} flush>
      <p className={classes.note}>
        Was im Drittland eingekauft ist, hat sich geändert. Die nächste Datei bucht den Unterschied der Erlöskonten um,
        unter ihrem letzten Tag und nur einmal; die Rechnung bleibt, wie sie ist.
      </p>
      <table className={table.table} aria-label="Drittlandanteil seit dem Export geändert">
        <thead>
          <tr>
            <th scope="col">Rechnung</th>
            <th scope="col">Reise</th>
            <th scope="col" className={table.number}>
              exportiert mit
            </th>
            <th scope="col" className={table.number}>
              jetzt
            </th>
            <th scope="col" className={table.number}>
              Erlös, der ins Drittland wechselt
            </th>
          </tr>
        </thead>
        <tbody>
          {splits.map(({ clientInvoice, number, order, orderNumber, name, currency, ...split }) => (
            <tr key={clientInvoice}>
              <td>
                <Link {...paths.invoices(order)}>{number}</Link>
              </td>
              <td>
                {orderNumber} {name}
              </td>
              <td className={table.number}>{percent(split.exportedShare)}</td>
              <td className={table.number}>{percent(split.share)}</td>
              <td className={table.number}>
                {amount(split.movedCents)} {currencySign(currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const shares = new Intl.NumberFormat('de-DE', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = (share: number): string => shares.format(share)
