import {
  type MergeBody,
  mergeBody,
  mergedKinds,
  mergedSchema,
  mergesQuery,
  mergesSchema,
  movesQuery,
  movesSchema,
  takenBackSchema,
} from '@reisewerk/domain/partners/duplicates/merge.contract.ts'
import { mergeRefusal } from '@reisewerk/domain/partners/duplicates/merge-rules.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { linksTo, lockEntries, mergeRows, mergesInto, takeBackRows } from './merges.queries.ts'

const ofAdmins = { permission: 'admin', tag: 'merges' } as const
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})

/** Two clients, contacts or providers that are one (MOVE-06, decision 075). */
export function addMergesRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/merges',
    summary: 'Zusammenführen: was mit einem Eintrag eins wurde',
    query: mergesQuery,
    answer: mergesSchema,
    handle: async (trx, { query: { kind, kept } }) =>
      (await mergesInto(trx, kind, kept)).map(({ at, ...note }) => ({ ...note, at: wireOfInstant(at) })),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/merges/moves',
    summary: 'Zusammenführen: was danach den anderen Eintrag nennt',
    query: movesQuery,
    answer: movesSchema,
    handle: async (trx, { query: { kind, gone } }) => {
      const moves = await linksTo(trx, platform.resources, kind, gone)
      if (moves === null) throw notFound(mergedKinds[kind].label)
      return moves
    },
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'POST',
    path: '/api/merges',
    status: 201,
    summary: 'Zusammenführen: alles, was einen Eintrag nennt, nennt danach den anderen',
    body: mergeBody,
    answer: mergedSchema,
    handle: (trx, { body }) => mergeEntries(trx, body),
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'POST',
    path: '/api/merges/:id/take-back',
    summary: 'Zusammenführen: wieder trennen',
    params,
    answer: takenBackSchema,
    handle: async (trx, { params: { id } }) => {
      const stayed = await takeBackRows(trx, id)
      if (stayed === null) throw notFound('Die Zusammenführung')
      return { stayed }
    },
  })
}

/** @throws ApiError 404 for what the actor does not see, 422 for two that cannot be one */
async function mergeEntries(trx: Transaction, { kind, kept, gone }: MergeBody): Promise<{ id: number }> {
  const entries = await lockEntries(trx, kind, [kept, gone])
  const [one, other] = [kept, gone].map((id) => entries.find((entry) => entry.id === id))
  if (one === undefined || other === undefined) throw notFound(mergedKinds[kind].label)
  const refusal = mergeRefusal(one, other)
  if (refusal !== null) throw refused(refusal)
  return { id: await mergeRows(trx, kind, kept, other) }
}
