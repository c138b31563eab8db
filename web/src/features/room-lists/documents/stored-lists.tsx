import { idOf } from '@reisewerk/domain/wire.ts'
import { IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { erasedText } from '../../files/api.ts'
import { type HotelList, hotelListsOf, type ListDocument, listDocumentsOf } from './api.ts'
import classes from './list-documents.module.css'

const icons: Readonly<Record<string, typeof IconFileText>> = {
  pdf: IconFileTypePdf,
  xlsx: IconFileSpreadsheet,
  xls: IconFileSpreadsheet,
  csv: IconFileSpreadsheet,
}

/** The lists of a trip as files, and which of them hotels have (ROOM-08). */
export function StoredLists({ orderId }: { orderId: number }) {
  const documents = useQuery(listDocumentsOf(orderId))
  const sent = useQuery(hotelListsOf(orderId))
  const items = documents.data?.items ?? []
  const ofDocument = (document: ListDocument) =>
    sent.data?.items.find((one) => one.document !== null && idOf(one.document) === document.id)
  return (
    <Panel title="Abgelegte Listen">
      {documents.isPending && <LoadingRows rows={3} />}
      {documents.isError && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void documents.refetch()} />
      )}
      {documents.isSuccess && items.length === 0 && <p className={classes.quiet}>Es wurde noch keine Liste erzeugt</p>}
      <ul className={classes.stored} aria-label="Abgelegte Listen">
        {items.map((document) => {
          const hotelList = ofDocument(document)
          const Glyph = icons[document.filetype] ?? IconFileText
          return (
            <li key={document.id}>
              <Glyph size={17} stroke={1.5} aria-hidden />
              <span>
                {document.erasedAt === null ? (
                  <a href={document.path} target="_blank" rel="noopener">
                    {document.name}.{document.filetype}
                  </a>
                ) : (
                  `${document.name}.${document.filetype}`
                )}
                <small>
                  {document.erasedAt === null ? document.createdAt.slice(0, 16) : erasedText(document.erasedAt)}
                </small>
                {hotelList !== undefined && <small>{stateOf(hotelList)}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function stateOf({ sentAt, isConfirmed }: HotelList): string {
  if (sentAt === null) return 'noch nicht versendet'
  return `versendet am ${sentAt.slice(0, 16)}${isConfirmed ? ', bestätigt' : ''}`
}
