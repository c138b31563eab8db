import { IconFileTypePdf, IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clock, day, fileSize } from '../../../lib/format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { OutdatedMark } from '../../../ui/marks/outdated-mark.tsx'
import { useOutdated } from '../../files/outdated/api.ts'
import { storedVouchersOf } from './api.ts'
import classes from './vouchers.module.css'

/** What was printed, newest first (002 §2). */
export function StoredVouchers({ orderId }: { orderId: number }) {
  const changesOf = useOutdated(orderId)
  const stored = useQuery(storedVouchersOf(orderId))
  const items = stored.data?.items ?? []
  return (
    <Panel title="GENERIERTE VOUCHER" flush>
      {stored.isPending && <LoadingRows rows={3} rowHeight={48} />}
      {stored.isError && stored.data === undefined && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void stored.refetch()} />
      )}
      {stored.data !== undefined && items.length === 0 && (
        <EmptyState icon={IconFolderOpen} text="Es wurde noch nichts abgelegt" />
      )}
      {items.length > 0 && (
        <ul className={classes.stored}>
          {items.map(({ id, name, path, createdAt, byteSize }) => (
            <li key={id}>
              <a href={path} target="_blank" rel="noopener" className={classes.file} title={`${name} öffnen`}>
                <IconFileTypePdf size={18} stroke={1.5} aria-hidden />
                <span className={classes.fileText}>
                  <span>{name}</span>
                  <span className={classes.facts}>
                    {day(createdAt)} {clock(createdAt)} · {fileSize(byteSize)}
                  </span>
                  <OutdatedMark changes={changesOf(id)} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
