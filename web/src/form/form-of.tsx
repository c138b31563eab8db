import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SidePanel } from '../ui/dialogs/side-panel.tsx'
import { Window, type WindowProps } from '../ui/dialogs/window.tsx'
import { ErrorState, LoadingRows } from '../ui/lists/list-state.tsx'

type Props<Data> = {
  title: string
  query: Pick<UseQueryResult<unknown>, 'isError' | 'refetch'> & { data: Data | undefined }
  onClose: () => void
  /** In a window over the page. */
  window?: Pick<WindowProps, 'size'>
  /** What is said when it cannot be read. */
  failed?: string
  /** The form, once there is something to edit: `useItemForm` takes no item that is still being read. */
  children: (data: Data) => ReactNode
}

/** A form whose item has to be read first, beside the page or in a window over it. */
export function FormOf<Data>({ title, query, onClose, window, failed, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  const state = query.isError ? (
    <ErrorState text={failed ?? 'Konnte nicht geladen werden!'} onRetry={() => void query.refetch()} />
  ) : (
    <LoadingRows rows={4} />
  )
  const Frame = window === undefined ? SidePanel : Window
  return (
    <Frame title={title} onClose={onClose} {...window}>
      {state}
    </Frame>
  )
}
