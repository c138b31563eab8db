type Passages = Readonly<Record<'ferry' | 'airline' | 'train' | 'nightFerry' | 'nightTrain', string>>

/**
 * The kind of a passage as it reads within a sentence, without its capital: 'ferry de nuit Kiel–Oslo' of 'Ferry de nuit Kiel–Oslo'.
 * @returns null of what begins with a name of its own
 */
export function kindWithinSentence(passage: string, passages: Passages): string | null {
  const plain = `${passage.replaceAll(/\s/g, ' ')} `
  const begins = Object.values(passages).some((kind) => plain.startsWith(`${kind} `))
  return begins ? passage.charAt(0).toLowerCase() + passage.slice(1) : null
}
