import { Textarea } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { maxOf } from '@reisewerk/domain/contract/words.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { hotelRequestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { useSharedValue } from '../../lib/saving/use-shared-value.ts'
import { useOpenForm } from '../../ui/dialogs/open-forms.ts'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { TextConflict } from '../../ui/notices/text-conflict.tsx'
import type { Trip } from '../orders/trip/api.ts'
import type { HotelRequest } from './api.ts'
import classes from './room-lists.module.css'

/** Notes are saved so long after the last edit (002 §9). */
const restMs = 400

/** What all hotels read, what the one of the list reads, and what stays in the house (002 §7). */
export function ListNotes({ trip, stay }: { trip: Trip; stay: HotelRequest | null }) {
  return (
    <Panel title="Hinweise">
      <div className={classes.notes}>
        <Note contract={orderContract} item={trip} field="roomlistNotes" label="Für alle Hotels" />
        {stay !== null && (
          <Note
            key={stay.id}
            contract={hotelRequestContract}
            item={stay}
            field="roomlistNotes"
            label={`Für ${stay.info.title}`}
          />
        )}
        <Note contract={orderContract} item={trip} field="roomlistInternalNotes" label="Intern" />
      </div>
    </Panel>
  )
}

type NoteField = 'roomlistNotes' | 'roomlistInternalNotes'
type NoteProps = {
  contract: Contract
  item: { readonly id: number; readonly version: number; readonly [field: string]: unknown }
  field: NoteField
  label: string
}

function Note({ contract, item, field, label }: NoteProps) {
  const { save, stateOf } = useSave(contract, item.id)
  const state = stateOf(field)
  const text = useSharedValue({
    item: { resource: contract.name, id: item.id },
    saved: String(item[field] ?? ''),
    version: item.version,
    field,
    save: (value, options) => save({ [field]: value }, options),
    restMs,
    onFailed: ({ status }) => {
      // Of a trip that is gone the page says so.
      if (status !== 404) notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!')
    },
  })
  // It saves itself, so that leaving asks nothing.
  useOpenForm({ isChanged: () => false })
  if (text.conflict !== null)
    return (
      <TextConflict
        subject={`„${label}“`}
        {...text.conflict}
        show={(value) => <p>{value}</p>}
        onChoose={text.resolve}
      />
    )
  return (
    <Textarea
      label={
        <>
          {label} <span className={classes.mark}>{state !== undefined && <SaveMark state={state} />}</span>
        </>
      }
      aria-label={label}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={maxOf(contract, field)}
      value={text.value}
      onChange={(event) => text.write(event.currentTarget.value)}
      onBlur={text.flush}
    />
  )
}
