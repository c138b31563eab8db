import { arrangedOptions, type OptionListName, offeredElse } from '@reisewerk/domain/accounts/option-lists.ts'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { useRef, useState } from 'react'
import { isRecord, keep, readKept } from '../../../lib/browser-store.ts'
import { useSession } from '../../../lib/session.ts'
import { type Draft, emptyDraft, newRange, saysTheSame, type TripRange } from './draft.ts'
import { type DraftErrors, type DraftField, errorAt, noErrors, withoutErrorAt } from './draft-errors.ts'
import { emptySource, marginIn } from './source.ts'

type Lists = Session['options']
const usual = { category: ['order_category', 'activity'], requestSource: ['request_source', 'unknown'] } as const
type Usual = Pick<Draft, keyof typeof usual>

/** Category and source a trip begins with (000 §9), or what its organisation offers in place of one switched off. */
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

/** A draft outlives a reload of its tab, not the tab itself, and belongs to the user who typed it. */
const keyOf = (userId: number) => `reisewerk.new-order.${userId}`

function storeDraft(userId: number, draft: Draft): void {
  keep(keyOf(userId), draft, sessionStorage)
}

function forgetDraft(userId: number): void {
  sessionStorage.removeItem(keyOf(userId))
}

/** @param empty gives the fields that a draft of an older version of the app lacks */
function readDraft(userId: number, empty: Draft): Draft {
  return { ...empty, ...readKept(keyOf(userId), isRecord, sessionStorage) }
}

/** The form's state; every change is kept at once, so that a reload or a lost session costs nothing that was typed. */
export function useDraft(copy: number | undefined, client: number | undefined) {
  const { user, organisations, options } = useSession()
  const [begin] = useState(() => {
    const organisation = onlyOne(organisations)
    const usual = usualChoices(options, organisation === null ? null : String(organisation))
    return beginning(user.id, { ...emptyDraft(user.id, organisation), ...usual }, copy, client)
  })
  const [draft, setDraft] = useState(begin.draft)
  const [errors, setErrors] = useState<DraftErrors>(noErrors)
  // Answers arrive later than keystrokes: what they change is what stands there then.
  const latest = useRef(draft)
  // What the form said before anybody laid a hand on it; what came by itself, as from the trip to copy, is nobody's typing.
  const untouched = useRef(begin.isStored ? begin.empty : null)

  const isLed = useRef(false)

  function change(patch: Partial<Draft>) {
    const full = withUsualChoices(options, latest.current, withMargin(latest.current, patch))
    latest.current = { ...latest.current, ...full }
    if (untouched.current !== null) storeDraft(user.id, latest.current)
    setDraft(latest.current)
    setErrors((before) => withoutErrorAt(latest.current, before, fieldsOf(patch)))
  }

  function changeRange(key: string, patch: Partial<TripRange>) {
    change({ ranges: latest.current.ranges.map((range) => (range.key === key ? { ...range, ...patch } : range)) })
    if ('startAt' in patch || 'endAt' in patch) {
      setErrors((before) => (before.range?.key === key ? { ...before, range: null } : before))
    }
  }

  return {
    draft,
    errors,
    setErrors,
    current: () => latest.current,
    /** A key or a press in the form: from now on it holds what somebody says. */
    touch: () => {
      untouched.current ??= latest.current
    },
    isTyped: () => untouched.current !== null && !saysTheSame(untouched.current, latest.current),
    change,
    changeRange,
    addRange: () => change({ ranges: [...latest.current.ranges, newRange()] }),
    removeRange: (key: string) => change({ ranges: latest.current.ranges.filter((range) => range.key !== key) }),
    errorOf: (field: DraftField) => errorAt(draft, errors, field),
    /** Whoever comes to a field by hand has seen what is wrong with it (000 §5). */
    clearError: (field: DraftField) => {
      if (!isLed.current) setErrors((before) => withoutErrorAt(latest.current, before, [field]))
    },
    /** Moves the focus for somebody, who is to find the error still there. */
    lead: (focus: () => void) => {
      isLed.current = true
      focus()
      isLed.current = false
    },
    forget: () => forgetDraft(user.id),
  }
}
export type NewOrder = ReturnType<typeof useDraft>

/** A draft of its own for each trip to copy and each client one comes from; else what was typed before. */
function beginning(
  userId: number,
  empty: Draft,
  copy: number | undefined,
  client: number | undefined,
): { draft: Draft; empty: Draft; isStored: boolean } {
  const stored = readDraft(userId, empty)
  if (client !== undefined && stored.client?.value !== String(client)) return { draft: empty, empty, isStored: false }
  if (copy === undefined || stored.source.chosen?.value === String(copy)) {
    return { draft: stored, empty, isStored: stored !== empty }
  }
  return { draft: { ...empty, source: emptySource('copy') }, empty, isStored: false }
}

/** An amount of the trip to copy is none in another currency. */
function withMargin({ source, currency, rentability }: Draft, patch: Partial<Draft>): Partial<Draft> {
  if (patch.currency === undefined || patch.currency === currency || 'rentability' in patch) return patch
  return { ...patch, rentability: marginIn(patch.currency, source, rentability) }
}

function onlyOne(organisations: readonly { id: number }[]): number | null {
  const [first, second] = organisations
  return first === undefined || second !== undefined ? null : first.id
}

function fieldsOf(patch: Partial<Draft>): DraftField[] {
  // What is no field of the body has no error to clear.
  return Object.keys(patch) as DraftField[]
}
