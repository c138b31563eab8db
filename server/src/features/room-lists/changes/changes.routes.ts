import { listChangedSchema, listChangesSchema } from '@reisewerk/domain/room-lists/changes/changes.contract.ts'
import { roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { openedItems } from '../../../platform/resource/personal.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { type Changed, changeList, takeChangeBack } from './change-list.service.ts'

const number = z
  .string()
  .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
  .transform(Number)
// Whether there is such a list is told ahead of whether there is such a change.
const change = z
  .string()
  .max(40)
  .transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0))
const shared = { method: 'POST', tag: 'room_lists', permission: 'signedIn', status: 201, isPersonal: true } as const

/** Many changes of a list at once, and what takes them back (ROOM-06). */
export function addListChangeRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...shared,
    path: '/api/room_lists/:id/changes',
    summary: 'Zimmerliste: mehrere Zimmer und Gäste anlegen, ändern oder löschen, alle oder nichts',
    params: z.object({ id: number }),
    body: listChangesSchema,
    answer: listChangedSchema,
    handle: async (trx, { params: { id }, body }) =>
      answerOf(trx, platform, id, await changeList(trx, platform, id, body.changes)),
  })
  addEndpoint(app, platform, {
    ...shared,
    path: '/api/room_lists/:id/changes/:change/take_back',
    summary: 'Zimmerliste: eine Änderung mehrerer Zimmer zurücknehmen, auch eine zurückgenommene',
    params: z.object({ id: number, change }),
    answer: listChangedSchema,
    handle: async (trx, { params }) =>
      answerOf(trx, platform, params.id, await takeChangeBack(trx, platform, params.id, params.change)),
  })
}

async function answerOf(trx: Transaction, { resources, seal }: Platform, id: number, changed: Changed) {
  const item = await readItem(trx, resources, resourceOf(resources, 'room_lists'), id, new Set())
  const [list] = await openedItems(trx, seal, roomListContract, [item], 'saved')
  return { ...changed, list: list ?? item }
}
