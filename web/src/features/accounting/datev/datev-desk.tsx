import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import classes from '../accounting.module.css'
import { accountingOf } from '../api.ts'
import { DatevExports } from './datev-exports.tsx'
import { DatevMissing } from './datev-missing.tsx'
import { DatevMonths } from './datev-months.tsx'
import { DatevSplits } from './datev-splits.tsx'

/** Bookings for the tax adviser: what is missing, what is still to go, what has gone (INV-08). */
export function DatevDesk({ organisationId }: { organisationId: number }) {
  const { data, isError, refetch } = useQuery(accountingOf(organisationId))
  if (data === undefined) {
    return isError ? (
      <ErrorState text="Die Buchhaltung konnte nicht geladen werden." onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={8} />
    )
  }
  return (
    <>
      <DatevMissing organisationId={organisationId} overview={data} />
      <DatevSplits splits={data.splits} />
      <Panel title="Monate" hint={data.months.length > 0 ? openOf(data) : undefined} flush>
        <DatevMonths organisationId={organisationId} overview={data} />
        {data.notes.map((note) => (
          <p key={note} className={classes.note}>
            {note}
          </p>
        ))}
      </Panel>
      <DatevExports organisationId={organisationId} />
    </>
  )
}

function openOf({ months, splits, notes }: AccountingOverview): string {
  const inMonths = months.reduce((sum, { invoices, payments, suppliers }) => sum + invoices + payments + suppliers, 0)
  // Several months could hold them, one will.
  const open = inMonths + splits.length
  const everything = notes.length === 0 ? 'alles' : 'alles, was du siehst,'
  return open === 0 ? `${everything} ist exportiert` : `${open} noch nicht exportiert`
}
