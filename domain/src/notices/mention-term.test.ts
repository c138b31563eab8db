import { expect, test } from 'vitest'
import { mentionTerm, namesBeginning } from './mention-term.ts'

test.each([
  ['Frag @', ''],
  ['Frag @Ber', 'Ber'],
  ['(@Bernd Br', 'Bernd Br'],
  ['@Änne', 'Änne'],
  ['Frag Bernd', null],
  ['post@beispiel', null],
  ['@Bernd Brandt weiß', null],
  ['@ ', ' '],
  [`@${'a'.repeat(41)}`, null],
])('EASE-07 of %o a name %o is being typed', (before, expected) => {
  expect(mentionTerm(before)).toBe(expected)
})

const names = ['Anna Albers', 'Bernd Brandt', 'Änne Brandt']

test.each([
  ['', names],
  ['bra', ['Bernd Brandt', 'Änne Brandt']],
  ['anne', ['Änne Brandt']],
  ['Bernd B', ['Bernd Brandt']],
  ['Bernd Brandt', []],
  ['x', []],
])('EASE-07 %o offers %o', (term, expected) => {
  expect(namesBeginning(names, term)).toEqual(expected)
})
