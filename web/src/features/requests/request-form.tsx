import { Button } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { create, newKey, update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { KindIcon } from '../../ui/kind-icon.tsx'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../ui/side-panel.tsx'
import { useDaysChange } from '../itinerary/api.ts'
import type { Requested } from './api.ts'
import { bodyOf, draftOf, missingIn, type RequestDraft } from './request-draft.ts'
import { ContingentFields, PartnerFields, TimeFields } from './request-fields.tsx'
import { contracts } from './use-request-actions.ts'

type Props = { orderId: number; service: Requested; requestId: number | null; onClose: () => void }

/** Asks a provider or agency for a service, or changes what was asked (REQ-02). */
export function RequestForm({ orderId, service, requestId, onClose }: Props) {
  const request = service.item.requests.find(({ id }) => id === requestId)
  const [before] = useState(() => draftOf(service, request))
  const [draft, setDraft] = useState(before)
  const set = (part: Partial<RequestDraft>) => setDraft((now) => ({ ...now, ...part }))
  const { save, isSaving, error } = useSaveRequest(orderId, service, requestId)
  const missing = missingIn(service, draft)
  const isOff = missing !== null || isSaving

  async function submit() {
    if (await save(before, draft)) onClose()
  }

  return (
    <SidePanel
      title={request === undefined ? 'Anfrage hinzufügen' : `Anfrage ${request.provider?.name ?? ''}`.trim()}
      icon={<KindIcon kind={service.kind} />}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOff && event.currentTarget.checkValidity()) void submit()
        }}
      >
        <SidePanelBody>
          <PartnerFields service={service} draft={draft} set={set} error={error} />
          <TimeFields service={service} draft={draft} set={set} error={error} />
          <ContingentFields draft={draft} set={set} />
        </SidePanelBody>
        <SidePanelFoot hint={missing}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" disabled={isOff}>
            Speichern
          </Button>
        </SidePanelFoot>
      </form>
    </SidePanel>
  )
}

function useSaveRequest(orderId: number, service: Requested, requestId: number | null) {
  const change = useDaysChange(orderId)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // A second press of the button asks nobody twice.
  const [key] = useState(newKey)
  const contract = contracts[service.kind]

  async function send(before: RequestDraft, draft: RequestDraft) {
    setError(null)
    const body = bodyOf(service, draft)
    try {
      if (requestId !== null) await update(contract.request, requestId, changed(bodyOf(service, before), body))
      else await create(contract.request, { ...body, placeholder: linkTo(contract.service.name, service.item.id) }, key)
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure)
      throw failure
    }
  }

  async function save(before: RequestDraft, draft: RequestDraft): Promise<boolean> {
    setSaving(true)
    const isSaved = await change({
      send: () => send(before, draft),
      done: 'Die Daten wurden erfolgreich gespeichert',
      failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
    })
    setSaving(false)
    return isSaved
  }
  return { save, isSaving, error }
}

function changed(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const isNew = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name])
  return Object.fromEntries(Object.entries(after).filter(isNew))
}
