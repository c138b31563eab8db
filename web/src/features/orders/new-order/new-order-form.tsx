import { Button, Input } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { counted, period } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { focusFirstWrong, useFocusOfRefusal } from '../../../ui/focus/use-focus-of-refusal.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { CreatedTrip } from './draft.ts'
import { announcement, reasonNotToSave, saveLabel } from './draft.ts'
import { ClientGroup } from './groups/client-group.tsx'
import { ContingentGroup } from './groups/contingent-group.tsx'
import { CrewGroup } from './groups/crew-group.tsx'
import { OutcomeGroup } from './groups/outcome-group.tsx'
import { RangeGroup } from './groups/range-group.tsx'
import { SourceGroup } from './groups/source-group.tsx'
import { EstimateGroup, ResponsibilityGroup, TripGroup } from './groups/trip-groups.tsx'
import type { MailOfTrip } from './mail-of-trip.ts'
import classes from './new-order.module.css'
import type { NewOrder } from './use-draft.ts'
import { useDraft } from './use-draft.ts'
import { type SaveTrips, useSaveTrips } from './use-save-trips.ts'

type Props = { copy: number | undefined; client: number | undefined; mail?: MailOfTrip }

/** The whole form on one screen (000 §2.1) and in all three modes. */
export function NewOrderForm({ copy, client, mail }: Props) {
  const form = useDraft(copy, client, mail)
  const trips = useSaveTrips(form, mail)
  const navigate = useNavigate()
  const fields = useRef<HTMLFormElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const reason = reasonNotToSave(form.draft)
  // A day that does not exist is in no draft, and lost all the same when one leaves.
  const hasWrongDay = () => fields.current?.checkValidity() === false
  const hints = [mail && 'aus einer E-Mail gelesen, bitte prüfen', announcement(form.draft)]
  const isDone = trips.unopened.length > 0
  useOpenForm({ isChanged: () => !isDone && form.isTouched() && hasWrongDay() })
  useFocusOfRefusal(!trips.isSaving && trips.problem !== null, () =>
    form.lead(() => focusFirstWrong(fields.current) || saveButton.current?.focus()),
  )
  if (isDone) return <CreatedTrips trips={trips.unopened} />

  function save() {
    if (reason !== null || trips.isSaving) return
    form.touch()
    // Dates that do not exist stay in their fields and must not be passed over.
    if (!hasWrongDay()) return trips.save()
    trips.tellProblem()
    form.lead(() => focusFirstWrong(fields.current))
  }

  function onKeyDown(event: KeyboardEvent) {
    form.touch()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // The notes would take it for a line break.
    event.preventDefault()
    event.stopPropagation()
    save()
  }

  return (
    <main
      className={classes.page}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={form.touch}
      onInputCapture={form.touch}
    >
      <PageHead title="Neue Reise anlegen" hint={hints.filter(Boolean).join(' · ') || undefined}>
        <Message trips={trips} reason={reason} reasonId={reasonId} />
        <Button variant="default" onClick={() => void navigate(paths.orders())} disabled={trips.isSaving}>
          Abbrechen
        </Button>
        <Button
          ref={saveButton}
          onClick={save}
          loading={trips.isSaving}
          disabled={reason !== null}
          aria-describedby={reasonId}
          aria-keyshortcuts="Control+Enter"
          title="Strg + Enter"
        >
          {saveLabel(form.draft.ranges)}
        </Button>
      </PageHead>
      {/* Enter alone saves nothing: the form has no submit button. */}
      <form ref={fields} className={classes.columns} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={classes.column}>
          <SourceGroup form={form} copy={copy} />
          <RangeGroup form={form} />
          <ClientGroup form={form} wanted={client} />
          <ResponsibilityGroup form={form} />
        </div>
        <div className={classes.column}>
          <TripGroup form={form} />
          <EstimateGroup form={form} />
          <OutcomeGroup draft={form.draft} />
        </div>
        <div className={classes.column}>
          <ContingentGroup form={form} />
          <CrewGroup form={form} />
          <NotesGroup form={form} />
        </div>
      </form>
    </main>
  )
}

type MessageProps = { trips: SaveTrips; reason: string | null; reasonId: string }

/** Beside the button: what is going on, what went wrong, or why it cannot be pressed. */
function Message({ trips, reason, reasonId }: MessageProps) {
  const text = trips.isSaving ? 'Die Eingaben werden gespeichert ...' : (trips.problem ?? reason)
  if (text === null) return null
  const isProblem = !trips.isSaving && trips.problem !== null
  return (
    <span id={reasonId} className={isProblem ? classes.problem : classes.reason} role={isProblem ? 'alert' : 'status'}>
      {text}
    </span>
  )
}

/** What was created, as links: stands in place of the form when the browser let no further tab be opened (NEW-13). */
function CreatedTrips({ trips }: { trips: readonly CreatedTrip[] }) {
  const last = trips.at(-1)
  return (
    <main>
      <PageHead title="Neue Reise anlegen" hint={`${counted(trips.length, ['Reise', 'Reisen'])} angelegt`}>
        {last !== undefined && (
          <Button renderRoot={(props) => <Link {...props} {...paths.order(last.id)} replace />}>
            Weiter zu Reise {last.orderNumber}
          </Button>
        )}
      </PageHead>
      <section className={classes.created} aria-label="Angelegte Reisen">
        <p>Der Browser hat das Öffnen weiterer Tabs verhindert. Hier geht es zu den neuen Reisen:</p>
        <ul className={classes.outcome}>
          {trips.map((trip) => (
            <li key={trip.id}>
              <Link {...paths.order(trip.id)} target="_blank" className={classes.link}>
                Reise {trip.orderNumber}
              </Link>
              <span>{period(trip.startAt, trip.endAt)}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

function NotesGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const error = errorOf('notes')
  const hint =
    draft.prefilledNotes === null
      ? 'Beginnen mit den Angaben des Kunden, sobald er gewählt ist'
      : 'Aus den Angaben des Kunden übernommen'
  return (
    <FormGroup title="Bemerkungen" hint={hint}>
      <Field>
        <div className={classes.editor} data-error={error !== undefined || undefined}>
          <div ref={setToolbar} className={classes.toolbar} role="toolbar" aria-label="Bemerkungen formatieren" />
          <div className={classes.notes}>
            <RichTextField
              variant="bare"
              label="Bemerkungen"
              value={draft.notes}
              onChange={(notes) => change({ notes })}
              toolsIn={toolbar}
              minHeight={234}
            />
          </div>
        </div>
        {error !== undefined && <Input.Error className={classes.lineError}>{error}</Input.Error>}
      </Field>
    </FormGroup>
  )
}
