/** Characters that Windows-1252 has between 0x80 and 0x9f; the rest are those of Latin-1. */
const own = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const codes = new Map([...own].map((character, index) => [character, 0x80 + index]))

/** Bytes of a text in Windows-1252, as DATEV reads it; letters it lacks lose their accent, anything else becomes '?'. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize('NFC')], codeOf)
}

function codeOf(character: string): number {
  const code = plainCodeOf(character)
  if (code !== undefined) return code
  const [base = '?'] = character.normalize('NFD')
  return plainCodeOf(base) ?? 0x3f
}

function plainCodeOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0x3f
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return codes.get(character)
}
