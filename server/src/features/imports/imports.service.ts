import { nameParts } from '@reisewerk/domain/files/file-kinds.ts'
import type {
  ImportGround,
  ImportRun,
  ReadTable,
  RunBody,
  RunOutcome,
} from '@reisewerk/domain/imports/import.contract.ts'
import { fieldsOfKind, type ImportKind, mostImported, mostRead } from '@reisewerk/domain/imports/import-kinds.ts'
import { type ImportPlan, nameKey, planImport } from '@reisewerk/domain/imports/plan-import.ts'
import { rememberedHeads as headsOf } from '@reisewerk/domain/tables/columns.ts'
import { importTypes, tooManyRows } from '@reisewerk/domain/tables/limits.ts'
import { tableTypeOf } from '@reisewerk/domain/tables/table-type.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readSpreadsheet } from '../../platform/spreadsheet/spreadsheet-reader.ts'
import { checkDebtorNumbers } from './debtor-numbers.service.ts'
import {
  beginRun,
  endRun,
  knownClients,
  knownEntries,
  knownHotels,
  knownPlaces,
  lockRuns,
  rememberedHeads,
  runsOf,
  takeBackRun,
} from './imports.queries.ts'
import { writeEntries } from './write-entries.service.ts'
import { type NamedIds, writeTrips } from './write-trips.service.ts'

/**
 * Reads a file of master data; nothing of it is kept or taken over yet.
 * @throws ApiError 415 for another kind of file, 422 for one that cannot be read
 */
export async function readTable(
  file: { readonly name: string; readonly bytes: Uint8Array } | undefined,
): Promise<ReadTable> {
  if (file === undefined) throw violated({ propertyPath: 'file', message: 'Bitte eine Datei schicken' })
  const { name, filetype: ending } = nameParts(file.name.trim())
  if (!(importTypes as readonly string[]).includes(ending)) {
    throw new ApiError(415, 'file_not_read', 'Als Tabelle werden .xlsx, .xls und .csv gelesen.')
  }
  const read = await readSpreadsheet(file.bytes, tableTypeOf(file.bytes, ending) ?? ending, mostRead)
  const sheets = read.map(({ name: sheet, rows, rowCount }) => {
    const problem = tooManyRows(rowCount, mostRead)
    return { name: sheet, rowCount, problem, rows: problem === null ? rows : [] }
  })
  return { name: `${name}.${ending}`, sheets }
}

/** What a file of a kind is compared with, and how the last ones were read. @throws ApiError 404 for a house of others */
export async function groundOf(trx: Transaction, kind: ImportKind, house: number): Promise<ImportGround> {
  checkHouse(trx, house)
  const [known, { places, clients, hotels }, remembered] = await Promise.all([
    knownEntries(trx, kind, house),
    namedIn(trx, kind, house),
    rememberedHeads(trx, kind, house),
  ])
  return { known, remembered, places: [...places.keys()], clients: [...clients.keys()], hotels: [...hotels.keys()] }
}

/**
 * Takes a sheet over as it was chosen: all of it or nothing (MOVE-03). What was chosen is kept for the next file.
 * @param tell is told how far it is
 * @throws ApiError 404 for a house of others, 422 while a line is neither mended nor left out
 */
export async function runImport(
  trx: Transaction,
  body: RunBody,
  desk: Desk,
  tell: (done: number, total: number) => Promise<void>,
): Promise<RunOutcome> {
  const { kind, organisation: house } = body
  checkHouse(trx, house)
  await lockRuns(trx, kind, house)
  const [known, named] = await Promise.all([knownEntries(trx, kind, house), namedIn(trx, kind, house)])
  const columns = columnsOf(body)
  const plan = planImport(kind, body.rows, { ...body, columns }, known, {
    places: new Set(named.places.keys()),
    clients: new Set(named.clients.keys()),
    hotels: new Set(named.hotels.keys()),
  })
  checkPlan(plan)
  if (kind === 'clients') await checkDebtorNumbers(trx, house, plan.lines)
  const run = await beginRun(trx, { house, kind, fileName: body.fileName, heads: headsOf(columns) })
  const lines = plan.lines.filter(({ isLeftOut, action }) => !isLeftOut && action !== 'skip')
  if (kind === 'trips') await writeTrips(trx, { house, lines, named, tell }, desk)
  else await writeEntries(trx, { kind, house, lines, places: named.places, tell })
  const { counts } = plan
  const told = { added: counts.new, changed: counts.update, skipped: plan.lines.length - lines.length }
  await endRun(trx, run, told)
  return { id: run, ...told }
}

/** Ids of what lines can name, by key: of two called alike the one that was there first. */
async function namedIn(trx: Transaction, kind: ImportKind, house: number): Promise<NamedIds> {
  const keyed = (rows: readonly { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [nameKey(name), id]))
  const none: ReadonlyMap<string, number> = new Map()
  if (kind !== 'trips') return { places: keyed(await knownPlaces(trx)), clients: none, hotels: none }
  const [clients, hotels] = await Promise.all([knownClients(trx, house), knownHotels(trx, house)])
  return { places: none, clients: keyed(clients), hotels: keyed(hotels) }
}

function columnsOf({ kind, rows, headRow, columns }: RunBody) {
  const fields = fieldsOfKind(kind)
  const heads = rows[headRow] ?? []
  return columns.map((named, index) => {
    const field = fields.find((one) => one.field === named)?.field ?? null
    if (named !== null && field === null)
      throw violated({ propertyPath: `columns[${index}]`, message: 'Dieses Feld gibt es nicht.' })
    return { title: heads[index] ?? '', field, isSure: true }
  })
}

/** @throws ApiError 422 with what is wrong at each line */
function checkPlan({ lines, openLines }: ImportPlan): void {
  const problem = tooManyRows(lines.length, mostImported)
  if (problem !== null) throw violated({ propertyPath: 'rows', message: problem })
  if (openLines.length === 0) return
  const wrong = openLines
    .slice(0, 100)
    .flatMap(({ line, problems }) => problems.map(({ message }) => ({ propertyPath: `line.${line}`, message })))
  throw violated(...wrong)
}

/** The last runs of a house, the latest first. */
export async function listRuns(trx: Transaction, house: number): Promise<ImportRun[]> {
  checkHouse(trx, house)
  const runs = await runsOf(trx, house)
  return runs.map(({ at, takenBackAt, ...run }) => ({
    ...run,
    at: wireOfInstant(at),
    takenBackAt: takenBackAt === null ? null : wireOfInstant(takenBackAt),
  }))
}

/**
 * Takes a run back: what it brought goes, what it changed is as before. What somebody used or changed since stays.
 * @throws ApiError 404 where there is no run that is not taken back yet
 */
export async function takeBackImport(trx: Transaction, id: number): Promise<{ stayed: number }> {
  const stayed = await takeBackRun(trx, id)
  if (stayed === null) throw notFound('Der Import')
  return { stayed }
}

function checkHouse({ actor }: Transaction, house: number): void {
  if (!actor.organisationIds.includes(house)) throw notFound('Die Organisation')
}
