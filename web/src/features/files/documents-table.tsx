import { documentContract, fileFaults } from '@reisewerk/domain/files/document.contract.ts'
import {
  IconCloud,
  IconFile,
  IconFileSpreadsheet,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeTxt,
  IconPhoto,
  IconWorld,
} from '@tabler/icons-react'
import { clock, day, fileSize } from '../../lib/format.ts'
import { nameOf } from '../../lib/session.ts'
import { columnsOf } from '../../list/field-column.ts'
import type { ListColumn } from '../../list/list.ts'
import { ListTable } from '../../list/list-table.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { OutdatedMark } from '../../ui/marks/outdated-mark.tsx'
import { type FiledDocument, sentWords } from './api.ts'
import { DocumentMenu } from './document-menu.tsx'
import classes from './documents.module.css'
import { tripChanged, useOutdated } from './outdated/api.ts'

const icons = {
  pdf: IconFileTypePdf,
  docx: IconFileTypeDocx,
  xlsx: IconFileSpreadsheet,
  txt: IconFileTypeTxt,
  png: IconPhoto,
  jpg: IconPhoto,
  jpeg: IconPhoto,
  gif: IconPhoto,
  webp: IconPhoto,
} as const

/** 'diese Reise', the provider's name, 'alle Reisen'. */
export function placeOf({ provider, order, global }: FiledDocument): string {
  if (provider !== null) return provider.name
  return global || order === null ? 'alle Reisen' : 'diese Reise'
}

const column = columnsOf<typeof documentContract, FiledDocument>(documentContract)
const columns: readonly ListColumn<FiledDocument>[] = [
  column('name', { least: 180 }),
  column('type', { width: 132 }),
  { label: 'Zuordnung', share: 0.35, quiet: true, show: placeOf },
  column('createdAt', {
    label: 'Datum',
    width: 134,
    quiet: true,
    show: ({ createdAt }) => `${day(createdAt)} ${clock(createdAt)}`,
  }),
  column('user', { label: 'von', width: 120, quiet: true, show: ({ user }) => (user === null ? '' : nameOf(user)) }),
  column('byteSize', { width: 76, align: 'right', quiet: true, show: ({ byteSize }) => fileSize(byteSize) }),
  { label: '', width: 52, show: (document) => <DocumentMenu document={document} /> },
]

type Props = {
  label?: string
  items: readonly FiledDocument[]
  /** Of whose papers is told what is outdated; elsewhere nothing is. */
  orderId?: number
  chosen: number | null
  onChoose: (id: number) => void
}

/** All documents around a trip; the chosen one is shown beside the list. */
export function DocumentsTable({ label = 'Dokumente der Reise', items, orderId, chosen, onChoose }: Props) {
  const changesOf = useOutdated(orderId)
  return (
    <div className={classes.rows}>
      <ListTable
        columns={columns}
        label={label}
        items={items}
        opens={({ id }) =>
          () =>
            onChoose(id)
          }
        isChosen={({ id }) => id === chosen}
        before={({ filetype }) => <FileIcon filetype={filetype} />}
        beside={(document) => <Marks of={document} changes={changesOf(document.id)} />}
      />
    </div>
  )
}

function FileIcon({ filetype }: { filetype: string }) {
  const Glyph = filetype in icons ? icons[filetype as keyof typeof icons] : IconFile
  return <Glyph size={17} stroke={1.5} className={classes.icon} aria-hidden />
}

function Marks({ of: document, changes }: { of: FiledDocument; changes: readonly string[] }) {
  const { global, cloudStorage, type, fault, erasedAt, sentAt } = document
  return (
    <>
      {global && <IconWorld size={14} stroke={1.7} className={classes.mark} role="img" aria-label="Für alle Reisen" />}
      {cloudStorage && (
        <IconCloud size={14} stroke={1.7} className={classes.mark} role="img" aria-label="liegt im Cloud-Speicher" />
      )}
      {type === 'internal_calculation' && <Badge tone="warn">Nicht für Kunden</Badge>}
      {fault !== null && <Badge tone="bad">{fileFaults[fault].label}</Badge>}
      {sentAt !== null && <Badge tone="good">{sentWords(sentAt)}</Badge>}
      <OutdatedMark changes={changes} {...(type === 'invoice' && { word: tripChanged })} isShort />
      {erasedAt !== null && <Badge tone="neutral">Inhalt gelöscht</Badge>}
    </>
  )
}
