import { createContext, type RefObject, useContext } from 'react'
import type { Aim, lineAt, Taken } from './dragging.ts'

export type Dragging = { readonly taken: Taken | null; readonly aim: Aim | null }
/** Key of the service that was let go by the keyboard last: its handle takes the focus wherever it now stands. */
export const LandedContext = createContext<RefObject<string | null>>({ current: null })
export const nothing: Dragging = { taken: null, aim: null }
/** `shown`: the row or day at which a line shows where it would land. */
export type Shown = Dragging & { readonly shown: ReturnType<typeof lineAt> }
export const still: Shown = { ...nothing, shown: null }
/** Read without being drawn again by every row that is crossed; the line and the row in hand hear of it. */
export type DraggingStore = { readonly read: () => Shown; readonly subscribe: (heard: () => void) => () => void }
export const DraggingContext = createContext<DraggingStore>({ read: () => still, subscribe: () => () => undefined })
export const useDraggingStore = () => useContext(DraggingContext)
