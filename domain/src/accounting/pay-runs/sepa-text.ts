/** Letters that a loss of their accent would misspell, and marks that have a plain one. */
const spelled: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe' },
  ...{ ø: 'o', Ø: 'O', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ '&': '+', _: '-', '–': '-', '—': '-', '„': "'", '“': "'", '”': "'", '"': "'", '’': "'", '‘': "'" },
}
/** What every bank in the euro payments area takes (EPC217-08). */
const plain = /^[A-Za-z0-9/\-?:().,'+ ]$/

/**
 * A text as banks carry it from one country to another: umlauts are spelled out, other letters lose their accent, and what is no
 * such character becomes a dot (EPC217-08).
 * @param most characters that fit
 */
export function sepaText(text: string, most: number): string {
  const carried = [...text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()].map(carriedAs).join('')
  return carried.slice(0, most).trim()
}

function carriedAs(character: string): string {
  if (plain.test(character)) return character
  const known = spelled[character]
  if (known !== undefined) return known
  const [base = '.'] = character.normalize('NFD')
  return plain.test(base) ? base : '.'
}
