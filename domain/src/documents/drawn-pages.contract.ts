import * as z from 'zod'
import { paperCheckSchema } from './paper-check.contract.ts'

/** Pages as they would come out now, in one picture; `attached` pages are bound behind them. */
export const drawnPagesSchema = z.object({
  svg: z.string(),
  pages: z.int(),
  parts: z.array(z.object({ part: z.string(), page: z.int(), last: z.int() })),
  attached: z.int(),
  withoutMap: z.array(z.string()),
  checks: z.array(paperCheckSchema),
})
