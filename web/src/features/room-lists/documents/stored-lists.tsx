import { Checkbox } from '@mantine/core'
import { labelOf } from '@reisewerk/domain/contract/words.ts'
import { hotelListContract } from '@reisewerk/domain/room-lists/documents/hotel-list.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { erasedText } from '../../files/api.ts'
import { type HotelList, hotelListsOf, type ListDocument, type ListHotel, listDocumentsOf } from './api.ts'
import classes from './list-documents.module.css'

const icons: Readonly<Record<string, typeof IconFileText>> = {
  pdf: IconFileTypePdf,
  xlsx: IconFileSpreadsheet,
  xls: IconFileSpreadsheet,
  csv: IconFileSpreadsheet,
}

/** The lists of a trip as files, and whether hotels have them and say yes to them (ROOM-08). */
export function StoredLists({ orderId, hotels }: { orderId: number; hotels: readonly ListHotel[] }) {
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
                {hotelList !== undefined && <State hotelList={hotelList} hotels={hotels} />}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function State({ hotelList, hotels }: { hotelList: HotelList; hotels: readonly ListHotel[] }) {
  const attempt = useAttempt(hotelListContract.name)
  const hotel = hotels.find(({ requestId }) => requestId === idOf(hotelList.request))?.label ?? 'Hotel'
  if (hotelList.sentAt === null) return <small>noch nicht versendet</small>
  return (
    <>
      <small>versendet am {hotelList.sentAt.slice(0, 16)}</small>
      <Checkbox
        size="xs"
        label="bestätigt"
        aria-label={`${labelOf(hotelListContract, 'isConfirmed')}: ${hotel}`}
        checked={hotelList.isConfirmed}
        onChange={({ currentTarget: { checked } }) =>
          void attempt(
            () => update(hotelListContract, hotelList.id, { isConfirmed: checked }),
            'Die Änderung konnte nicht gespeichert werden! Server Error!',
          )
        }
      />
    </>
  )
}
