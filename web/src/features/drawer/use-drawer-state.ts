import { useState } from 'react'
import { isRecord, isTexts, keep, readKept } from '../../lib/browser-store.ts'

export type DrawerView = 'add' | 'edit'
export type DrawerState = {
  /** How far it is open; 'max' covers the page below the top bar. */
  expansion: 'closed' | 'open' | 'max'
  view: DrawerView
  height: number
  closedTables: readonly string[]
}

/** 001 §9 */
const usualHeight = 500
const leastHeight = 160
const key = 'reisewerk.drawer'
/** The head of the page and some lines of its list stay in sight until somebody wants it otherwise. */
const pageHeight = 380
const initial = (): DrawerState => {
  const height = heightWithin(Math.min(usualHeight, window.innerHeight - pageHeight))
  return { expansion: 'closed', view: 'edit', height, closedTables: [] }
}

export function useDrawerState() {
  const [state, setState] = useState(remembered)

  function set(part: Partial<DrawerState>) {
    const next = { ...state, ...part }
    setState(next)
    keep(key, next)
  }

  return {
    ...state,
    set,
    resize: (height: number) => set({ height: heightWithin(height), expansion: 'open' }),
    toggleTable: (table: string) =>
      set({
        closedTables: state.closedTables.includes(table)
          ? state.closedTables.filter((other) => other !== table)
          : [...state.closedTables, table],
      }),
  }
}

export type Drawer = ReturnType<typeof useDrawerState>

/** Never so high that nothing of the page is left, never so low that nothing of a table is seen. */
function heightWithin(height: number): number {
  return Math.round(Math.max(leastHeight, Math.min(window.innerHeight - 160, height)))
}

function remembered(): DrawerState {
  const state = { ...initial(), ...readKept(key, isState) }
  return { ...state, height: heightWithin(state.height) }
}

function isState(value: unknown): value is Partial<DrawerState> {
  if (!isRecord(value)) return false
  const { expansion = 'open', view = 'add', height = usualHeight, closedTables = [] } = value
  const isKnown = ['closed', 'open', 'max'].includes(String(expansion)) && ['add', 'edit'].includes(String(view))
  return isKnown && typeof height === 'number' && isTexts(closedTables)
}
