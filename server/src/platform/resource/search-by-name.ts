import { escapeLike } from './list.ts'
import type { Param } from './resource.ts'

/** Finds rows by a part of their name. */
export function nameContains(row: string, term: string, param: Param): string {
  return `${row}.name ilike ${param(`%${escapeLike(term)}%`)}`
}

/** What one types is a beginning: 'Berg' means Bergen before 'Bad Bergzabern', and that before Bamberg. */
export function beginningsFirst(row: string, term: string, param: Param): string {
  const start = `${escapeLike(term)}%`
  const [ofName, ofWord, ofPart] = [param(start), param(`% ${start}`), param(`%-${start}`)]
  return `case when ${row}.name ilike ${ofName} then 0
    when ${row}.name ilike ${ofWord} or ${row}.name ilike ${ofPart} then 1 else 2 end`
}
