import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'

type Draw = (close: () => void) => ReactNode

const OpenContext = createContext<(draw: Draw) => void>(() => {
  throw new Error('No DialogHost stands above what opens a dialog')
})

/**
 * Dialogs that rows below open stand here, beside the rows: when a colleague deletes the row, its dialog stays with what was
 * typed (APP-09).
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ draw: Draw } | null>(null)
  const open = useCallback((draw: Draw) => setDialog({ draw }), [])
  return (
    <OpenContext value={open}>
      {children}
      <Suspense>{dialog?.draw(() => setDialog(null))}</Suspense>
    </OpenContext>
  )
}

/** @returns opens a dialog that outlives whoever opened it */
export function useDialogHost(): (draw: Draw) => void {
  return useContext(OpenContext)
}
