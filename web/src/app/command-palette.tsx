import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

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
  if (!opened) return null
  return (
    <Suspense>
      <PaletteDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
