import { Button, Select } from '@mantine/core'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkChange } from '../../lib/bulk-change.ts'
import { counted } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { BulkAction, BulkBar } from '../../ui/lists/bulk-bar.tsx'
import { useSelected, useSelection } from '../../ui/lists/selection.tsx'
import { daysOf, useDaysChange } from '../itinerary/plan/days.ts'
import { type AskedPartner, partnerNameOf, requestsIn } from './api.ts'

/** What is done with all selected requests at once (000 §2.4, BULK-02). */
export function RequestsPanel({ orderId }: { orderId: number }) {
  const { data } = useQuery(daysOf(orderId))
  const selected = useSelected('request')
  const { clear, set } = useSelection('request')
  const all = (data?.items ?? []).flatMap(requestsIn)
  const requests = all.filter(({ id }) => selected.includes(String(id)))
  if (requests.length === 0) return null

  const partners = new Set(requests.map(partnerOf))
  const ofPartners = all.filter((request) => partners.has(partnerOf(request))).map(({ id }) => String(id))
  return (
    <BulkBar title={`${counted(requests.length, ['Anfrage', 'Anfragen'])} ausgewählt`} onClear={clear}>
      <Button
        variant="default"
        disabled={ofPartners.length === requests.length}
        title={ofPartners.length === requests.length ? 'Alle sind schon ausgewählt.' : undefined}
        onClick={() => set(ofPartners, true)}
      >
        Alle Leistungen des Leistungsträgers auswählen
      </Button>
      <ChangeStatus orderId={orderId} requests={requests} />
      <ChangeDeadline orderId={orderId} requests={requests} />
    </BulkBar>
  )
}

type Props = { orderId: number; requests: readonly AskedPartner[] }

function ChangeStatus({ orderId, requests }: Props) {
  const statuses = useOptions('request_status')
  const [status, setStatus] = useState<string | null>(null)
  const { save, isBusy } = useSaveAll(orderId, requests)
  return (
    <BulkAction label="Status ändern">
      <Select
        aria-label="Status"
        placeholder="Status"
        w={160}
        comboboxProps={{ position: 'top-start' }}
        data={statuses.choices()}
        value={status}
        onChange={setStatus}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={status === null}
        onClick={() => void save('status', { status }, 'Status konnte nicht geändert werden! Server Error!')}
      >
        Speichern
      </Button>
    </BulkAction>
  )
}

function ChangeDeadline({ orderId, requests }: Props) {
  const [date, setDate] = useState<CalendarDate | null>(null)
  const { save, isBusy } = useSaveAll(orderId, requests)
  const dueDate = date === null ? null : wireOfDate(date)
  return (
    <BulkAction label="Optionstermin ändern">
      <DateField aria-label="Optionstermin" placeholder="Optionstermin" w={124} value={date} onChange={setDate} />
      <Button
        variant="default"
        loading={isBusy}
        disabled={date === null}
        onClick={() =>
          void save('option_deadline', { dueDate }, 'Optiontermin konnte nicht geändert werden! Server Error!')
        }
      >
        Speichern
      </Button>
    </BulkAction>
  )
}

function useSaveAll(orderId: number, requests: readonly AskedPartner[]) {
  const change = useDaysChange(orderId)
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    save: async (what: 'status' | 'option_deadline', body: object, failed: string) => {
      setBusy(true)
      await bulkChange(change, {
        path: `/api/requests/${what}`,
        body: { requests: requests.map(({ id }) => linkTo('requests', id)), ...body },
        names: new Map(requests.map((request) => [request.id, partnerNameOf(request)])),
        failed,
      })
      setBusy(false)
    },
  }
}

/** Whom a request asks: the provider, else the agency alone. */
function partnerOf({ id, provider, agency }: AskedPartner): string {
  if (provider !== null) return `provider ${provider.id}`
  return agency === null ? `request ${id}` : `agency ${agency.id}`
}
