/** Parts of a line of a voucher, those that say something: '14 Doppelzimmer, 10 Einzelzimmer'. */
export function inOneLine(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(', ')
}
