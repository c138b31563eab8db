import * as z from 'zod'
import { linkInput } from '../contract/wire-schema.ts'
import { serviceResources } from '../service-kinds.ts'

/** What is done to many services or requests in one call (000 §2.4, §7). */

const most = 500

/** The services or requests somebody has selected. @param noun 'Leistungen' */
export function selected<Item extends z.ZodType>(item: Item, noun: string) {
  return z.array(item).min(1, `Bitte ${noun} auswählen`).max(most, `Höchstens ${most} ${noun}`)
}

/** Body of `PUT /api/placeholders/sort_group`; null is 'Keine Gruppe (alle)'. */
export const groupOfServices = z.strictObject({
  placeholders: selected(linkInput('placeholders', serviceResources), 'Leistungen'),
  sortGroup: linkInput('sort_groups').nullable(),
})

/** What became of it: what could be changed is, and what could not is named with its reason. */
export const bulkAnswer = z.object({
  changed: z.array(z.int()),
  failed: z.array(z.object({ id: z.int(), message: z.string() })),
})
export type BulkAnswer = z.output<typeof bulkAnswer>
