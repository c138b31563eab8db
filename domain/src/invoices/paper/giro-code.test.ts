import { expect, test } from 'vitest'
import { giroCode, type Transfer } from './giro-code.ts'

const transfer: Transfer = {
  holder: 'Nordwind Gruppenreisen GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  cents: 5_089_340,
  currency: 'EUR',
  purpose: 'RE 2027-0318 / 2600417',
}

test('INV-07 a GiroCode says in twelve lines at most to whom, how much and for what (EPC069-12)', () => {
  expect(giroCode(transfer)).toBe(
    [
      ...['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Nordwind Gruppenreisen GmbH', 'DE02120300000000202051'],
      ...['EUR50893.40', '', '', 'RE 2027-0318 / 2600417'],
    ].join('\n'),
  )
})

test.each<[string, Partial<Transfer>, string | RegExp | null]>([
  ['nothing is due', { cents: 0 }, null],
  ['money goes back', { cents: -100 }, null],
  ['one cent', { cents: 1 }, /\nEUR0\.01\n/],
  ['the most there is', { cents: 99_999_999_999 }, /\nEUR999999999\.99\n/],
  ['more than that', { cents: 100_000_000_000 }, null],
  ['another currency', { currency: 'NOK' }, null],
  ['a wrong digit', { iban: 'DE02 1203 0000 0000 2020 52' }, null],
  ['no holder', { holder: '  ' }, null],
  ['no BIC', { bic: '' }, /\nSCT\n\nNordwind/],
  ['what is no BIC', { bic: 'Sparkasse' }, /\nSCT\n\nNordwind/],
  ['lines in a name', { holder: 'Nord\nwind' }, /\nNord wind\nDE02/],
  ['a long name', { holder: 'N'.repeat(90) }, /\nN{70}\n/],
  ['a long purpose', { purpose: 'R'.repeat(200) }, /\nR{140}$/],
  ['no purpose', { purpose: '' }, /\nEUR50893\.40$/],
])('INV-07 GiroCode: %s', (_, change, expected) => {
  const code = giroCode({ ...transfer, ...change })
  if (expected instanceof RegExp) expect(code).toMatch(expected)
  else expect(code).toBe(expected)
})

test('INV-07 a GiroCode holds 331 bytes, whatever letters its purpose has', () => {
  const code = giroCode({ ...transfer, holder: 'ß'.repeat(70), purpose: '€'.repeat(140) }) ?? ''
  const bytes = new TextEncoder().encode(code).length
  expect(bytes).toBeLessThanOrEqual(331)
  expect(bytes).toBeGreaterThan(328)
})
