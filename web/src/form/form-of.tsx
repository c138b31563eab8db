import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SidePanel } from '../ui/dialogs/side-panel.tsx'
import { ErrorState, LoadingRows } from '../ui/lists/list-state.tsx'

type Props<Data> = {
  title: string
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>
  onClose: () => void
  /** The form, once there is something to edit: `useItemForm` takes no item that is still being read. */
  children: (data: Data) => ReactNode
}

/** A form beside the page whose item has to be read first. */
export function FormOf<Data>({ title, query, onClose, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <SidePanel title={title} onClose={onClose}>
      {query.isError ? (
        <ErrorState text="Konnte nicht geladen werden!" onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </SidePanel>
  )
}
