import { Button } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { useRef, useState } from 'react'
import { others, usePresence } from '../../../lib/live.ts'
import { useSave } from '../../../lib/use-save.ts'
import { notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RichTextField } from '../../../ui/rich-text-field.tsx'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import { SaveMark } from '../../../ui/save-mark.tsx'
import type { Trip } from './api.ts'
import classes from './notes-panel.module.css'

/** Notes are saved so long after the last edit (000 §9). */
const restMs = 900

type Conflict = { mine: RichText | null; theirs: RichText | null }

/** 'BEMERKUNGEN': saved by itself; when a colleague wrote at the same time, both versions stand side by side (APP-14). */
export function NotesPanel({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [isWriting, setWriting] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [draft, setDraft] = useState<RichText | null | undefined>(undefined)
  // The version under which the first letter was typed is what a colleague's change is measured against.
  const basis = useRef<number | null>(null)
  const writers = others(usePresence(trip.id, isWriting ? 'notes' : null)).filter(({ field }) => field === 'notes')
  const state = stateOf('notes')

  const settle = useDebouncedCallback(
    (notes: RichText | null) => {
      send(notes, basis.current ?? trip.version)
    },
    { delay: restMs, flushOnUnmount: true },
  )

  function send(notes: RichText | null, version: number) {
    basis.current = null
    save(
      { notes },
      {
        ifMatch: version,
        onSaved: () => setDraft(undefined),
        onFailed: () => notice.bad('Notizen konnten nicht gespeichert werden! Server Error!'),
        onConflict: (current) => setConflict({ mine: notes, theirs: (current as Trip).notes }),
      },
    )
  }

  function write(notes: RichText | null) {
    basis.current ??= trip.version
    setDraft(notes)
    settle(notes)
  }

  function resolve(notes: RichText | null) {
    setConflict(null)
    setDraft(notes)
    send(notes, trip.version)
  }

  return (
    <Panel
      title="BEMERKUNGEN"
      hint={
        <>
          {state !== undefined && <SaveMark state={state} />}
          {writers.length > 0 && <span className={classes.writers}>wird gerade auch von anderen bearbeitet</span>}
        </>
      }
      actions={<span ref={setTools} className={classes.tools} />}
    >
      {conflict !== null && <ConflictChoice conflict={conflict} onChoose={resolve} />}
      <div className={classes.text}>
        <RichTextField
          variant="bare"
          label="Bemerkungen"
          value={draft === undefined ? trip.notes : draft}
          toolsIn={tools}
          disabled={conflict !== null}
          onChange={write}
          onFocus={() => setWriting(true)}
          onBlur={() => {
            setWriting(false)
            settle.flush()
          }}
        />
      </div>
    </Panel>
  )
}

function ConflictChoice({ conflict, onChoose }: { conflict: Conflict; onChoose: (notes: RichText | null) => void }) {
  const { mine, theirs } = conflict
  const both: RichText = { type: 'doc', content: [...(theirs?.content ?? []), ...(mine?.content ?? [])] }
  return (
    <div className={classes.conflict} role="alert">
      <strong>Jemand anderes hat die Bemerkungen gleichzeitig geändert. Was soll gelten?</strong>
      <div className={classes.versions}>
        <section aria-label="Meine Fassung">
          <h3>Meine Fassung</h3>
          <RichTextView value={mine} />
          <Button variant="default" onClick={() => onChoose(mine)}>
            Meine behalten
          </Button>
        </section>
        <section aria-label="Andere Fassung">
          <h3>Andere Fassung</h3>
          <RichTextView value={theirs} />
          <Button variant="default" onClick={() => onChoose(theirs)}>
            Andere übernehmen
          </Button>
        </section>
      </div>
      <Button variant="subtle" color="gray" onClick={() => onChoose(both)}>
        Beide untereinander behalten
      </Button>
    </div>
  )
}
