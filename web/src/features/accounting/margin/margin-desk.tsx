import { Button } from '@mantine/core'
import { marginRemarks } from '@reisewerk/domain/accounting/margin/margin.ts'
import { type MarginList, marginPeriodFault } from '@reisewerk/domain/accounting/margin/margin-list.contract.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconFileSpreadsheet, IconPercentage } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { amount, today } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { paths } from '../../../paths.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { useKeptLength } from '../../../ui/fields/use-kept-length.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../accounting.module.css'
import { MarginTable } from './margin-table.tsx'

type Period = { readonly from: CalendarDate; readonly to: CalendarDate }

/** The year that is running. */
function thisYear(): Period {
  const year = today().slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function marginsOf(organisationId: number, { from, to }: Period) {
  return queryOptions({
    queryKey: ['margins', organisationId, from, to],
    queryFn: async ({ signal }) =>
      (await send<MarginList>('GET', pathOf(organisationId), { query: queryOf({ from, to }), signal })).data,
    // Invoices and calculations change elsewhere.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

const pathOf = (organisationId: number) => `/api/organisations/${organisationId}/margins`
const queryOf = ({ from, to }: Period) => ({ from: wireOfDate(from), to: wireOfDate(to) })

/** The margins under § 25 UStG of trips that ended in a period, for the tax adviser (INV-12). */
export function MarginDesk({ organisationId }: { organisationId: number }) {
  const [period, setPeriod] = useState(thisYear)
  const { from, to } = period
  const fault = marginPeriodFault(from, to)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...marginsOf(organisationId, period),
    enabled: fault === null,
  })
  const attempt = useAttempt()
  const fetchSheet = () =>
    void attempt(
      () => download(`${pathOf(organisationId)}/sheet`, queryOf(period)),
      'Die Datei konnte nicht geladen werden.',
    )
  const kept = useKeptLength(period)
  const change = (part: Partial<Record<'from' | 'to', CalendarDate | null>>) => {
    const next = { ...period, ...part }
    if (next.from !== null && next.to !== null) setPeriod({ from: next.from, to: next.to })
  }
  return (
    <Panel
      title="Margen nach § 25 UStG"
      hint={
        data === undefined || fault !== null
          ? undefined
          : `${tripsIn(data.rows.length)}, ${amount(data.totals.taxCents)} € Steuer`
      }
      actions={
        <>
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              className={classes.execution}
              size="xs"
              aria-label={end === 'from' ? 'Reisen, die endeten von' : 'Reisen, die endeten bis'}
              value={period[end]}
              otherEnd={end === 'from' ? to : from}
              onFocus={end === 'from' ? kept.onFocus : undefined}
              onChange={(day) => change(end === 'from' ? { from: day, to: kept.endFor(day) } : { to: day })}
            />
          ))}
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconFileSpreadsheet size={14} aria-hidden />}
            disabled={fault !== null || data === undefined || data.rows.length === 0}
            onClick={fetchSheet}
          >
            Excel
          </Button>
        </>
      }
      flush
    >
      {fault !== null && (
        <p className={classes.note} role="status">
          {fault.message}
        </p>
      )}
      {fault === null && data === undefined && !isError && <LoadingRows rows={8} />}
      {fault === null && data === undefined && isError && (
        <ErrorState text="Die Margen konnten nicht geladen werden." onRetry={() => void refetch()} />
      )}
      {fault === null && data !== undefined && (
        <div aria-busy={isPlaceholderData}>
          {data.rows.length === 0 && (
            <EmptyState icon={IconPercentage} text="In diesem Zeitraum endet keine gebuchte Reise" />
          )}
          {data.rows.length > 0 && (
            <MarginTable
              list={data}
              trip={({ order, orderNumber }) => (
                <Link {...paths.invoices(order)} className={table.link}>
                  {orderNumber}
                </Link>
              )}
              remarks={(row) => marginRemarks(row).join(', ')}
            />
          )}
          {data.notes.map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
        </div>
      )}
    </Panel>
  )
}

function tripsIn(count: number): string {
  return count === 1 ? 'eine Reise' : `${count} Reisen`
}
