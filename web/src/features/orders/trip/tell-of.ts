import type { ApiError } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'

/** Says that a change of a trip was refused and why; `what` is the name of its field. */
export function tellOf(what: string) {
  return (error: ApiError) => notice.bad(what, error.reason)
}
