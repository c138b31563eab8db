import { IconFileExport, IconFileSpreadsheet, IconFileZip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { download } from '../../../lib/download.ts'
import { clock, day } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { exportsOf } from '../api.ts'

/** Files that were made; each is fetched as often as one likes, always the same. */
export function DatevExports({ organisationId }: { organisationId: number }) {
  const { data, isError, refetch } = useQuery(exportsOf(organisationId))
  const attempt = useAttempt()
  const fetchFile = (id: number, what: 'file' | 'documents') =>
    void attempt(() => download(`/api/datev_exports/${id}/${what}`), 'Die Datei konnte nicht geladen werden.')
  return (
    <Panel title="Exporte" hint={data?.total} flush>
      {data === undefined && !isError && <LoadingRows rows={3} />}
      {data === undefined && isError && (
        <ErrorState text="Die Exporte konnten nicht geladen werden." onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <EmptyState icon={IconFileExport} text="Es wurde noch nichts exportiert" />}
      {data !== undefined && data.items.length > 0 && (
        <table className={table.table} aria-label="Exporte">
          <colgroup>
            <col width={196} />
            <col width={136} />
            <col />
            <col span={5} width={104} />
            <col width={76} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Zeitraum</th>
              <th scope="col">exportiert am</th>
              <th scope="col">von</th>
              <th scope="col" className={table.number}>
                Rechnungen
              </th>
              <th scope="col" className={table.number}>
                Zahlungen
              </th>
              <th scope="col" className={table.number}>
                Lieferanten
              </th>
              <th scope="col" className={table.number}>
                Drittland neu
              </th>
              <th scope="col" className={table.number}>
                Buchungen
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id, fromDay, toDay, createdAt, user, bookingCount, ...counts }) => (
              <tr key={id}>
                <td>
                  {day(fromDay)} – {day(toDay)}
                </td>
                <td>
                  {day(createdAt)} {clock(createdAt)}
                </td>
                <td>{nameOf(user)}</td>
                <td className={table.number}>{counts.invoiceCount}</td>
                <td className={table.number}>{counts.paymentCount}</td>
                <td className={table.number}>{counts.supplierCount}</td>
                <td className={table.number}>{counts.splitCount}</td>
                <td className={table.number}>{bookingCount}</td>
                <td className={table.number}>
                  <IconButton
                    size={24}
                    icon={IconFileSpreadsheet}
                    label={`Datei für DATEV, ${day(fromDay)} bis ${day(toDay)}`}
                    onClick={() => fetchFile(id, 'file')}
                  />
                  <IconButton
                    size={24}
                    icon={IconFileZip}
                    label={`Belege als Zip, ${day(fromDay)} bis ${day(toDay)}`}
                    onClick={() => fetchFile(id, 'documents')}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
