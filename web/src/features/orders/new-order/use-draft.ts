import { arrangedOptions, type OptionListName, offeredElse } from '@reisewerk/domain/accounts/option-lists.ts'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useRef, useState } from 'react'
import { useItemForm } from '../../../form/use-item-form.ts'
import { useSession } from '../../../lib/session.ts'
import { type Draft, emptyDraft, newRange, saysTheSame, type TripRange } from './draft.ts'
import { type DraftErrors, type DraftField, errorAt, noErrors, withoutErrorAt } from './draft-errors.ts'
import { draftOfMail, type MailOfTrip } from './mail-of-trip.ts'
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

/** The form's state; what is typed is kept as in every form (021), apart for each trip to copy and each client one comes from. */
export function useDraft(copy: number | undefined, client: number | undefined, mail?: MailOfTrip) {
  const { user, organisations, options } = useSession()
  const [begin] = useState((): Draft => {
    const organisation = onlyOne(organisations)
    const usual = usualChoices(options, organisation === null ? null : String(organisation))
    const source = emptySource(copy === undefined ? 'new' : 'copy')
    return { ...emptyDraft(user.id, organisation), ...usual, source, ...(mail && draftOfMail(mail)) }
  })
  // What the form said before anybody laid a hand on it; what came by itself, as from the trip to copy, is nobody's typing.
  const untouched = useRef<Draft | null>(null)
  const saver = useRef(async (): Promise<unknown> => null)
  const form = useItemForm<typeof orderContract, Draft, unknown>(orderContract, {
    name: 'new-order',
    title: 'Neue Reise anlegen',
    item: null,
    of: mail ? `mail ${mail.file}` : (copy ?? (client === undefined ? '' : `client ${client}`)),
    own: begin,
    isOwnTyped: (own, wasKept) => {
      if (wasKept) untouched.current ??= begin
      return untouched.current !== null && !saysTheSame(untouched.current, own)
    },
    saves: () => saver.current(),
    onClose: () => {},
  })
  const draft = form.own
  const [errors, setErrors] = useState<DraftErrors>(noErrors)
  // Answers arrive later than keystrokes: what they change is what stands there then.
  const latest = useRef(draft)
  const isLed = useRef(false)

  function change(patch: Partial<Draft>) {
    const full = withUsualChoices(options, latest.current, withMargin(latest.current, patch))
    latest.current = { ...latest.current, ...full }
    form.setOwn(full)
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
    saver,
    isSaving: form.isSaving,
    save: form.save,
    errors,
    setErrors,
    current: () => latest.current,
    /** A key or a press in the form: from now on it holds what somebody says. */
    touch: () => {
      untouched.current ??= latest.current
    },
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
    isTouched: () => untouched.current !== null,
    /** It has become trips: nothing of it is typed any more. */
    forget: () => {
      untouched.current = null
      form.close()
    },
  }
}
export type NewOrder = ReturnType<typeof useDraft>

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
