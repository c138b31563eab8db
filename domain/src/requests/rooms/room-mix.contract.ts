import * as z from 'zod'

/** Rooms by size and type, as a house was told of them (TRUE-03). */
export const roomMixSchema = z.array(z.strictObject({ persons: z.int(), type: z.string(), amount: z.int() })).readonly()
