/**
 * Whether a text can be the Leitweg-ID of an authority: two to twelve digits, up to thirty letters of its own, two check digits
 * by ISO 7064 MOD 97-10 (Formatspezifikation Leitweg-ID 2.0.2): '04011000-12345-03'.
 */
export function isLeitwegId(text: string): boolean {
  const match = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/.exec(text.toUpperCase())
  return match !== null && remainder(`${match[1]}${match[2] ?? ''}${match[3]}`) === 1
}

/** Of the number that the characters make, letters counting from 10 on, divided by 97. */
function remainder(text: string): number {
  return [...text].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}
