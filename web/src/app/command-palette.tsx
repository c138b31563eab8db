import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'

const load = () => import('./palette-dialog.tsx')
const PaletteDialog = lazy(load)

let isOpen = false
const listeners = new Set<() => void>()

function setOpen(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

export function openPalette() {
  setOpen(true)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Jump to a trip or page, or give a command, by typing (APP-15). Opens with Strg K from everywhere. */
export function CommandPalette() {
  const opened = useSyncExternalStore(subscribe, () => isOpen)
  useHotkeys([['mod+K', () => setOpen(!isOpen)]], [], true)
  // Fetched while nobody waits, so that letters typed right after Strg K arrive.
  // Without a server just now it is fetched when it is opened.
  useEffect(() => void setTimeout(() => load().catch(() => undefined), 1500), [])
  if (!opened) return null
  return (
    <Suspense>
      <PaletteDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
