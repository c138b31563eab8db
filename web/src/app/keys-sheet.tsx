import { Suspense, useSyncExternalStore } from 'react'
import { useKeys } from '../lib/use-keys.ts'
import { late } from '../ui/late.tsx'

const KeysDialog = late(() => import('./keys-dialog.tsx'))

let isOpen = false
const listeners = new Set<() => void>()

function setOpen(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

export function openKeys() {
  setOpen(true)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The keys of the app on one sheet; '?' opens it from everywhere (APP-15). */
export function KeysSheet() {
  const opened = useSyncExternalStore(subscribe, () => isOpen)
  useKeys({ '?': openKeys })
  if (!opened) return null
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
