import { Checkbox } from '@mantine/core'
import { labelOf } from '@reisewerk/domain/contract/words.ts'
import { hotelListContract } from '@reisewerk/domain/room-lists/documents/hotel-list.contract.ts'
import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { update } from '../../../lib/api.ts'
import { useOptions } from '../../../lib/options.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { writeMail } from '../../../lib/writing.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { Question } from '../../../ui/dialogs/question.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { Deadline } from '../../../ui/marks/deadline.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { spanOf } from '../api.ts'
import { withoutStaff } from '../without-staff.ts'
import { beginListLetter, listsOfHotels } from './api.ts'
import { withCancelled } from './cancelled-guests.ts'
import classes from './list-documents.module.css'
import { withOtherRooms } from './other-rooms.ts'

type Props = {
  readonly orderId: number
  /** The list that is open, and how many the trip has. */
  readonly open: number | null
  readonly count: number
}

/** Which hotel gets which rooming list when, has had it, must hear of changes, and says yes to it (ROOM-08). */
export function HotelLists({ orderId, open, count }: Props) {
  const lists = useQuery(listsOfHotels(orderId, open))
  return (
    <Panel title="Rooming-Listen">
      {lists.isPending && <LoadingRows rows={3} />}
      {lists.isError && lists.data === undefined && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void lists.refetch()} />
      )}
      {lists.data?.length === 0 && <p className={classes.quiet}>Es ist noch kein Hotel angefragt</p>}
      <ul className={classes.stored} aria-label="Rooming-Listen der Hotels">
        {lists.data?.map((list) => (
          <HotelRow
            key={list.request}
            list={list}
            isOneOfSeveral={count > 1}
            onAsked={async () => (await lists.refetch()).data?.find(({ request }) => request === list.request) ?? list}
            onChanged={() => void lists.refetch()}
          />
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = {
  list: ListOfHotel
  isOneOfSeveral: boolean
  /** @returns how far the list is now */
  onAsked: () => Promise<ListOfHotel>
  onChanged: () => void
}

function HotelRow({ list, isOneOfSeveral, onAsked, onChanged }: RowProps) {
  const { request, hotel, isBooked, status, roomList, sent, movedFrom, otherRooms } = list
  const { added, changed, gone, notesChanged, missing, cancelled } = list
  const statuses = useOptions('request_status')
  const before = movedFrom === null ? '' : spanOf(movedFrom)
  const attempt = useAttempt(hotelListContract.name)
  const [isPending, setPending] = useState(false)
  async function prepare() {
    if (!isBooked && !(await confirm(namesToUnbooked(hotel, statuses.of(status).label)))) return
    // Guests may be cancelled while nobody asks for the lists of hotels.
    await untilSaved()
    const gone = isOneOfSeveral ? (await onAsked()).cancelled : []
    if (gone.length > 0 && !(await confirm(withCancelled(gone, 'Trotzdem vorbereiten')))) return
    if (missing.length > 0 && !(await confirm(withoutStaff(missing, 'Trotzdem vorbereiten')))) return
    if (otherRooms !== null && !(await confirm(withOtherRooms([`${hotel}: ${otherRooms}`], 'Trotzdem vorbereiten'))))
      return
    // What went there before goes on without a word.
    const isOther = isOneOfSeveral && roomList !== null && roomList.id !== sent?.roomList
    if (isOther && !(await confirm(whichList(hotel, roomList.name, sent !== null)))) return
    setPending(true)
    await attempt(async () => {
      // What was typed a moment ago belongs into the list.
      await untilSaved()
      const { to, subject, body, document } = await beginListLetter(request, roomList?.id)
      const [first] = to
      writeMail({
        to: first === undefined ? null : { ...first, contact: null },
        subject,
        body,
        request,
        attachments: [document],
      })
    }, 'Die E-Mail konnte nicht vorbereitet werden.')
    setPending(false)
    onChanged()
  }
  return (
    <li>
      <span className={classes.hotel}>
        <span>{hotel}</span>
        {spanOf(list) !== '' && <small>{spanOf(list)}</small>}
        <small>{sent === null ? <Due list={list} /> : `versendet am ${sent.sentAt.slice(0, 16)}`}</small>
        {sent !== null && before !== '' && <small data-changed>für {before}: neu zu senden</small>}
        {isOneOfSeveral && roomList !== null && <small>es geht die Liste „{roomList.name}“</small>}
        {added.length > 0 && <small data-changed>seitdem neu: Zimmer {added.join(', ')}</small>}
        {changed.length > 0 && <small data-changed>seitdem geändert: Zimmer {changed.join(', ')}</small>}
        {gone.length > 0 && <small data-changed>seitdem entfallen: Zimmer {gone.join(', ')}</small>}
        {notesChanged && <small data-changed>seitdem geändert: Hinweise für das Hotel</small>}
        {otherRooms !== null && <small data-changed>andere Zimmer: {otherRooms}</small>}
        {cancelled.map((told) => (
          <small key={told} data-changed>
            {told}
          </small>
        ))}
        {missing.length > 0 && <small data-changed>ohne {missing.join('; ')}</small>}
        {sent !== null && (
          <Checkbox
            size="xs"
            label={before === '' ? 'bestätigt' : `bestätigt für ${before}`}
            aria-label={`${labelOf(hotelListContract, 'isConfirmed')}: ${hotel}`}
            checked={sent.isConfirmed}
            onChange={({ currentTarget: { checked } }) =>
              void attempt(
                () => update(hotelListContract, sent.id, { isConfirmed: checked }),
                'Die Änderung konnte nicht gespeichert werden! Server Error!',
              ).then(onChanged)
            }
          />
        )}
      </span>
      <IconButton
        size={24}
        icon={IconMailForward}
        label={`E-Mail mit Rooming-Liste an ${hotel} vorbereiten`}
        disabled={isPending}
        onClick={() => void prepare()}
      />
    </li>
  )
}

const namesToUnbooked = (hotel: string, status: string): Question => ({
  title: 'Namen der Gäste an ein Haus, das nicht gebucht ist?',
  // Asked, or held by an option: the status of its request tells which.
  text: `${hotel} ist noch nicht fest gebucht (Status: ${status}). Die Rooming-Liste nennt, wer mitreist.`,
  action: 'Trotzdem vorbereiten',
  tone: 'bad',
})

const whichList = (hotel: string, name: string, isSent: boolean): Question => ({
  title: 'Diese Zimmerliste an das Hotel?',
  text: `Die Reise hat mehrere Zimmerlisten. An ${hotel} geht „${name}“${isSent ? '; zuletzt ging eine andere dorthin' : ''}. Soll es eine andere sein, öffne sie zuerst.`,
  action: 'Diese Liste vorbereiten',
})

function Due({ list: { dueDate, isBooked } }: { list: ListOfHotel }) {
  const day = dueDate === null ? null : dateOfWire(dueDate)
  if (!isBooked) return 'nicht gebucht'
  if (day === null) return 'noch nicht versendet'
  return (
    <>
      zu senden bis <Deadline date={day} />
    </>
  )
}
