import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { expect, test } from 'vitest'
import { lookupResource, type QuickResource, quickForms, withoutQuickForm } from '../../../lib/in-place/quick-forms.ts'
import { kindNames } from '../kind-names.ts'
import { begunBy, quickFields } from './quick-draft.ts'
import { quickKinds } from './quick-kinds.ts'

// Its keys are the resources.
const quick = Object.keys(quickForms) as QuickResource[]

test.each(Object.keys(kindNames))('MOVE-05 %s: a picker makes a new one in place, or says why not', (resource) => {
  expect(lookupResource(resource)).toBe(resource)
  if (resource in withoutQuickForm) expect(quick).not.toContain(resource)
})

test('MOVE-05 what any contract links to and master data hold is made in place, or told why not', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../../../../domain/src/**/*.contract.ts', {
    eager: true,
  })
  const contracts = Object.values(modules).flatMap(Object.values).filter(isContract)
  expect(contracts.length).toBeGreaterThan(40)
  const linked = contracts.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ target }) => target?.resource ?? []),
  )
  const forgotten = [...new Set(linked)].filter((name) => name in kindNames && lookupResource(name) === null)
  expect(forgotten).toEqual([])
})

test.each(quick)('MOVE-05 the short form of %s asks for what the contract requires, in a few fields', (resource) => {
  const { contract, groups } = quickKinds[resource]
  const fields = quickFields(contract, resource)
  expect(fields.length).toBeLessThanOrEqual(4)
  const required = Object.entries(contract.fields).filter(([, field]) => field.required && field.write !== 'never')
  // Where it lies is a point on the map.
  const asked = [...fields, 'latitude', 'longitude']
  expect(required.map(([name]) => name).filter((name) => !asked.includes(name))).toEqual([])
  // How each is edited is told once, for the page and for both forms.
  const described = groups.flatMap((group) => group.fields).map(({ name }) => name)
  expect(fields.filter((name) => !described.includes(name))).toEqual([])
  expect(fields).toContain(quickForms[resource].typed)
})

test.each<[QuickResource, string, Record<string, string>]>([
  ['places', 'Hirtshals', { name: 'Hirtshals' }],
  ['places', '', {}],
  ['contacts', 'Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace' }],
  ['contacts', 'Anna Maria von Halle', { firstName: 'Anna Maria von', lastName: 'Halle' }],
  ['contacts', 'Brandt', { firstName: '', lastName: 'Brandt' }],
  ['clients', 'Kantorei St. Marien', { companyName: 'Kantorei St. Marien', shortName: 'Kantorei St. Marien' }],
])('MOVE-05 what was typed into a picker of %s begins its form: %s', (resource, typed, begun) => {
  expect(begunBy(resource, typed)).toEqual(begun)
})

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'fields' in value && 'title' in value && 'orderBy' in value
}
