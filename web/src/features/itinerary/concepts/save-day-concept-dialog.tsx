import { Button, Checkbox, Group, MultiSelect, Select, Stack, TagsInput, Textarea, TextInput } from '@mantine/core'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { act, listOf, newKey, optionsOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useDeletionOf } from '../../../lib/live/deletions.ts'
import { useOptions } from '../../../lib/options.ts'
import { CountField } from '../../../ui/count-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notice } from '../../../ui/notice.tsx'
import { anyTooLong, tooLong } from '../../../ui/too-long.ts'
import type { TripDay } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { useIsNameTaken } from '../plan/use-is-name-taken.ts'
import classes from './save-day-concept-dialog.module.css'

const yesNo = [
  { value: 'true', label: 'Ja' },
  { value: 'false', label: 'Nein' },
]

/** @param day as it was when the dialog opened */
type Props = { day: TripDay; number: number; onClose: () => void }

/**
 * Keeps a day as a day concept (001 §2.6, DAY-07). What was typed stays when the server refuses it, and when a colleague deletes
 * the day.
 */
export function SaveDayConceptDialog({ day, number, onClose }: Props) {
  const { trip, days } = usePlan()
  const gone = useDeletionOf({ what: 'diesen Tag', table: dayContract.name, row: day.id })
  const client = useQueryClient()
  const organisation = idOf(trip.organisationFilter)
  const usualCategory = useOptions('order_category', organisation).begins('classic')
  const [key, setKey] = useState(newKey)
  const [draft, setDraft] = useState({
    name: day.name,
    subtitle: day.daySubtitles.map(({ subtitle }) => subtitle).join(' · '),
    isHidden: false,
    distance: day.distance,
    destinations: trip.trip.destinations.map((destination) => String(destination.id)),
    category: usualCategory as string,
    catalogText: '',
    traitTags: [] as string[],
    requests: true,
  })
  const [refused, setRefused] = useState<ApiError | null>(null)
  const change = (patch: Partial<typeof draft>) => {
    setRefused(null)
    // Another text is another concept.
    setKey(newKey())
    setDraft({ ...draft, ...patch })
  }
  const isTaken = useIsNameTaken(draft.name, organisation)
  const categories = useCategories(organisation)
  const destinations = useQuery(listOf(destinationContract, { query: { _itemsPerPage: 500 } })).data?.items ?? []

  const saving = useMutation({
    mutationFn: async () => {
      const { requests, destinations: chosen, ...fields } = draft
      const body = {
        ...fields,
        destinations: chosen.map((id) => linkTo('destinations', Number(id))),
        sortHelper: (days.find(({ id }) => id === day.id) ?? day).sortHelper,
      }
      try {
        await act(`/api/day_concepts/create_from_day/${day.id}?requests=${requests}`, body, key)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setRefused(error)
        notice.bad('Das Tageskonzept konnte nicht gespeichert werden! Server Error!', error.message)
        return
      }
      notice.good('Das Tageskonzept wurde gespeichert!')
      void client.invalidateQueries({ queryKey: keys.list(dayConceptContract.name) })
      onClose()
    },
  })
  const isOff = draft.name.trim() === '' || isTaken || gone !== null
  const nameError = isTaken ? 'This name already exists!' : refused?.messageFor('name')

  return (
    <FormDialog onClose={onClose} gone={gone} title={`Tag ${number} als Tageskonzept speichern`} size={520}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isPending && !isOff) saving.mutate()
        }}
      >
        <Stack gap={12}>
          <TextInput
            data-autofocus
            label="Name"
            required
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={tooLong(draft.name, 200) ?? nameError}
          />
          <TextInput
            label="Untertitel"
            value={draft.subtitle}
            onChange={(event) => change({ subtitle: event.currentTarget.value })}
            error={tooLong(draft.subtitle, 200) ?? refused?.messageFor('subtitle')}
          />
          <div className={classes.facts}>
            <CountField
              label="Strecke in Km"
              value={draft.distance}
              onChange={(distance) => change({ distance })}
              error={refused?.messageFor('distance')}
            />
            <Select
              label="Kategorie"
              data={categories}
              allowDeselect={false}
              value={draft.category}
              onChange={(category) => category !== null && change({ category })}
            />
            <Select
              label="Inaktiv"
              data={yesNo}
              allowDeselect={false}
              value={String(draft.isHidden)}
              onChange={(value) => change({ isHidden: value === 'true' })}
            />
          </div>
          <MultiSelect
            label="Destinationen"
            searchable
            hidePickedOptions
            data={destinations.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={draft.destinations}
            onChange={(chosen) => change({ destinations: chosen })}
          />
          <TagsInput
            label="Tags"
            data={useKnownTags()}
            value={draft.traitTags}
            onChange={(traitTags) => change({ traitTags })}
            error={anyTooLong(draft.traitTags, 60) ?? refused?.messageFor('traitTags')}
          />
          <Textarea
            label="Katalogtext"
            autosize
            minRows={2}
            maxRows={8}
            value={draft.catalogText}
            onChange={(event) => change({ catalogText: event.currentTarget.value })}
          />
          <Checkbox
            label="LT speichern"
            description="Mit den Anfragen an die Leistungsträger"
            checked={draft.requests}
            onChange={(event) => change({ requests: event.currentTarget.checked })}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Abbrechen
            </Button>
            <Button type="submit" loading={saving.isPending} disabled={isOff}>
              Speichern
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  )
}

/** Tags that concepts and trips of the house have already. */
function useKnownTags(): string[] {
  const { data } = useQuery(optionsOf(orderConceptContract))
  const tags: unknown = data?.orderTags
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

function useCategories(organisation: number) {
  const { data, isError } = useQuery(optionsOf(dayConceptContract, organisation))
  if (isError) return [{ value: 'classic', label: 'Die Kategorien der Tageskonzepte konnten nicht geladen werden!' }]
  // The contract states the list; the answer adds nothing to it.
  const options = (data?.categories ?? []) as readonly { key: string; label: string }[]
  return options.map((option) => ({ value: option.key, label: option.label }))
}
