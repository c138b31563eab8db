import { renamedTranslations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormWindow } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { keys } from '../../lib/keys.ts'
import { useOptions } from '../../lib/options.ts'
import { useSession } from '../../lib/session.ts'
import { Window } from '../../ui/dialogs/window.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { daysOf, type TripDay } from '../itinerary/plan/days.ts'
import { type Trip, tripOf } from '../orders/trip/api.ts'
import { useDestinations } from './api.ts'
import { ConceptDaysTable } from './concept-days-table.tsx'
import { bodyOfRow, linkOfRow, ownRow } from './day-row.ts'
import { OrderConceptFields } from './order-concept-fields.tsx'

type Props = { orderId: number; onClose: () => void }

/** 'Gesamtkonzept speichern': keeps a trip for reuse (000 §2.5, BULK-04). */
export default function OrderConceptDialog({ orderId, onClose }: Props) {
  const trip = useQuery(tripOf(orderId))
  const days = useQuery(daysOf(orderId))
  if (trip.data && days.data) return <ConceptForm trip={trip.data} days={days.data.items} onClose={onClose} />
  return (
    <Window onClose={onClose} {...window}>
      {trip.isError || days.isError ? (
        <ErrorState
          text="Reise konnte nicht geladen werden!"
          onRetry={() => void Promise.all([trip.refetch(), days.refetch()])}
        />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Window>
  )
}

const window = { title: 'Gesamtkonzept speichern', size: 'min(1480px, 96vw)', closeOnClickOutside: false }

type FormProps = { trip: Trip; days: readonly TripDay[]; onClose: () => void }

/** Begins with what the trip says; from then on what is typed stays, whatever colleagues change meanwhile. */
function ConceptForm({ trip, days, onClose }: FormProps) {
  const client = useQueryClient()
  const { organisations } = useSession()
  const house = idOf(trip.organisationFilter)
  const destinations = useDestinations()
  const ofTrip = {
    destinations: trip.trip.destinations.map(({ id }) => String(id)),
    category: useOptions('order_category', house).begins('classic'),
  }
  const form = useItemForm(orderConceptContract, {
    name: 'order-concept-of-trip',
    title: window.title,
    item: null,
    of: trip.id,
    begins: {
      name: trip.trip.name === '' ? trip.groupName : trip.trip.name,
      translations: renamedTranslations(trip.translations, 'tripName', 'name'),
      organisationFilter: {
        value: String(house),
        label: organisations.find(({ id }) => id === house)?.name ?? '',
      },
      category: trip.category,
      catalogPage: null,
      years: [],
      tags: [],
      traitTags: [...trip.traitTags],
      destinations: trip.trip.destinations.map(({ id, name }) => ({ value: String(id), label: name })),
      importChecked: false,
    },
    own: { rows: days.map((day, index) => ownRow(day, index + 1, ofTrip)) },
    sends: ({ own: { rows } }) => ({ days: rows.map(bodyOfRow), orderOfDays: rows.map(linkOfRow) }),
    done: 'Das Konzept wurde erfolgreich gespeichert',
    failed: 'Das Konzept konnte nicht gespeichert werden! Server Error!',
    onSaved: () => {
      void client.invalidateQueries({ queryKey: keys.resource('day_concepts') })
      onClose()
    },
    onClose,
  })
  const organisation = Number(form.value('organisationFilter')?.value ?? house)
  const categories = useOptions('order_category', organisation)
  // The rows say themselves what is wrong with them.
  form.errorOf('days')
  return (
    <FormWindow
      form={form}
      {...window}
      action="Speichern"
      missing={form.value('name')?.trim() ? null : { path: 'name', text: 'Bitte einen Titel eingeben' }}
    >
      <OrderConceptFields form={form} organisation={organisation} />
      <ConceptDaysTable
        rows={form.own.rows}
        onChange={(row) =>
          form.setOwn({ rows: form.own.rows.map((other) => (other.day.id === row.day.id ? row : other)) })
        }
        organisation={organisation}
        ofTrip={ofTrip}
        destinations={destinations}
        categories={categories.choices()}
        violations={form.violations}
      />
    </FormWindow>
  )
}
