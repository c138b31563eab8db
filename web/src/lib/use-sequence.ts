import { useCallback, useRef } from 'react'

export type InSequence = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Does one thing after the other in the order they were asked for, however fast the keys are. */
export function useSequence(): InSequence {
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback((work) => {
    const done = before.current.then(work)
    // What fails is told where it was asked for; those behind it still get their turn.
    before.current = done.catch(() => undefined)
    return done
  }, [])
}
