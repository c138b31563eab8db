import { arrangedOptions, type OptionListName, offeredElse } from '@reisewerk/domain/accounts/option-lists.ts'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import type { Draft } from './draft.ts'

type Lists = Session['options']
const usual = { category: ['order_category', 'activity'], requestSource: ['request_source', 'unknown'] } as const
type Usual = Pick<Draft, keyof typeof usual>

/**
 * Category and source with which a trip begins (000 §9), or what its organisation offers instead of one it has switched off.
 * @param organisation null while none is chosen
 */
export function usualChoices(lists: Lists, organisation: string | null): Usual {
  const begins = (list: OptionListName, key: string) =>
    organisation === null ? key : offeredElse(lists[organisation]?.[list] ?? arrangedOptions(list, []), key)
  return { category: begins(...usual.category), requestSource: begins(...usual.requestSource) }
}

/** A change of the form; with another organisation, what stood there as usual is what is usual in that one. */
export function withUsualChoices(lists: Lists, draft: Draft, patch: Partial<Draft>): Partial<Draft> {
  if (patch.organisation === undefined || patch.organisation === draft.organisation) return patch
  const [before, after] = [usualChoices(lists, draft.organisation), usualChoices(lists, patch.organisation)]
  return {
    ...(draft.category === before.category && { category: after.category }),
    ...(draft.requestSource === before.requestSource && { requestSource: after.requestSource }),
    ...patch,
  }
}
