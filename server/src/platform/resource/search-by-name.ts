import { escapeLike, holding, isLike } from './like.ts'
import type { Param } from './resource.ts'

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
