import { unstorable } from '@reisewerk/domain/contract/storable.ts'
import { wireText } from '@reisewerk/domain/contract/wire-schema.ts'
import { fileNamePattern, plainFileName } from '@reisewerk/domain/files/file-kinds.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ApiError } from '../errors.ts'

/** Any content type a browser gives a dropped file; what it really is, its bytes tell. */
const anyType = /^(?!application\/json)/

/**
 * Routes that take a file as their body, as it is: the name stands in the query.
 * @param largest bytes of the largest file, and what whoever sends a larger one is told before it is read
 * @param add gets an app of its own, so that no other route takes files
 */
export function takingFiles(
  app: FastifyInstance,
  { limit, tooLarge }: { limit: number; tooLarge: ApiError },
  add: (uploads: FastifyInstance) => void,
): void {
  void app.register(async (uploads) => {
    uploads.addContentTypeParser(anyType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Its envelope would be kept as if it were the file.
    uploads.addContentTypeParser('multipart/form-data', (_request, _body, done) =>
      done(new ApiError(415, 'form_not_taken', 'Bitte die Datei selbst schicken, nicht in einem Formular.')),
    )
    refuseLarger(uploads, limit, tooLarge)
    add(uploads)
  })
}

/** A form takes some room beside its file. */
const envelope = 64 * 1024

/** A file in a form, as browsers send it. */
export const fileInForm = z.object(
  { name: z.string(), bytes: z.instanceof(Uint8Array) },
  { error: 'Bitte eine Datei schicken' },
)

/**
 * Routes that take a form with files (002 §7); their body is the form's fields by name.
 * @param largest see takingFiles
 */
export function takingForms(
  app: FastifyInstance,
  { limit, tooLarge }: { limit: number; tooLarge: ApiError },
  add: (uploads: FastifyInstance) => void,
): void {
  void app.register(async (uploads) => {
    uploads.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, ({ headers }, body, done) => {
      readForm(headers['content-type'] ?? '', body as Buffer).then(
        (form) => done(null, form),
        () => done(new ApiError(400, 'bad_form', 'Das Formular ist unvollständig.')),
      )
    })
    refuseLarger(uploads, limit + envelope, tooLarge)
    add(uploads)
  })
}

async function readForm(type: string, body: Buffer): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const fields = [...form].map(async ([name, value]): Promise<[string, unknown]> => {
    if (typeof value === 'string') return [name, value]
    return [name, { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }]
  })
  return Object.fromEntries(await Promise.all(fields))
}

function refuseLarger(uploads: FastifyInstance, limit: number, tooLarge: ApiError): void {
  uploads.addHook('preParsing', async ({ headers }, reply) => {
    if (!(Number(headers['content-length']) > limit)) return
    // The rest of it is not waited for.
    reply.header('connection', 'close')
    throw tooLarge
  })
}

export const fileBody = z
  .instanceof(Uint8Array, { error: 'Bitte eine Datei schicken' })
  .meta({ description: 'Die Datei, wie sie ist' })

export const fileNameInQuery = z
  .string()
  .trim()
  .min(1, 'Bitte den Namen der Datei angeben')
  .transform(plainFileName)
  .pipe(wireText({ pattern: fileNamePattern, message: unstorable }))
