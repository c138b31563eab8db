import { Checkbox } from '@mantine/core'
import { documentTypes, fileFaults } from '@reisewerk/domain/files/document.contract.ts'
import type { Attachment } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import { isMergeable } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import { tripPapersContract } from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconArrowDown, IconArrowUp, IconFiles } from '@tabler/icons-react'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { clock, day } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { MovableRows, useMovableRow } from '../../../ui/lists/movable-rows.tsx'
import { RowGrip } from '../../../ui/lists/row-grip.tsx'
import { useArranged } from '../../../ui/lists/use-arranged.ts'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { attachmentsOf, papersOf } from './api.ts'
import classes from './papers.module.css'

/** Which PDFs are bound behind the travel documents, and in which order. */
export function MergePanel({ orderId }: { orderId: number }) {
  const client = useQueryClient()
  const { data: papers } = useSuspenseQuery(papersOf(orderId))
  const panel = useQuery(attachmentsOf(orderId))
  const { queryKey } = attachmentsOf(orderId)
  const attempt = useAttempt(tripPapersContract.name)
  const { shown, arrange, move } = useArranged(panel.data ?? [], async (arranged) => {
    const attachments = arranged.map(({ id, isMerged }) => ({ document: linkTo('documents', id), isMerged }))
    const work = () => update(tripPapersContract, papers.id, { attachments })
    await attempt(work, 'Die Daten konnten nicht gespeichert werden!')
    await client.invalidateQueries({ queryKey })
  })
  if (panel.isError && panel.data === undefined) {
    return <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void panel.refetch()} />
  }
  if (panel.data === undefined) return <LoadingRows rows={3} />
  if (shown.length === 0) return <EmptyState icon={IconFiles} text="Es wurde noch nichts abgelegt" />
  return (
    <MovableRows onMove={(from, to) => void move(from, to)}>
      <ol className={classes.merge} aria-label="Reihenfolge der Dokumente hinter den Reiseunterlagen">
        {shown.map((item, index) => (
          <AttachmentRow
            key={item.id}
            item={item}
            index={index}
            last={shown.length - 1}
            onMerge={(isMerged) => void arrange(shown.map((one) => (one.id === item.id ? { ...one, isMerged } : one)))}
            onMove={(to) => void move(index, to)}
          />
        ))}
      </ol>
    </MovableRows>
  )
}

type RowProps = {
  item: Attachment
  index: number
  last: number
  onMerge: (isMerged: boolean) => void
  onMove: (to: number) => void
}

function AttachmentRow({ item, index, last, onMerge, onMove }: RowProps) {
  const { row, handle } = useMovableRow(index, classes.attachment)
  return (
    <li {...row}>
      <RowGrip {...{ handle, name: item.name, index, last, onMove }} />
      <Checkbox
        size="xs"
        aria-label={`${item.name} einbinden`}
        checked={item.isMerged}
        disabled={!isMergeable(item)}
        onChange={({ currentTarget: { checked } }) => onMerge(checked)}
      />
      <a href={`/api/documents/${item.id}/file`} target="_blank" rel="noopener">
        {item.name}.{item.filetype}
      </a>
      <span className={classes.quiet}>
        {documentTypes[item.type].label} · {item.provider ?? 'diese Reise'} · {day(item.createdAt)}{' '}
        {clock(item.createdAt)}
        {!item.isIncluded && ' · Leistung nicht enthalten'}
        {item.fault !== null && ` · ${fileFaults[item.fault].label}, nicht einzubinden`}
        {item.filetype !== 'pdf' && ' · nur PDF lassen sich einbinden'}
      </span>
      <span className={classes.moves}>
        <IconButton
          size={24}
          icon={IconArrowUp}
          label={`${item.name} nach oben`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          size={24}
          icon={IconArrowDown}
          label={`${item.name} nach unten`}
          disabled={index === last}
          onClick={() => onMove(index + 1)}
        />
      </span>
    </li>
  )
}
