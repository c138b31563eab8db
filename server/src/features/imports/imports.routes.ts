import { wireText } from '@reisewerk/domain/contract/wire-schema.ts'
import { gazetteerKinds } from '@reisewerk/domain/geography/gazetteer.ts'
import { runBodyLimit, runBodySchema } from '@reisewerk/domain/imports/import.contract.ts'
import { importKindKeys } from '@reisewerk/domain/imports/import-kinds.ts'
import { starterBodySchema } from '@reisewerk/domain/imports/starter.contract.ts'
import { importLimit } from '@reisewerk/domain/tables/limits.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { fileInForm, takingForms } from '../../platform/endpoint/upload.ts'
import { ApiError } from '../../platform/errors.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { sheetAnswer } from '../../platform/sheet/sheet.ts'
import { progressOf, tellProgress } from './imports.queries.ts'
import { groundOf, listRuns, readTable, runImport, takeBackImport } from './imports.service.ts'
import { sampleOf } from './samples.ts'
import { findInGazetteer } from './starter/gazetteer.service.ts'
import { loadStarter, starterGround } from './starter/starter.service.ts'

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const kind = z.enum(importKindKeys)
const ofAdmins = { permission: 'admin', tag: 'imports' } as const
const tooLarge = new ApiError(413, 'file_too_large', 'Die Datei ist größer als 10 MB.')

/** Master data of elsewhere come in: the file is read, what is chosen of it taken over, a run taken back (MOVE-03). */
export function addImportsRoutes(app: FastifyInstance, platform: Platform): void {
  takingForms(app, { limit: importLimit, tooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      ...ofAdmins,
      method: 'POST',
      path: '/api/imports/read',
      summary: 'Import: die Blätter einer Datei lesen; nichts wird behalten',
      body: z.object({ file: fileInForm.optional() }).meta({ description: 'Formular mit der Datei' }),
      bodyLimit: importLimit + 1024 * 1024,
      handle: (_trx, { body }) => {
        if (body.file !== undefined && body.file.bytes.byteLength > importLimit) throw tooLarge
        return readTable(body.file)
      },
    }),
  )
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/imports/ground',
    summary: 'Import: womit eine Datei verglichen wird, und wie die letzten gelesen wurden',
    query: z.object({ kind, organisation: digits }),
    handle: (trx, { query }) => groundOf(trx, query.kind, query.organisation),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/imports/sample',
    summary: 'Import: eine Musterdatei (.xlsx)',
    query: z.object({ kind }),
    handle: (_trx, { query, reply }) => sheetAnswer(reply, sampleOf(query.kind)),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/imports/progress',
    summary: 'Import: wie weit der eigene Lauf ist',
    handle: async (trx) => (await progressOf(trx)) ?? { done: 0, total: 0 },
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/imports',
    summary: 'Import: die letzten Läufe',
    query: z.object({ organisation: digits }),
    handle: (trx, { query }) => listRuns(trx, query.organisation),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'POST',
    path: '/api/imports',
    status: 201,
    summary: 'Import: eine Tabelle übernehmen, ganz oder gar nicht',
    body: runBodySchema,
    bodyLimit: runBodyLimit,
    handle: (trx, { body }) =>
      runImport(trx, body, deskOf(platform), (done, total) => tellProgress(platform, trx, done, total)),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/imports/geography',
    summary: 'Grundbestand der Geografie: was davon noch fehlt',
    query: z.object({ organisation: digits }),
    handle: (trx, { query }) => starterGround(trx, query.organisation),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'POST',
    path: '/api/imports/geography',
    status: 201,
    summary:
      'Grundbestand der Geografie laden: Länder, Orte, Häfen mit Verbindungen, Flughäfen, Bahnhöfe, soweit sie fehlen',
    body: starterBodySchema,
    handle: (trx, { body }) =>
      loadStarter(trx, body.organisation, (done, total) => tellProgress(platform, trx, done, total)),
  })
  addEndpoint(app, platform, {
    permission: 'signedIn',
    tag: 'imports',
    method: 'GET',
    path: '/api/gazetteer',
    summary: 'Wo etwas dieses Namens liegt: Orte, Häfen, Flughäfen, Bahnhöfe, höchstens sechs',
    query: z.object({ name: wireText({ max: 200 }), kind: z.enum(gazetteerKinds).optional() }),
    handle: (trx, { query }) => findInGazetteer(trx, query.name, query.kind ?? null),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'POST',
    path: '/api/imports/:id/take-back',
    summary: 'Import: einen Lauf zurücknehmen',
    params: z.object({ id: digits }),
    handle: (trx, { params }) => takeBackImport(trx, params.id),
  })
}
