import * as z from 'zod'

/** What can be one though it stands there twice (MOVE-06). */
export const mergedKinds = {
  clients: { label: 'Kunde' },
  contacts: { label: 'Kontakt' },
  providers: { label: 'Leistungsträger' },
} as const
export type MergedKind = keyof typeof mergedKinds
const kinds = Object.keys(mergedKinds) as [MergedKind, ...MergedKind[]] // its own keys

const id = z.int().min(1)

/** `POST /api/merges`: all that names one entry names the other from then on. */
export const mergeBody = z.strictObject({ kind: z.enum(kinds), kept: id, gone: id })
export type MergeBody = z.output<typeof mergeBody>

export const mergedSchema = z.object({ id: z.int() })

const idInAddress = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** `GET /api/merges/moves`: what would name the other entry once this one is gone, as far as one sees it. */
export const movesQuery = z.object({ kind: z.enum(kinds), gone: idInAddress })
export const movesSchema = z.array(z.object({ title: z.string(), count: z.int() }))
export type Move = z.output<typeof movesSchema>[number]

/** `GET /api/merges`: what became one with an entry, the latest first. */
export const mergesQuery = z.object({
  kind: z.enum(kinds),
  kept: idInAddress,
})
export const mergesSchema = z.array(
  z.object({ id: z.int(), goneName: z.string(), at: z.string(), userName: z.string() }),
)
export type MergeNote = z.output<typeof mergesSchema>[number]

/** `POST /api/merges/{id}/take-back`: how much stayed, because somebody changed it since. */
export const takenBackSchema = z.object({ stayed: z.int() })
