import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../endpoint/endpoint.ts'
import { deskOf, type Platform } from '../platform.ts'
import { resourceOf } from '../resource/resource.ts'
import { restoreDeletion } from './restore-deletion.ts'

const tag = { tag: 'deletions', permission: 'signedIn' } as const
const number = z.string().regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
const listed = z.array(
  z.object({
    id: z.int(),
    at: z.string(),
    userName: z.string(),
    resource: z.string(),
    title: z.string(),
    name: z.string(),
    order: z.object({ id: z.int(), name: z.string() }).nullable(),
  }),
)

type Row = {
  id: number
  at: Date
  userName: string | null
  resource: string
  name: string
  order: { id: number; name: string } | null
}

/** What was deleted in the last 30 days, and bringing it back (EASE-03). */
export function addDeletionRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...tag,
    method: 'GET',
    path: '/api/deletions',
    summary: 'Gelöschtes der letzten 30 Tage, das sich wiederherstellen lässt',
    query: z.object({ 'order.id': number.transform(Number).optional() }),
    answer: listed,
    handle: async (trx, { query }) => {
      const rows = await trx.query<Row>(
        `select d.id::int, d.at, trim(u.first_name || ' ' || u.last_name) as "userName", d.resource, d.name,
           case when o.id is not null and o.current_status <> 'concept' then json_build_object('id', o.id, 'name',
             concat_ws(' · ', o.order_number, coalesce(nullif(o.trip_name, ''), o.group_name))) end as "order"
         from deletions d left join users u on u.id = d.user_id left join orders o on o.id = d.order_id
         where d.restored_at is null and d.at > now() - interval '30 days' and ($1::bigint is null or d.order_id = $1)
         order by d.at desc, d.id desc limit 500`,
        [query['order.id'] ?? null],
      )
      return rows
        .filter(
          ({ resource }) => trx.actor.isAdmin || resourceOf(platform.resources, resource).binding.writers !== 'admin',
        )
        .map(({ at, resource, userName, ...row }) => ({
          ...row,
          at: wireOfInstant(at),
          resource,
          userName: userName ?? '',
          title: resourceOf(platform.resources, resource).contract.title,
        }))
    },
  })
  addEndpoint(app, platform, {
    ...tag,
    method: 'POST',
    path: '/api/deletions/:id/restore',
    summary: 'Gelöschtes wiederherstellen',
    params: z.object({ id: number.transform(Number) }),
    answer: z.object({ resource: z.string(), id: z.int() }),
    handle: (trx, { params }) => restoreDeletion(trx, params.id, deskOf(platform)),
  })
}
