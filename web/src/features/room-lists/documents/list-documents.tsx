import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { hotelListContract } from '@reisewerk/domain/room-lists/documents/hotel-list.contract.ts'
import {
  hotelKinds,
  isHotelKind,
  type ListKind,
  type ListKindKey,
  type ListSource,
  listSources,
  passengerKinds,
} from '@reisewerk/domain/room-lists/documents/kinds.ts'
import { cancelledElsewhere } from '@reisewerk/domain/room-lists/linked/cancelled.ts'
import { staffMissing } from '@reisewerk/domain/room-lists/staff.ts'
import { IconFileText } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { useSeesPersonal } from '../../../lib/session.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { Question } from '../../../ui/dialogs/question.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { tripContactsOf } from '../../orders/trip/contacts/api.ts'
import type { Room } from '../api.ts'
import { withoutStaff } from '../without-staff.ts'
import { generateLists, type ListHotel, listsOfHotels, type WantedLists } from './api.ts'
import { cancelledOnEach, withCancelled } from './cancelled-guests.ts'
import classes from './list-documents.module.css'
import { missingOnEach } from './missing-staff.ts'
import { otherRoomsOnEach, withOtherRooms } from './other-rooms.ts'
import { StoredLists } from './stored-lists.tsx'

type OpenList = { readonly id: number; readonly name: string; readonly rooms: readonly Room[] }
type Props = {
  readonly orderId: number
  readonly roomList: OpenList
  /** The other lists of the trip. */
  readonly others: readonly OpenList[]
  readonly hotels: readonly ListHotel[]
  /** The hotel the open list is for. */
  readonly own: number | null
}

type Kinds = Readonly<Record<string, Pick<ListKind, 'label' | 'isPersonal'>>>
/** Lists that are there to tell personal data are made only by whoever may see it (ROOM-06). */
function kindsFor(seesPersonal: boolean) {
  const offered = (kinds: Kinds) =>
    choices(Object.fromEntries(Object.entries(kinds).filter(([, { isPersonal }]) => seesPersonal || !isPersonal)))
  const groups = [
    { group: 'Für das Hotel', items: offered(hotelKinds) },
    { group: 'Passagierlisten', items: offered(passengerKinds) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
const languages = [
  { value: 'de_DE', label: 'Deutsch' },
  { value: 'en', label: 'Englisch' },
  { value: 'fr', label: 'Französisch' },
  { value: 'provider', label: 'Sprache des Hotels' },
]
const sources = choices(listSources)
const failed = "Couldn't generate the File! Server Error!"

function choices(table: Readonly<Record<string, { readonly label: string }>>) {
  return Object.entries(table).map(([value, { label }]) => ({ value, label }))
}

type Doubts = Readonly<Record<'missing' | 'gone' | 'rooms', readonly string[]>>
const anyway = 'Trotzdem erzeugen'
function questionsOf({ missing, gone, rooms }: Doubts): Question[] {
  return [
    ...(gone.length > 0 ? [withCancelled(gone, anyway)] : []),
    ...(missing.length > 0 ? [withoutStaff(missing, anyway)] : []),
    ...(rooms.length > 0 ? [withOtherRooms(rooms, anyway)] : []),
  ]
}

/** Makes documents of the open list, and shows those that were made (002 §2, §9). */
export function ListDocuments({ orderId, roomList, others, hotels, own }: Props) {
  const { generate, isPending } = useGenerateLists(orderId)
  const seesPersonal = useSeesPersonal()
  const [kind, setKind] = useState<ListKindKey>('hotel_pdf')
  const [language, setLanguage] = useState('de_DE')
  const [source, setSource] = useState<ListSource>('current')
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const [name, setName] = useState('')
  const isForHotels = isHotelKind(kind)
  const requests = isForHotels ? (chosen ?? (own === null ? [] : [own])) : []
  const isNamed = requests.length < 2
  const contacts = useQuery(tripContactsOf(orderId)).data?.items ?? []
  const client = useQueryClient()
  const attempt = useAttempt()

  /** What is to be asked of the lists that are about to be made: whom they lack, who is cancelled elsewhere, which rooms their hotels do not know. */
  async function doubtsNow(): Promise<readonly Question[]> {
    if (!isForHotels) return []
    const ofOpen = { missing: staffMissing(contacts, roomList.rooms), gone: cancelledElsewhere(roomList.rooms, others) }
    if (requests.length === 0) return questionsOf({ ...ofOpen, rooms: [] })
    await untilSaved()
    // The hotels' own ones as they are now.
    const lists = await client.fetchQuery({ ...listsOfHotels(orderId, roomList.id), staleTime: 0 })
    const chosenHotels = hotels.filter(({ requestId }) => requests.includes(requestId))
    if (source === 'current') {
      const made = lists.filter((list) => list.roomList?.id === roomList.id)
      return questionsOf({ ...ofOpen, rooms: otherRoomsOnEach(chosenHotels, made) })
    }
    return questionsOf({
      missing: missingOnEach(chosenHotels, lists, ofOpen.missing),
      gone: cancelledOnEach(chosenHotels, lists),
      rooms: otherRoomsOnEach(chosenHotels, lists),
    })
  }

  async function ask() {
    let doubts: readonly Question[] = []
    const read = async () => {
      doubts = await doubtsNow()
    }
    if (!(await attempt(read, failed))) return
    for (const doubt of doubts) if (!(await confirm(doubt))) return
    await generate({
      ...{ room_list_type: kind, room_list: roomList.id, 'requestId[]': requests, language },
      hotel_list_type: source,
      ...(isNamed && name.trim() !== '' && { document_name: name.trim() }),
    })
  }

  return (
    <>
      <Panel title="Dokumente erzeugen">
        <div className={classes.choices}>
          <Select
            label="Art"
            data={kindsFor(seesPersonal)}
            allowDeselect={false}
            value={kind}
            // The choices are those of the table.
            onChange={(value) => value !== null && setKind(value as ListKindKey)}
          />
          <Select
            label="Sprache"
            data={languages}
            allowDeselect={false}
            value={language}
            onChange={(value) => value !== null && setLanguage(value)}
          />
          {isForHotels && hotels.length > 0 && (
            <fieldset className={classes.hotels}>
              <legend>Hotels</legend>
              {hotels.map(({ requestId, label }) => (
                <Checkbox
                  key={requestId}
                  size="xs"
                  label={label}
                  checked={requests.includes(requestId)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(checked ? [...requests, requestId] : requests.filter((one) => one !== requestId))
                  }
                />
              ))}
            </fieldset>
          )}
          {isForHotels && requests.length > 0 && (
            <Select
              label="Zimmer aus"
              data={sources}
              allowDeselect={false}
              value={source}
              onChange={(value) => value !== null && setSource(value as ListSource)}
            />
          )}
          <TextInput
            label="Name des Dokuments"
            placeholder="automatisch"
            maxLength={200}
            value={isNamed ? name : ''}
            disabled={!isNamed}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </div>
        <Button
          fullWidth
          variant="default"
          leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
          loading={isPending}
          onClick={() => void ask()}
        >
          Generieren
        </Button>
      </Panel>
      <StoredLists orderId={orderId} />
    </>
  )
}

function useGenerateLists(orderId: number) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function generate(wanted: WantedLists) {
    setPending(true)
    try {
      // What was typed a moment ago belongs into the document.
      await untilSaved()
      const documents = await generateLists(orderId, wanted)
      notice.good('Document has been Generated!', documents.map(({ name }) => name).join(', '))
      const [alone] = documents
      if (documents.length === 1 && alone !== undefined) {
        if (alone.cloudStorage) window.open(alone.path, '_blank')
        else await download(alone.path)
      }
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad(failed, failure.isRefusal ? failure.reason : undefined)
    } finally {
      setPending(false)
      await Promise.all(
        [documentContract, hotelListContract].map((contract) =>
          client.invalidateQueries({ queryKey: keys.list(contract.name) }),
        ),
      )
    }
  }
  return { generate, isPending }
}
