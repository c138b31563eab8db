import { Checkbox, SegmentedControl } from '@mantine/core'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listOf } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/http.ts'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { Lookup } from '../../../../ui/fields/lookup.tsx'
import type { Choice } from '../../../../ui/inline/inline-select.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import { withNotes } from '../client-notes.ts'
import type { Draft } from '../draft.ts'
import { conceptLabel, loadConcept, loadTrip, tripLabel } from '../load-source.ts'
import classes from '../new-order.module.css'
import { emptySource, type SourceMode, type TripSource } from '../source.ts'
import type { NewOrder } from '../use-draft.ts'

/** What goes back together or not at all: a complexity belongs to its client, prefilled notes to the notes. */
const together: readonly (readonly (keyof Draft)[])[] = [
  ['client', 'clientOrganisation', 'clientComplexity', 'storedComplexity'],
  ['organisation', 'organisationFromClient'],
  ['notes', 'prefilledNotes'],
]

/** Notes down what a source fills in, so that it can be taken back. @param patch what comes from the source */
export function remembering(draft: Draft, patch: Partial<Draft>): Partial<Draft> {
  const { source = draft.source, ...after } = patch
  const before = Object.fromEntries(keysOf(after).map((key) => [key, draft[key]]))
  return { ...after, source: { ...source, filled: { before, after } } }
}

/** Another mode or source shall not keep what the last one filled in (000 §4); what the user has changed since stays. */
export function takenBack(draft: Draft): Partial<Draft> {
  const { filled, notes } = draft.source
  // A draft kept by an older version of the app does not know.
  if (filled == null) return {}
  // As `remembering` has noted them.
  const { before, after } = filled as { before: Partial<Draft>; after: Partial<Draft> }
  const isUntouched = (key: keyof Draft) => JSON.stringify(draft[key]) === JSON.stringify(after[key])
  const keys = keysOf(after).filter((key) => isUntouched(together.find((group) => group.includes(key))?.[0] ?? key))
  const goes = notes === true ? { notes: withNotes(draft, false).notes } : {}
  return { ...Object.fromEntries(keys.map((key) => [key, before[key]])), ...goes }
}

function keysOf(patch: Partial<Draft>): (keyof Draft)[] {
  // Object.keys forgets which keys there are.
  return Object.keys(patch) as (keyof Draft)[]
}

const modes: { value: SourceMode; label: string }[] = [
  { value: 'new', label: 'Neues Konzept' },
  { value: 'concept', label: 'Gesamtkonzept' },
  { value: 'copy', label: 'Reise kopieren' },
]

/** What the trip starts from: nothing, an overall concept, or another trip (000 §2.1, NEW-02). */
export function SourceGroup({ form, copy }: { form: NewOrder; copy: number | undefined }) {
  const { draft, change } = form
  const { source } = draft
  const choose = useChooseSource(form)
  const began = useRef(false)

  // The address names the trip to copy; it is loaded once, as if somebody had chosen it.
  useEffect(() => {
    if (began.current || copy === undefined || source.chosen?.value === String(copy)) return
    began.current = true
    void choose({ value: String(copy), label: '' })
  })

  return (
    <FormGroup title="Vorlage">
      <Field>
        <SegmentedControl
          fullWidth
          aria-label="Womit die Reise beginnt"
          data={modes}
          value={source.mode}
          // The control offers its own data only.
          onChange={(mode) => change({ ...takenBack(form.current()), source: emptySource(mode as SourceMode) })}
        />
      </Field>
      {source.mode === 'concept' && (
        <ConceptChoice source={source} onChoose={choose} organisation={draft.organisation} />
      )}
      {source.mode === 'copy' && <TripChoice source={source} onChoose={choose} />}
      {source.mode !== 'new' && (
        <Field>
          <div className={classes.sourceChoices}>
            <SourceChoices
              source={source}
              onChange={(patch) => change({ source: { ...source, ...patch } })}
              onNotes={(isTaken) => change(withNotes(form.current(), isTaken))}
            />
          </div>
        </Field>
      )}
    </FormGroup>
  )
}

/** Loads what has been chosen into the form; the answer of an older choice is left aside. */
function useChooseSource(form: NewOrder) {
  const client = useQueryClient()
  const latest = useRef('')
  return async (choice: Choice | null) => {
    const { source } = form.current()
    latest.current = choice?.value ?? ''
    form.change({
      ...takenBack(form.current()),
      source: { ...source, chosen: choice, days: null, takenOver: null, filled: null },
    })
    if (choice === null) return
    const load = source.mode === 'concept' ? loadConcept : loadTrip
    try {
      const loaded = await load(client, Number(choice.value), form.current())
      const isWanted = latest.current === choice.value && form.current().source.mode === source.mode
      if (isWanted) form.change(remembering(form.current(), loaded))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (latest.current !== choice.value) return
      notice.bad(
        source.mode === 'concept' ? 'Konzept konnte nicht geladen werden!' : 'Reise konnte nicht geladen werden!',
      )
      form.change({ source: { ...form.current().source, chosen: null, days: null } })
    }
  }
}

type ChoiceProps = { source: TripSource; onChoose: (choice: Choice | null) => Promise<void> }

function ConceptChoice({ source, onChoose, organisation }: ChoiceProps & { organisation: string | null }) {
  const client = useQueryClient()
  async function search(term: string): Promise<Choice[]> {
    const query = { _search: term || undefined, 'organisationFilter.id': organisation, _itemsPerPage: 40 }
    const { items } = await client.fetchQuery(listOf(orderConceptContract, { query }))
    return items.map((concept) => ({ value: String(concept.id), label: conceptLabel(concept) }))
  }
  return (
    <Field>
      <Lookup
        label="Gesamtkonzept"
        value={source.chosen}
        onChange={(choice) => void onChoose(choice)}
        resource="order_concepts"
        searchKey={[orderConceptContract.name, 'choices', organisation]}
        search={search}
      />
    </Field>
  )
}

function TripChoice({ source, onChoose }: ChoiceProps) {
  const client = useQueryClient()
  const [found] = useState(() => async (term: string): Promise<Choice[]> => {
    const query = { _search: term || undefined, '_order[id]': 'desc', _itemsPerPage: 40 } as const
    const { items } = await client.fetchQuery(listOf(orderContract, { query }))
    return items.map((trip) => ({ value: String(trip.id), label: tripLabel(trip) }))
  })
  return (
    <Field>
      <Lookup
        label="Reise"
        value={source.chosen}
        onChange={(choice) => void onChoose(choice)}
        resource="orders"
        searchKey={[orderContract.name, 'choices']}
        search={found}
      />
    </Field>
  )
}

type ChoicesProps = {
  source: TripSource
  onChange: (patch: Partial<TripSource>) => void
  onNotes: (isTaken: boolean) => void
}

/** What comes along beside days and services; prices only with the calculation they belong to (NEW-05). */
function SourceChoices({ source, onChange, onNotes }: ChoicesProps) {
  const { mode, requests, calculation, prices, emails, notes = false, takenOver } = source
  return (
    <>
      <Checkbox
        label="Anfragen"
        checked={requests}
        onChange={(event) => onChange({ requests: event.currentTarget.checked })}
      />
      {mode === 'copy' && (
        <>
          <Checkbox
            label="Kalkulation"
            checked={calculation}
            onChange={({ currentTarget: { checked } }) => onChange({ calculation: checked, prices: checked && prices })}
          />
          <Checkbox
            label="Preise"
            checked={prices}
            disabled={!calculation}
            title={calculation ? undefined : 'Preise nur mit der Kalkulation'}
            onChange={(event) => onChange({ prices: event.currentTarget.checked })}
          />
          <Checkbox
            label="E-Mails"
            checked={emails}
            onChange={(event) => onChange({ emails: event.currentTarget.checked })}
          />
          <Checkbox
            label="Bemerkungen"
            checked={notes}
            disabled={takenOver?.notes == null}
            title={takenOver?.notes == null ? 'Zu dieser Reise ist nichts notiert' : undefined}
            onChange={(event) => onNotes(event.currentTarget.checked)}
          />
        </>
      )}
    </>
  )
}
