/**
 * Whether two names are nearly the same (MOVE-06): a letter or two typed otherwise, or one says what the other says and little more. Digits
 * must be the same: 'Wandergruppe 2' is not 'Wandergruppe 3'.
 * @param one, other names in plain spelling, words parted by a space
 */
export function areNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 5 || digitsOf(short) !== digitsOf(long)) return false
  const words = new Set(long.split(' '))
  if (short.length / long.length >= 0.6 && short.split(' ').every((word) => words.has(word))) return true
  return lettersBetween(short, long) <= (short.length < 10 ? 1 : 2)
}

const digitsOf = (name: string) => name.replaceAll(/\D+/g, ' ').trim()

/** How many letters are put in, left out or changed between two words (Levenshtein). */
function lettersBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (let place = 1; place <= other.length; place++) {
      const changed = (above[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1)
      now[place] = Math.min(changed, (above[place] ?? 0) + 1, (now[place - 1] ?? 0) + 1)
    }
    above = now
  }
  return above[other.length] ?? 0
}
