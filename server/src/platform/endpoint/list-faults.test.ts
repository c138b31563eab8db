import { updateSchema } from '@reisewerk/domain/contract/body-schema.ts'
import type { Contract, Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { expect, test } from 'vitest'
import { allResources, bodyWith } from '../../test/access/resources.ts'
import { ApiError } from '../errors.ts'
import { validate } from './validation.ts'

const resources = await allResources()
const listKinds = ['children', 'json', 'links', 'strings']

type List = { contract: Contract; path: string; field: Field }

function listsOf(contract: Contract, fields: Fields, prefix = ''): List[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    if (field.write === 'never') return []
    if (field.kind === 'object') return listsOf(contract, field.fields ?? {}, `${path}.`)
    return listKinds.includes(field.kind) ? [{ contract, path, field }] : []
  })
}

/** Entries that no list takes, and for lists of items one with a fault at each field. */
function wrongEntries({ field }: List): unknown[] {
  const inner = field.kind === 'children' ? Object.keys(field.target?.contract?.fields ?? {}) : []
  return [5, 'zz', {}, { zzz: 1 }, { zzz: 1, name: 5, id: 'x' }, ...inner.map((name) => ({ [name]: ['?'] }))]
}

test('APP-06 what is wrong with a list or in one of its entries is always said in a sentence of its own', () => {
  const lists = resources.flatMap(({ contract }) => listsOf(contract, contract.fields))
  expect(lists.length).toBeGreaterThan(50)
  const vague = lists.flatMap((list) => {
    const check = validate({ schema: updateSchema(list.contract), method: 'PUT', url: '/', httpPart: 'body' })
    const values = ['x'.repeat(600), {}, ...wrongEntries(list).map((entry) => [entry])]
    return values.flatMap((value) => {
      const { error } = check(bodyWith(list.path, value)) as { error?: unknown }
      const violations = error instanceof ApiError ? (error.violations ?? []) : []
      return violations
        .filter(({ message }) => /^(Ungültig|Invalid)/.test(message))
        .map(({ propertyPath, message }) => `${list.contract.name}.${propertyPath}: ${message}`)
    })
  })
  expect([...new Set(vague)]).toEqual([])
})
