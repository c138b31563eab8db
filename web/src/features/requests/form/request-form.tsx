import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { PanelForm } from '../../../ui/dialogs/panel-form.tsx'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../../ui/dialogs/side-panel.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { useDaysChange } from '../../itinerary/plan/days.ts'
import { type RequestedService, requestsOf } from '../../itinerary/plan/services.ts'
import { wishOf } from '../../itinerary/plan/wish.ts'
import { KindFields } from './kind-fields.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { requestChanges } from './request-changes.ts'
import { bodyOf, draftOf, missingIn, type RequestDraft } from './request-draft.ts'
import { ContingentFields, NotesFields, RequestDescriptions, TimeFields } from './request-fields.tsx'
import { useSendRequest } from './use-send-request.ts'

type Props = {
  orderId: number
  service: RequestedService
  requestId: number | null
  onClose: () => void
  gone: string | null
}

/** Asks a provider or agency for a service, or changes what was asked (REQ-02). */
export function RequestForm({ orderId, service, requestId, onClose, gone }: Props) {
  const request = useLastKnown(requestsOf(service).find(({ id }) => id === requestId) ?? null)
  const [before] = useState(() => draftOf(service, requestId))
  const [draft, setDraft] = useState(before)
  const set = (part: Partial<RequestDraft>) => setDraft((now) => ({ ...now, ...part }))
  const change = useDaysChange(orderId)
  const send = useSendRequest(service)
  const [isSaving, setSaving] = useState(false)
  const missing = gone ?? missingIn(service, draft)
  const isOff = missing !== null || isSaving

  async function submit() {
    setSaving(true)
    const body = bodyOf(service, draft)
    const current = bodyOf(service, draftOf(service, requestId))
    const isSaved = await change({
      send: () =>
        requestId === null
          ? send.ask(body)
          : send.change(requestId, requestChanges(bodyOf(service, before), body, current)),
      done: 'Die Daten wurden erfolgreich gespeichert',
      failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
    })
    setSaving(false)
    if (isSaved) onClose()
  }

  const fields = { service, wish: wishOf(service), draft, set, error: send.error, isFirst: false }
  return (
    <SidePanel
      title={request === null ? 'Anfrage hinzufügen' : `Anfrage ${request.provider?.name ?? ''}`.trim()}
      icon={<KindIcon kind={service.kind} />}
      gone={gone}
      onClose={onClose}
    >
      <PanelForm isOff={isOff} isRefused={send.error !== null} onSave={() => void submit()}>
        <SidePanelBody>
          <PartnerFields {...fields} />
          <TimeFields {...fields} />
          <ContingentFields service={service} draft={draft} set={set} />
          <KindFields {...fields} />
          <PriceFields
            isHotel={service.kind === 'hotel'}
            prices={draft.itemPrices}
            onChange={(itemPrices) => set({ itemPrices })}
          />
          <RequestDescriptions draft={draft} set={set} />
          <NotesFields draft={draft} set={set} />
        </SidePanelBody>
        <SidePanelFoot hint={gone === null ? missing : null}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" disabled={isOff}>
            Speichern
          </Button>
        </SidePanelFoot>
      </PanelForm>
    </SidePanel>
  )
}
