/** What stands at a field whose text cannot be kept. */
export const unstorable = 'Enthält unzulässige Zeichen'

/** Whether PostgreSQL can keep all text in a value: neither NUL nor half a character, whose other half was cut off. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}
