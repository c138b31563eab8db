import { germanDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { plainFileName } from '@reisewerk/domain/files/file-kinds.ts'
import { headsOf, tableWord } from '@reisewerk/domain/history/house-words.ts'
import { csvLine } from '@reisewerk/domain/tables/write-csv.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asActor, type Transaction } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ZipEntry } from '../../../platform/zip/zip-stream.ts'
import { noteEnd } from './house-exports.queries.ts'
import {
  countPersonalDocuments,
  fileSources,
  type HouseRow,
  type HouseTable,
  houseTables,
  nextFiles,
  nextRows,
} from './house-tables.queries.ts'
import { keepsPersonal, openedRows } from './personal-rows.ts'
import { readMe } from './read-me.ts'

export type HouseExport = { readonly id: number; readonly house: number; readonly name: string }
type Read = <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>
/** The next rows of a table behind a key. */
type RowsBehind = (after: readonly string[] | null) => Promise<readonly HouseRow[]>
type Told = { tables: { file: string; word: string; rows: number }[]; files: number; missing: string[] }

/** Rows read at once: a moment's work, after which others have their turn. */
const pageRows = 1_000

/**
 * All data of a house, file by file: each table as .csv, then what lies in the file store, then what it all is (MOVE-04). It is read as an
 * administrator of this house alone, so that the policies keep out whatever belongs to another one, a page at a time in transactions of their
 * own: nothing is held while the reader is slow.
 */
export async function* filesOfHouse(
  platform: Pick<Platform, 'database' | 'files' | 'seal' | 'now'>,
  actor: Actor,
  { id, house, name }: HouseExport,
): AsyncGenerator<ZipEntry> {
  const ofHouse: Actor = { ...actor, organisationIds: [house] }
  const read: Read = (work) => asActor(platform.database.app, ofHouse, { readOnly: true, softDelete: true }, work)
  // What is read of people in confidence is noted with it.
  const readNoted: Read = (work) => asActor(platform.database.app, ofHouse, { softDelete: true }, work)
  const told: Told = { tables: [], files: 0, missing: [] }
  for (const table of await read(houseTables)) {
    const file = `daten/${table.name}.csv`
    const line = { file, word: tableWord(table.name), rows: 0 }
    told.tables.push(line)
    const rows: RowsBehind = keepsPersonal(table)
      ? (after) =>
          readNoted(async (trx) => openedRows(trx, platform.seal, table, await nextRows(trx, table, after, pageRows)))
      : (after) => read((trx) => nextRows(trx, table, after, pageRows))
    yield { name: file, content: linesOf(rows, table, line) }
  }
  for (const source of Object.keys(fileSources)) yield* storedFiles(platform, read, source, told)
  const personal = await read(countPersonalDocuments)
  const texts = readMe({
    ...told,
    house: name,
    day: germanDate(todayInGermany(platform.now())),
    personal,
    withGuests: actor.maySeePersonal === true,
  })
  for (const [file, text] of Object.entries(texts)) yield { name: file, content: textOf(text) }
  const rows = told.tables.reduce((sum, one) => sum + one.rows, 0)
  await asActor(platform.database.app, actor, {}, (trx) => noteEnd(trx, id, { rows, files: told.files }))
}

/** Spreadsheets take a file for UTF-8 when it begins so. */
const byteOrderMark = '\uFEFF'

async function* linesOf(rowsBehind: RowsBehind, table: HouseTable, told: { rows: number }): AsyncGenerator<Uint8Array> {
  const names = table.columns.map(({ name }) => name)
  yield Buffer.from(byteOrderMark + csvLine(headsOf(table.name, names)))
  for (let after: readonly string[] | null = null; ; ) {
    const last: readonly string[] | null = after
    const rows = await rowsBehind(last)
    told.rows += rows.length
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csvLine(row.slice(0, names.length))).join(''))
    if (rows.length < pageRows || table.key.length === 0) return
    // No part of a key is empty.
    after = (rows.at(-1)?.slice(names.length) ?? []) as string[]
  }
}

async function* storedFiles(
  platform: Pick<Platform, 'files'>,
  read: Read,
  source: string,
  told: Told,
): AsyncGenerator<ZipEntry> {
  for (let after = 0; ; ) {
    const last = after
    const files = await read((trx) => nextFiles(trx, source, last))
    for (const file of files) {
      after = file.id
      const name = `dateien/${source}/${file.id} ${plainFileName(file.name).slice(0, 180)}`
      const content = file.content === null ? await platform.files.get(file.key) : textOf(file.content)
      if (content === null) told.missing.push(name)
      else {
        told.files++
        yield { name, content }
      }
    }
    if (files.length === 0) return
  }
}

async function* textOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}
