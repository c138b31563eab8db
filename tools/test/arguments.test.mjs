import { expect, test } from 'vitest'
import { parseArguments } from './arguments.mjs'

test.each([
  [[], [], []],
  [['--only', 'http'], ['http'], []],
  [['--only=unit,http', 'orders'], ['unit', 'http'], ['orders']],
  [['money.test.ts'], ['unit', 'http', 'e2e'], ['money.test.ts']],
])('%j chooses parts and files', (args, only, filters) => {
  expect(parseArguments(args)).toEqual({ only, filters, isLong: false })
})

test('--long searches where chance finds something', () => {
  expect(parseArguments(['--long'])).toEqual({ only: ['http'], filters: ['hostile'], isLong: true })
  expect(parseArguments(['--long', '--only=unit'])).toEqual({ only: ['unit'], filters: [], isLong: true })
})

test.each([[['--only', 'units']], [['--only']], [['--watch']]])('%j is refused with what is known', (args) => {
  expect(parseArguments(args).problem).toContain('static')
})
