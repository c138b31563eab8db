import { useState } from 'react'
import { useSequence } from '../../lib/use-sequence.ts'

/**
 * A list that is put in order by hand: shown at once as arranged, and as the server has it once that has answered. One
 * arrangement leaves after the other, however fast the keys are; else an earlier one could stand in the end.
 * @param save tells what was refused itself; the list's items are fresh when it is done
 */
export function useArranged<Item>(items: readonly Item[], save: (next: readonly Item[]) => Promise<unknown>) {
  const [pending, setPending] = useState<readonly Item[] | null>(null)
  const inSequence = useSequence()
  const shown = pending ?? items
  const arrange = async (next: readonly Item[]): Promise<void> => {
    setPending(next)
    try {
      await inSequence(() => save(next))
    } finally {
      setPending((now) => (now === next ? null : now))
    }
  }
  return {
    shown,
    arrange,
    move: (from: number, to: number): Promise<void> => {
      const next = [...shown]
      next.splice(to, 0, ...next.splice(from, 1))
      return arrange(next)
    },
  }
}
