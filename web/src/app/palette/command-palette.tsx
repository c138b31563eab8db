import { type ComponentType, useEffect, useState } from 'react'
import { notice } from '../../ui/notices/notice.tsx'
import { editPalette, palette, setPalette, usePalette } from './palette-state.ts'

const load = async () => (await import('./palette-dialog.tsx')).default

/** Jump to a trip or page, or give a command, by typing (APP-15). Opens with Strg K from everywhere. */
export function CommandPalette() {
  const { isOpen: opened } = usePalette()
  const [Dialog, setDialog] = useState<ComponentType | null>(null)

  // The keyboard is outside React, and the page behind must not hear a key before this does.
  useEffect(() => {
    window.addEventListener('keydown', takeKey, true)
    return () => window.removeEventListener('keydown', takeKey, true)
  }, [])
  // Fetched while nobody waits; without a server just now it is fetched when it is opened.
  useEffect(() => {
    let isMeant = true
    load()
      .then((loaded) => isMeant && setDialog(() => loaded))
      .catch(() => {
        if (!opened || !isMeant) return
        setPalette(false)
        notice.bad('Die Suche konnte nicht geladen werden.', 'Bitte die Verbindung prüfen.')
      })
    return () => {
      isMeant = false
    }
  }, [opened])

  return opened && Dialog !== null ? <Dialog /> : null
}

/** Keys typed from Strg K on belong to the palette, also those before its field can have the focus. */
function takeKey(event: KeyboardEvent): void {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (isShortcut && event.key.toLowerCase() === 'k') setPalette(!palette().isOpen)
  else if (!palette().isOpen || document.activeElement?.closest('[data-palette]')) return
  else if (event.key === 'Escape') setPalette(false)
  else if (event.key === 'Enter') editPalette({ isEntered: true })
  else if (event.key === 'Backspace') editPalette({ term: palette().term.slice(0, -1) })
  else if (isLetter(event)) editPalette({ term: palette().term + event.key })
  else if (event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** AltGr, which types '@' and '€', comes as Strg and Alt on some systems. */
function isLetter(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
  return [...event.key].length === 1 && !isCommand
}
