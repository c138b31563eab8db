import { Select, Textarea } from '@mantine/core'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { menuContract } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { itemOf, listOf } from '../../../lib/api.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { TextConflict } from '../../../ui/notices/text-conflict.tsx'
import type { Trip } from '../../orders/trip/api.ts'

/** Notes are saved so long after the last edit (002 §7, §9). */
const restMs = 1000
const failed = () => notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!')

type Props = { kind: ServiceKind; request: number; provider: number | null; trip: Trip }

/** Internal remarks of a request, which stand in no document, and the menu chosen for it (002 §2, §7). */
export function RequestNotes({ kind, request: id, provider, trip }: Props) {
  const { data: request } = useSuspenseQuery(itemOf(requestContract, id))
  const { save, stateOf } = useSave(requestContract, id)
  const notes = useSharedValue<string>({
    item: { resource: requestContract.name, id },
    saved: request.notes,
    version: request.version,
    field: 'notes',
    save: (value, options) => save({ notes: value }, options),
    restMs,
    onSaved: () => notice.good('Die Änderung wurde gespeichert!'),
    onFailed: failed,
  })
  const state = stateOf('notes')
  return (
    <>
      <Panel
        title="Interne Bemerkungen"
        hint={state === undefined ? 'steht nicht in den Unterlagen' : <SaveMark state={state} />}
      >
        {notes.conflict === null ? (
          <Textarea
            aria-label="Interne Bemerkungen"
            autosize
            minRows={2}
            maxLength={5_000}
            value={notes.value}
            onChange={(event) => notes.write(event.currentTarget.value)}
            onBlur={notes.flush}
          />
        ) : (
          <TextConflict
            subject="die Bemerkungen"
            {...notes.conflict}
            show={(one) => <p>{one}</p>}
            onChoose={notes.resolve}
          />
        )}
      </Panel>
      {provider !== null && (
        <MenuChoice
          kind={kind}
          provider={provider}
          trip={trip}
          menu={request.menu}
          onChoose={(menu) => {
            save({ menu }, { onSaved: () => notice.good('Die Änderung wurde gespeichert!'), onFailed: failed })
          }}
        />
      )}
    </>
  )
}

type MenuProps = {
  kind: ServiceKind
  provider: number
  trip: Trip
  menu: string | null
  onChoose: (menu: string | null) => void
}

/** Of the menus the provider serves to such requests, in the language of the trip (002 §7). */
function MenuChoice({ kind, provider, trip, menu, onChoose }: MenuProps) {
  const query = {
    ...{ 'provider.id': provider, requestTypes: kind, locale: trip.orderLocale, isRetired: false, _itemsPerPage: 200 },
  }
  const isServed = kind === 'hotel' || kind === 'train' || kind === 'other'
  const menus = useQuery({ ...listOf(menuContract, { query }), enabled: isServed })
  const items = menus.data?.items ?? []
  if (!isServed || (items.length === 0 && menu === null)) return null
  const chosen = menu === null ? null : String(idOf(menu))
  const known = items.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Panel title="Menü">
      <Select
        aria-label="Menü des Leistungsträgers"
        placeholder="Kein Menü"
        clearable
        data={
          chosen === null || known.some(({ value }) => value === chosen)
            ? known
            : [...known, { value: chosen, label: 'Nicht mehr angeboten' }]
        }
        value={chosen}
        onChange={(value) => onChoose(value === null ? null : linkTo('menus', Number(value)))}
      />
    </Panel>
  )
}
