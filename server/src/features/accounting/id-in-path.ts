import * as z from 'zod'

export const idInPath = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
