import { ApiError } from '../../lib/http.ts'
import { ErrorState } from '../../ui/lists/list-state.tsx'

type Props = { error: Error | null; title: string; onRetry: () => void }

/** A concept that could not be read; one that is gone is a page that does not exist. */
export function ConceptFailure({ error, title, onRetry }: Props) {
  if (error instanceof ApiError && error.status === 404) throw error
  return <ErrorState text={`Das ${title} konnte nicht geladen werden!`} onRetry={onRetry} />
}
