import { buffer } from 'node:stream/consumers'
import { nameParts } from '@reisewerk/domain/files/file-kinds.ts'
import { roomSizes } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { columnsOf, headRowOf, type ImportColumn } from '@reisewerk/domain/room-lists/import/columns.ts'
import type {
  ImportBody,
  ImportOutcome,
  UploadedList,
  UploadedSheet,
} from '@reisewerk/domain/room-lists/import/import.contract.ts'
import { mostRows } from '@reisewerk/domain/room-lists/import/limits.ts'
import { type ImportPlan, planImport } from '@reisewerk/domain/room-lists/import/plan.ts'
import { rememberedHeads } from '@reisewerk/domain/tables/columns.ts'
import { importTypes, tooManyRows } from '@reisewerk/domain/tables/limits.ts'
import { tableTypeOf } from '@reisewerk/domain/tables/table-type.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../../platform/errors.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import type { ReadSheet } from '../../../platform/spreadsheet/spreadsheet-messages.ts'
import { readSpreadsheet } from '../../../platform/spreadsheet/spreadsheet-reader.ts'
import { storeDocument } from '../../files/files.service.ts'
import { recordedChange } from '../changes/change-list.service.ts'
import { readAskedRooms } from '../documents/list-documents.queries.ts'
import { readRoomList } from '../documents/list-source.service.ts'
import { lockList } from '../room-lists.queries.ts'
import { addRoomList } from '../room-lists.service.ts'
import { houseOfTrip, importFileOf, keepImportFile, rememberChoice, rememberedChoice } from './import.queries.ts'
import { type GuestThere, takeOver } from './take-over.service.ts'

/**
 * Takes a list into the trip's documents and answers its sheets with how they would be read (002 §7, ROOM-04). Nothing of it is taken over
 * yet: the file stays for a day, or until the import is cancelled.
 * @throws ApiError 403 without the right to see personal data, 404 for no such trip, 415 for another kind of file, 422 for one that cannot be read
 */
export async function uploadList(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  file: { readonly name: string; readonly bytes: Uint8Array } | undefined,
): Promise<UploadedList> {
  const organisationId = await houseOfTrip(trx, orderId)
  if (organisationId === null) throw notFound('Reise')
  checkMayImport(trx)
  if (file === undefined) throw violated({ propertyPath: 'user_file_upload', message: 'Bitte eine Datei schicken' })
  const { name, filetype: ending } = nameParts(file.name.trim())
  if (!(importTypes as readonly string[]).includes(ending)) {
    throw new ApiError(415, 'file_not_read', 'Als Liste werden .xlsx, .xls und .csv gelesen.')
  }
  // Kept under what it is, so that it opens.
  const filetype = tableTypeOf(file.bytes, ending) ?? ending
  const [read, remembered] = await Promise.all([
    readSpreadsheet(file.bytes, filetype, mostRows),
    rememberedChoice(trx, orderId),
  ])
  const known = remembered?.columns ?? {}
  const sheets = read.map((sheet): UploadedSheet => {
    const { name: sheetName, rowCount } = sheet
    const rows = shownRows(sheet)
    const hiddenCount = sheet.hidden.length
    const problem = tooManyRows(rowCount, mostRows)
    const headRow = headRowOf(rows, known)
    const columns = columnsOf(rows, headRow, known)
    return { name: sheetName, rowCount, hiddenCount, problem, headRow, columns, rows: problem === null ? rows : [] }
  })
  const filled = sheets.filter(({ rowCount }) => rowCount > 0)
  const [tooLong] = filled
  if (tooLong?.problem && filled.every(({ problem }) => problem !== null)) {
    throw new ApiError(422, 'too_many_rows', tooLong.problem)
  }
  const id = await storeDocument(trx, platform.files, {
    ...{ orderId, organisationId, name: name.slice(0, 200) || 'Liste', type: 'room_list', filetype },
    ...{ bytes: file.bytes, holdsPersonal: true, isUpload: true, awaitsImport: true },
  })
  const document = await readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
  return {
    importFile: { id, name, filetype },
    // What the resource answers is what its contract says.
    document: document as unknown as UploadedList['document'],
    sheets,
    forming: remembered?.forming ?? 'room',
    remembered: known,
  }
}

/** What taking a file over would change. @throws ApiError as importList does, but for lines that are still open */
export async function previewImport(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  body: ImportBody,
): Promise<ImportOutcome> {
  const list = await listInto(trx, platform, orderId, body.roomList)
  const { plan } = await planned(trx, platform, orderId, body, list)
  return outcomeOf(plan, list)
}

/**
 * Takes a file over into a list, or into a new one for all hotels where none is named: all of it or nothing. Who is there already is changed,
 * not doubled; who is on the file no more goes only if asked. What was chosen is kept for the client's next list.
 * @throws ApiError 404 for a list or file of another trip, 422 while a line is neither mended nor left out
 */
export async function importList(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  body: ImportBody,
): Promise<ImportOutcome> {
  if (body.roomList !== undefined) await lockList(trx, body.roomList)
  const there = await listInto(trx, platform, orderId, body.roomList)
  const { plan, columns } = await planned(trx, platform, orderId, body, there)
  if (plan.openLines.length > 0) {
    throw violated(
      ...plan.openLines.flatMap(({ line, problems }) =>
        problems.map(({ message }) => ({ propertyPath: `line.${line}`, message })),
      ),
    )
  }
  const list = there ?? { id: await addRoomList(trx, { order: orderId }, deskOf(platform)), rooms: [] }
  const change = await recordedChange(trx, platform, list.id, () =>
    takeOver(trx, deskOf(platform), { list, plan, replace: body.replace }),
  )
  await keepImportFile(trx, body.importFile)
  await rememberChoice(trx, orderId, { columns: rememberedHeads(columns), forming: body.forming })
  return { ...outcomeOf(plan, list), change: change.id }
}

function checkMayImport({ actor }: Transaction): void {
  if (actor.maySeePersonal === true) return
  const message = 'Eine Gästeliste importiert nur, wer das Recht „Personendaten sehen“ hat.'
  throw new ApiError(403, 'no_personal_data', message)
}

type ReadList = Awaited<ReturnType<typeof readRoomList>>

/** The list of the trip a file goes into; null where a new one is made for it. */
async function listInto(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  listId: number | undefined,
): Promise<ReadList | null> {
  if ((await houseOfTrip(trx, orderId)) === null) throw notFound('Reise')
  const list = listId === undefined ? null : await readRoomList(trx, platform, listId, 'import')
  if (list !== null && list.order !== `/api/orders/${orderId}`) throw notFound('Zimmerliste')
  checkMayImport(trx)
  return list
}

async function planned(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  body: ImportBody,
  list: ReadList | null,
): Promise<{ plan: ImportPlan<GuestThere>; columns: ImportColumn[] }> {
  const [sheet, asked] = await Promise.all([sheetOf(trx, platform, orderId, body), readAskedRooms(trx, orderId)])
  const problem = tooManyRows(sheet.rowCount, mostRows)
  if (problem !== null) throw violated({ propertyPath: 'sheet', message: problem })
  const heads = sheet.rows[body.headRow] ?? []
  const columns = body.columns.map((field, index) => ({ title: heads[index] ?? '', field, isSure: true }))
  const { rooms } = list ?? { rooms: [] }
  const sizes = roomSizes(
    asked.map(({ persons, amount }) => ({ type: { persons }, askedAmount: amount })),
    rooms,
  )
  const into = { known: guestsOf(rooms), sizes, today: deskOf(platform).today }
  return { plan: planImport(shownRows(sheet), { ...body, columns }, into), columns }
}

async function sheetOf(trx: Transaction, platform: Platform, orderId: number, body: ImportBody): Promise<ReadSheet> {
  const file = await importFileOf(trx, orderId, body.importFile)
  const stream = file === null ? null : await platform.files.get(file.key)
  if (file === null || stream === null) throw notFound('Die Datei')
  const sheet = (await readSpreadsheet(await buffer(stream), file.filetype, mostRows))[body.sheet]
  if (sheet === undefined) throw violated({ propertyPath: 'sheet', message: 'Dieses Blatt hat die Datei nicht.' })
  return sheet
}

/** Lines that are hidden in the file are empty here: what nobody sees there is not taken over. */
function shownRows({ rows, hidden }: ReadSheet): readonly (readonly string[])[] {
  const unseen = new Set(hidden)
  return rows.map((row, index) => (unseen.has(index) ? [] : row))
}

/** Who is on the list. Days as 'YYYY-MM-DD'. */
function guestsOf(rooms: ReadList['rooms']): GuestThere[] {
  return rooms.flatMap((room) =>
    room.passengers.map(({ dateOfBirth, room: _room, ...guest }) => ({
      ...guest,
      room: room.roomIndex,
      roomId: room.id,
      dateOfBirth: dateOfBirth === null ? null : dateOfBirth.slice(0, 10).split('.').reverse().join('-'),
    })),
  )
}

function outcomeOf({ guests, rooms, difference }: ImportPlan, list: { id: number } | null): ImportOutcome {
  const name = ({ lastName, firstName }: { lastName: string; firstName: string }) => `${lastName} ${firstName}`.trim()
  return {
    roomList: list === null ? null : linkTo('room_lists', list.id),
    change: null,
    guests: guests.length,
    rooms: rooms.length,
    added: difference.added.map(name),
    changed: difference.kept.filter(({ changed }) => changed.length > 0).map(({ known }) => name(known)),
    gone: difference.gone.map(name),
  }
}
