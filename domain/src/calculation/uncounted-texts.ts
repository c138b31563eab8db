import { shortened } from '../typography/typeset.ts'

/**
 * What nobody should take for part of the sum: a free text that is sold on top stands on the offer with its price, and only services
 * have rows here (002 §3).
 * @param names of the texts, in the order of their days
 */
export function uncountedWords(names: readonly string[]): string[] {
  return names.map((name) => {
    const title = shortened(name.split('\n')[0] ?? '', 60)
    return `„${title}“ ist ein Freitext: Sein Preis steht im Angebot und zählt hier nicht mit. Als Extra oder als Zusatzleistung zählt er.`
  })
}
