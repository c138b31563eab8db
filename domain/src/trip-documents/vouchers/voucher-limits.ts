import { plainTextOf, type RichText } from '../../rich-text.ts'

/** How much a text field of a voucher holds (002 §5); a house sets other limits in its settings. */
export type VoucherLimits = { readonly maxLines: number; readonly maxCharacters: number }

/** So many letters fill a line of a column on paper. */
const lettersPerLine = 44
/** What stands in one line holds less. */
export const maxCharactersOfLine = 200

type FieldUse = { readonly lines: number; readonly characters: number }

/** How many printed lines and characters a text takes; an empty one takes none. */
function useOf(content: string | RichText): FieldUse {
  const text = textOf(content)
  if (text === '') return { lines: 0, characters: 0 }
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil([...line].length / lettersPerLine)))
  return { lines: lines.reduce((sum, count) => sum + count, 0), characters: [...text].length }
}

/** Why a text does not fit on its voucher; null when it does. */
export function tooLong(content: string | RichText, { maxLines, maxCharacters }: VoucherLimits): string | null {
  const { lines, characters } = useOf(content)
  if (characters > maxCharacters) return `Höchstens ${maxCharacters.toLocaleString('de-DE')} Zeichen`
  // What is typed into one line may take several on paper; its letters are limited.
  if (maxLines > 1 && lines > maxLines) return `Höchstens ${maxLines} Zeilen`
  return null
}

/** '6 von 12 Zeilen, 188/1.200', told while one types. */
export function useInWords(content: string | RichText, { maxLines, maxCharacters }: VoucherLimits): string {
  const { lines, characters } = useOf(content)
  const figure = (count: number) => count.toLocaleString('de-DE')
  const letters = `${figure(characters)}/${figure(maxCharacters)}`
  return maxLines > 1 ? `${lines} von ${maxLines} Zeilen, ${letters}` : letters
}

/** The words of a field without their format. */
export function textOf(content: string | RichText): string {
  return typeof content === 'string' ? content.trim() : plainTextOf(content)
}
