import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/shared-state.ts'
import classes from './selection.module.css'

/** What can be selected in the day list; each has a panel of its own (BULK-05). */
export type Selectable = 'service' | 'request'

type Store = {
  subscribe: (listener: () => void) => () => void
  /** The same array until something changes; in the order in which they were selected. */
  of: (what: Selectable) => readonly string[]
  set: (what: Selectable, keys: readonly string[], isSelected: boolean) => void
  clear: (what: Selectable) => void
  /** Where a range begins: what was selected or deselected last. */
  anchor: { what: Selectable; key: string } | null
}

function createStore(): Store {
  const selected: Record<Selectable, readonly string[]> = { service: [], request: [] }
  const { tell, subscribe } = createListeners()
  const change = (what: Selectable, keys: readonly string[]) => {
    selected[what] = keys
    tell()
  }
  return {
    subscribe,
    of: (what) => selected[what],
    set: (what, keys, isSelected) => {
      const others = selected[what].filter((key) => !keys.includes(key))
      change(what, isSelected ? [...others, ...keys] : others)
    },
    clear: (what) => change(what, []),
    anchor: null,
  }
}

const StoreContext = createContext<Store | null>(null)

/** Without one nothing can be selected: a day plan may be shown for reading alone. */
const useStore = () => useContext(StoreContext)
const nothing: readonly string[] = []
const never = () => () => undefined

/** Holds what is selected in the day list below; a row knows only of itself, so that a tick draws one row. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const store = useRef<Store | null>(null)
  store.current ??= createStore()
  return (
    <StoreContext value={store.current}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside, which have controls of their own */}
      <div className={classes.area} onKeyDown={pressBox}>
        {children}
      </div>
    </StoreContext>
  )
}

/** X selects the row whose control has the focus, with Shift up to there; Space does on the box itself. */
function pressBox(event: KeyboardEvent<HTMLElement>): void {
  if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const { target } = event
  const isControl =
    target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  if (!isControl || !event.currentTarget.contains(target)) return
  const box = target.closest('tr')?.querySelector<HTMLInputElement>('input[data-selects]')
  if (box == null) return
  event.preventDefault()
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: event.shiftKey }))
}

/** Keys of what is selected: 'hotel-12' of services, '34' of requests. */
export function useSelected(what: Selectable): readonly string[] {
  const store = useStore()
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.of(what) ?? nothing)
}

export function useSelection(what: Selectable) {
  const store = useStore()
  return {
    set: (keys: readonly string[], isSelected: boolean) => store?.set(what, keys, isSelected),
    /** Whoever takes the selection back goes on at the row selected last. */
    clear: () => {
      goOnAt(what, store?.of(what).at(-1))
      store?.clear(what)
    },
  }
}

function goOnAt(what: Selectable, key: string | undefined): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[data-selects="${what}"]`)]
  // It need not be in sight: its day may be closed.
  const box = boxes.find(({ value }) => value === key) ?? boxes[0]
  // Under the hand on the mouse the page stands still.
  const isByKeys = document.activeElement?.matches(':focus-visible') === true
  box?.focus({ preventScroll: !isByKeys })
}

export function useSelectable(what: Selectable, key: string) {
  const store = useStore()
  const subscribe = store?.subscribe ?? never
  const isSelected = useSyncExternalStore(subscribe, () => store?.of(what).includes(key) ?? false)
  const isAny = useSyncExternalStore(subscribe, () => (store?.of(what).length ?? 0) > 0)
  if (store === null) return null

  /** @param shown keys in the order of the rows: with Shift all between the last one and this are set alike */
  function toggle(isRange: boolean, shown: readonly string[]): void {
    if (store === null) return
    const from = isRange && store.anchor?.what === what ? shown.indexOf(store.anchor.key) : -1
    const to = shown.indexOf(key)
    const keys = from === -1 || to === -1 ? [key] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
    store.set(what, keys, !isSelected)
    store.anchor = { what, key }
  }
  return { isSelected, isAny, toggle }
}
