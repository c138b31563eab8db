import * as z from 'zod'
import { roomMixSchema } from './room-mix.contract.ts'

/** When, for how many and for which rooms somebody is asked (`AskedFor`). */
export const askedForSchema = z.strictObject({
  startAt: z.string().nullable(),
  endAt: z.string().nullable(),
  askedAmount: z.int().nullable(),
  /** Of a house; letters of before do not say it. */
  rooms: roomMixSchema.nullable().optional(),
})
