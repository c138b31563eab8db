import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useRef, useState } from 'react'
import { remove, update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { type Ask, useDesk } from '../plan/plan-context.tsx'
import type { Service } from '../plan/services.ts'
import { failureOf } from '../plan/use-service-actions.ts'
import { useDropUnsaved } from './use-drop-unsaved.ts'

export type ServiceSave = {
  /** @param ask the request that goes with a new service */
  save: (body: Record<string, unknown>, then: 'close' | 'ask', ask?: Ask) => Promise<void>
  cancel: () => void
  isSaving: boolean
  isRefused: boolean
  /** As which this form knows the service: as it opened, or as it has saved it. */
  version: number
  /** It has not been saved as a whole yet. */
  isNew: boolean
  /** Who has deleted the service meanwhile; it cannot be saved any more. */
  gone: string | null
  /** Whether the service is added together with a request. */
  withRequest: boolean
  /** What the server had against the whole; against single fields see `errorOf`. */
  problem: string | null
  errorOf: (propertyPath: string) => string | undefined
}

type How = { isNew: boolean; withRequest?: boolean | undefined; gone: string | null }

/** Saves the form of a service; cancelling a brand-new one deletes it (001 §2.4). */
export function useSaveService(service: Service, { isNew, withRequest = false, gone }: How): ServiceSave {
  const { change, finish, turnTo } = useDesk()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // It is new until it has been saved as a whole: with its request, where it is added with one.
  const [isDraft, setDraft] = useState(isNew)
  // What this form has saved of a new one is still its own.
  const [version, setVersion] = useState(service.item.version)
  const asked = useRef<number | null>(null)
  const contract = serviceContracts[service.kind]
  useDropUnsaved(service, version, isDraft && service.item.isBrandNew && !isSaving && gone === null)

  async function send(body: Record<string, unknown>, isBrandNew: boolean) {
    setError(null)
    try {
      // The first save makes a draft a service, even when all its defaults are right.
      // What somebody else has changed was asked about as far as the page knows of it; the server knows the rest (002).
      const ifMatch = Math.max(version, service.item.version)
      const saved = await update(contract, service.item.id, isDraft ? { ...body, isBrandNew } : body, { ifMatch })
      setVersion(saved.version)
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure)
      throw failure
    }
  }

  async function saveAll(body: Record<string, unknown>, ask: Ask | undefined): Promise<boolean> {
    const isUnchanged = !isDraft && Object.keys(body).length === 0
    const isSaved =
      isUnchanged ||
      (await change({
        send: () => send(body, ask !== undefined),
        ...(ask === undefined && { done: doneText(service, isNew) }),
        failed: failureOf(service.kind, 'aktualisiert'),
      }))
    const isWhole =
      isSaved &&
      (ask === undefined ||
        (await change({
          send: async () => {
            // What was taken is not asked again when only the rest has to be repeated.
            asked.current ??= (await ask.send()).id
            // Whom a service is added with performs it (001 §2.1): the request is its main one (001 §2.2).
            const selectedRequest = linkTo('requests', asked.current)
            await update(contract, service.item.id, { selectedRequest, isBrandNew: false })
          },
          done: 'Platzhalter und Anfrage gespeichert',
          failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
        })))
    if (isWhole) setDraft(false)
    return isWhole
  }

  return {
    isSaving,
    isRefused: error !== null,
    version,
    isNew: isDraft,
    gone,
    withRequest,
    problem: error !== null && error.violations.length === 0 ? error.message : null,
    errorOf: (path) => error?.messageFor(path),
    save: async (body, then, ask) => {
      setSaving(true)
      const isSaved = await saveAll(body, ask)
      setSaving(false)
      if (!isSaved) return
      if (then === 'ask') turnTo({ what: 'request', key: service.key, requestId: null })
      else finish()
    },
    cancel: () => {
      finish()
      // Whoever else has saved it meanwhile has made it a service.
      if (!isDraft || !service.item.isBrandNew || gone !== null) return
      void change({
        send: () => remove(contract, service.item.id),
        failed: failureOf(service.kind, 'gelöscht'),
      })
    },
  }
}

function doneText({ kind }: Service, isNew: boolean): string {
  const done = isNew ? 'erstellt' : 'aktualisiert'
  if (kind === 'free') return `Freitext wurde ${done}!`
  return kind === 'route' ? `Routenstichpunkt wurde ${done}!` : 'Platzhalter gespeichert'
}
