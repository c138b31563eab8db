import { useState } from 'react'
import { remove, update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { usePlan } from './plan-context.tsx'
import type { Service } from './services.ts'
import { contracts } from './use-move-service.ts'
import { failureOf } from './use-service-actions.ts'

export type ServiceSave = {
  save: (body: Record<string, unknown>, then: 'close' | 'ask') => Promise<void>
  cancel: () => void
  isSaving: boolean
  /** What the server had against the whole; against single fields see `errorOf`. */
  problem: string | null
  errorOf: (propertyPath: string) => string | undefined
}

/** Saves the form of a service; cancelling a brand-new one deletes it (001 §2.4). */
export function useSaveService(service: Service, isNew: boolean): ServiceSave {
  const { change, finish, turnTo } = usePlan()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const contract = contracts[service.kind]

  async function send(body: Record<string, unknown>) {
    setError(null)
    try {
      // The first save makes a draft a service, even when all its defaults are right.
      await update(contract, service.item.id, isNew ? { ...body, isBrandNew: false } : body)
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure)
      throw failure
    }
  }

  return {
    isSaving,
    problem: error !== null && error.violations.length === 0 ? error.message : null,
    errorOf: (path) => error?.messageFor(path),
    save: async (body, then) => {
      const isUnchanged = !isNew && Object.keys(body).length === 0
      setSaving(true)
      const isSaved =
        isUnchanged ||
        (await change({
          send: () => send(body),
          done: doneText(service, isNew),
          failed: failureOf(service.kind, 'aktualisiert'),
        }))
      setSaving(false)
      if (!isSaved) return
      if (then === 'ask') turnTo({ what: 'request', key: service.key, requestId: null })
      else finish()
    },
    cancel: () => {
      finish()
      if (!isNew) return
      void change({
        send: () => remove(contract, service.item.id),
        failed: failureOf(service.kind, 'gelöscht'),
      })
    },
  }
}

function doneText({ kind }: Service, isNew: boolean): string {
  if (kind !== 'free') return 'Platzhalter gespeichert'
  return isNew ? 'Freitext wurde erstellt!' : 'Freitext wurde aktualisiert!'
}
