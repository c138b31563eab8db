/**
 * What a field says of more than fits: whoever pastes a long text keeps all of it, sees that it is too long and shortens it;
 * `maxLength` would cut it off without a word.
 */
export function tooLong(text: string, limit: number): string | undefined {
  const { length } = text.trim()
  return length > limit ? `Höchstens ${limit} Zeichen, es sind ${length}` : undefined
}

export function anyTooLong(texts: readonly string[], limit: number): string | undefined {
  return texts.map((text) => tooLong(text, limit)).find((problem) => problem !== undefined)
}
