import type { ContingentKind } from '@reisewerk/domain/orders/contingent-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ItemForm, useItemForm } from '../../../../form/use-item-form.ts'
import { newKey } from '../../../../lib/api.ts'
import { tripOf } from '../api.ts'
import {
  bodyOf,
  type Draft,
  type DraftEntry,
  draftOf,
  isSameContent,
  keyAt,
  merged,
  type Problems,
  problemsOf,
  type Stored,
} from './contingent-draft.ts'
import { contingentContracts } from './contingent-rows.ts'

type ContingentContract = (typeof contingentContracts)[ContingentKind]

/** `before` is how the entries were read, `sent` what was sent and may have been taken without an answer. */
type Own = { readonly entries: Draft; readonly before: Draft; readonly sent: Draft | null }
const noProblems: Problems = new Map()

/** What is typed stays through a refusal and a colleague's change, which can be brought together with it (CAP-03, APP-14). */
export function useContingentForm(
  kind: ContingentKind,
  title: string,
  read: Stored,
  orderId: number,
  onClose: () => void,
) {
  const client = useQueryClient()
  // Read once: what comes later must not disturb who types.
  const [stored] = useState(read)
  const [newer, setNewer] = useState(stored)
  const [problems, setProblems] = useState(noProblems)
  const form: ItemForm<ContingentContract, Own> = useItemForm<ContingentContract, Own>(contingentContracts[kind], {
    name: 'contingent',
    title,
    item: stored,
    own: { entries: draftOf(kind, stored), before: draftOf(kind, stored), sent: null },
    sends: ({ own, stored: replaced }) => bodyOf(kind, replaced === null ? [] : draftOf(kind, replaced), own.entries),
    mayReplaceOwn: (current) => {
      setNewer(current)
      return isOurs(draftOf(kind, current))
    },
    within: (work) => {
      form.setOwn({ sent: form.own.entries })
      return work()
    },
    done: 'Das Kontingent wurde aktualisiert!',
    failed: 'Das konnte nicht aktualisiert werden! Server Error!',
    onSaved: () => {
      void client.invalidateQueries({ queryKey: tripOf(orderId).queryKey })
      void client.invalidateQueries({ queryKey: ['booking_stands'] })
      onClose()
    },
    onClose,
  })
  const { entries, before, sent } = form.own
  const isOurs = (now: Draft) => isSameContent(now, before) || (sent !== null && isSameContent(now, sent))
  const now = draftOf(kind, newer)
  const theirs = isOurs(now) ? null : now
  const refused = form.violations.flatMap(({ propertyPath, message }) => {
    const key = keyAt(kind, entries, propertyPath)
    return key === null ? [] : [[key, message] as const]
  })

  function set(key: string, patch: Partial<DraftEntry>) {
    form.setOwn({ entries: entries.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)) })
    const touched = Object.keys(patch).map((name) => `${key}.${name === 'persons' ? 'type' : name}`)
    setProblems((now) => new Map([...now].filter(([name]) => !touched.includes(name))))
  }

  /** Whether an entry's size and type may stand as they are; why not is told at the field at once. */
  function accepts(key: string): boolean {
    const field = `${key}.type`
    const problem = problemsOf(kind, entries).get(field)
    if (problem !== undefined) setProblems((now) => new Map([...now, [field, problem]]))
    return problem === undefined
  }

  return {
    form,
    draft: entries,
    before,
    theirs,
    problems: new Map([...refused, ...problems]),
    save: () => {
      const found = problemsOf(kind, entries)
      setProblems(found)
      if (found.size === 0) void form.save()
    },
    set,
    accepts,
    /** Goes on from how the contingent stands now, with what I typed laid over it or without. */
    settle: (keepMine: boolean) => {
      form.setOwn({ entries: keepMine ? merged(before, entries, now) : now, before: now, sent: null })
      setProblems(noProblems)
    },
    add: (entry: Omit<DraftEntry, 'key'>) => {
      const key = newKey()
      form.setOwn({ entries: [...entries, { ...entry, key }] })
      return key
    },
    remove: (key: string) => form.setOwn({ entries: entries.filter((entry) => entry.key !== key) }),
  }
}
export type ContingentFormState = ReturnType<typeof useContingentForm>
