import type { Icon } from '@tabler/icons-react'
import { type LinkOptions, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OpenedKind } from '../../lib/recent/recently-opened.ts'

export type PaletteHit = {
  /** Of what has a page of its own its kind and number: 'orders-12'. */
  id: string
  icon: Icon
  text: string
  hint?: string
  end?: ReactNode
  open: (inNewTab: boolean) => void
}
export type PaletteGroup = { name: string; hits: PaletteHit[] }
export type Found = { hits: PaletteHit[]; isSearching: boolean }

export const hitId = (kind: OpenedKind, id: number) => `${kind}-${id}`

/** What was opened lately comes first, the latest before all; the others keep their order. */
export function recentFirst(hits: readonly PaletteHit[], recent: readonly string[]): PaletteHit[] {
  const place = ({ id }: PaletteHit) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return hits.toSorted((one, other) => place(one) - place(other))
}

export type Go = (link: LinkOptions) => PaletteHit['open']

export function useGo(): Go {
  const router = useRouter()
  return (link) => (inNewTab) => {
    if (inNewTab) window.open(router.buildLocation(link).href, '_blank', 'noopener')
    else void router.navigate(link)
  }
}
