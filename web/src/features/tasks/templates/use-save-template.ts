import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BodyOf, create, newKey, remove, update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { confirm } from '../../../ui/confirm.tsx'
import { notice } from '../../../ui/notice.tsx'

/** Saves or deletes a template and closes its form. @param id null for a new one */
export function useSaveTemplate<C extends Contract>(contract: C, id: number | null, onClose: () => void) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [key] = useState(newKey)

  async function attempt(work: () => Promise<unknown>) {
    setSaving(true)
    setError(null)
    try {
      await work()
      notice.good('Erfolgreich gespeichert!')
      onClose()
      await client.invalidateQueries({ queryKey: keys.resource(contract.name) })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      notice.bad('Die Vorlage konnte nicht gespeichert werden! Server Error!', failure.message)
    } finally {
      setSaving(false)
    }
  }

  return {
    isSaving,
    error,
    save: (body: BodyOf<C>) => attempt(() => (id === null ? create(contract, body, key) : update(contract, id, body))),
    drop: async (name: string) => {
      if (id === null) return
      const text = `‚${name}‘ wird gelöscht. Was daraus schon entstanden ist, bleibt.`
      if (!(await confirm({ title: 'Vorlage löschen?', text, action: 'Löschen', tone: 'bad' }))) return
      await attempt(() => remove(contract, id))
    },
  }
}
