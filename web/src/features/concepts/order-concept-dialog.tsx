import { Button } from '@mantine/core'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { create, newKey } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useOptions } from '../../lib/options.ts'
import { confirm } from '../../ui/confirm.tsx'
import { isAllRead } from '../../ui/is-all-read.ts'
import { ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { notice } from '../../ui/notice.tsx'
import { Window } from '../../ui/window.tsx'
import { daysOf, type TripDay } from '../itinerary/plan/days.ts'
import { type Trip, tripOf } from '../orders/trip/api.ts'
import { useDestinations } from './api.ts'
import { ConceptDaysTable } from './concept-days-table.tsx'
import classes from './concepts.module.css'
import { bodyOfRow, type DayRow, linkOfRow, ownRow } from './day-row.ts'
import { bodyOfFields, OrderConceptFields } from './order-concept-fields.tsx'

type Props = { orderId: number; onClose: () => void }

/** 'Gesamtkonzept speichern': keeps a trip for reuse (000 §2.5, BULK-04). */
export default function OrderConceptDialog({ orderId, onClose }: Props) {
  const trip = useQuery(tripOf(orderId))
  const days = useQuery(daysOf(orderId))
  const [isDirty, setDirty] = useState(false)

  async function close() {
    const isMeant =
      !isDirty ||
      (await confirm({
        title: 'Gesamtkonzept verwerfen?',
        text: 'Was hier eingegeben wurde, ist noch nicht gespeichert.',
        action: 'Verwerfen',
        tone: 'bad',
      }))
    if (isMeant) onClose()
  }

  return (
    <Window
      onClose={() => void close()}
      title="Gesamtkonzept speichern"
      size="min(1480px, 96vw)"
      closeOnClickOutside={false}
    >
      {(trip.isPending || days.isPending) && <LoadingRows rows={6} />}
      {(trip.isError || days.isError) && (
        <ErrorState
          text="Reise konnte nicht geladen werden!"
          onRetry={() => void Promise.all([trip.refetch(), days.refetch()])}
        />
      )}
      {trip.data && days.data && (
        <ConceptForm
          trip={trip.data}
          days={days.data.items}
          onDirty={() => setDirty(true)}
          onCancel={() => void close()}
          onSaved={onClose}
        />
      )}
    </Window>
  )
}

type FormProps = {
  trip: Trip
  days: readonly TripDay[]
  onDirty: () => void
  onCancel: () => void
  onSaved: () => void
}

/** Begins with what the trip says; from then on what is typed stays, whatever colleagues change meanwhile. */
function ConceptForm({ trip, days, onDirty, onCancel, onSaved }: FormProps) {
  const form = useConceptForm(trip, days, onDirty, onSaved)
  const { draft, change, errorOf } = form
  const organisation = Number(draft.organisation)
  const categories = useOptions('order_category', organisation)
  const destinations = useDestinations()
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <OrderConceptFields draft={draft} onChange={change} errorOf={errorOf} />
      <ConceptDaysTable
        rows={draft.rows}
        onChange={form.changeRow}
        organisation={organisation}
        ofTrip={form.ofTrip}
        destinations={destinations}
        categories={categories.choices()}
        violations={form.violations}
      />
      <footer className={classes.foot}>
        <span role="alert" className={classes.problem}>
          {form.problem}
        </span>
        <Button variant="default" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button type="submit" loading={form.isSaving} disabled={draft.name.trim() === ''}>
          Speichern
        </Button>
      </footer>
    </form>
  )
}

const failed = 'Das Konzept konnte nicht gespeichert werden! Server Error!'

function useConceptForm(trip: Trip, days: readonly TripDay[], onDirty: () => void, onSaved: () => void) {
  const client = useQueryClient()
  const house = idOf(trip.organisationFilter)
  const ofTrip = {
    destinations: trip.trip.destinations.map(({ id }) => String(id)),
    category: useOptions('order_category', house).begins('classic'),
  }
  const [draft, setDraft] = useState(() => ({
    name: trip.trip.name === '' ? trip.groupName : trip.trip.name,
    organisation: String(house),
    category: trip.category as string,
    catalogPage: '',
    years: [] as string[],
    tags: [] as string[],
    traitTags: [...trip.traitTags],
    destinations: ofTrip.destinations,
    importChecked: false,
    rows: days.map((day, index) => ownRow(day, index + 1, ofTrip)),
  }))
  const [key, setKey] = useState(newKey)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [isSaving, setSaving] = useState(false)

  function set(next: (now: typeof draft) => typeof draft) {
    onDirty()
    // Another text is another concept.
    setKey(newKey())
    setDraft(next)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving || draft.name.trim() === '' || !isAllRead(event.currentTarget)) return
    setSaving(true)
    setRefused(null)
    try {
      await create(orderConceptContract, bodyOf(draft), key)
      notice.good('Das Konzept wurde erfolgreich gespeichert')
      for (const name of ['order_concepts', 'day_concepts']) {
        void client.invalidateQueries({ queryKey: keys.resource(name) })
      }
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error)
      notice.bad(failed, error.message)
      // A refused request has made nothing; one without an answer may have.
      if (!error.isPassing) setKey(newKey())
    } finally {
      setSaving(false)
    }
  }

  const isShown = (path: string) => path.startsWith('days[') || path in draft || path === 'organisationFilter'
  const violations = refused?.violations ?? []
  return {
    draft,
    ofTrip,
    submit,
    isSaving,
    violations,
    /** What no field shows. */
    problem: violations.some(({ propertyPath }) => isShown(propertyPath)) ? undefined : refused?.message,
    errorOf: (path: string) => refused?.messageFor(path),
    change: (patch: Partial<typeof draft>) => set((now) => ({ ...now, ...patch })),
    changeRow: (row: DayRow) =>
      set((now) => ({ ...now, rows: now.rows.map((other) => (other.day.id === row.day.id ? row : other)) })),
  }
}

type Draft = ReturnType<typeof useConceptForm>['draft']

function bodyOf({ rows, ...fields }: Draft) {
  return { ...bodyOfFields(fields), days: rows.map(bodyOfRow), orderOfDays: rows.map(linkOfRow) }
}
