import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { changedFields } from '../../lib/saving/changed-fields.ts'
import { isAllRead } from '../../ui/is-all-read.ts'
import { notice } from '../../ui/notice.tsx'
import { useOpenForm } from '../../ui/open-forms.ts'

/**
 * The form of a stored concept: what is typed stays until it is saved or dropped, whatever colleagues change meanwhile; what
 * they change beside it is seen.
 * @param send takes the typed fields that differ from the stored ones
 */
export function useConceptForm<Draft extends object>(
  resource: string,
  stored: Draft,
  send: (changed: Partial<Draft>) => Promise<unknown>,
) {
  const client = useQueryClient()
  const [changed, setChanged] = useState<Partial<Draft> | null>(null)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [isSaving, setSaving] = useState(false)
  useOpenForm({ isChanged: () => changed !== null })
  const draft: Draft = { ...stored, ...changed }
  const violations = refused?.violations ?? []

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving || changed === null || !isAllRead(event.currentTarget)) return
    setSaving(true)
    setRefused(null)
    try {
      await send(changedFields(stored, draft))
      await client.invalidateQueries({ queryKey: keys.resource(resource) })
      setChanged(null)
      notice.good('Erfolgreich gespeichert!')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    draft,
    isChanged: changed !== null,
    isSaving,
    submit,
    change: (patch: Partial<Draft>) => setChanged({ ...changed, ...patch }),
    drop: () => {
      setChanged(null)
      setRefused(null)
    },
    errorOf: (path: string) => refused?.messageFor(path),
    /** What no field shows. */
    problem: violations.some(({ propertyPath }) => propertyPath in stored) ? undefined : refused?.message,
  }
}
