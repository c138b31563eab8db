import { idOfLink } from '@reisewerk/domain/wire.ts'
import * as z from 'zod'
import type { Transaction } from '../database/transaction.ts'
import { notFound } from '../errors.ts'

const named = (resource: string) =>
  z
    .string()
    .transform((text) => idOfLink(text, resource) ?? (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN))
    .refine((id) => !Number.isNaN(id), `Bitte eine Nummer oder einen Verweis wie /api/${resource}/1 angeben`)
    .optional()

export const houseQuery = z.looseObject({ organisation: named('organisations'), order: named('orders') })

/**
 * The house whose choices are asked for; null where nobody says, and all of the actor's count.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function houseAsked(trx: Transaction, query: z.output<typeof houseQuery>): Promise<number | null> {
  const { organisation, order } = query
  if (organisation !== undefined || order === undefined) return organisation ?? null
  const [trip] = await trx.query<{ house: number }>('select organisation_id as house from orders where id = $1', [
    order,
  ])
  if (trip === undefined) throw notFound('Reise')
  return trip.house
}
