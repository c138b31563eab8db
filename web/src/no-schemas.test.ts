import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract, Field } from '@reisewerk/domain/contract/shape.ts'
import { expect, test, vi } from 'vitest'

const domain = join(import.meta.dirname, '../../domain/src')

/** What the browser reads of every contract there is, by name. */
async function contractsRead(): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  for await (const file of glob('**/*.contract.ts', { cwd: domain })) {
    // The switches of a house keep their schema (without-schemas.ts).
    if (/\/sett[\w-]+\.contract\.ts$|\/stored-settings/.test(file)) continue
    const module: Record<string, unknown> = await import(join(domain, file))
    for (const value of Object.values(module).filter(isContract)) {
      const { name, title, filters, orderBy, search } = value
      read[name] = { title, filters: Object.keys(filters), orderBy, search, fields: fieldsRead(value.fields) }
    }
  }
  return read
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'fields' in value && 'filters' in value
}

function fieldsRead(fields: Readonly<Record<string, Field>>): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldRead(field)]))
}

function fieldRead({ kind, words, bounds, choices, groups, write, required, nullable, isPurchase, ...field }: Field) {
  const inner = field.fields && fieldsRead(field.fields)
  const target = field.target?.resource
  return { kind, words, bounds, choices, groups, write, required, nullable, isPurchase, target, inner }
}

test('design §6 without schemas contracts say the same words, bounds and choices', async () => {
  const withSchemas = await contractsRead()
  expect(Object.keys(withSchemas).length).toBeGreaterThan(50)
  vi.resetModules()
  vi.doMock('zod', () => import('./no-schemas.ts'))
  expect(await contractsRead()).toEqual(withSchemas)
})
