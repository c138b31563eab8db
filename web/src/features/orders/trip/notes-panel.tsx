import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { useRef, useState } from 'react'
import { useReaders } from '../../../lib/colleagues.ts'
import { others, usePresence } from '../../../lib/live/live.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MentionNames } from '../../../ui/mentions/mention-names.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { RichTextConflict } from '../../../ui/rich-text/rich-text-conflict.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { Trip } from './api.ts'
import classes from './notes-panel.module.css'

/** Notes are saved so long after the last edit (000 §9). */
const restMs = 900

/** 'BEMERKUNGEN': saved by itself; when a colleague wrote at the same time, both versions stand side by side (APP-14). */
export function NotesPanel({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [isWriting, setWriting] = useState(false)
  const readers = useReaders(trip.id)
  const writers = others(usePresence(trip.id, isWriting ? 'notes' : null)).filter(({ field }) => field === 'notes')
  const state = stateOf('notes')
  const notes = useSharedValue<RichText | null>({
    item: { resource: orderContract.name, id: trip.id },
    saved: trip.notes,
    version: trip.version,
    field: 'notes',
    save: (value, options) => save({ notes: value }, options),
    restMs,
    onSaved: () => notice.good('Notizen erfolgreich gespeichert!'),
    onFailed: ({ status }) => {
      // Of a trip that is gone the page says so, and gives back what was typed.
      if (status !== 404) notice.bad('Notizen konnten nicht gespeichert werden! Server Error!')
    },
  })
  const text = useRef<HTMLDivElement>(null)
  // It saves itself, so that leaving asks nothing.
  useOpenForm({
    isChanged: () => false,
    fields: () => (notes.isUnsaved ? [...(text.current?.querySelectorAll('[contenteditable]') ?? [])] : []),
  })

  return (
    <Panel
      title="BEMERKUNGEN"
      fill
      hint={
        <span className={classes.hint}>
          {state !== undefined && <SaveMark state={state} />}
          {writers.length > 0 && (
            <span className={classes.writers} title="wird gerade auch von anderen bearbeitet">
              wird gerade auch von anderen bearbeitet
            </span>
          )}
        </span>
      }
      actions={<span ref={setTools} className={classes.tools} />}
    >
      {notes.conflict !== null && (
        <RichTextConflict subject="die Bemerkungen" {...notes.conflict} onChoose={notes.resolve} />
      )}
      <div ref={text} className={classes.text}>
        <MentionNames value={readers}>
          <RichTextField
            variant="bare"
            isMostlyRead
            label="Bemerkungen"
            value={notes.value}
            toolsIn={tools}
            disabled={notes.conflict !== null}
            onChange={notes.write}
            onFocus={() => setWriting(true)}
            onBlur={() => {
              setWriting(false)
              notes.flush()
            }}
          />
        </MentionNames>
      </div>
    </Panel>
  )
}
