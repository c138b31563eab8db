import * as z from 'zod'
import { importLimit, mostColumns } from '../tables/limits.ts'
import { importKindKeys, type MasterField, mostRead, type RunKind } from './import-kinds.ts'
import type { KnownEntry, TwinDecision } from './plan-import.ts'

const decision = z.enum(['update', 'skip', 'new'] satisfies TwinDecision[])
const line = z.int().min(1).max(mostRead)

/** What is taken over, as it stood on the page: the lines of the sheet and everything chosen of them (MOVE-03). */
export const runBodySchema = z.strictObject({
  organisation: z.int().min(1),
  kind: z.enum(importKindKeys),
  fileName: z.string().max(200).default(''),
  rows: z.array(z.array(z.string().max(1_000)).max(mostColumns)).max(mostRead),
  headRow: z.int().min(0).max(mostRead).default(0),
  columns: z.array(z.string().max(40).nullable()).max(mostColumns),
  mended: z.record(z.string().regex(/^\d{1,5}:\d{1,3}$/), z.string().max(1_000)).default({}),
  leftOut: z.array(line).max(mostRead).default([]),
  decisions: z.record(z.string().regex(/^\d{1,5}$/), decision).default({}),
  otherwise: decision.default('skip'),
})
export type RunBody = z.output<typeof runBodySchema>

/** Lines of a run come as words, not as the file. */
export const runBodyLimit = 3 * importLimit

export type RunOutcome = {
  readonly id: number
  readonly added: number
  readonly changed: number
  readonly skipped: number
}

/** A run as the page lists it. */
export type ImportRun = RunOutcome & {
  readonly kind: RunKind
  readonly fileName: string
  readonly at: string
  readonly userName: string
  readonly takenBackAt: string | null
  /** Of what a taken-back run brought, how much stayed because somebody used or changed it since. */
  readonly stayed: number | null
}

/** A file whose sheets were read, with what is there to compare it with. */
export type ReadTable = {
  readonly name: string
  readonly sheets: readonly {
    name: string
    rowCount: number
    rows: readonly (readonly string[])[]
    problem: string | null
  }[]
}
export type ImportGround = {
  readonly known: readonly KnownEntry[]
  /** Keys of what lines can name; clients and hotels only for trips. */
  readonly places: readonly string[]
  readonly clients: readonly string[]
  readonly hotels: readonly string[]
  /** Heads with what was chosen for them before. */
  readonly remembered: Readonly<Record<string, MasterField | null>>
}
