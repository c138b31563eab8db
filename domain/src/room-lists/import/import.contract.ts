import * as z from 'zod'
import { linkInput } from '../../contract/wire-schema.ts'
import { mostColumns } from '../../tables/limits.ts'
import { roomFormingKeys } from './form-rooms.ts'
import { importFieldKeys } from './import-fields.ts'
import { mostRows } from './limits.ts'

const fieldOrNone = z.enum(importFieldKeys).nullable()
const line = z.int().min(1).max(mostRows)

/** What is chosen before a file is taken over: the sheet, its columns, what was mended and what is left out (ROOM-04). */
export const importBodySchema = z.strictObject({
  /** The file as it was uploaded: the number of its document. */
  importFile: z.int().min(0).default(0),
  /** Into which list; a new one for all hotels unless told. */
  roomList: linkInput('room_lists').optional(),
  /** Index of the sheet. */
  sheet: z.int().min(0).max(100).default(0),
  headRow: z.int().min(0).max(mostRows).default(0),
  columns: z.array(fieldOrNone).max(mostColumns).default([]),
  forming: z.enum(roomFormingKeys).default('room'),
  /** '13:4': the fifth cell of line 13. */
  mended: z.record(z.string().regex(/^\d{1,5}:\d{1,3}$/), z.string().max(1_000)).default({}),
  leftOut: z.array(line).max(mostRows).default([]),
  /** Whether guests who are on the list no more are taken off it. */
  replace: z.boolean().default(false),
})
export type ImportBody = z.output<typeof importBodySchema>

/** What taking it over would change, or has changed. */
export const importOutcomeSchema = z.object({
  roomList: z
    .string()
    .nullable()
    .meta({ description: 'Die Zimmerliste, in der die Gäste stehen; null, solange keine gemacht ist' }),
  change: z
    .int()
    .nullable()
    .meta({ description: 'Als welche Änderung der Liste sie sich einen Tag lang zurücknehmen lässt' }),
  guests: z.int(),
  rooms: z.int(),
  added: z.array(z.string()),
  changed: z.array(z.string()),
  /** Who is on the list and not in the file; they leave the list only with `replace`. */
  gone: z.array(z.string()),
})
export type ImportOutcome = z.output<typeof importOutcomeSchema>

/** A sheet of an uploaded file, and how it would be read. */
export type UploadedSheet = {
  readonly name: string
  readonly rowCount: number
  /** Lines that are hidden in the file: nobody sees them there, so they are not read. */
  readonly hiddenCount: number
  /** Why it cannot be taken over: it has too many lines. */
  readonly problem: string | null
  readonly headRow: number
  readonly columns: readonly { title: string; field: z.output<typeof fieldOrNone>; isSure: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

/** What an upload answers (002 §7). */
export type UploadedList = {
  readonly importFile: { readonly id: number; readonly name: string; readonly filetype: string }
  readonly document: { readonly id: number; readonly name: string; readonly path: string }
  readonly sheets: readonly UploadedSheet[]
  readonly forming: (typeof roomFormingKeys)[number]
  /** Heads with what was chosen for them in this client's lists before. */
  readonly remembered: Readonly<Record<string, z.output<typeof fieldOrNone>>>
}
