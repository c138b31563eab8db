/** How long a number is in the countries of clients; elsewhere the standard allows 15 to 34 characters (ISO 13616). */
const lengths = new Map(
  'AT20 BE16 CH21 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 NL18 NO15 PL28 PT25 SE24 SI19 SK24'
    .split(' ')
    .map((country) => [country.slice(0, 2), Number(country.slice(2))]),
)

/** As it is kept, whatever the letter or the blanks it was typed with: 'DE02120300000000202051'. */
export function plainIban(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/**
 * Whether a number can be one of an account: of the length its country has, and with check digits that agree (ISO 7064
 * MOD 97-10), so that a slip of the pen is noticed before money goes astray.
 * @param iban without blanks, in capitals
 */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const length = lengths.get(iban.slice(0, 2)) ?? iban.length
  return iban.length === length && remainder(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** Of the number that the characters make, letters counting from 10 on, divided by 97. */
function remainder(text: string): number {
  return [...text].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}

/** Shown to everybody but administrators; sent back, it changes nothing. */
export function isMaskedIban(text: string): boolean {
  return /^[A-Z]{2}•• •••• •••• .{4}$/.test(text)
}
