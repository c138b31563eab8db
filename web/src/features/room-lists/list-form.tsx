import { Checkbox, SegmentedControl, Select } from '@mantine/core'
import { defaultListName } from '@reisewerk/domain/room-lists/list-names.ts'
import { roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { fieldOf } from '../../form/form-field.tsx'
import { FormPanel } from '../../form/form-frame.tsx'
import { useDrop } from '../../form/use-drop.ts'
import { useItemForm } from '../../form/use-item-form.ts'
import { Field } from '../../ui/fields/form-group.tsx'
import { type HotelRequest, type RoomList, spanOf, stays } from './api.ts'

const ListField = fieldOf<typeof roomListContract>()

type Props = {
  orderId: number
  list: RoomList | null
  lists: readonly RoomList[]
  requests: readonly HotelRequest[]
  template: RoomList['templateType']
  onSaved: (id: number) => void
  onDropped: () => void
  onClose: () => void
}
type Own = { kind: 'general' | 'hotel'; stay: string; copied: string; isLinked: boolean }

/** A new list, for all hotels or for one, with the rooms of another if wished; of one that exists its name and template (002 §5). */
export function ListForm({ orderId, list, lists, requests, template, onSaved, onDropped, onClose }: Props) {
  const offered = stays(requests)
  // As they are when the form opens: one that comes while somebody types would put a field between their hand and the button.
  const [copyable] = useState(lists)
  const drop = useDrop(roomListContract, list?.id ?? null)
  const form = useItemForm(roomListContract, {
    name: 'room-list',
    title: list === null ? 'Neue Zimmerliste' : 'Zimmerliste bearbeiten',
    item: list,
    of: orderId,
    what: { text: 'diese Zimmerliste', table: 'room_lists' },
    begins: { name: defaultListName(null), templateType: template },
    own: { kind: 'general', stay: '', copied: '', isLinked: true } as Own,
    sends: ({ isNew, own }) => {
      const stay = own.kind === 'hotel' ? offered.find(({ id }) => String(id) === own.stay) : undefined
      return isNew
        ? {
            order: linkTo('orders', orderId),
            ...(stay !== undefined && { provider: stay.provider, date: stay.startAt }),
          }
        : {}
    },
    creates: (body, { copied, isLinked }) => ({
      path: `/api/${roomListContract.name}`,
      query: copied === '' ? {} : { copyListId: copied, source: isLinked ? 'current' : 'individual' },
      body,
    }),
    done:
      list === null
        ? 'Eine neue Zimmerliste wurde erfolgreich erstellt!'
        : 'Die Zimmerliste wurde erfolgreich geändert!',
    failed: 'Die Zimmerliste konnte nicht gespeichert werden! Server Error!',
    onSaved: ({ id }) => {
      onSaved(id)
      onClose()
    },
    onClose,
  })
  const { own } = form
  const choose = (part: Partial<Own>) => {
    form.setOwn(part)
    const { kind, stay } = { ...own, ...part }
    const names = [defaultListName(null), ...offered.map(({ info }) => defaultListName(info.title))]
    const hotel = kind === 'hotel' ? offered.find(({ id }) => String(id) === stay) : undefined
    // What somebody has typed stays.
    if (names.includes(form.value('name') ?? '')) form.set({ name: defaultListName(hotel?.info.title ?? null) })
  }
  const missing =
    list === null && own.kind === 'hotel' && own.stay === ''
      ? 'Bitte ein Hotel wählen'
      : (form.value('name') ?? '').trim() === ''
        ? { path: 'name', text: 'Bitte einen Namen eingeben' }
        : null
  return (
    <FormPanel
      form={form}
      action={list === null ? 'Anlegen' : 'Speichern'}
      missing={missing}
      onDrop={drop({
        title: 'Soll diese Liste wirklich gelöscht werden?',
        text: `‚${list?.name ?? ''}‘ wird mit allen Zimmern und Gästen gelöscht.`,
        failed: 'Die Zimmerliste konnte nicht gelöscht werden! Server Error!',
        done: 'Die Zimmerliste wurde gelöscht!',
        onDropped,
      })}
    >
      {list === null && (
        <>
          <Field span={12}>
            <SegmentedControl
              fullWidth
              aria-label="Art der Liste"
              data={[
                { value: 'general', label: 'Allgemein' },
                { value: 'hotel', label: 'Für ein Hotel' },
              ]}
              value={own.kind}
              onChange={(kind) => choose({ kind: kind as Own['kind'] })} // of the data above
            />
          </Field>
          {own.kind === 'hotel' && (
            <Field span={12}>
              <Select
                label="Hotel"
                required
                searchable
                placeholder={offered.length === 0 ? 'Noch kein Hotel angefragt' : 'Hotel auswählen …'}
                nothingFoundMessage="Kein Hotel gefunden"
                data={offered.map((stay) => ({
                  value: String(stay.id),
                  label: [stay.info.title, spanOf(stay)].filter((part) => part !== '').join(', '),
                }))}
                value={own.stay === '' ? null : own.stay}
                onChange={(stay) => choose({ stay: stay ?? '' })}
              />
            </Field>
          )}
        </>
      )}
      <ListField name="name" begins />
      <ListField name="templateType" />
      {list === null && copyable.length > 0 && (
        <>
          <Field span={12}>
            <Select
              label="Zimmer übernehmen von"
              clearable
              data={copyable.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={own.copied === '' ? null : own.copied}
              onChange={(copied) => form.setOwn({ copied: copied ?? '' })}
            />
          </Field>
          {own.copied !== '' && (
            <Field span={12}>
              <Checkbox
                label="Gäste bleiben verbunden: Änderungen gelten in beiden Listen"
                checked={own.isLinked}
                onChange={(event) => form.setOwn({ isLinked: event.currentTarget.checked })}
              />
            </Field>
          )}
        </>
      )}
      {list !== null && (
        <>
          <ListField name="notes" />
          <ListField name="internalNotes" />
        </>
      )}
    </FormPanel>
  )
}
