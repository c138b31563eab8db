import { useCallback, useEffect, useRef, useState } from 'react'
import type { NewLine } from './sheet.tsx'

type Waiting = { text: string; isGivenUp: boolean; isDropped: boolean }

/** How long letters wait for a line that is kept and does not come into the sheet, hidden by a filter perhaps. */
const patienceMs = 3000

/**
 * Where the cursor goes after a line is added. Until the sheet has opened it, letters wait for it: typed on, they would fall
 * into the cell where the cursor still stands and overwrite what belongs to another service.
 */
export function useNewLine() {
  const [newLine, setNewLine] = useState<NewLine | null>(null)
  // What was typed since the last line was asked for; null while none is on its way.
  const waiting = useRef<Waiting | null>(null)
  // Whose line the sheet is to open; another may have been asked for since.
  const shown = useRef<Waiting | null>(null)

  useEffect(() => {
    function hold(event: KeyboardEvent) {
      const held = waiting.current
      if (held === null || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      // As in the line itself: first what was typed goes, then the line.
      if (event.key === 'Escape' && held.text === '') held.isDropped = true
      else if (event.key === 'Escape') held.text = ''
      else if (event.key === 'Backspace') held.text = held.text.slice(0, -1)
      else if (event.key.length === 1) held.text += event.key
    }
    function giveUp() {
      if (waiting.current !== null) waiting.current.isGivenUp = true
      waiting.current = null
    }
    document.addEventListener('keydown', hold, true)
    document.addEventListener('pointerdown', giveUp, true)
    return () => {
      document.removeEventListener('keydown', hold, true)
      document.removeEventListener('pointerdown', giveUp, true)
    }
  }, [])

  return {
    newLine,
    /**
     * @param add adds the line and says its id; null when it could not be added
     * @returns whether somebody has dropped the line before it was there
     */
    goTo: async (add: Promise<string | null>): Promise<boolean> => {
      const own: Waiting = { text: '', isGivenUp: false, isDropped: false }
      waiting.current = own
      const row = await add
      // Another line may have been asked for since: it gets what is typed from there on.
      const release = () => {
        if (waiting.current === own) waiting.current = null
      }
      if (row === null || own.isDropped || own.isGivenUp) release()
      if (own.isDropped) return true
      if (row !== null && !own.isGivenUp) {
        setTimeout(release, patienceMs)
        shown.current = own
        // What is typed until the sheet shows the line belongs to it as well.
        setNewLine({
          row,
          get text() {
            return own.text
          },
        })
      }
      return false
    },
    onReached: useCallback(() => {
      if (waiting.current === shown.current) waiting.current = null
      setNewLine(null)
    }, []),
  }
}
