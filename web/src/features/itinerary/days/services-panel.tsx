import { Button, Select } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconAdjustments } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { act } from '../../../lib/api.ts'
import { bulkChange } from '../../../lib/bulk-change.ts'
import { counted, someOf } from '../../../lib/format.ts'
import { ApiError, queryString } from '../../../lib/http.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { BulkAction, BulkBar } from '../../../ui/lists/bulk-bar.tsx'
import { useSelected, useSelection } from '../../../ui/lists/selection.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { AgencyPicker } from '../../partners/agency-picker.tsx'
import { ChangeServices } from '../many/change-services.tsx'
import { linkOf, namesOf } from '../many/use-many-services.ts'
import { daysOf, type TripDay, useDaysChange } from '../plan/days.ts'
import { titleOf } from '../plan/service-words.ts'
import { isAskedOf, isRequested, type RequestedService, type Service, servicesOf } from '../plan/services.ts'
import { sortGroupsOf } from '../sort-groups/sort-groups.tsx'
import { SortGroupsDialog } from '../sort-groups/sort-groups-dialog.tsx'

/** What is done with all selected services at once (000 §2.4, BULK-01). */
export function ServicesPanel({ orderId }: { orderId: number }) {
  const { data } = useQuery(daysOf(orderId))
  const days = data?.items ?? []
  const services = useSelectedServices(days)
  const { clear } = useSelection('service')
  if (services.length === 0) return null
  const title = `${counted(services.length, ['Leistung', 'Leistungen'])} ausgewählt`
  return (
    <BulkBar title={title} onClear={clear}>
      <AskAgency orderId={orderId} services={services} />
      <Group orderId={orderId} services={services} />
      <ChangeServices orderId={orderId} services={services} days={days} />
    </BulkBar>
  )
}

type Props = { orderId: number; services: readonly Service[] }

/** Ids by the list in which each kind is named (000 §7): '{hotelPlaceholders: "3,8"}'. */
function idLists(services: readonly RequestedService[]): Record<string, string> {
  const byKind = Map.groupBy(services, ({ kind }) => kind)
  return Object.fromEntries(
    [...byKind].map(([kind, some]) => [`${kind}Placeholders`, some.map(({ item }) => item.id).join(',')]),
  )
}

const titlesOf = (services: readonly Service[]) => someOf(services.map(titleOf), ['Leistung', 'Leistungen'])

/** Asked when there is nothing else to ask for: a second request of the same agency is seldom meant. */
function askedAgain(agency: string, services: readonly Service[]) {
  return {
    title: 'Noch einmal anfragen?',
    text: `Bei ${agency} läuft schon eine Anfrage für: ${titlesOf(services)}.`,
    action: 'Noch einmal anfragen',
  }
}

const noAgency = 'Bitte wählen Sie zuerst eine Agentur aus!'

/** Asks one agency for all of them; whom the agency will book is still open. A failure of the server is silent (000 §8). */
function AskAgency({ orderId, services }: Props) {
  const client = useQueryClient()
  const [agency, setAgency] = useState<Choice | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    if (agency === null) return notice.bad(noAgency)
    notice.withdraw(noAgency)
    const wanted = services.filter(isRequested)
    if (wanted.length === 0) return notice.bad('Routenstichpunkte und Freitexte lassen sich nicht anfragen.')
    const repeated = wanted.filter((service) => isAskedOf(service, Number(agency.value)))
    const isAgain = repeated.length === wanted.length
    if (isAgain && !(await confirm(askedAgain(agency.label, repeated)))) return
    const sent = isAgain ? wanted : wanted.filter((service) => !repeated.includes(service))
    setBusy(true)
    try {
      await act(`/api/placeholders/create_requests${queryString({ agencyId: agency.value, ...idLists(sent) })}`)
      const skipped = isAgain || repeated.length === 0 ? undefined : `Dort schon angefragt: ${titlesOf(repeated)}`
      notice.good('Anfragen erstellt!', skipped)
      setAgency(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: daysOf(orderId).queryKey })
    }
  }

  return (
    <BulkAction label="Über eine Agentur anfragen">
      <AgencyPicker
        aria-label="Agentur"
        placeholder="Agentur"
        w={200}
        comboboxProps={{ position: 'top-start' }}
        value={agency}
        onChange={setAgency}
      />
      <Button variant="default" loading={isBusy} onClick={() => void ask()}>
        Aufnehmen
      </Button>
    </BulkAction>
  )
}

const none = 'none'

function Group({ orderId, services }: Props) {
  const { data } = useQuery(sortGroupsOf(orderId))
  const change = useDaysChange(orderId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const groups = (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

  async function assign() {
    setBusy(true)
    await bulkChange(change, {
      path: '/api/placeholders/sort_group',
      body: {
        placeholders: services.map(linkOf),
        sortGroup: chosen === none ? null : linkTo('sort_groups', Number(chosen)),
      },
      names: namesOf(services),
      done: 'Gruppen wurden geändert!',
      failed: 'Gruppen konnten nicht geändert werden! Server Error!',
    })
    setBusy(false)
  }

  return (
    <BulkAction label="Einer Sortiergruppe zuordnen">
      <Select
        aria-label="Gruppe"
        placeholder="Gruppe"
        w={190}
        comboboxProps={{ position: 'top-start' }}
        data={[{ value: none, label: 'Keine Gruppe (alle)' }, ...groups]}
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="default" loading={isBusy} disabled={chosen === null} onClick={() => void assign()}>
        Gruppe zuordnen
      </Button>
      <IconButton icon={IconAdjustments} label="Sortiergruppen bearbeiten" onClick={() => setEditing(true)} />
      {isEditing && <SortGroupsDialog orderId={orderId} onClose={() => setEditing(false)} />}
    </BulkAction>
  )
}

/** The selected services that still exist, in the order of the trip. */
function useSelectedServices(days: readonly TripDay[]): readonly Service[] {
  const selected = new Set(useSelected('service'))
  return days.flatMap(servicesOf).filter(({ key }) => selected.has(key))
}
