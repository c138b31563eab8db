import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { localeOfCountry } from '@reisewerk/domain/documents/partner-language.ts'
import { plainFileName } from '@reisewerk/domain/files/file-kinds.ts'
import { listDocumentName } from '@reisewerk/domain/room-lists/documents/document-name.ts'
import {
  isHotelKind,
  type ListKindKey,
  type ListSource,
  listKinds,
} from '@reisewerk/domain/room-lists/documents/kinds.ts'
import { columnOf } from '@reisewerk/domain/room-lists/documents/list-columns.ts'
import { type ListDocumentModel, listDocument } from '@reisewerk/domain/room-lists/documents/list-document.ts'
import { listForHotel, type TripList } from '@reisewerk/domain/room-lists/documents/list-for-hotel.ts'
import { listSheet } from '@reisewerk/domain/room-lists/documents/list-sheet.ts'
import type { RoomListSource } from '@reisewerk/domain/room-lists/documents/list-source.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeWordTable } from '../../../platform/word/word-table.ts'
import { type DocumentKind, generateDocument } from '../../documents/generate.service.ts'
import {
  insertHotelList,
  readListHead,
  readListsSentLast,
  readStays,
  readTripLists,
  type StayRow,
} from './list-documents.queries.ts'
import { readRoomList, roomListSource } from './list-source.service.ts'

/** What the call says (002 §7). */
export type AskedLists = {
  readonly orderId: number
  readonly kind: ListKindKey
  /** A name of one's own; several hotels have theirs by themselves. */
  readonly name: string | undefined
  /** The list that is open; without one a hotel gets the list it was sent last, else the trip's first. */
  readonly roomList: number | undefined
  /** Hotels by their requests; without one the hotel the list is for. */
  readonly requests: readonly number[]
  /** 'provider': that of the hotel's country. */
  readonly language: Locale | 'provider'
  readonly source: ListSource
}

/**
 * Makes the documents of a room list, one for each hotel that is asked for, and stores them.
 * @returns their ids, in the order in which the trip stays at the hotels
 * @throws ApiError 403 for a kind that tells personal data without the right; 404 for no such trip; 422 for a list or request of another
 */
export async function generateListDocuments(
  trx: Transaction,
  platform: Platform,
  asked: AskedLists,
): Promise<[number, ...number[]]> {
  const { orderId } = asked
  const head = await readListHead(trx, orderId)
  if (head === null) throw notFound('Reise')
  if (listKinds[asked.kind].isPersonal && trx.actor.maySeePersonal !== true) throw noPersonalData
  const [lists, sent] = await Promise.all([readTripLists(trx, orderId), readListsSentLast(trx, orderId)])
  const open = asked.roomList ?? null
  if (open === null && lists.length === 0) {
    throw violated({ propertyPath: 'room_list', message: 'Die Reise hat noch keine Zimmerliste.' })
  }
  const named = lists.find(({ id }) => id === open)
  if (open !== null && named === undefined) {
    throw violated({ propertyPath: 'room_list', message: 'Zimmerliste wurde nicht gefunden.' })
  }
  const sentTo = (stay: StayRow | null) => sent.find(({ request }) => request === stay?.requestId)?.list ?? null
  const stays = await staysAsked(trx, asked, named ?? lists[0])
  const ids: number[] = []
  for (const stay of stays) {
    const hotel = { providerId: stay?.providerId ?? null, startAt: stay?.startAt ?? null, open, sentLast: sentTo(stay) }
    const own = asked.source === 'individual' ? listForHotel(lists, hotel) : null
    const list = own ?? named ?? lists.find(({ id }) => id === hotel.sentLast) ?? lists[0]
    if (list === undefined) throw new Error('a trip without lists')
    const roomListId = list.id
    const name = stays.length === 1 ? asked.name : undefined
    const kind = kindOf(platform, asked, { stay, roomListId, shortName: head.shortName, named: name })
    ids.push(await generateDocument(trx, platform, kind, { orderId, attached: [] }, localeOf(asked, stay)))
  }
  const [first, ...others] = ids
  if (first === undefined) throw new Error('no document was made')
  return [first, ...others]
}

const noPersonalData = new ApiError(
  403,
  'no_personal_data',
  'Diese Liste enthält Personendaten; die sieht nur, wer das Recht „Personendaten sehen“ hat.',
)

/** The hotels that are asked for; [null] for a list of no hotel in particular. */
async function staysAsked(
  trx: Transaction,
  { orderId, kind, requests }: AskedLists,
  list: TripList | undefined,
): Promise<readonly (StayRow | null)[]> {
  const stays = await readStays(trx, orderId)
  const unknown = requests.find((id) => !stays.some(({ requestId }) => requestId === id))
  if (unknown !== undefined) {
    throw violated({
      propertyPath: 'requestId',
      message: `Die Hotelanfrage ${unknown} gehört nicht zur Reise, hat abgesagt, oder ihre Option ist abgelaufen.`,
    })
  }
  if (requests.length > 0) return stays.filter(({ requestId }) => requests.includes(requestId))
  const ofList = stays.filter(({ providerId }) => providerId !== null && providerId === list?.providerId)
  return isHotelKind(kind) && ofList.length > 0 ? ofList : [null]
}

function localeOf({ language }: AskedLists, stay: StayRow | null): Locale {
  if (language !== 'provider') return language
  return localeOfCountry(stay?.country ?? null)
}

type Making = { stay: StayRow | null; roomListId: number; shortName: string; named: string | undefined }

function kindOf(
  platform: Platform,
  { orderId, kind: key }: AskedLists,
  { stay, roomListId, shortName, named }: Making,
): DocumentKind {
  const kind = listKinds[key]
  return {
    type: 'room_list',
    isMultilingual: () => true,
    compose: async (trx, { own }) => {
      const list = await readRoomList(trx, platform, roomListId, 'document')
      const source = await roomListSource(trx, own.source, { orderId, list, stay, kind, seal: platform.seal })
      const typed = plainFileName(named?.trim() ?? '').slice(0, 200)
      const name =
        typed ||
        listDocumentName({ orderNumber: own.source.orderNumber, shortName }, kind, stay, own.source.language.locale)
      const isForHotel = isHotelKind(key) && stay !== null
      return {
        name,
        ofList: { roomListId, listKind: key },
        holdsPersonal: source.seesPersonal && kind.columns.some((column) => columnOf(column).isPersonal === true),
        ...(isForHotel && {
          count: (documentId: number) =>
            insertHotelList(trx, {
              ...{ orderId, requestId: stay.requestId, roomListId, documentId },
              marks: source.marks,
            }),
        }),
        ...formatted(source, key, name),
      }
    },
  }
}

function formatted(source: RoomListSource, key: ListKindKey, name: string) {
  const kind = listKinds[key]
  if (kind.filetype === 'xlsx') return { sheet: listSheet(source, kind) }
  const model = () => listDocument(source, kind, name)
  if (kind.filetype === 'pdf') return { template: 'room-list/room-list', model }
  return { file: { filetype: 'docx', write: () => writeWord(model()) } }
}

function writeWord(model: ListDocumentModel): Promise<Uint8Array> {
  const { words, house } = model
  const plain = (text: string) => untypeset(text)
  const counts = model.counts.map(({ type, detail, listed }) => ({
    label: plain(detail === '' ? type : `${type}, ${detail}`),
    text: listed,
  }))
  const [onlyNote, ...otherNotes] = model.notes.map(plain)
  const notes =
    onlyNote === undefined
      ? []
      : otherNotes.length === 0
        ? [{ label: model.notesTitle, text: onlyNote }]
        : [{ label: model.notesTitle, text: '', points: [onlyNote, ...otherNotes] }]
  return writeWordTable({
    title: model.title,
    heading: plain(model.heading),
    kicker: plain(model.kicker),
    lines: [
      ...model.facts.map(({ label, value }) => ({ label, text: plain(value) })),
      ...counts,
      { label: '', text: plain(model.totalText) },
      ...(model.gone === '' ? [] : [{ label: '', text: plain(model.gone) }]),
      ...notes,
    ],
    columns: model.columns,
    spanned: model.ofRoom,
    groups: model.groups.map(({ rows, mark }) => ({ mark, rows: rows.map((row) => row.map(plain)) })),
    empty: model.empty,
    footer: { aside: house.name, page: words.page, of: words.of },
    language: `${words.lang}-${words.region}`,
    isWide: model.isWide,
  })
}
