import { countries } from '../../../geography/countries.ts'

/** Kosovo has no code of ISO 3166; the list of EN 16931 knows it by this one. */
export const kosovo = { ours: 'XK', told: '1A' } as const

/** Countries as BR-CL-14 knows them: ISO 3166-1, Kosovo and Northern Ireland; South Sudan is missing there. */
const countryCodes: ReadonlySet<string> = new Set([
  ...countries()
    .map(({ code }) => code)
    .filter((code) => code !== kosovo.ours && code !== 'SS'),
  ...[kosovo.told, 'XI'],
])

/** @param code as it stands in the invoice: 'DE' */
export function isCountryOfList(code: string): boolean {
  return countryCodes.has(code)
}

/** @returns whether a number for VAT begins with the country it is from (BR-CO-09); Greece writes EL. */
export function hasVatPrefix(number: string): boolean {
  const prefix = number.slice(0, 2)
  return prefix === 'EL' || countryCodes.has(prefix)
}

/** Articles of the VAT directive by which something is exempt, with the letters of their points (list VATEX of the EU). */
const articles: readonly (readonly [string, readonly string[]])[] = [
  ['79-C', []],
  ['132', [...'ABCDEFGHIJKLMNOPQ'].map((letter) => `1${letter}`)],
  ['143', ['1A', '1B', '1C', '1D', '1E', '1F', '1FA', '1G', '1H', '1I', '1J', '1K', '1L']],
  ['144', []],
  ['146-1E', []],
  ['148', [...'ABCDEFG']],
  ['151', ['1A', '1AA', '1B', '1C', '1D', '1E']],
  ['153', []],
  ['159', []],
  ['309', []],
]
/** D is the margin scheme of travel agents; F, I and J are those for used goods, art and antiques. */
const schemes = ['AE', 'D', 'F', 'G', 'I', 'IC', 'J', 'O']
const exemptionCodes: ReadonlySet<string> = new Set([
  ...articles.flatMap(([article, points]) => [article, ...points.map((point) => `${article}-${point}`)]),
  ...schemes,
])

/** @param code 'VATEX-EU-D'; those of single states are not for a German invoice */
export function isExemptionCode(code: string): boolean {
  return code.startsWith('VATEX-EU-') && exemptionCodes.has(code.slice('VATEX-EU-'.length))
}

/** BR-DE-28: something before one @, and behind it a name with a dot. */
export function isReachable(email: string): boolean {
  return /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(email)
}

/** BR-DE-27 */
export function hasDigitsToCall(phone: string): boolean {
  return phone.replaceAll(/\D/g, '').length >= 3
}
