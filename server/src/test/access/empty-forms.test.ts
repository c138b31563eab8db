import { createSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { expect, test } from 'vitest'
import { validate } from '../../platform/endpoint/validation.ts'
import { ApiError } from '../../platform/errors.ts'
import { allResources, offers } from './resources.ts'

const contracts = (await allResources()).filter((one) => offers(one, 'create')).map(({ contract }) => contract)
const each = contracts.map((contract) => [contract.name, contract] as const)
/** How the API writes it, which nobody who fills in a form needs to know: addresses and keys. */
const ofTheApi = /\/api\/|Erlaubt sind/

test.each(each)('MD-04 MD-08 APP-06 what is left empty of %s is asked for in plain words', (_, contract) => {
  const required = Object.entries(contract.fields).filter(([, field]) => field.required && field.write !== 'never')
  const check = validate({ schema: createSchema(contract), method: 'POST', url: '/', httpPart: 'body' })
  for (const empty of [undefined, null, '']) {
    const body = empty === undefined ? {} : Object.fromEntries(required.map(([name]) => [name, empty]))
    const { error } = check(body) as { error?: unknown }
    const violations = error instanceof ApiError ? (error.violations ?? []) : []
    if (empty === undefined) expect(violations.length).toBeGreaterThanOrEqual(required.length)
    for (const { message } of violations) expect(message).not.toMatch(ofTheApi)
  }
  for (const [name, { kind }] of required.filter(([, field]) => field.kind === 'link')) {
    const { error } = check({ [name]: '/api/banana/1' }) as { error?: unknown }
    const told = error instanceof ApiError ? error.violations : undefined
    expect([kind, told?.find(({ propertyPath }) => propertyPath === name)?.message]).toEqual([
      'link',
      expect.stringContaining('Verweis'),
    ])
  }
})

test('MD-04 MD-08 a link that is left empty is to be chosen', () => {
  const routes = contracts.find(({ name }) => name === 'train_routes')
  if (routes === undefined) throw new TypeError('no train_routes')
  const check = validate({ schema: createSchema(routes), method: 'POST', url: '/', httpPart: 'body' })
  const { error } = check({}) as { error?: unknown }
  expect(error instanceof ApiError && error.violations).toEqual(
    expect.arrayContaining([
      { propertyPath: 'startTrainStation', message: 'Bitte auswählen' },
      { propertyPath: 'endTrainStation', message: 'Bitte auswählen' },
    ]),
  )
})
