import { createShared } from '../shared-state.ts'
import type { QuickResource } from './quick-forms.ts'

/** What was made, as a picker names it. */
export type MadeEntry = { value: string; label: string }

/** What is made in place, and for whom. */
export type WantedEntry = {
  readonly resource: QuickResource
  /** What was typed into the picker. */
  readonly typed: string
  /** What the picker knows of the new one, by the fields of its form: the client a contact belongs to. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
  /** The house of the trip; null where no trip tells. */
  readonly house: number | null
}

type OpenEntry = WantedEntry & {
  readonly key: number
  /** @param made null when it was left */
  readonly end: (made: MadeEntry | null) => void
}

/** The last lies on top: a hotel that is being made may need its place. */
const open = createShared<readonly OpenEntry[]>([])
let count = 0

/** Opens the short form of a new entry over whatever is open. @returns what was made, null when it was left */
export function makeInPlace(wanted: WantedEntry): Promise<MadeEntry | null> {
  count += 1
  const key = count
  return new Promise((resolve) => {
    const end = (made: MadeEntry | null) => {
      open.set(open.get().filter((entry) => entry.key !== key))
      resolve(made)
    }
    open.set([...open.get(), { ...wanted, key, end }])
  })
}

export const useOpenEntries = open.use

/** How many forms of new entries lie over each other. */
export const openEntries = (): number => open.get().length

/** The page beneath has gone, and with it the pickers. */
export function leaveEntries(): void {
  for (const { end } of open.get().toReversed()) end(null)
}
