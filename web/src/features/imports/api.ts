import type {
  ImportGround,
  ImportRun,
  ReadTable,
  RunBody,
  RunOutcome,
} from '@reisewerk/domain/imports/import.contract.ts'
import type { ImportKind } from '@reisewerk/domain/imports/import-kinds.ts'
import type { StarterGround } from '@reisewerk/domain/imports/starter.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { newKey } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'

/** Reads the sheets of a file; nothing of it is kept. */
export async function readTable(file: File): Promise<ReadTable> {
  const form = new FormData()
  form.set('file', file, file.name)
  return (await send<ReadTable>('POST', '/api/imports/read', { form })).data
}

/** What there is of a kind in a house, asked anew for each file. */
export async function groundOf(kind: ImportKind, organisation: number): Promise<ImportGround> {
  return (await send<ImportGround>('GET', '/api/imports/ground', { query: { kind, organisation } })).data
}

/** Takes a table over as it is chosen: all of it or nothing. */
export async function runImport(body: RunBody): Promise<RunOutcome> {
  return (await send<RunOutcome>('POST', '/api/imports', { body, idempotencyKey: newKey() })).data
}

/** What of the geography a house begins with is missing. */
export function starterGround(organisation: number) {
  return queryOptions({
    queryKey: [...keys.list('imports'), 'geography', organisation],
    queryFn: async ({ signal }) =>
      (await send<StarterGround>('GET', '/api/imports/geography', { query: { organisation }, signal })).data,
  })
}

export async function loadStarter(organisation: number): Promise<RunOutcome> {
  const body = { organisation }
  return (await send<RunOutcome>('POST', '/api/imports/geography', { body, idempotencyKey: newKey() })).data
}

export async function takeBack(id: number): Promise<{ stayed: number }> {
  return (await send<{ stayed: number }>('POST', `/api/imports/${id}/take-back`, { idempotencyKey: newKey() })).data
}

export function runsOf(organisation: number) {
  return queryOptions({
    queryKey: [...keys.list('imports'), organisation],
    queryFn: async ({ signal }) =>
      (await send<ImportRun[]>('GET', '/api/imports', { query: { organisation }, signal })).data,
  })
}

/** How far the own run is, asked again and again while it goes on. */
export const progress = queryOptions({
  queryKey: [...keys.list('imports'), 'progress'],
  queryFn: async ({ signal }) =>
    (await send<{ done: number; total: number }>('GET', '/api/imports/progress', { signal })).data,
  refetchInterval: 700,
  gcTime: 0,
  staleTime: 0,
})
