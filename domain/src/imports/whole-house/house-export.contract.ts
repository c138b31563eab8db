import * as z from 'zod'

/** `POST /api/house_exports`: all data of a house are to be taken along. */
export const beginExportBody = z.strictObject({ organisation: z.int().min(1) })

/** Where they are fetched, once and soon. */
export const begunExportSchema = z.object({ id: z.int(), path: z.string() })
export type BegunExport = z.output<typeof begunExportSchema>

/** Who took all data along, and when. */
export const houseExportSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** None while it goes on, and of one that broke off. */
  endedAt: z.string().nullable(),
  rowCount: z.int(),
  fileCount: z.int(),
  userName: z.string(),
})
export type HouseExportNote = z.output<typeof houseExportSchema>
