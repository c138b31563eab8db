import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isChapter } from './features/manual/chapter-heads.ts'
import { isKindName } from './features/master-data/kind-names.ts'
import { sessionQuery } from './lib/session.ts'

/* What is no page is told as such before anything is asked for. */

type Context = { queryClient: QueryClient }

/** Ids are digits; anything else is no trip (HEAD-01). */
export function checkOrderId({ params }: { params: { orderId: string } }): void {
  if (!/^\d{1,15}$/.test(params.orderId)) throw notFound()
}

export function checkConceptId({ params }: { params: { id: string } }): void {
  if (!/^\d{1,15}$/.test(params.id)) throw notFound()
}

export function checkKind({ params }: { params: { kind: string; id?: string } }): void {
  const isId = params.id === undefined || /^-?\d{1,15}$/.test(params.id)
  if (!isKindName(params.kind) || !isId) throw notFound()
}

/** A chapter of the manual, or its news. */
export function checkChapter({ params }: { params: { chapter?: string | undefined } }): void {
  const { chapter = 'neu' } = params
  if (chapter !== 'neu' && !isChapter(chapter)) throw notFound()
}

/** Pages for administrators do not exist for others. */
export async function checkAdmin({ context }: { context: Context }): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery)
  if (session?.user.isAdmin !== true) throw notFound()
}

/** For who may see what services cost; for others it does not exist. */
export async function checkPurchase({ context }: { context: Context }): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery)
  if (session?.user.maySeePurchase !== true) throw notFound()
}
