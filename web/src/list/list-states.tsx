import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, LoadingRows } from '../ui/lists/list-state.tsx'

export type FoundItems<I> = {
  readonly data: { readonly items: readonly I[]; readonly total: number } | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly isPlaceholderData?: boolean
  readonly refetch: () => unknown
}

type Props<I> = {
  found: FoundItems<I>
  /** 'Reisen': who could not be loaded. */
  many: string
  icon: Icon
  empty: string
  emptyAction?: ReactNode
  loadingRows?: number
  children: (items: readonly I[]) => ReactNode
}

/** Every list is loading, has failed, is empty or is there. What is there stays while it is asked for again. */
export function ListStates<I>({ found, many, icon, empty, emptyAction, loadingRows = 20, children }: Props<I>) {
  const { data, isError, refetch } = found
  if (data === undefined && isError) {
    return <ErrorState text={`Die ${many} konnten nicht geladen werden!`} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <LoadingRows rows={loadingRows} />
  if (data.total === 0) return <EmptyState icon={icon} text={empty} action={emptyAction} />
  return children(data.items)
}
