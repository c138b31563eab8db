import type { Change } from '../live/live-stream.ts'
import { tabId } from '../tab-id.ts'

type Confirmed = { readonly version: number; readonly columns: ReadonlySet<string> }

const mostKept = 50

/**
 * Which saves of this tab were answered, and as which version of their row: when its answer came, everything kept under the keys of the
 * item was put right. The live event that tells of the same change has nothing to add to those.
 */
export function createConfirmedSaves() {
  const ofRows = new Map<string, Confirmed[]>()

  return {
    note(resource: string, id: number, version: number, columns: readonly string[]): void {
      const key = `${resource} ${id}`
      const saves = [...(ofRows.get(key) ?? []), { version, columns: new Set(columns) }]
      ofRows.delete(key)
      ofRows.set(key, saves.slice(-mostKept))
      for (const oldest of ofRows.keys()) {
        if (ofRows.size <= mostKept) break
        ofRows.delete(oldest)
      }
    },
    /** Whether a change is one of ours, and nothing else changed with it than was saved. */
    knows({ tab, table, row, version, columns }: Change): boolean {
      if (tab !== tabId || version === null || columns === null) return false
      const save = ofRows.get(`${table} ${row}`)?.find((one) => one.version >= version)
      return save !== undefined && columns.every((column) => save.columns.has(column))
    },
    forgetAll: () => ofRows.clear(),
  }
}
