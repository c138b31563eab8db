import type { KeyboardEvent } from 'react'
import { useDraggingStore } from '../moving/dragging-store.ts'
import { isRequested, type Service } from '../plan/services.ts'
import { useServiceActions } from '../plan/use-service-actions.ts'

/** Keys that work while a control of the row has the focus; the row's menu names them. */
export function useServiceKeys(service: Service): (event: KeyboardEvent) => void {
  const dragging = useDraggingStore()
  const actions = useServiceActions(service)
  return (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    // Keys typed into an open menu or a field bubble up to the row, too.
    const isOwn = event.target instanceof HTMLButtonElement && event.currentTarget.contains(event.target)
    if (!isPlain || !isOwn || dragging.read().taken !== null || event.repeat) return
    const act = actionOf(event.key, actions, isRequested(service))
    if (act === undefined) return
    event.preventDefault()
    void act()
  }
}

function actionOf(key: string, actions: ReturnType<typeof useServiceActions>, hasRequests: boolean) {
  switch (key.toLowerCase()) {
    case 'e':
      return actions.edit
    case 'o':
      return actions.stepOffer
    case 'a':
      return hasRequests ? actions.ask : undefined
    case 'delete':
      return actions.remove
    default:
      return undefined
  }
}
