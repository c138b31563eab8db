import {
  orderContingentFerryContract,
  orderContingentHotelContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import type { ContingentKind } from '@reisewerk/domain/orders/contingent-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BodyOf, newKey, update } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/http.ts'
import { notice } from '../../../../ui/notices/notice.tsx'
import { tripOf } from '../api.ts'
import {
  bodyOf,
  type Draft,
  type DraftEntry,
  draftOf,
  isChanged,
  keyAt,
  merged,
  type Problems,
  problemsOf,
  type Stored,
} from './contingent-draft.ts'

export const contingentContracts = { hotel: orderContingentHotelContract, ferry: orderContingentFerryContract } as const
const noProblems: Problems = new Map()

/** What is typed stays through a refusal and a colleague's change, which can be brought together with it (CAP-03, APP-14). */
export function useContingentForm(kind: ContingentKind, stored: Stored, orderId: number, onSaved: () => void) {
  const client = useQueryClient()
  const contract = contingentContracts[kind]
  const [basis, setBasis] = useState(stored)
  const before = draftOf(kind, basis)
  const [draft, setDraft] = useState<Draft>(before)
  const [problems, setProblems] = useState(noProblems)
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    const found = problemsOf(kind, draft)
    setProblems(found)
    if (found.size > 0 || isSaving) return
    setSaving(true)
    try {
      const body = bodyOf(kind, before, draft) as BodyOf<typeof contract>
      if (Object.keys(body).length > 0) await update(contract, basis.id, body, { ifMatch: basis.version })
      notice.good('Das Kontingent wurde aktualisiert!')
      void client.invalidateQueries({ queryKey: tripOf(orderId).queryKey })
      void client.invalidateQueries({ queryKey: [contract.name] })
      void client.invalidateQueries({ queryKey: ['booking_stands'] })
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(error)
    } finally {
      setSaving(false)
    }
  }

  function refuse(error: ApiError) {
    const current = (error.body as { current?: Stored } | null)?.current
    if (error.status === 409 && current !== undefined) {
      setTheirs(current)
      return
    }
    const told = error.violations.flatMap(({ propertyPath, message }) => {
      const key = keyAt(kind, draft, propertyPath)
      return key === null ? [] : [[key, message] as const]
    })
    setProblems(new Map(told))
    notice.bad('Das konnte nicht aktualisiert werden! Server Error!', error.violations[0]?.message)
  }

  function set(key: string, patch: Partial<DraftEntry>) {
    setDraft((now) => now.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)))
    const touched = Object.keys(patch).map((name) => `${key}.${name === 'persons' ? 'type' : name}`)
    setProblems((now) => new Map([...now].filter(([name]) => !touched.includes(name))))
  }

  /** Whether an entry's size and type may stand as they are; why not is told at the field at once. */
  function accepts(key: string): boolean {
    const field = `${key}.type`
    const problem = problemsOf(kind, draft).get(field)
    if (problem !== undefined) setProblems((now) => new Map([...now, [field, problem]]))
    return problem === undefined
  }

  /** Goes on from how the contingent stands now, with what I typed laid over it or without. */
  function settle(keepMine: boolean) {
    if (theirs === null) return
    const now = draftOf(kind, theirs)
    setDraft(keepMine ? merged(before, draft, now) : now)
    setBasis(theirs)
    setTheirs(null)
    setProblems(noProblems)
  }

  return {
    draft,
    before,
    problems,
    theirs: theirs === null ? null : draftOf(kind, theirs),
    isSaving,
    isChanged: isChanged(kind, before, draft),
    save,
    set,
    accepts,
    settle,
    add: (entry: Omit<DraftEntry, 'key'>) => {
      const key = newKey()
      setDraft((now) => [...now, { ...entry, key }])
      return key
    },
    remove: (key: string) => setDraft((now) => now.filter((entry) => entry.key !== key)),
  }
}
export type ContingentFormState = ReturnType<typeof useContingentForm>
