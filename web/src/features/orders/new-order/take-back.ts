import type { Draft } from './draft.ts'

/** What goes back together or not at all: a complexity belongs to its client, prefilled notes to the notes. */
const together: readonly (readonly (keyof Draft)[])[] = [
  ['client', 'clientOrganisation', 'clientComplexity', 'storedComplexity'],
  ['notes', 'prefilledNotes'],
]

/** Notes down what a source fills in, so that it can be taken back. @param patch what comes from the source */
export function remembering(draft: Draft, patch: Partial<Draft>): Partial<Draft> {
  const { source = draft.source, ...after } = patch
  const before = Object.fromEntries(keysOf(after).map((key) => [key, draft[key]]))
  return { ...after, source: { ...source, filled: { before, after } } }
}

/**
 * The form as it was before its source filled something in: another mode or source shall not keep the name of the last one
 * (000 §4). What the user has changed since stays.
 */
export function takenBack(draft: Draft): Partial<Draft> {
  const { filled } = draft.source
  // A draft kept by an older version of the app does not know.
  if (filled == null) return {}
  // As `remembering` has noted them.
  const { before, after } = filled as { before: Partial<Draft>; after: Partial<Draft> }
  const isUntouched = (key: keyof Draft) => JSON.stringify(draft[key]) === JSON.stringify(after[key])
  const keys = keysOf(after).filter((key) => isUntouched(together.find((group) => group.includes(key))?.[0] ?? key))
  return Object.fromEntries(keys.map((key) => [key, before[key]]))
}

function keysOf(patch: Partial<Draft>): (keyof Draft)[] {
  // Object.keys forgets which keys there are.
  return Object.keys(patch) as (keyof Draft)[]
}
