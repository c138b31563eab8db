import { type DocumentType, documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { IconFileTypeDocx, IconFileTypePdf, IconFileTypeTxt, IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'
import { clock, day, fileSize } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { OutdatedMark } from '../../ui/marks/outdated-mark.tsx'
import { sentWords } from '../files/api.ts'
import { useOutdated } from '../files/outdated/api.ts'
import classes from './papers.module.css'

const icons = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, txt: IconFileTypeTxt }

function storedPapers(orderId: number, type: DocumentType) {
  return listOf(documentContract, { query: { 'links.order.id': orderId, type, _itemsPerPage: 100 } })
}

/** Papers of one type that were made of a trip, the newest first. */
export function StoredPapers({ orderId, type, title }: { orderId: number; type: DocumentType; title: string }) {
  const changesOf = useOutdated(orderId)
  const { data, isPending, isError, refetch } = useQuery(storedPapers(orderId, type))
  return (
    <Panel title={title} hint={data !== undefined && data.total > 0 ? data.total : undefined} flush>
      {isPending && <LoadingRows rows={2} rowHeight={44} />}
      {isError && data === undefined && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <EmptyState icon={IconFolderOpen} text="Es wurde noch nichts abgelegt" />}
      <ul className={classes.list}>
        {data?.items.map(({ id, name, path, filetype, createdAt, byteSize, sentAt }) => {
          const Glyph = filetype in icons ? icons[filetype as keyof typeof icons] : IconFileTypePdf
          return (
            <li key={id}>
              <a href={path} target="_blank" rel="noopener" className={classes.file} title={`${name} öffnen`}>
                <Glyph size={18} stroke={1.5} className={classes.icon} aria-hidden />
                <span className={classes.text}>
                  <span>{name}</span>
                  <span className={classes.detail}>
                    {filetype.toUpperCase()} · {day(createdAt)} {clock(createdAt)} · {fileSize(byteSize)}
                    {sentAt !== null && ` · ${sentWords(sentAt)}`}
                  </span>
                  <OutdatedMark changes={changesOf(id)} />
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
