import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import { ApiError } from './http.ts'
import { RereadingClient } from './live/rereading-client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `failed` is told where what was asked for has not come, because its place would look empty. */
    queryMeta: { readonly failed?: string }
  }
}

/** What 002 §8 has of data that did not come. */
export const dataFailed = { failed: "Couldn't get the Data! Server Error!" } as const

/**
 * @param onSignedOut the server no longer knows the session
 * @param tell says what could not be read, where its query has a word for that
 */
export function createQueryClient(onSignedOut: () => void, tell: (text: string) => void): QueryClient {
  function onError(error: Error) {
    if (error instanceof ApiError && error.status === 401) onSignedOut()
  }
  return new RereadingClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        onError(error)
        const isGone = error instanceof ApiError && error.status === 401
        if (meta?.failed !== undefined && state.data === undefined && !isGone) tell(meta.failed)
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Live events say when something has changed; this only bounds the age when none arrive.
        staleTime: 60_000,
        retry: (failures, error) => mayRepeat(error) && failures < 6,
        retryDelay: (failures, error) => waitBefore(failures, error),
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })
}

/** A server that is away may come back; a refusal stays one. */
function mayRepeat(error: Error): boolean {
  return error instanceof ApiError && error.isPassing
}

/** Half a second, then twice as long each time, at most 15 s, with a little chance so that browsers do not march. */
export function waitBefore(failures: number, error: Error | null = null): number {
  if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter * 1000
  return Math.min(15_000, 500 * 2 ** failures) * (0.8 + Math.random() * 0.4)
}
