type Letter = {
  readonly letter: string /** Where it stands in the text. */
  readonly from: number
  readonly to: number
}

const spelled: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * Words as they are looked for, one spelling for all that mean the same: small letters without accents, the bare letter for an
 * umlaut or å however it was written, ss for ß (EASE-08). The database searches by the same rule (`sought`).
 * @returns 'bjorvika' for 'Bjørvika', 'muller' for 'Müller' and 'Mueller', 'arhus' for 'Århus' and 'Aarhus'
 */
export function soughtWords(text: string): string {
  return wordOf(short(plainLetters(text)))
}

/** Where in a text stands what was looked for; null when it was found by something else. Positions as of `slice`. */
export function soughtPart(text: string, term: string): { from: number; to: number } | null {
  const sought = soughtWords(term.trim())
  if (sought === '') return null
  const plain = plainLetters(text)
  for (const letters of [short(plain), plain]) {
    const at = wordOf(letters).indexOf(sought)
    const [first, last] = [letters[at], letters[at + sought.length - 1]]
    if (first !== undefined && last !== undefined) return { from: first.from, to: last.to }
  }
  return null
}

const wordOf = (letters: readonly Letter[]) => letters.map(({ letter }) => letter).join('')

function plainLetters(text: string): Letter[] {
  const letters: Letter[] = []
  let from = 0
  for (const character of text) {
    const to = from + character.length
    const plain = character
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
    for (const unit of spelled[plain] ?? plain) for (const letter of unit.split('')) letters.push({ letter, from, to })
    from = to
  }
  return letters
}

/** Leaves out the e of an umlaut, then the second a of an å; what is left reaches over what went. */
function short(letters: readonly Letter[]): Letter[] {
  return without(
    without(letters, (before, letter) => letter === 'e' && 'aou'.includes(before)),
    (before, letter) => before + letter === 'aa',
  )
}

function without(letters: readonly Letter[], isSpare: (before: string, letter: string) => boolean): Letter[] {
  const kept: Letter[] = []
  let isAfterSpare = false
  for (const letter of letters) {
    const before = kept.at(-1)
    if (before !== undefined && !isAfterSpare && isSpare(before.letter, letter.letter)) {
      kept[kept.length - 1] = { ...before, to: letter.to }
      isAfterSpare = true
    } else {
      kept.push(letter)
      isAfterSpare = false
    }
  }
  return kept
}
