import { expect, test } from 'vitest'
import { settingAreas } from './setting-fields.contract.ts'
import { defaultSettings } from './settings.contract.ts'

const fields = settingAreas.flatMap(({ groups }) => groups.flatMap((group) => group.fields))

/** Every value of the defaults by its path. */
function paths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([name, inner]) => paths(inner, path === '' ? name : `${path}.${name}`))
}

test('APP-05 the admin page has every switch there is, each named and explained', () => {
  expect(fields.map(({ path }) => path).sort()).toEqual(paths(defaultSettings).sort())
  for (const { title, description } of fields) {
    expect(title).not.toContain('.')
    expect(description).toMatch(/\.$/)
  }
})

test('APP-05 each kind of switch has its control', () => {
  const controlOf = (path: string) => fields.find((field) => field.path === path)?.control
  expect(controlOf('offer.tabs.payments')).toEqual({ kind: 'toggle' })
  expect(controlOf('vouchers.maxLines')).toEqual({ kind: 'number', min: 1, max: 60 })
  expect(controlOf('general.defaultLocale')).toMatchObject({ kind: 'one' })
  expect(controlOf('itinerary.routeViewStatuses')).toMatchObject({ kind: 'many' })
})

test.each([
  ['offer.tabs.payments', 'an'],
  ['general.aiModule', 'aus'],
  ['general.defaultLocale', 'Deutsch'],
  ['vouchers.maxLines', '12'],
  ['clientInvoices.fields', 'alle'],
  ['offer.binding', null],
  ['clientInvoices.eInvoice.address', null],
])('EASE-12 it is said how %s usually stands: %s', (path, usual) => {
  expect(fields.find((field) => field.path === path)?.usual).toBe(usual)
})

test('EASE-12 no switch puts its effect off until later', () => {
  for (const { path, description } of fields)
    expect(description, path).not.toMatch(/wirkt erst|noch nicht|später einmal/i)
})
