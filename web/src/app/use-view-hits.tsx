import { IconTable, IconTimeline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LinkOptions } from '@tanstack/react-router'
import { orderViews } from '../features/orders/api.ts'
import { paths } from '../paths.ts'

type Go = (link: LinkOptions) => (inNewTab: boolean) => void

/** The trip list as it can be gone to: the timeline, and the saved views by their names. */
export function useViewHits(go: Go) {
  const { data } = useQuery(orderViews())
  const views = (data?.items ?? []).map((view) => ({
    id: `view-${view.id}`,
    icon: IconTable,
    text: view.name,
    hint: 'Ansicht der Reiseübersicht',
    open: go(paths.orders({ ...view.state, view: view.id })),
  }))
  const timeline = go(paths.orders({ view: 0, mode: 'timeline' }))
  return [{ id: 'timeline', icon: IconTimeline, text: 'Zeitachse der Reisen', open: timeline }, ...views]
}
