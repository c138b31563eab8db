import { Checkbox } from '@mantine/core'
import { documentTypes, fileFaults } from '@reisewerk/domain/files/document.contract.ts'
import type { Attachment } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import { isMergeable } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import { tripPapersContract } from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconArrowDown, IconArrowUp, IconFiles, IconGripVertical } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { clock, day } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { MovableRows, movesByKeys, useMovableRow } from '../../../ui/lists/movable-rows.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { attachmentsOf, papersOf } from './api.ts'
import classes from './papers.module.css'

/** Which PDFs are bound behind the travel documents, and in which order. */
export function MergePanel({ orderId }: { orderId: number }) {
  const client = useQueryClient()
  const { data: papers } = useSuspenseQuery(papersOf(orderId))
  const panel = useQuery(attachmentsOf(orderId))
  const { queryKey } = attachmentsOf(orderId)
  const { mutate, isPending } = useMutation({
    mutationFn: (arranged: readonly Attachment[]) =>
      update(tripPapersContract, papers.id, {
        attachments: arranged.map(({ id, isMerged }) => ({ document: linkTo('documents', id), isMerged })),
      }),
    onMutate: (arranged) => client.setQueryData(queryKey, [...arranged]),
    onError: () => notice.bad('Die Daten konnten nicht gespeichert werden!'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: keys.list(tripPapersContract.name) })
    },
  })
  if (panel.isError && panel.data === undefined) {
    return <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void panel.refetch()} />
  }
  if (panel.data === undefined) return <LoadingRows rows={3} />
  const { data: items } = panel
  if (items.length === 0) return <EmptyState icon={IconFiles} text="Es wurde noch nichts abgelegt" />
  const move = (from: number, to: number) => {
    const next = [...items]
    next.splice(to, 0, ...next.splice(from, 1))
    if (!isPending) mutate(next)
  }
  return (
    <MovableRows onMove={move}>
      <ol className={classes.merge} aria-label="Reihenfolge der Dokumente hinter den Reiseunterlagen">
        {items.map((item, index) => (
          <AttachmentRow
            key={item.id}
            item={item}
            index={index}
            last={items.length - 1}
            isPending={isPending}
            onMerge={(isMerged) => mutate(items.map((one) => (one.id === item.id ? { ...one, isMerged } : one)))}
            onMove={(to) => move(index, to)}
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
  isPending: boolean
  onMerge: (isMerged: boolean) => void
  onMove: (to: number) => void
}

function AttachmentRow({ item, index, last, isPending, onMerge, onMove }: RowProps) {
  const { row, handle } = useMovableRow(index)
  return (
    <li {...row} className={classes.attachment}>
      <button
        {...handle}
        type="button"
        className={classes.grip}
        aria-label={`${item.name} verschieben, Platz ${index + 1}: Pfeil nach oben oder unten`}
        title="Verschieben: ziehen oder Pfeiltasten"
        onKeyDown={movesByKeys(index, last, onMove)}
      >
        <IconGripVertical size={14} aria-hidden />
      </button>
      <Checkbox
        size="xs"
        aria-label={`${item.name} einbinden`}
        checked={item.isMerged}
        disabled={isPending || !isMergeable(item)}
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
          disabled={isPending || index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          size={24}
          icon={IconArrowDown}
          label={`${item.name} nach unten`}
          disabled={isPending || index === last}
          onClick={() => onMove(index + 1)}
        />
      </span>
    </li>
  )
}
