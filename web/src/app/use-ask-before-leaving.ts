import { useBlocker } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { confirm, isAsking } from '../ui/confirm.tsx'
import { hasChangedForm, hasOpenForm, leaveForms, subscribeToForms } from '../ui/open-forms.ts'
import { dropChanges } from '../ui/use-ask-before-closing.ts'

type Way = { current: { pathname: string }; next: { pathname: string } }

/**
 * A link, the palette, the browser's own 'back' and closing the tab ask first as long as a form holds what nobody has saved
 * (design §5 'never losing a keystroke'). What has saved itself and then goes on says `ignoreBlocker`.
 */
export function useAskBeforeLeaving(): void {
  const isOn = useSyncExternalStore(subscribeToForms, hasOpenForm)
  useBlocker({ shouldBlockFn: mustStay, enableBeforeUnload: hasChangedForm, disabled: !isOn })
}

async function mustStay({ current, next }: Way): Promise<boolean> {
  // The page stays; and whoever's session has ended has no choice: they find their new trip again after the sign-in.
  if (current.pathname === next.pathname || next.pathname === '/sign-in') return false
  if (hasChangedForm() && (isAsking() || !(await confirm(dropChanges)))) return true
  leaveForms()
  return false
}
