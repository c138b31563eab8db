/** Of a longer text nobody means a name any more. */
const longestTerm = 40

/**
 * What is typed of a name behind an '@', which begins a word: '' right behind it.
 * @param before the text up to the caret
 * @returns null where no name is being typed; an address is none
 */
export function mentionTerm(before: string): string | null {
  const match = /(?:^|[\s(])@([\p{L}'’-]*(?: [\p{L}'’-]*)?)$/u.exec(before)
  const term = match?.[1]
  return term === undefined || term.length > longestTerm ? null : term
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('de')

/** @returns names of which a word, or the whole, begins so; none once one is written out */
export function namesBeginning(names: readonly string[], term: string, most = 6): string[] {
  const begun = folded(term)
  if (names.some((name) => folded(name) === begun.trimEnd())) return []
  return names
    .filter(
      (name) =>
        folded(name).startsWith(begun) ||
        folded(name)
          .split(' ')
          .some((word) => word.startsWith(begun)),
    )
    .slice(0, most)
}
