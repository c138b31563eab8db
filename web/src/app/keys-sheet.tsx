import { Suspense } from 'react'
import { createShared } from '../lib/shared-state.ts'
import { useKeys } from '../lib/use-keys.ts'
import { late } from '../ui/late.tsx'

const KeysDialog = late(() => import('./keys-dialog.tsx'))

const isOpen = createShared(false)
export const openKeys = () => isOpen.set(true)

/** The keys of the app on one sheet; '?' opens it from everywhere (APP-15). */
export function KeysSheet() {
  const opened = isOpen.use()
  useKeys({ '?': openKeys })
  if (!opened) return null
  return (
    <Suspense>
      <KeysDialog onClose={() => isOpen.set(false)} />
    </Suspense>
  )
}
