import type { Param } from './resource.ts'

/** @returns the text with LIKE's wildcards taken literally; NUL cannot be sent to PostgreSQL and matches nothing */
export function escapeLike(text: string): string {
  return text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')
}

/**
 * Whether words are like a pattern, as people search them: with or without accents, in large or small letters, 'ae' for 'ä' and
 * 'ss' for 'ß' (EASE-08).
 * @param words SQL @param pattern placeholder of a pattern made with `escapeLike`
 */
export function isLike(words: string, pattern: string): string {
  return `folded(${words}) like sought(${pattern}::text)`
}

export function holding(term: string): string {
  return `%${escapeLike(term)}%`
}

const named = (row: string, pattern: string) => isLike(`${row}.name`, pattern)

export function nameContains(row: string, term: string, param: Param): string {
  return named(row, param(holding(term)))
}

/** What one types is a beginning: 'Berg' means Bergen before 'Bad Bergzabern', and that before Bamberg. */
export function beginningsFirst(row: string, term: string, param: Param): string {
  const start = `${escapeLike(term)}%`
  const [ofName, ofWord, ofPart] = [param(start), param(`% ${start}`), param(`%-${start}`)]
  return `case when ${named(row, ofName)} then 0
    when ${named(row, ofWord)} or ${named(row, ofPart)} then 1 else 2 end`
}
