import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { act } from '../../../lib/api.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { noConcept, orderConceptsOf } from './concept-search.ts'

/** Fills a trip that has no days yet with an overall concept (001 §2.5). */
export function OrderConceptDialog({ onClose }: { onClose: () => void }) {
  const { trip, change } = usePlan()
  const [concept, setConcept] = useState<Choice | null>(null)
  const [withRequests, setWithRequests] = useState(true)
  const organisation = idOf(trip.organisationFilter)

  async function add() {
    if (concept === null) {
      notice.bad(noConcept)
      return
    }
    const isAdded = await change({
      send: () =>
        act(`/api/days/from_order_concept/${concept.value}?requests=${withRequests}`, {
          order: linkTo('orders', trip.id),
        }),
      done: 'Die Tage wurden hinzugefügt!',
      failed: 'Die Tage konnten nicht hinzugefügt werden! Server Error!',
    })
    if (isAdded) onClose()
  }

  return (
    <FormDialog onClose={onClose} title="Gesamtkonzept verwenden" size={460}>
      <Stack gap={12}>
        <Lookup
          data-autofocus
          label="Gesamtkonzept"
          value={concept}
          onChange={setConcept}
          searchKey={['order_concepts', 'lookup', organisation]}
          search={orderConceptsOf(organisation)}
        />
        <Checkbox
          label="Anfragen übernehmen"
          checked={withRequests}
          onChange={(event) => setWithRequests(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={() => void add()}>Hinzufügen</Button>
        </Group>
      </Stack>
    </FormDialog>
  )
}
