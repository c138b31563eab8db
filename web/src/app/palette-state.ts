/**
 * What is typed, and whether Enter waits for the hits it brings. It stands outside the dialog: one types before the dialog
 * is there.
 */
type Palette = { isOpen: boolean; term: string; isEntered: boolean }

const closed: Palette = { isOpen: false, term: '', isEntered: false }
let current = closed
const listeners = new Set<() => void>()

export const palette = () => current
export const isPaletteOpen = () => current.isOpen
export const openPalette = () => setPalette(true)

export function setPalette(isOpen: boolean): void {
  change({ ...closed, isOpen })
}

/** Whoever types on after Enter wants the hits of all of it. */
export function editPalette(part: { term: string } | { isEntered: boolean }): void {
  change({ ...current, isEntered: false, ...part })
}

export function onPaletteChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Palette): void {
  current = next
  for (const listener of listeners) listener()
}
