import { payRunContract } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import { type PayRunStatus, payRunStatuses } from '@reisewerk/domain/accounting/pay-runs/pay-run-types.ts'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { IconBuildingBank } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { download } from '../../../lib/download.ts'
import { amount, clock, currencySign, day } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { nameOf } from '../../../lib/session.ts'
import { ExportButton } from '../../../list/export-button.tsx'
import { paths } from '../../../paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { Badge } from '../../../ui/marks/badge.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../accounting.module.css'
import { actOnRun, type PayRun, payRunsOf, runsOfHouse, transfersOfRun } from './api.ts'
import { NewPayRun } from './new-pay-run.tsx'
import { PayRunActions } from './pay-run-actions.tsx'

const tones: Readonly<Record<PayRunStatus, 'good' | 'bad' | 'violet' | 'neutral'>> = {
  ...{ made: 'neutral', handed: 'violet', settled: 'good', cancelled: 'neutral', rejected: 'bad' },
}

/** What is to be paid, and the files for the bank by which it was (INV-12). */
export function PayRunDesk({ organisationId }: { organisationId: number }) {
  return (
    <>
      <NewPayRun organisationId={organisationId} />
      <PayRuns organisationId={organisationId} />
    </>
  )
}

function PayRuns({ organisationId }: { organisationId: number }) {
  const { data, isError, refetch } = useQuery(payRunsOf(organisationId))
  const [shown, setShown] = useState<number | null>(null)
  return (
    <Panel
      title="Zahlläufe"
      hint={data?.total}
      flush
      actions={
        <ExportButton size="xs" path={`/api/${payRunContract.name}/export.xlsx`} query={runsOfHouse(organisationId)} />
      }
    >
      {data === undefined &&
        (isError ? (
          <ErrorState text="Die Zahlläufe konnten nicht geladen werden." onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={3} />
        ))}
      {data?.items.length === 0 && <EmptyState icon={IconBuildingBank} text="Es gibt noch keinen Zahllauf" />}
      {data !== undefined && data.items.length > 0 && (
        <table className={table.table} aria-label="Zahlläufe">
          <colgroup>
            <col width={116} />
            <col width={100} />
            <col />
            <col />
            <col width={96} />
            <col width={120} />
            <col width={196} />
            <col width={200} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Nummer</th>
              <th scope="col">Ausführung</th>
              <th scope="col">angelegt</th>
              <th scope="col">an die Bank</th>
              <th scope="col" className={table.number}>
                Rechnungen
              </th>
              <th scope="col" className={table.number}>
                Summe
              </th>
              <th scope="col">Stand</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.items.map((run) => (
              <Fragment key={run.id}>
                <Row run={run} isShown={shown === run.id} onShow={() => setShown(shown === run.id ? null : run.id)} />
                {shown === run.id && <Transfers run={run} />}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function Row({ run, isShown, onShow }: { run: PayRun; isShown: boolean; onShow: () => void }) {
  const attempt = useAttempt(payRunContract.name)
  const client = useQueryClient()
  const { id, number, status, executionDate, createdAt, user, handedAt, handedBy, invoiceCount, total } = run
  const fetchFile = () => download(`/api/pay_runs/${id}/file`)

  async function actAfter(action: Parameters<typeof actOnRun>[1], text: string, label: string) {
    if (!(await confirm({ title: `Zahllauf ${number}`, text, action: label }))) return
    await attempt(async () => {
      await actOnRun(id, action)
      await client.invalidateQueries({ queryKey: keys.resource(supplierInvoiceContract.name) })
      if (action === 'hand_over') await fetchFile()
    }, 'Das konnte nicht gespeichert werden! Server Error!')
  }

  return (
    <tr>
      <th scope="row">
        <button type="button" className={classes.opener} aria-expanded={isShown} onClick={onShow}>
          Zahllauf {number}
        </button>
      </th>
      <td>{day(executionDate)}</td>
      <td>
        {day(createdAt)} {clock(createdAt)}, {nameOf(user)}
      </td>
      <td>
        {handedAt === null || handedBy === null ? '' : `${day(handedAt)} ${clock(handedAt)}, ${nameOf(handedBy)}`}
      </td>
      <td className={table.number}>{invoiceCount}</td>
      <td className={table.number}>{total.formatted}</td>
      <td>
        <Badge tone={tones[status]}>{payRunStatuses[status].label}</Badge>
      </td>
      <td className={table.number}>
        <PayRunActions
          run={run}
          onAct={(action, text, label) => void actAfter(action, text, label)}
          onFetch={() => void attempt(fetchFile, 'Die Datei konnte nicht geladen werden.')}
        />
      </td>
    </tr>
  )
}

function Transfers({ run }: { run: PayRun }) {
  const { data, error, refetch } = useQuery(transfersOfRun(run.id))
  return (
    <tr>
      <td colSpan={8} className={classes.within}>
        {data === undefined &&
          (error === null ? (
            <LoadingRows rows={2} />
          ) : (
            <ErrorState text="Die Überweisungen konnten nicht geladen werden." onRetry={() => void refetch()} />
          ))}
        {data !== undefined && (
          <table className={table.table} aria-label={`Überweisungen von Zahllauf ${run.number}`}>
            <tbody>
              {data.map(({ endToEndId, payee, iban, cents, purpose, invoices }) => (
                <tr key={endToEndId}>
                  <th scope="row">{payee}</th>
                  <td>{iban}</td>
                  <td title={endToEndId}>{purpose}</td>
                  <td>
                    {invoices.map(({ id, order, orderNumber }) => (
                      <Link key={id} {...paths.invoices(order)} className={table.link}>
                        {orderNumber}{' '}
                      </Link>
                    ))}
                  </td>
                  <td className={table.number}>
                    {amount(cents)} {currencySign('EUR')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </td>
    </tr>
  )
}
