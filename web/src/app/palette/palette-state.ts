import { createShared } from '../../lib/shared-state.ts'

/**
 * What is typed, and whether Enter waits for the hits it brings. It stands outside the dialog: one types before the dialog
 * is there.
 */
type Palette = { isOpen: boolean; term: string; isEntered: boolean }

const closed: Palette = { isOpen: false, term: '', isEntered: false }
const { get, set, use } = createShared(closed)

export const palette = get
export const usePalette = use
export const openPalette = () => setPalette(true)

export function setPalette(isOpen: boolean): void {
  set({ ...closed, isOpen })
}

/** Whoever types on after Enter wants the hits of all of it. */
export function editPalette(part: { term: string } | { isEntered: boolean }): void {
  set({ ...get(), isEntered: false, ...part })
}
