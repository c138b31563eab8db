import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('DOC-09 a code is a square of squares without a margin, the same for the same words', () => {
  const svg = qrCode('https://oslo.example/17mai')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 25 25"/)
  // The pattern by which a phone finds the corner begins in it.
  expect(svg).toContain('d="M0 0h7v1h-7z')
  expect(qrCode('https://oslo.example/17mai')).toBe(svg)
  expect(qrCode('https://oslo.example/18mai')).not.toBe(svg)
})
