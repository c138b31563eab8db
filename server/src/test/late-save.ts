import { expect } from 'vitest'
import type { Caller } from './caller.ts'

type Item = Record<string, unknown> & { id: number; version: number }
type Conflict = { code: string; current: Item }

/** An item, what one colleague saves of it, what another who read it before saves, and a field nobody touched. */
export type LateSave = {
  path: string
  first: object
  second: object
  other: object
  /** Where the colleague saves it, if not at the item itself. */
  firstAt?: string
  /** Every newer version counts for it, for it is kept where the item's versions are not told. */
  isOfEveryVersion?: true
}

/** Whoever read an item before a colleague saved a field of it is told, and may save every other field (decision 002). */
export async function expectLateSaveTold(early: Caller, late: Caller, { path, ...scene }: LateSave): Promise<void> {
  const item = path.replace('/quick_edit', '')
  const { headers } = await early.get<Item>(item)
  const asRead = { 'if-match': String(headers.etag) }
  const first =
    scene.firstAt === undefined ? early.with(asRead).patch(path, scene.first) : early.patch(scene.firstAt, scene.first)
  const saved = await first
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const now = await early.get<Item>(item)
  expect(now.headers.etag).not.toBe(headers.etag)
  if (scene.firstAt === undefined) expect(saved.headers.etag).toBe(now.headers.etag)
  const told = await late.with(asRead).patch<Conflict>(path, scene.second)
  expect([told.status, told.body.code]).toEqual([409, 'conflict'])
  expect(told.body.current).toMatchObject({ version: now.body.version })
  expect((await early.get<Item>(item)).body).toEqual(now.body)
  const beside = await late.with(asRead).patch(path, scene.other)
  expect(beside.status, JSON.stringify(beside.body)).toBe(200)
  const seen = scene.isOfEveryVersion ? beside : now
  const asSeen = { 'if-match': String(seen.headers.etag) }
  expect((await late.with(asSeen).patch(path, scene.second)).status).toBe(200)
}
