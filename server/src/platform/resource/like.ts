/** @returns the text with LIKE's wildcards taken literally; NUL cannot be sent to PostgreSQL and matches nothing */
export function escapeLike(text: string): string {
  return text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')
}

/**
 * Whether words are like a pattern, as people search them: large and small letters are alike, and so are ß and ss.
 * @param words SQL @param pattern placeholder of a pattern made with `escapeLike`
 */
export function isLike(words: string, pattern: string): string {
  return `folded(${words}) like folded(${pattern}::text)`
}

export function holding(term: string): string {
  return `%${escapeLike(term)}%`
}
