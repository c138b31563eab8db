import { idOf } from '@reisewerk/domain/wire.ts'
import { IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { OutdatedMark } from '../../../ui/marks/outdated-mark.tsx'
import { erasedText } from '../../files/api.ts'
import { useOutdated } from '../../files/outdated/api.ts'
import { type HotelList, hotelListsOf, type ListDocument, listDocumentsOf } from './api.ts'
import classes from './list-documents.module.css'

const icons: Readonly<Record<string, typeof IconFileText>> = {
  pdf: IconFileTypePdf,
  xlsx: IconFileSpreadsheet,
  xls: IconFileSpreadsheet,
  csv: IconFileSpreadsheet,
}

/** The lists of a trip as files, which of them hotels have (ROOM-08), and apart from them the lists that guests were taken from (ROOM-04). */
export function StoredLists({ orderId }: { orderId: number }) {
  const documents = useQuery(listDocumentsOf(orderId))
  const sent = useQuery(hotelListsOf(orderId))
  const changesOf = useOutdated(orderId)
  const made = documents.data?.items.filter(({ uploaded }) => !uploaded) ?? []
  const imported = documents.data?.items.filter(({ uploaded }) => uploaded) ?? []
  const stateOfDocument = ({ id }: ListDocument) => {
    const list = sent.data?.items.find((one) => one.document !== null && idOf(one.document) === id)
    return list === undefined ? null : stateOf(list)
  }
  return (
    <>
      <Panel title="Abgelegte Listen">
        {documents.isPending && <LoadingRows rows={3} />}
        {documents.isError && (
          <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void documents.refetch()} />
        )}
        {documents.isSuccess && made.length === 0 && <p className={classes.quiet}>Es wurde noch keine Liste erzeugt</p>}
        <Files label="Abgelegte Listen" documents={made} stateOf={stateOfDocument} changesOf={changesOf} />
      </Panel>
      {imported.length > 0 && (
        <Panel title="Importierte Dateien">
          <Files label="Importierte Dateien" documents={imported} />
        </Panel>
      )}
    </>
  )
}

type FilesProps = {
  label: string
  documents: readonly ListDocument[]
  stateOf?: (document: ListDocument) => string | null
  /** Of lists the program made; what came from elsewhere says what it says. */
  changesOf?: (document: number) => readonly string[]
}

function Files({ label, documents, stateOf: told = () => null, changesOf = () => [] }: FilesProps) {
  return (
    <ul className={classes.stored} aria-label={label}>
      {documents.map((document) => {
        const { id, name, filetype, path, createdAt, erasedAt } = document
        const Glyph = icons[filetype] ?? IconFileText
        const state = told(document)
        return (
          <li key={id}>
            <Glyph size={17} stroke={1.5} aria-hidden />
            <span>
              {erasedAt === null ? (
                <a href={path} target="_blank" rel="noopener">
                  {name}.{filetype}
                </a>
              ) : (
                `${name}.${filetype}`
              )}
              <small>{erasedAt === null ? createdAt.slice(0, 16) : erasedText(erasedAt)}</small>
              {state !== null && <small>{state}</small>}
              <OutdatedMark changes={changesOf(id)} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function stateOf({ sentAt, isConfirmed }: HotelList): string {
  if (sentAt === null) return 'noch nicht versendet'
  return `versendet am ${sentAt.slice(0, 16)}${isConfirmed ? ', bestätigt' : ''}`
}
